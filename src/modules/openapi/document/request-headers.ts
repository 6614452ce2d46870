import { contentOf, sentType } from './body-content'
import { plainSchema } from './plain-schema'
import type { OperationView, ParameterView, SecurityAlternative, SecuritySchemeView } from './types'

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

/** What tells which headers a request has beside the stated ones. */
type Asked = Pick<OperationView, 'headerParams' | 'security' | 'securityStated' | 'webhook' | 'body'>

/**
 * The headers that a request has beside those that the document states (DOC-41): Authorization, required unless there is a
 * way in without it, and Content-Type, optional. What the document states about either wins, a stated other way of
 * signing in included.
 */
export function defaultHeaders(operation: Asked): ParameterView[] {
  const named = (name: string) => operation.headerParams.some((header) => isSameName(header.name, name))
  const contentType = sentType(contentOf(operation.body, undefined)?.contentType)
  const added = credentialsOf(operation)
    .filter((credential) => credential.in === 'header' && !named(credential.name))
    .map(({ name, value, scheme, bearer }): ParameterView => ({
      ...plain,
      name,
      required: isInEveryWay(operation, name),
      description: bearer ? '`Bearer` and the access token.' : `Credentials: ${scheme}.`,
      schema: text(),
      sample: JSON.stringify(value),
    }))
  if (!named('Content-Type')) {
    added.push({
      ...plain,
      name: 'Content-Type',
      required: false,
      schema: text(contentType),
      sample: JSON.stringify(contentType),
    })
  }
  return added
}

/** The header parameters of an operation, the default ones first (DOC-41), with the content type that is chosen. */
export function requestHeaders(
  { defaultHeaders: defaults, headerParams, body }: OperationView,
  chosenType?: string,
): ParameterView[] {
  const contentType = sentType(contentOf(body, chosenType)?.contentType)
  const added = defaults.map((header) =>
    header.name === 'Content-Type' ? { ...header, schema: { ...header.schema, default: contentType } } : header,
  )
  return [...added, ...headerParams]
}

/** Whether no way in does without the header. */
function isInEveryWay({ security, securityStated }: Asked, name: string): boolean {
  const carries = ({ schemes }: SecurityAlternative) =>
    schemes.some(({ scheme }) => {
      const credential = credentialFor(scheme)
      return credential?.in === 'header' && isSameName(credential.name, name)
    })
  return !securityStated || security.every(carries)
}

/** True for names that differ in case at most: those of headers mean the same. */
export function isSameName(name: string, other: string): boolean {
  return name.toLowerCase() === other.toLowerCase()
}

function text(standard?: string): ParameterView['schema'] {
  return { ...plainSchema('string'), ...(standard !== undefined && { default: standard }) }
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

/**
 * The credentials of the first way in, one for each place; a bearer token when the document says nothing (DOC-41), none
 * for open operations and for webhooks, which the service itself sends.
 */
export function credentialsOf({
  security,
  securityStated,
  webhook,
}: Pick<Asked, 'security' | 'securityStated' | 'webhook'>): Credential[] {
  if (webhook) return []
  if (!securityStated) return [authorization('bearer', 'Bearer')]
  const schemes = security.find((alternative) => alternative.schemes.length > 0)?.schemes ?? []
  const all = schemes.flatMap(({ scheme }) => credentialFor(scheme) ?? [])
  return all.filter(
    (credential, index) =>
      all.findIndex((other) => other.in === credential.in && isSameName(other.name, credential.name)) === index,
  )
}

function authorization(scheme: string, kind: string): Credential {
  const bearer = kind === 'Bearer'
  const value = `${kind} ${bearer ? 'YOUR_ACCESS_TOKEN' : 'YOUR_CREDENTIALS'}`
  return { in: 'header', name: 'Authorization', value, bearer, scheme }
}

/** Undefined where a request itself carries nothing: a client certificate. */
function credentialFor(stated: SecuritySchemeView): Credential | undefined {
  const { name, type, scheme = 'bearer', in: where = 'header', parameterName = name } = stated
  if (type === 'mutualTLS') return undefined
  if (type === 'apiKey') return { in: where, name: parameterName, value: 'YOUR_API_KEY', bearer: false, scheme: name }
  const kind = type === 'basic' ? type : scheme
  return authorization(name, kind.charAt(0).toUpperCase() + kind.slice(1).toLowerCase())
}
