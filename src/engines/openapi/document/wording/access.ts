import { present } from '../json'
import type { AccessView, SecurityAlternative, SecuritySchemeView } from '../types'

/**
 * Describes how a caller authenticates for an operation: with a bearer token when the document does not say (DOC-41).
 * @param stated whether the document states a requirement; an empty requirement counts as stated.
 */
export function accessOf(security: readonly SecurityAlternative[], stated: boolean): AccessView {
  const withSchemes = security.filter(({ schemes }) => schemes.length > 0)
  const ways = withDetailsOnce(withChoiceOfScope(withSchemes))
  const none = stated ? 'None: this operation is open.' : 'Bearer token.'
  return present({
    lead: ways.length === 0 ? none : ways.length > 1 ? 'One of these is enough:' : undefined,
    ways,
    rest: ways.length > 0 && withSchemes.length < security.length ? 'It may also be called without.' : undefined,
  })
}

/** Merges alternatives that need the same schemes with one scope each into one, for which one of the scopes is enough. */
function withChoiceOfScope(ways: readonly SecurityAlternative[]): SecurityAlternative[] {
  const groups = new Map<string, SecurityAlternative[]>()
  for (const [index, way] of ways.entries()) {
    const [scope, ...others] = new Set(way.schemes.map(({ scopes }) => JSON.stringify(scopes.map(({ name }) => name))))
    const isPlain = scope !== undefined && others.length === 0 && way.schemes[0]?.scopes.length === 1
    const key = isPlain ? JSON.stringify(way.schemes.map(({ scheme }) => scheme.name)) : String(index)
    const group = groups.get(key)
    if (group) group.push(way)
    else groups.set(key, [way])
  }
  return [...groups.values()].flatMap((group) => (group.length === 1 ? group : joined(group)))
}

function joined(ways: readonly SecurityAlternative[]): SecurityAlternative {
  const schemes = ways[0]?.schemes ?? []
  return {
    schemes: schemes.map(({ scheme }, index) => {
      const scopes = ways.flatMap((way) => way.schemes[index]?.scopes ?? [])
      return { scheme, scopes: [...new Map(scopes.map((scope) => [scope.name, scope])).values()], oneIsEnough: true }
    }),
  }
}

/** Keeps the details of a scheme only where it first appears. */
function withDetailsOnce(ways: readonly SecurityAlternative[]): SecurityAlternative[] {
  const seen = new Set<string>()
  return ways.map(({ schemes }) => ({
    schemes: schemes.map((needed) => {
      const { name, type, text, deprecated } = needed.scheme
      if (seen.has(name)) return { ...needed, scheme: { name, type, text, deprecated, flows: [] } }
      seen.add(name)
      return needed
    }),
  }))
}

/** Describes what a security scheme sends, and where. */
export function schemeText({
  type,
  scheme,
  in: place,
  parameterName,
  bearerFormat,
}: Omit<SecuritySchemeView, 'text'>): string {
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

/** Describes an OAuth flow, given its name in OpenAPI or Swagger 2.0. */
export function flowText(kind: string): string {
  return (Object.hasOwn(flows, kind) ? flows[kind] : undefined) ?? kind
}
