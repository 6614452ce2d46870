import { present } from '../json'
import type { AccessView, SecurityAlternative, SecuritySchemeView } from '../types'

/**
 * How a caller authenticates at an operation; by a bearer token where the document does not say (DOC-41).
 * @param stated the document states the requirement, also that there is none.
 */
export function accessOf(security: readonly SecurityAlternative[], stated: boolean): AccessView {
  const withSchemes = security.filter(({ schemes }) => schemes.length > 0)
  const ways = toldOnce(withChoiceOfScope(withSchemes))
  const none = stated ? 'None: this operation is open.' : 'Bearer token.'
  return present({
    lead: ways.length === 0 ? none : ways.length > 1 ? 'One of these is enough:' : undefined,
    ways,
    rest: ways.length > 0 && withSchemes.length < security.length ? 'It may also be called without.' : undefined,
  })
}

/** Ways that take the same schemes with one scope each are one way, on which one of the scopes is enough. */
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

/** What a scheme is stands where it comes first. */
function toldOnce(ways: readonly SecurityAlternative[]): SecurityAlternative[] {
  const told = new Set<string>()
  return ways.map(({ schemes }) => ({
    schemes: schemes.map((needed) => {
      const { name, type, said, deprecated } = needed.scheme
      if (told.has(name)) return { ...needed, scheme: { name, type, said, deprecated, flows: [] } }
      told.add(name)
      return needed
    }),
  }))
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
