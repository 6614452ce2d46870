import { basename, dirname } from 'node:path'

/** An import of a file of the repository, resolved to a path from its root. */
export interface Edge {
  to: string
  lazy: boolean
}

/** A lazy import counts as that many: a page is farther from the route table than what the table imports itself. */
const lazyDistance = 5
/** Folders that say a kind of file and no part of the product. */
const kinds = new Set(
  'src app shell features modules engines workers api platform content docs tests unit integration ui guards components hooks model view scripts'.split(
    ' ',
  ),
)

/** The rank of tests that read files of the repository instead of importing them: every change touches them. */
const guardRank = lazyDistance - 0.5

/**
 * Returns the tests that import a changed file, directly or not, those in a folder named like its own, and the guards, the
 * nearest first. Tests of folders with the same name come before those that only load the file with the whole portal.
 * @param graph the imports of each TypeScript file, tests included.
 */
export function relatedTests(changed: readonly string[], graph: ReadonlyMap<string, readonly Edge[]>): string[] {
  if (changed.length === 0) return []
  const distances = distancesTo(changed, graph)
  const areas = new Set(changed.flatMap(areasOf))
  const rank = (test: string) => {
    const isNear = areasOf(test).some((area) => areas.has(area))
    const other = test.startsWith('tests/guards/') ? guardRank : Infinity
    return Math.min(distances.get(test) ?? Infinity, isNear ? lazyDistance - 1 : other)
  }
  return [...graph.keys()]
    .filter((file) => /^tests\/.*\.test\.tsx?$/.test(file))
    .map((test) => ({ test, rank: rank(test) }))
    .filter((one) => one.rank < Infinity)
    .toSorted((one, other) => one.rank - other.rank)
    .map(({ test }) => test)
}

/** How many imports lie between each file and the nearest changed one. */
function distancesTo(changed: readonly string[], graph: ReadonlyMap<string, readonly Edge[]>): Map<string, number> {
  const importers = new Map<string, { from: string; length: number }[]>()
  for (const [from, edges] of graph)
    for (const { to, lazy } of edges) {
      const known = importers.get(to) ?? []
      known.push({ from, length: lazy ? lazyDistance : 1 })
      importers.set(to, known)
    }
  const distances = new Map<string, number>()
  let reached = changed.map((file) => ({ file, distance: 0 }))
  while (reached.length > 0) {
    const shorter = reached.filter(({ file, distance }) => distance < (distances.get(file) ?? Infinity))
    for (const { file, distance } of shorter)
      if (distance < (distances.get(file) ?? Infinity)) distances.set(file, distance)
    reached = shorter.flatMap(({ file, distance }) =>
      (importers.get(file) ?? []).map(({ from, length }) => ({ file: from, distance: distance + length })),
    )
  }
  return distances
}

/** The folders of a file that name a part of the product, and its own name. */
function areasOf(file: string): string[] {
  const name = basename(file).replace(/\..*$/, '')
  return [...dirname(file).split('/'), name].filter((part) => !kinds.has(part) && part !== '.')
}
