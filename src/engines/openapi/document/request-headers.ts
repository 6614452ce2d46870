import { scalarJson } from '@/lib/exact-json'
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
  isSampleDocumented: true,
}

/** The fields of an operation that the default headers are derived from. */
type HeaderFacts = Pick<OperationView, 'headerParams' | 'security' | 'securityStated' | 'webhook' | 'body'>

/**
 * Returns the headers that a request has in addition to those of the document (DOC-41): Authorization, which is required
 * unless a security alternative works without it, and Content-Type, which is optional. Headers and security requirements
 * of the document take precedence.
 */
export function defaultHeaders(operation: HeaderFacts): ParameterView[] {
  const named = (name: string) => operation.headerParams.some((header) => isSameName(header.name, name))
  const contentType = sentType(contentOf(operation.body, undefined)?.contentType)
  const added = credentialsOf(operation)
    .filter((credential) => credential.in === 'header' && !named(credential.name))
    .map(({ name, value, scheme, bearer }): ParameterView => ({
      ...plain,
      name,
      required: isInEveryAlternative(operation, name),
      description: bearer ? '`Bearer` and the access token.' : `Credentials: ${scheme}.`,
      schema: text(),
      sample: scalarJson(value),
    }))
  if (!named('Content-Type')) {
    added.push({
      ...plain,
      name: 'Content-Type',
      required: false,
      schema: text(contentType),
      sample: scalarJson(contentType),
    })
  }
  return added
}

/** Returns the header parameters of an operation, default headers first (DOC-41), with the chosen content type. */
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

/** True when every security alternative sends the header. */
function isInEveryAlternative({ security, securityStated }: HeaderFacts, name: string): boolean {
  const carries = ({ schemes }: SecurityAlternative) =>
    schemes.some(({ scheme }) => {
      const credential = credentialFor(scheme)
      return credential?.in === 'header' && isSameName(credential.name, name)
    })
  return !securityStated || security.every(carries)
}

/** True for equal header names; their case does not matter. */
export function isSameName(name: string, other: string): boolean {
  return name.toLowerCase() === other.toLowerCase()
}

function text(standard?: string): ParameterView['schema'] {
  return { ...plainSchema('string'), ...(standard !== undefined && { default: standard }) }
}

/** The credential that a request sends. */
export interface Credential {
  in: string
  name: string
  value: string
  bearer: boolean
  /** Name of the security scheme. */
  scheme: string
}

/**
 * Returns the credentials of the first security alternative, one per header, query parameter or cookie: a bearer token
 * when the document states no requirement (DOC-41), none for open operations and for webhooks, which the service sends.
 */
export function credentialsOf({
  security,
  securityStated,
  webhook,
}: Pick<HeaderFacts, 'security' | 'securityStated' | 'webhook'>): Credential[] {
  if (webhook) return []
  if (!securityStated) return [authorization('bearer', 'Bearer')]
  const [{ schemes } = { schemes: [] }] = security
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

/** Returns undefined for a client certificate, which is not part of the request. */
function credentialFor(stated: SecuritySchemeView): Credential | undefined {
  const { name, type, scheme = 'bearer', in: where = 'header', parameterName = name } = stated
  if (type === 'mutualTLS') return undefined
  if (type === 'apiKey') return { in: where, name: parameterName, value: 'YOUR_API_KEY', bearer: false, scheme: name }
  const kind = type === 'basic' ? type : scheme
  return authorization(name, kind.charAt(0).toUpperCase() + kind.slice(1).toLowerCase())
}
