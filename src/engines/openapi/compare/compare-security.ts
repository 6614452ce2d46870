import { isObject, ownEntries, ownList, ownText } from '../document/json'
import { flowsIn, schemePlaces } from '../reader/extract-security'
import { serversOf } from '../reader/extract-servers'
import type { Reading } from '../reader/reading'
import { follow } from '../reader/references'
import { below, isSwagger2, rootOf, type Place } from '../reader/spec-document'
import { compareTexts } from './compare-texts'
import { both, pairByKey, takeMatches, takeSameKey, type Pair } from '@/lib/pairing'
import type { Section } from './section'

/** One way to authenticate: the scopes that are needed, by scheme. */
type Alternative = ReadonlyMap<string, readonly string[]>

/** Compares how callers authenticate for an operation: by its own requirement, else by that of the document. */
export function compareSecurity(around: Section, operations: Pair<Place>) {
  const requirements = around.read(operations, ({ main }, operation) => {
    const stated = below(operation, 'security')
    return Array.isArray(stated.value) ? stated : below(rootOf(main), 'security')
  })
  around.shared('security', requirements, (section) => {
    const schemes = both(around.comparison.readings, (reading) => {
      const places = schemePlaces(reading).map(([name, start]) => [name, follow(reading, start).place] as const)
      return new Map(places)
    })
    const renamed = renamedSchemes(section, schemes)
    const [from, to] = requirements
    const alternatives = [alternativesOf(from, renamed), alternativesOf(to, new Map())] as const
    compareAlternatives(section, alternatives)
    const used = new Set(alternatives[0].flatMap((one) => [...one.keys()]))
    const earlier = new Map([...schemes[0]].map(([name, place]) => [renamed.get(name) ?? name, place]))
    for (const [name, pair] of pairByKey([earlier, schemes[1]]).common)
      if (used.has(name)) compareScheme(section, name, pair)
  })
}

/** The names in the later document of schemes with the same content, whose earlier name is gone: a name is not sent. */
function renamedSchemes(section: Section, schemes: Pair<ReadonlyMap<string, Place>>): Map<string, string> {
  const { isSame } = section.comparison.sameness
  const { removed, added } = pairByKey(schemes)
  const matches = takeMatches([new Set(removed), new Set(added)], ([, from], [, to]) => isSame([from, to]))
  return new Map(matches.map(([[before], [after]]) => [before, after]))
}

/** The alternatives of a requirement; without one, calls need no credentials. */
function alternativesOf({ value }: Place, renamed: ReadonlyMap<string, string>): Alternative[] {
  const listed = Array.isArray(value) ? value.filter(isObject) : []
  if (listed.length === 0) return [new Map()]
  return listed.map((alternative) => {
    const schemes = Object.keys(alternative).map(
      (name) => [renamed.get(name) ?? name, ownList(alternative, name).map(String).toSorted()] as const,
    )
    return new Map(schemes.toSorted(([one], [other]) => (one < other ? -1 : 1)))
  })
}

function compareAlternatives(section: Section, alternatives: Pair<readonly Alternative[]>) {
  const left = both(alternatives, (all) => new Set(all))
  takeSameKey(left, textOf)
  for (const pair of takeSameKey(left, (one) => [...one.keys()].join('\u0000'))) compareScopes(section, pair)
  const includes = (one: Alternative, other: Alternative) => isWithin(other, one)
  for (const pair of takeMatches(left, isWithin)) section.change('security-added', both(pair, textOf))
  for (const pair of takeMatches(left, includes)) section.change('security-removed', both(pair, textOf))
  for (const one of left[0]) section.row('security-alternative-removed', { from: textOf(one) })
  for (const other of left[1]) section.row('security-alternative-added', { to: textOf(other) })
}

function textOf(alternative: Alternative): string {
  if (alternative.size === 0) return 'none'
  return [...alternative]
    .map(([name, scopes]) => (scopes.length > 0 ? `${name} (${scopes.join(', ')})` : name))
    .join(' and ')
}

/** Whether all schemes of an alternative are among those of another one. */
function isWithin(one: Alternative, other: Alternative): boolean {
  return [...one.keys()].every((name) => other.has(name))
}

function compareScopes(section: Section, pair: Pair<Alternative>) {
  for (const [name, scopes] of pairByKey(pair).common) {
    const { removed, added } = pairByKey(both(scopes, (all) => new Map(all.map((scope) => [scope, scope]))))
    for (const [scope] of added) section.row('scope-added', { name, to: scope })
    for (const [scope] of removed) section.row('scope-removed', { name, from: scope })
  }
}

function compareScheme(around: Section, name: string, pair: Pair<Place>) {
  around.shared(`scheme ${name}`, pair, (section) => {
    if (section.comparison.sameness.isSame(pair)) return
    compareTexts(section, pair, ['description'])
    const [from, to] = both(pair, schemeFacts)
    // The case of the name of a header does not matter.
    const isSameHeader =
      from.in === 'header' && to.in === 'header' && from.name?.toLowerCase() === to.name?.toLowerCase()
    for (const fact of ['type', 'in', ...(isSameHeader ? [] : ['name' as const]), 'scheme'] as const)
      section.change('scheme-changed', [from[fact], to[fact]], { what: `Security scheme: ${fact} changed` })
    const { common, removed, added } = pairByKey(both(pair, urlsOf))
    const what = (url: string) => `${url} changed`
    for (const [url, urls] of common) section.change('scheme-url-changed', urls, { what: what(url) })
    for (const [url, before] of removed) section.row('scheme-url-changed', { what: what(url), from: before })
    for (const [url, after] of added) section.row('scheme-url-changed', { what: what(url), to: after, effect: 'none' })
  })
}

function schemeFacts({ value }: Place) {
  const type = ownText(value, 'type')
  const isBasic = type === 'basic'
  return {
    type: isBasic ? 'http' : type,
    in: ownText(value, 'in'),
    name: type === 'apiKey' ? ownText(value, 'name') : undefined,
    scheme: isBasic ? 'basic' : ownText(value, 'scheme')?.toLowerCase(),
  }
}

/** The names that OpenAPI 3 has for the flows of Swagger 2.0. */
const flowNames = new Map([
  ['application', 'clientCredentials'],
  ['accessCode', 'authorizationCode'],
])

/** The URLs of a scheme, by flow and name. */
function urlsOf({ value }: Place): Map<string, string> {
  const names = ['authorizationUrl', 'tokenUrl', 'refreshUrl', 'deviceAuthorizationUrl']
  const urls = flowsIn(value).flatMap(([kind, flow]) =>
    names.map((name) => [`${flowNames.get(kind) ?? kind} ${name}`, ownText(flow, name)] as const),
  )
  const all = [...urls, ['openIdConnectUrl', ownText(value, 'openIdConnectUrl')] as const]
  return new Map(all.flatMap(([name, url]) => (url === undefined ? [] : [[name, url]])))
}

/** Compares the servers of the documents, or those of an operation that has its own. */
export function compareServers(section: Section, holders: Pair<readonly Place[]>) {
  const { common, removed, added } = pairByKey(section.read(holders, serverTexts))
  for (const [url, variables] of common)
    section.change(
      'server-changed',
      both(variables, (text) => `${url} ${text}`),
    )
  const [[gone] = [], [fresh] = []] = [removed[0], added[0]]
  if (removed.length === 1 && added.length === 1) section.row('server-changed', { from: gone, to: fresh })
  else {
    for (const [url] of removed) section.row('server-removed', { from: url })
    for (const [url] of added) section.row('server-added', { to: url })
  }
}

/** The URLs of the servers as the document writes them, so that another URL of the document itself is no change. */
function serverTexts(reading: Reading, holders: readonly Place[]): Map<string, string> {
  const { main } = reading
  if (isSwagger2(main)) {
    const hasHost = ownText(main.root, 'host') !== undefined
    const relative = ownText(main.root, 'basePath')?.replace(/\/$/, '') ?? ''
    const urls = hasHost ? serversOf(reading, holders).shown.map(({ template }) => template) : [relative]
    return new Map(urls.map((url) => [url, '']))
  }
  const stated = holders.map(({ value }) => ownList(value, 'servers').filter(isObject)).find((list) => list.length > 0)
  return new Map(
    (stated ?? [{ url: '/' }]).map((server) => {
      const variables = ownEntries(server, 'variables').map(([name, variable]) => {
        const values = ownList(variable, 'enum').map(String).toSorted()
        return `${name}: ${[ownText(variable, 'default') ?? '', ...values].join(', ')}`
      })
      return [(ownText(server, 'url') ?? '/').replace(/\/$/, ''), variables.toSorted().join('; ')]
    }),
  )
}
