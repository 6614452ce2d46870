import { isObject, own, ownEntries, ownList, ownText } from '../document/json'
import { serversOf } from '../reader/extract-servers'
import type { Reading } from '../reader/reading'
import { follow } from '../reader/references'
import { below, entriesBelow, isSwagger2, rootOf, type Place } from '../reader/spec-document'
import { compareTexts } from './compare-texts'
import { addPart, addRow, differenceOf } from './difference'
import type { Comparison, Difference, Mode, Pair } from './difference'
import { componentOf } from './names'

/** One way to authenticate: the scopes that are needed, by scheme. */
type Alternative = ReadonlyMap<string, readonly string[]>

/** Compares how callers authenticate for an operation: by its own requirement, else by that of the document. */
export function compareSecurity(comparison: Comparison, difference: Difference, operations: Pair<Place>, mode: Mode) {
  const [from, to] = operations.map((operation, side) => {
    const stated = below(operation, 'security')
    const { main } = side === 0 ? comparison.from : comparison.to
    return Array.isArray(stated.value) ? stated : below(rootOf(main), 'security')
  })
  if (!from || !to) return
  const inner = differenceOf(comparison, [[from], [to]], mode, (shared) => {
    if (from.pointer === '/security' && to.pointer === '/security') shared.component = ['Security']
    compareRequirements(comparison, shared, [from, to], mode)
  })
  addPart(difference, 'security', inner)
}

function compareRequirements(comparison: Comparison, difference: Difference, pair: Pair<Place>, mode: Mode) {
  const schemes = [schemesOf(comparison.from), schemesOf(comparison.to)] as const
  const renamed = renamedSchemes(comparison, schemes)
  const from = alternativesOf(pair[0], renamed)
  const to = alternativesOf(pair[1], new Map())
  const [removed, added] = [new Set(from), new Set(to)]
  const match = (
    isMatch: (one: Alternative, other: Alternative) => boolean,
    report?: (one: Alternative, other: Alternative) => void,
  ) => {
    for (const one of removed) {
      const other = [...added].find((candidate) => isMatch(one, candidate))
      if (!other) continue
      removed.delete(one)
      added.delete(other)
      report?.(one, other)
    }
  }
  match((one, other) => textOf(one) === textOf(other))
  match(
    (one, other) => isWithin(one, other) && isWithin(other, one),
    (one, other) => compareScopes(difference, [one, other], mode),
  )
  match(isWithin, (one, other) => addRow(difference, 'security-added', mode, { from: textOf(one), to: textOf(other) }))
  match(
    (one, other) => isWithin(other, one),
    (one, other) => addRow(difference, 'security-removed', mode, { from: textOf(one), to: textOf(other) }),
  )
  for (const one of removed) addRow(difference, 'security-alternative-removed', mode, { from: textOf(one) })
  for (const other of added) addRow(difference, 'security-alternative-added', mode, { to: textOf(other) })
  for (const name of new Set(from.flatMap((one) => [...one.keys()]))) {
    const earlier = [...renamed].find(([, later]) => later === name)?.[0] ?? name
    const [before, after] = [schemes[0].get(earlier), schemes[1].get(name)]
    if (before && after) addPart(difference, `scheme ${name}`, compareScheme(comparison, [before, after], mode))
  }
}

/** The alternatives of a requirement; without one, calls need no credentials. */
function alternativesOf({ value }: Place, renamed: ReadonlyMap<string, string>): Alternative[] {
  const listed = Array.isArray(value) ? value.filter(isObject) : []
  if (listed.length === 0) return [new Map()]
  return listed.map(
    (alternative) =>
      new Map(
        Object.keys(alternative)
          .toSorted()
          .map((name) => [renamed.get(name) ?? name, ownList(alternative, name).map(String).toSorted()]),
      ),
  )
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

function compareScopes(difference: Difference, [from, to]: Pair<Alternative>, mode: Mode) {
  for (const [scheme, scopes] of to) {
    const before = from.get(scheme) ?? []
    for (const scope of scopes.filter((name) => !before.includes(name)))
      addRow(difference, 'scope-added', mode, { name: scheme, to: scope })
    for (const scope of before.filter((name) => !scopes.includes(name)))
      addRow(difference, 'scope-removed', mode, { name: scheme, from: scope })
  }
}

function schemesOf(reading: Reading): ReadonlyMap<string, Place> {
  const root = rootOf(reading.main)
  const places = [below(root, 'components', 'securitySchemes'), below(root, 'securityDefinitions')].flatMap(
    entriesBelow,
  )
  return new Map(places.map(([name, start]) => [name, follow(reading, start).place]))
}

/** The names in the later document of schemes with the same content, whose earlier name is gone: a name is not sent. */
function renamedSchemes({ sameness }: Comparison, [from, to]: Pair<ReadonlyMap<string, Place>>): Map<string, string> {
  const later = [...to].filter(([name]) => !from.has(name))
  const renamed = new Map<string, string>()
  for (const [name, place] of from) {
    const other = to.has(name) ? undefined : later.find(([, candidate]) => sameness.isSame(place, candidate))
    if (other) renamed.set(name, other[0])
  }
  return renamed
}

function compareScheme(comparison: Comparison, pair: Pair<Place>, mode: Mode): Difference {
  return differenceOf(comparison, [[pair[0]], [pair[1]]], mode, (difference) => {
    const component = componentOf(pair[0], pair[1])
    if (component) difference.component = component
    if (comparison.sameness.isSame(pair[0], pair[1])) return
    compareTexts(difference, [pair[0].value, pair[1].value], mode, ['description'])
    const facts = pair.map(schemeFacts)
    for (const name of ['type', 'in', 'name', 'scheme']) {
      const [from, to] = facts.map((side) => side[name])
      if (from !== to)
        addRow(difference, 'scheme-changed', mode, { what: `Security scheme: ${name} changed`, from, to })
    }
    const [before, after] = pair.map(urlsOf)
    for (const name of new Set([...(before?.keys() ?? []), ...(after?.keys() ?? [])])) {
      const [from, to] = [before?.get(name), after?.get(name)]
      if (from === to) continue
      const effect = from === undefined ? 'none' : undefined
      addRow(difference, 'scheme-url-changed', mode, { what: `${name} changed`, from, to, effect })
    }
  })
}

function schemeFacts({ value }: Place): Record<string, string | undefined> {
  const type = ownText(value, 'type')
  const isBasic = type === 'basic'
  return {
    type: isBasic ? 'http' : type,
    in: ownText(value, 'in'),
    name: type === 'apiKey' ? ownText(value, 'name') : undefined,
    scheme: isBasic ? 'basic' : ownText(value, 'scheme')?.toLowerCase(),
  }
}

const flowNames: Readonly<Record<string, string>> = {
  application: 'clientCredentials',
  accessCode: 'authorizationCode',
}

/** The URLs of a scheme, by flow and name. */
function urlsOf({ value }: Place): Map<string, string> {
  const flow = ownText(value, 'flow')
  const flows: [string, unknown][] =
    flow === undefined ? ownEntries(value, 'flows') : [[flowNames[flow] ?? flow, value]]
  const names = ['authorizationUrl', 'tokenUrl', 'refreshUrl', 'deviceAuthorizationUrl']
  const urls = flows.flatMap(([kind, object]) =>
    names.flatMap((name): [string, string][] => {
      const url = ownText(object, name)
      return url === undefined ? [] : [[`${kind} ${name}`, url]]
    }),
  )
  const discovery = ownText(value, 'openIdConnectUrl')
  return new Map(discovery === undefined ? urls : [...urls, ['openIdConnectUrl', discovery]])
}

/** Compares the servers of the documents, or those of an operation that has its own. */
export function compareServers(
  { from, to }: Comparison,
  difference: Difference,
  holders: Pair<readonly Place[]>,
  mode: Mode,
) {
  const [before, after] = [serverTexts(from, holders[0]), serverTexts(to, holders[1])]
  const removed = [...before].filter(([url]) => !after.has(url))
  const added = [...after].filter(([url]) => !before.has(url))
  for (const [url, variables] of before) {
    const others = after.get(url)
    if (others !== undefined && others !== variables)
      addRow(difference, 'server-changed', mode, { from: `${url} ${variables}`, to: `${url} ${others}` })
  }
  const [[gone] = [], [fresh] = []] = [removed[0], added[0]]
  if (removed.length === 1 && added.length === 1) {
    addRow(difference, 'server-changed', mode, { from: gone, to: fresh })
    return
  }
  for (const [url] of removed) addRow(difference, 'server-removed', mode, { from: url })
  for (const [url] of added) addRow(difference, 'server-added', mode, { to: url })
}

/** The URLs of the servers as the document writes them, so that another URL of the document itself is no change. */
function serverTexts(reading: Reading, holders: readonly Place[]): Map<string, string> {
  if (isSwagger2(reading.main) && ownText(reading.main.root, 'host') === undefined)
    return new Map([[ownText(reading.main.root, 'basePath')?.replace(/\/$/, '') ?? '', '']])
  if (isSwagger2(reading.main)) return new Map(serversOf(reading, holders).shown.map(({ template }) => [template, '']))
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

/** Whether an object has servers of its own. */
export function hasServers({ value }: Place): boolean {
  return own(value, 'servers') !== undefined
}
