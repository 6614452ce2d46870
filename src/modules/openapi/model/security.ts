import { present } from '../engine/json'
import type { AccessView, SecurityAlternative, SecuritySchemeView } from '../engine/types'

/**
 * What an operation wants of who calls it; a bearer token where the document says nothing (2 §9).
 * @param stated the document states the requirement, also that there is none.
 */
export function accessOf(security: readonly SecurityAlternative[], stated: boolean): AccessView {
  const ways = security.filter(({ schemes }) => schemes.length > 0)
  const none = stated ? 'None: this operation is open.' : 'Bearer token.'
  return present({
    lead: ways.length === 0 ? none : ways.length > 1 ? 'One of these is enough:' : undefined,
    ways,
    rest: ways.length > 0 && ways.length < security.length ? 'It may also be called without.' : undefined,
  })
}

/** How a scheme lets somebody in: what is sent, and where. */
export function sayScheme({
  type,
  scheme,
  in: place,
  parameterName,
  bearerFormat,
}: Omit<SecuritySchemeView, 'said'>): string {
  if (type === 'apiKey') return `API key in the ${place ?? 'header'} ${parameterName ?? ''}`.trim()
  if (type === 'basic' || scheme?.toLowerCase() === 'basic') return 'User name and password (Basic)'
  if (scheme?.toLowerCase() === 'bearer')
    return bearerFormat === undefined ? 'Bearer token' : `Bearer token (${bearerFormat})`
  if (type === 'oauth2') return 'Bearer token (OAuth 2.0)'
  if (type === 'openIdConnect') return 'Bearer token (OpenID Connect)'
  if (type === 'mutualTLS') return 'Client certificate (mutual TLS)'
  return scheme ?? type
}

const flows: Readonly<Record<string, string>> = {
  accessCode: 'Authorization code',
  application: 'Client credentials',
  authorizationCode: 'Authorization code',
  clientCredentials: 'Client credentials',
  deviceAuthorization: 'Device authorization',
  implicit: 'Implicit',
  password: 'Password',
}

/** The flow of a scheme, by its name in OpenAPI or Swagger 2.0. */
export function sayFlow(kind: string): string {
  return (Object.hasOwn(flows, kind) ? flows[kind] : undefined) ?? kind
}
