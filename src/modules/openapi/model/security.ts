import type { SecurityAlternative, SecuritySchemeView } from '../engine/types'

/** The ways to be let in that take something, with what is said before and after them. */
export interface Access {
  ways: SecurityAlternative[]
  lead: string | undefined
  rest: string | undefined
}

/**
 * What an operation wants of who calls it; a bearer token where the document says nothing (2 §9).
 * @param stated the document states the requirement, also that there is none.
 */
export function accessOf(security: readonly SecurityAlternative[], stated: boolean): Access {
  const ways = security.filter(({ schemes }) => schemes.length > 0)
  const none = stated ? 'None: this operation is open.' : 'Bearer token.'
  return {
    ways,
    lead: ways.length === 0 ? none : ways.length > 1 ? 'One of these is enough:' : undefined,
    rest: ways.length > 0 && ways.length < security.length ? 'It may also be called without.' : undefined,
  }
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

/** Where a flow of OAuth begins, gets its token and gets a fresh one; each address once. */
export function flowAddresses(flow: SecuritySchemeView['flows'][number]): string[] {
  const { authorizationUrl, deviceAuthorizationUrl, tokenUrl, refreshUrl } = flow
  const all = [authorizationUrl, deviceAuthorizationUrl, tokenUrl, refreshUrl]
  return [...new Set(all)].filter((url) => url !== undefined)
}
