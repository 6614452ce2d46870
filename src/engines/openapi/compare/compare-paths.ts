import type { OperationKey } from '../document/types'
import { serversOf } from '../reader/extract-servers'
import { pathItems, type PathItem } from '../reader/path-items'
import type { Reading } from '../reader/reading'
import { below, rootOf, specVersionOf } from '../reader/spec-document'
import { compareOperation, hasPassedSunset, modesOf, renamedVariables } from './compare-operations'
import { compareTexts } from './compare-texts'
import { addRow, guessRenames, noDifference, sameContent } from './difference'
import type { Comparison, Pair } from './difference'
import type { Compared } from './place-changes'

/** A path or webhook of both documents, or of one of them. */
export interface PathPair {
  from: PathItem | undefined
  to: PathItem | undefined
  /** Whether both have the same path but for the number of a version in it: URLs differ, and the operations correspond. */
  isMoved?: boolean
}

/** A document's paths, with the path of its first server before them. */
export interface DocumentPaths {
  items: readonly PathItem[]
  base: string
}

/** The texts by which paths are matched, the strictest first: whole, without names of variables, as a URL without versions. */
const shapes: readonly ((path: string, base: string) => string)[] = [
  (path) => path,
  (path) => path.replaceAll(/\{[^{}]*\}/g, '{}'),
  (path, base) => `${base}${path}`.replaceAll(/\{[^{}]*\}/g, '{}').replaceAll(/\/v\d+(\.\d+)*(?=\/|$)/gi, '/v'),
]

/** Matches the paths and webhooks of two documents. */
export function matchPaths([from, to]: readonly [from: DocumentPaths, to: DocumentPaths]): PathPair[] {
  const matches = new Map<PathItem, { to: PathItem; isMoved: boolean }>()
  const left = new Set(to.items)
  for (const [index, shape] of shapes.entries()) {
    const keyed = ({ webhook, path }: PathItem, base: string) => `${webhook} ${webhook ? path : shape(path, base)}`
    const later = new Map([...left].toReversed().map((item) => [keyed(item, to.base), item]))
    for (const item of from.items) {
      const other = matches.has(item) ? undefined : later.get(keyed(item, from.base))
      if (!other || !left.delete(other)) continue
      matches.set(item, { to: other, isMoved: index === 2 })
    }
  }
  const pairs = from.items.map((item): PathPair => ({ from: item, to: undefined, ...matches.get(item) }))
  return [...pairs, ...[...left].map((item): PathPair => ({ from: undefined, to: item }))]
}

/** Reads the paths of a document. */
export function pathsOf(reading: Reading): DocumentPaths {
  const [server] = serversOf(reading, [rootOf(reading.main)]).shown
  return { items: [...pathItems(reading)], base: URL.parse(server?.url ?? '')?.pathname.replace(/\/$/, '') ?? '' }
}

function placeOf({ path, webhook }: PathItem): string {
  return webhook ? `webhook ${path}` : path
}

function keyOf({ path, webhook }: PathItem, method: string): OperationKey {
  return { path, method, ...(webhook && { webhook }) }
}

/** Compares the operations of a path; a path that only one document has is one change. */
export function comparePaths(comparison: Comparison, { from, to, isMoved }: PathPair): Compared[] {
  if (!from || !to) return onlySide(comparison, from, to)
  if (!isMoved) return compareItems(comparison, [from, to])
  return [
    ...onlySide(comparison, from, undefined),
    ...onlySide(comparison, undefined, to),
    ...compareItems(comparison, [from, to]),
  ]
}

function onlySide(comparison: Comparison, from: PathItem | undefined, to: PathItem | undefined): Compared[] {
  const item = from ?? to
  if (!item || item.operations.length === 0) return []
  const difference = noDifference()
  const mode = modesOf(item.webhook).sent
  const isAfterSunset = item.operations.every((operation) => hasPassedSunset(operation.place, comparison.today))
  const words = { name: placeOf(item), [from ? 'from' : 'to']: item.path }
  const subject = item.webhook ? 'webhook' : 'path'
  if (to) addRow(difference, `${subject}-added`, mode, words)
  else addRow(difference, isAfterSunset ? 'removed-after-sunset' : `${subject}-removed`, mode, words)
  const operations = item.operations.map(({ method }): Pair<OperationKey | undefined> => {
    const key = keyOf(item, method)
    return from ? [key, undefined] : [undefined, key]
  })
  return [{ place: [], operations, difference }]
}

function compareItems(comparison: Comparison, [from, to]: Pair<PathItem>): Compared[] {
  const mode = modesOf(to.webhook).sent
  const whole = noDifference()
  const place = [placeOf(to)]
  const renamed = [...renamedVariables(from.path, to.path)].filter(([before, after]) => before !== after)
  for (const [before, after] of renamed) addRow(whole, 'path-variable-renamed', mode, { from: before, to: after })
  const sources = [from, to].map(({ sources: [first] }) => first?.value)
  compareTexts(whole, [sources[0], sources[1]], mode, ['summary', 'description'])
  const later = new Map(to.operations.map((operation) => [operation.method, operation]))
  const parts = from.operations.map((operation): Compared => {
    const { method } = operation
    const other = later.get(method)
    later.delete(method)
    if (other) {
      const isSame = comparison.sameness.isSame(operation.place, other.place) && isSameAround(comparison, [from, to])
      const pair = [
        { item: from, ...operation },
        { item: to, ...other },
      ] as const
      const difference = isSame ? noDifference() : compareOperation(comparison, pair, to.webhook)
      return { place: [...place, method], operations: [[keyOf(from, method), keyOf(to, method)]], difference }
    }
    const difference = noDifference()
    const isAfterSunset = hasPassedSunset(operation.place, comparison.today)
    addRow(difference, isAfterSunset ? 'removed-after-sunset' : 'operation-removed', mode, { from: method })
    return { place: [...place, method], operations: [[keyOf(from, method), undefined]], difference }
  })
  for (const { method } of later.values()) {
    const difference = noDifference()
    addRow(difference, 'operation-added', mode, { to: method })
    parts.push({ place: [...place, method], operations: [[undefined, keyOf(to, method)]], difference })
  }
  const operations = parts.flatMap((part) => part.operations)
  return [{ place, operations, difference: whole }, ...parts]
}

/** Guesses that a removed path and an added one with the same operations are one that was renamed. */
export function guessRenamedPaths(
  { sameness }: Comparison,
  pairs: readonly PathPair[],
  compared: readonly Compared[],
): void {
  const contents = (items: readonly (PathItem | undefined)[]) =>
    new Map(
      items.flatMap((item): [string, string][] =>
        item ? [[placeOf(item), item.sources.map(({ value }) => sameness.digestOf(value)).join()]] : [],
      ),
    )
  const removed = contents(pairs.map(({ from, to }) => (to ? undefined : from)))
  const added = contents(pairs.map(({ from, to }) => (from ? undefined : to)))
  const moved = pairs.flatMap(({ from, to, isMoved }): Pair<string>[] =>
    isMoved && from && to ? [[placeOf(from), placeOf(to)]] : [],
  )
  const rows = compared.filter(({ place }) => place.length === 0).flatMap(({ difference }) => difference.rows)
  guessRenames(
    { rows, parts: [] },
    [...moved, ...sameContent(removed, added)],
    [
      ['path-removed', 'webhook-removed'],
      ['path-added', 'webhook-added'],
    ],
  )
}

/** Whether what an operation takes from its path and from the document is the same in both. */
function isSameAround({ sameness, from, to }: Comparison, items: Pair<PathItem>): boolean {
  if (items[0].path !== items[1].path || specVersionOf(from.main) !== specVersionOf(to.main)) return false
  const [before = [], after = []] = [from, to].map((reading, side) => {
    const root = rootOf(reading.main)
    const names = ['security', 'securityDefinitions', 'consumes', 'produces', 'schemes']
    const shared = [...names.map((name) => below(root, name)), below(root, 'components', 'securitySchemes')]
    const around = (items[side]?.sources ?? []).flatMap((source) => [
      below(source, 'parameters'),
      below(source, 'servers'),
    ])
    return [...shared, ...around]
  })
  return before.length === after.length && before.every((place, index) => sameness.isSame(place, after[index] ?? place))
}
