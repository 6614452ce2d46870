import { both, pairByKey, takeSameKey, type Pair } from '@/lib/pairing'
import { own, ownText } from '../document/json'
import type { OperationKey } from '../document/types'
import { parameterPlaces } from '../reader/extract-parameters'
import { serversOf } from '../reader/extract-servers'
import { callbackOperations, pathItems, type ItemOperation, type PathItem } from '../reader/path-items'
import { below, rootOf, specVersionOf, type Place } from '../reader/spec-document'
import type { Compared } from './api-change'
import { compareBodies, compareParameters, compareResponses } from './compare-messages'
import { compareSecurity, compareServers } from './compare-security'
import { compareDeprecation, compareTexts, sunsetOf } from './compare-texts'
import { Section, type Comparison } from './section'

/** A path or webhook of both documents, or of one of them. */
export interface PathPair {
  from: PathItem | undefined
  to: PathItem | undefined
  /** Whether both have the same path but for the number of a version in it: URLs differ, and the operations correspond. */
  isMoved?: boolean
}

/** The texts by which paths are matched, the strictest first: whole, without names of variables, as a URL without versions. */
const shapes: readonly ((path: string, base: string) => string)[] = [
  (path) => path,
  (path) => path.replaceAll(/\{[^{}]*\}/g, '{}'),
  (path, base) => `${base}${path}`.replaceAll(/\{[^{}]*\}/g, '{}').replaceAll(/\/v\d+(\.\d+)*(?=\/|$)/gi, '/v'),
]

/** Matches the paths and webhooks of two documents. The path of a document's first server counts as part of its paths. */
export function matchPaths({ readings }: Comparison): PathPair[] {
  const items = both(readings, (reading) => [...pathItems(reading)])
  const bases = both(readings, (reading) => {
    const [server] = serversOf(reading, [rootOf(reading.main)]).shown
    return URL.parse(server?.url ?? '')?.pathname.replace(/\/$/, '') ?? ''
  })
  const left = both(items, (all) => new Set(all))
  const pairs = new Map<PathItem, PathPair>()
  for (const [index, shape] of shapes.entries()) {
    const shapeOf = ({ webhook, path }: PathItem, side: 0 | 1) =>
      `${webhook} ${webhook ? path : shape(path, bases[side])}`
    for (const [from, to] of takeSameKey(left, shapeOf)) pairs.set(from, { from, to, isMoved: index === 2 })
  }
  const earlier = items[0].map((from) => pairs.get(from) ?? { from, to: undefined })
  return [...earlier, ...Array.from(left[1], (to) => ({ from: undefined, to }))]
}

function placeOf({ path, webhook }: PathItem): string {
  return webhook ? `webhook ${path}` : path
}

function keyOf({ path, webhook }: PathItem, method: string): OperationKey {
  return { path, method, ...(webhook && { webhook }) }
}

/** The service sends what a webhook describes, and callers send all other requests. */
function sectionOf(comparison: Comparison, { webhook }: PathItem): Section {
  return new Section(comparison, { direction: webhook ? 'response' : 'request', depth: 0 })
}

/** Whether an operation names a sunset that has passed. */
function hasPassedSunset(operation: Place, today: string): boolean {
  const sunset = sunsetOf(operation)
  return sunset !== undefined && sunset <= today
}

/** Compares the operations of a path; a path that only one document has is one change. */
export function comparePaths(comparison: Comparison, { from, to, isMoved }: PathPair): Compared[] {
  const common = from && to ? compareItems(comparison, [from, to]) : []
  if (from && to && !isMoved) return common
  const renamed = from && to && `from ${placeOf(from)}`
  const removed = from ? onlySide(comparison, 'from', from, renamed) : []
  const added = to ? onlySide(comparison, 'to', to, renamed) : []
  return [...removed, ...added, ...common]
}

/** @param renamed identifies a path that the other side has under another name. */
function onlySide(
  comparison: Comparison,
  side: 'from' | 'to',
  item: PathItem,
  renamed: string | undefined,
): Compared[] {
  if (item.operations.length === 0) return []
  const section = sectionOf(comparison, item)
  const subject = item.webhook ? 'webhook' : 'path'
  const words = { name: placeOf(item), [side]: item.path }
  const content = renamed ?? item.sources.map(({ value }) => comparison.sameness.digestOf(value)).join()
  if (side === 'to') section.row(`${subject}-added`, { ...words, content })
  else if (!item.operations.every(({ place }) => hasPassedSunset(place, comparison.today)))
    section.row(`${subject}-removed`, { ...words, content })
  else section.row('removed-after-sunset', words)
  const keys = item.operations.map(({ method }) => keyOf(item, method))
  const operations = keys.map((key): Pair<OperationKey | undefined> =>
    side === 'from' ? [key, undefined] : [undefined, key],
  )
  return [{ place: [], operations, difference: section.difference }]
}

function compareItems(comparison: Comparison, pair: Pair<PathItem>): Compared[] {
  if (isSameItem(comparison, pair)) return []
  const [, to] = pair
  const whole = sectionOf(comparison, to)
  for (const names of renamedVariables(pair)) whole.change('path-variable-renamed', names)
  const sources = both(pair, ({ sources: [first] }) => ({ value: first?.value }))
  compareTexts(whole, sources, ['summary', 'description'])
  const methods = both(pair, ({ operations }) => new Map(operations.map(({ method, place }) => [method, place])))
  const parts: Compared[] = []
  const newPart = (method: string) => {
    const section = sectionOf(comparison, to)
    const keys = both(pair, (item, side) => (methods[side].has(method) ? keyOf(item, method) : undefined))
    parts.push({ place: [placeOf(to), method], operations: [keys], difference: section.difference })
    return section
  }
  const { common, removed, added } = pairByKey(methods)
  for (const [method, places] of common) {
    const operations = both(places, (place, side) => ({ item: pair[side], place }))
    compareOperation(newPart(method), operations)
  }
  for (const [method, place] of removed) {
    const kind = hasPassedSunset(place, comparison.today) ? 'removed-after-sunset' : 'operation-removed'
    newPart(method).row(kind, { from: method })
  }
  for (const [method] of added) newPart(method).row('operation-added', { to: method })
  const operations = parts.flatMap((part) => part.operations)
  return [{ place: [placeOf(to)], operations, difference: whole.difference }, ...parts]
}

/** Whether a path, and all that its operations take from the document, is the same in both. */
function isSameItem({ sameness, readings }: Comparison, pair: Pair<PathItem>): boolean {
  const [from, to] = both(pair, ({ sources }, side): Place[] => {
    const root = rootOf(readings[side].main)
    const names = ['security', 'securityDefinitions', 'consumes', 'produces', 'schemes']
    return [...sources, ...names.map((name) => below(root, name)), below(root, 'components', 'securitySchemes')]
  })
  const [before, after] = both(pair, ({ path }, side) => `${path} ${specVersionOf(readings[side].main)}`)
  const isSame = (place: Place, index: number) => sameness.isSame([place, to[index] ?? place])
  return before === after && from.length === to.length && from.every(isSame)
}

/** Compares two operations that belong together. In webhooks and callbacks, the service sends the request. */
function compareOperation(section: Section, pair: Pair<ItemOperation>) {
  const isWebhook = pair[1].item.webhook
  const places = both(pair, ({ place }) => place)
  compareTexts(section, places, ['summary', 'description'])
  compareDeprecation(section, places)
  const ids = both(places, ({ value }) => ownText(value, 'operationId'))
  section.change('operation-id-changed', ids, { effect: ids[0] === undefined ? 'none' : undefined })
  if (!isWebhook) {
    compareSecurity(section, places)
    const holders = section.read(pair, ({ main }, { item, place }) => [place, ...item.sources, rootOf(main)])
    const hasOwnServers = holders.some((all) =>
      all.slice(0, -1).some(({ value }) => own(value, 'servers') !== undefined),
    )
    if (hasOwnServers) compareServers(section, holders)
  }
  const parameters = section.read(
    pair,
    (reading, { item, place }) => parameterPlaces(reading, [...item.sources.toReversed(), place]).all,
  )
  const items = both(pair, ({ item }) => item)
  compareParameters(section, parameters, renamedVariables(items))
  compareBodies(section, places, parameters)
  compareResponses(section.with({ direction: isWebhook ? 'request' : 'response' }), places)
  compareCallbacks(section.with({ direction: 'response' }), places)
}

/** The names of the variables of the later path, by those of the earlier one at the same position. */
function renamedVariables(items: Pair<PathItem>): Map<string, string> {
  const [before, after] = both(items, ({ path }) => [...path.matchAll(/\{([^{}]*)\}/g)].map(([, name = '']) => name))
  return new Map(before.map((name, index) => [name, after[index] ?? name]))
}

function compareCallbacks(section: Section, operations: Pair<Place>) {
  const { common, removed, added } = pairByKey(section.read(operations, callbackOperations))
  for (const [name, pair] of common) compareOperation(section.part(`callback ${name}`), pair)
  for (const [name] of removed) section.row('callback-removed', { name: `callback ${name}`, from: name })
  for (const [name] of added) section.row('callback-added', { name: `callback ${name}`, to: name })
}
