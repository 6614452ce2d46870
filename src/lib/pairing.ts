import { groupBy } from './group-by'

/** A value for each of the two documents. */
export type Pair<T> = readonly [from: T, to: T]

/** Reads something on both sides. */
export function both<T, U>([from, to]: Pair<T>, read: (value: T, side: 0 | 1) => U): Pair<U> {
  return [read(from, 0), read(to, 1)]
}

/** Two collections: the values that both have under a key, and those that only one has. */
interface PairedByKey<T> {
  common: [key: string, pair: Pair<T>][]
  removed: [key: string, value: T][]
  added: [key: string, value: T][]
}

/**
 * Pairs the values of two collections by their key.
 * @param covering finds the value that stands for a key which a collection does not have, such as that of a range.
 */
export function pairByKey<T extends object | string>(
  collections: Pair<ReadonlyMap<string, T>>,
  covering?: (collection: ReadonlyMap<string, T>, key: string) => T | undefined,
): PairedByKey<T> {
  const paired: PairedByKey<T> = { common: [], removed: [], added: [] }
  for (const key of new Set(collections.flatMap((collection) => [...collection.keys()]))) {
    const [from, to] = both(collections, (collection) => collection.get(key) ?? covering?.(collection, key))
    if (from !== undefined && to !== undefined) paired.common.push([key, [from, to]])
    else if (from !== undefined) paired.removed.push([key, from])
    else if (to !== undefined) paired.added.push([key, to])
  }
  return paired
}

/** Takes the values with the same key out of two sets, in their order. A value without a key stays. */
export function takeSameKey<T>(
  sets: Pair<Set<T>>,
  keyOf: (value: T, side: 0 | 1) => string | number | undefined,
): Pair<T>[] {
  const later = groupBy([...sets[1]].toReversed(), (value) => keyOf(value, 1))
  return takeEach(sets, (one) => {
    const key = keyOf(one, 0)
    return key === undefined ? undefined : later.get(key)?.pop()
  })
}

/** Larger sets are not searched for matches, which would take long. */
const maxSearched = 100

/** Takes the values that match out of two sets, each with the first that it matches. */
export function takeMatches<T>(sets: Pair<Set<T>>, isMatch: (one: T, other: T) => boolean): Pair<T>[] {
  if (sets.some(({ size }) => size > maxSearched)) return []
  return takeEach(sets, (one) => [...sets[1]].find((other) => isMatch(one, other)))
}

function takeEach<T>([from, to]: Pair<Set<T>>, find: (one: T) => T | undefined): Pair<T>[] {
  return [...from].flatMap((one): Pair<T>[] => {
    const other = find(one)
    if (other === undefined) return []
    from.delete(one)
    to.delete(other)
    return [[one, other]]
  })
}
