import { flowText, schemeText } from '../document/wording/access'
import { omissionErrors } from './cut'
import type { Cut } from './cut'
import { isObject, own, ownEntries, ownList, ownText, present } from '../document/json'
import { follow } from './references'
import { below, entriesBelow, rootOf } from './spec-document'
import type { Reading } from './reading'
import type { Place } from './spec-document'
import type { ReadError } from '../document/schema-types'
import type { SchemeWithScopes, SecurityAlternative, SecuritySchemeView } from '../document/types'

// How many alternatives, schemes per alternative, schemes per document and scopes per scheme are shown.
const alternativeLimit = 50
const schemeLimit = 20
const declaredLimit = 100
const scopeLimit = 100

/** Returns the security schemes of the document, each with all scopes of its flows. */
export function securitySchemes(reading: Reading): Cut<SchemeWithScopes> {
  return reading.viewsOf(schemePlaces(reading), declaredLimit, ([name, place]) => {
    const scheme = schemeView(reading, name, place)
    const known = flowsIn(follow(reading, place).place.value).flatMap(([, flow]) => ownEntries(flow, 'scopes'))
    const scopes = reading.viewsOf([...new Map(known)], scopeLimit, ([scope, text]) => scopeView(reading, scope, text))
    const error = scheme.error ?? omissionErrors(scopes.more, 'scope')[0]
    return { scheme: present({ ...scheme, error }), scopes: scopes.shown }
  })
}

function scopeView(reading: Reading, name: string, text: unknown): SchemeWithScopes['scopes'][number] {
  return { name, description: typeof text === 'string' ? reading.textWithinBudget(text) : '' }
}

/** Returns the security requirement of the operation, else of the document; `stated` is true for an empty requirement too. */
export function securityOf(
  reading: Reading,
  operation: Place,
): { stated: boolean; alternatives: SecurityAlternative[]; errors: ReadError[] } {
  const requirements = own(operation.value, 'security') ?? own(reading.main.root, 'security')
  if (!Array.isArray(requirements)) return { stated: false, alternatives: [], errors: [] }
  const views = schemesByName(reading)
  const errors: ReadError[] = []
  const alternatives = reading.viewsOf(
    requirements.filter(isObject),
    alternativeLimit,
    (requirement): SecurityAlternative => {
      const schemes = reading.viewsOf(Object.keys(requirement), schemeLimit, (name) => {
        const { scheme, describe } = views(name)
        const scopeNames = ownList(requirement, name).filter((scope) => typeof scope === 'string')
        const scopes = reading.viewsOf(scopeNames, scopeLimit, describe)
        errors.push(...omissionErrors(scopes.more, `scope of ${name}`, `scopes of ${name}`))
        return { scheme, scopes: scopes.shown }
      })
      errors.push(...omissionErrors(schemes.more, 'security scheme'))
      return { schemes: schemes.shown }
    },
  )
  errors.push(...omissionErrors(alternatives.more, 'way to authenticate', 'ways to authenticate'))
  return { stated: true, alternatives: alternatives.shown, errors }
}

/** Reads each scheme only once, even if several alternatives need it. */
function schemesByName(reading: Reading) {
  const places = new Map(schemePlaces(reading))
  const known = new Map<string, SecuritySchemeView>()
  return (name: string) => {
    const place = places.get(name)
    const scheme = known.get(name) ?? (place ? schemeView(reading, name, place) : unknownScheme(name))
    known.set(name, scheme)
    const flows = place ? flowsIn(follow(reading, place).place.value) : []
    const describe = (scope: string) => {
      const texts = flows.map(([, flow]) => own(own(flow, 'scopes'), scope))
      const text = texts.findLast((one) => typeof one === 'string')
      return scopeView(reading, scope, text)
    }
    return { scheme, describe }
  }
}

/** Returns the places of the security schemes of the document, by name. */
export function schemePlaces({ main }: Reading): [string, Place][] {
  const root = rootOf(main)
  return [
    ...entriesBelow(below(root, 'components', 'securitySchemes')),
    ...entriesBelow(below(root, 'securityDefinitions')),
  ]
}

function unknownScheme(name: string): SecuritySchemeView {
  const error = { message: `The security scheme ${name} is not defined in the document.`, at: name }
  return withWords({ name, type: 'unknown', deprecated: false, flows: [], error })
}

function schemeView(reading: Reading, name: string, start: Place): SecuritySchemeView {
  const { place, error } = follow(reading, start)
  const { value } = place
  const flows = reading.viewsOf(flowsIn(value), flowLimit, ([kind, flow]) => flowView(kind, flow))
  const scheme = present({
    name,
    type: ownText(value, 'type') ?? 'unknown',
    description: reading.textWithinBudget(ownText(value, 'description')),
    deprecated: own(value, 'deprecated') === true,
    in: ownText(value, 'in'),
    parameterName: ownText(value, 'name'),
    scheme: ownText(value, 'scheme'),
    bearerFormat: ownText(value, 'bearerFormat'),
    openIdConnectUrl: ownText(value, 'openIdConnectUrl'),
    flows: flows.shown,
    error: error ?? omissionErrors(flows.more, 'flow')[0],
  })
  return withWords(scheme)
}

function withWords(scheme: Omit<SecuritySchemeView, 'text'>): SecuritySchemeView {
  return { ...scheme, text: schemeText(scheme) }
}

const flowLimit = 20

/** Returns the flows of a scheme by kind. Swagger 2.0 has one flow, in the scheme itself. */
export function flowsIn(scheme: unknown): [string, unknown][] {
  if (own(scheme, 'type') === 'oauth2' && own(scheme, 'flow') !== undefined) {
    return [[ownText(scheme, 'flow') ?? '', scheme]]
  }
  return ownEntries(scheme, 'flows').filter(([kind]) => !kind.startsWith('x-'))
}

const addresses: readonly [key: string, name: string][] = [
  ['authorizationUrl', 'Authorization URL'],
  ['deviceAuthorizationUrl', 'Device authorization URL'],
  ['tokenUrl', 'Token URL'],
  ['refreshUrl', 'Refresh URL'],
]

function flowView(kind: string, flow: unknown): SecuritySchemeView['flows'][number] {
  const stated = addresses.flatMap(([key, name]) => {
    const url = ownText(flow, key)
    return url === undefined ? [] : [{ name, url }]
  })
  const isFirst = ({ url }: { url: string }, index: number) => stated.findIndex((one) => one.url === url) === index
  return { text: flowText(kind), addresses: stated.filter(isFirst) }
}
