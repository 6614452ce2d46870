import { sayScheme } from '../model/security'
import { isObject, own, ownEntries, ownList, ownText, present } from './json'
import { follow } from './references'
import { below, entriesBelow, rootOf } from './spec-document'
import type { Bundle, Place } from './spec-document'
import type { SecurityAlternative, SecuritySchemeView } from './types'

/** All security schemes of the document. */
export function securitySchemes(bundle: Bundle): SecuritySchemeView[] {
  return schemePlaces(bundle).map(([name, place]) => schemeView(bundle, name, place))
}

/** What the operation demands, else what the document demands; `stated` tells an empty demand from none. */
export function securityOf(bundle: Bundle, operation: Place): { stated: boolean; alternatives: SecurityAlternative[] } {
  const demands = own(operation.value, 'security') ?? own(bundle.main.root, 'security')
  if (!Array.isArray(demands)) return { stated: false, alternatives: [] }
  const places = new Map(schemePlaces(bundle))
  const alternatives = demands.filter(isObject).map((demand): SecurityAlternative => {
    const schemes = Object.keys(demand).map((name) => {
      const place = places.get(name)
      const scheme = place ? schemeView(bundle, name, place) : unknownScheme(name)
      const described = new Map(
        scheme.flows.flatMap((flow) => flow.scopes).map((scope) => [scope.name, scope.description]),
      )
      const scopes = ownList(demand, name).filter((scope) => typeof scope === 'string')
      return { scheme, scopes: scopes.map((scope) => ({ name: scope, description: described.get(scope) ?? '' })) }
    })
    return { schemes }
  })
  return { stated: true, alternatives }
}

function schemePlaces({ main }: Bundle): [string, Place][] {
  const root = rootOf(main)
  return [
    ...entriesBelow(below(root, 'components', 'securitySchemes')),
    ...entriesBelow(below(root, 'securityDefinitions')),
  ]
}

function unknownScheme(name: string): SecuritySchemeView {
  const problem = { message: `The security scheme ${name} is not defined in the document.`, at: name }
  return withWords({ name, type: 'unknown', deprecated: false, flows: [], problem })
}

function schemeView(bundle: Bundle, name: string, start: Place): SecuritySchemeView {
  const { place, problem } = follow(bundle, start)
  const { value } = place
  const type = ownText(value, 'type') ?? 'unknown'
  const scheme = present({
    name,
    type,
    description: ownText(value, 'description'),
    deprecated: own(value, 'deprecated') === true,
    in: ownText(value, 'in'),
    parameterName: ownText(value, 'name'),
    scheme: ownText(value, 'scheme'),
    bearerFormat: ownText(value, 'bearerFormat'),
    openIdConnectUrl: ownText(value, 'openIdConnectUrl'),
    // Swagger 2.0 has one flow, in the scheme itself.
    flows:
      type === 'oauth2' && own(value, 'flow') !== undefined
        ? [flowView(ownText(value, 'flow') ?? '', value)]
        : flowsOf(value),
    problem,
  })
  return withWords(scheme)
}

function withWords(scheme: Omit<SecuritySchemeView, 'said'>): SecuritySchemeView {
  return { ...scheme, said: sayScheme(scheme) }
}

function flowsOf(scheme: unknown): SecuritySchemeView['flows'] {
  return ownEntries(scheme, 'flows')
    .filter(([type]) => !type.startsWith('x-'))
    .map(([type, flow]) => flowView(type, flow))
}

function flowView(type: string, flow: unknown): SecuritySchemeView['flows'][number] {
  return present({
    type,
    authorizationUrl: ownText(flow, 'authorizationUrl'),
    deviceAuthorizationUrl: ownText(flow, 'deviceAuthorizationUrl'),
    tokenUrl: ownText(flow, 'tokenUrl'),
    refreshUrl: ownText(flow, 'refreshUrl'),
    scopes: ownEntries(flow, 'scopes').map(([name, text]) => ({
      name,
      description: typeof text === 'string' ? text : '',
    })),
  })
}
