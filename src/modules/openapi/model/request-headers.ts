import type { OperationView, ParameterView, SecuritySchemeView } from '../engine/types'

const plain = {
  in: 'header' as const,
  deprecated: false,
  style: 'simple',
  explode: false,
  allowReserved: false,
  allowEmptyValue: false,
  examples: [],
  sampleGiven: true,
}

/**
 * The header parameters of an operation with the default ones (2 §9): Authorization, required, and Content-Type,
 * optional. What the document states about either wins, a stated other way of signing in included.
 */
export function requestHeaders(operation: OperationView): ParameterView[] {
  const named = (name: string) =>
    operation.headerParams.some((header) => header.name.toLowerCase() === name.toLowerCase())
  const contentType = sentType(operation.body?.contents[0]?.contentType)
  const added: ParameterView[] = []
  const credential = credentialOf(operation)
  if (credential?.in === 'header' && !named(credential.name)) {
    const description = credential.bearer ? '`Bearer` and the access token.' : `Credentials: ${credential.scheme}.`
    added.push({
      ...plain,
      name: credential.name,
      required: true,
      description,
      schema: text(),
      sample: JSON.stringify(credential.value),
    })
  }
  if (!named('Content-Type')) {
    added.push({
      ...plain,
      name: 'Content-Type',
      required: false,
      schema: text(contentType),
      sample: JSON.stringify(contentType),
    })
  }
  return [...added, ...operation.headerParams]
}

/** The content type that a request names: a range of types in the document stands for JSON. */
export function sentType(contentType = 'application/json'): string {
  return contentType.includes('*') ? 'application/json' : contentType
}

function text(standard?: string): ParameterView['schema'] {
  return {
    type: 'string',
    rules: [],
    enum: [],
    examples: [],
    nullable: false,
    deprecated: false,
    readOnly: false,
    writeOnly: false,
    recursive: false,
    problems: [],
    ...(standard !== undefined && { default: standard }),
  }
}

/** What a request signs in with. */
export interface Credential {
  in: string
  name: string
  value: string
  bearer: boolean
  /** Name of the security scheme. */
  scheme: string
}

/** The credential of the first way in; a bearer token when the document says nothing (2 §9), none for open operations. */
export function credentialOf({ security, securityStated }: OperationView): Credential | undefined {
  if (!securityStated) return bearer('bearer')
  const schemes = security.find((alternative) => alternative.schemes.length > 0)?.schemes ?? []
  const [first] = schemes.map(({ scheme }) => scheme)
  return first && credentialFor(first)
}

function bearer(scheme: string): Credential {
  return { in: 'header', name: 'Authorization', value: 'Bearer YOUR_ACCESS_TOKEN', bearer: true, scheme }
}

function credentialFor({ name, type, scheme, in: where, parameterName }: SecuritySchemeView): Credential {
  if (type === 'apiKey') {
    return { in: where ?? 'header', name: parameterName ?? name, value: 'YOUR_API_KEY', bearer: false, scheme: name }
  }
  if (type === 'basic' || scheme?.toLowerCase() === 'basic') {
    return { in: 'header', name: 'Authorization', value: 'Basic YOUR_CREDENTIALS', bearer: false, scheme: name }
  }
  return bearer(name)
}
