import type { Change } from '../../changes/change'
import type { Direction } from '../document/schema-types'
import type { Reading } from '../reader/reading'
import { keyOf, type Place } from '../reader/spec-document'
import { kindFacts, levelOf, roles, usualReason, type Effect, type KindName } from './change-kinds'
import type { Sameness } from './sameness'

/** A change at a place that is not known yet, because what contains it may be shared. */
export interface Row extends Omit<Change, 'place' | 'renamedTo'> {
  /** The last name of the place, for what only one of the documents has. */
  name?: string
  /** The last name of the place that this one may have been renamed to. */
  renamedTo?: string
}

/** All that differs between two parts of the documents. */
export interface Difference {
  rows: Row[]
  parts: { name: string; difference: Difference }[]
  /** Set for parts that both documents have under the same name and refer to. */
  component?: readonly string[]
}

/** How a part of the documents is read. */
export interface Mode {
  direction: Direction
  /** Whether values are written as plain text, so that a string may be any number. */
  isText?: true
  /** Whether the direction does not have this part: a read-only property in a request. */
  isUnsent?: true
  /** How many schemas are around this one. */
  depth: number
}

/** Two documents that are compared. */
export interface Comparison {
  from: Reading
  to: Reading
  sameness: Sameness
  /** Today as an ISO date, which decides whether a sunset has passed. */
  today: string
  /** The differences that are known already, by the places on both sides and the mode. */
  known: Map<string, Difference>
  /** Components that were reached at a great depth and are compared later. */
  deferred: (() => void)[]
  /** Compares two schemas, each given by places that are read together; none stands for a schema that allows anything. */
  schemas: (pair: Pair<readonly Place[]>, mode: Mode) => Difference
}

/** A place or nothing on each side. */
export type Pair<T> = readonly [from: T, to: T]

/** Creates a difference without any rows. */
export function noDifference(): Difference {
  return { rows: [], parts: [] }
}

interface RowFacts {
  from?: string | undefined
  to?: string | undefined
  name?: string | undefined
  effect?: Effect | undefined
  what?: string | undefined
  why?: string | undefined
}

/** Adds a row. Its level follows from the effect of its kind and from the direction. */
export function addRow(
  { rows }: Difference,
  kind: KindName,
  mode: Pick<Mode, 'direction' | 'isUnsent'>,
  facts: RowFacts = {},
): void {
  const { direction, isUnsent } = mode
  const usual = kindFacts(kind, direction)
  const effect = facts.effect ?? usual.effect
  const isMuted = isUnsent && effect !== 'wording'
  const why = facts.why ?? (facts.effect === undefined ? usual.why : undefined) ?? usualReason(effect, direction)
  const level = levelOf(isMuted ? 'none' : effect, direction)
  rows.push({
    kind,
    level,
    ...(level !== 'wording' && { role: roles[direction] }),
    what: facts.what ?? usual.what,
    why: isMuted ? unsentReasons[direction] : why,
    ...(facts.from !== undefined && { from: facts.from }),
    ...(facts.to !== undefined && { to: facts.to }),
    ...(facts.name !== undefined && { name: facts.name }),
  })
}

const unsentReasons: Readonly<Record<Direction, string>> = {
  request: 'It is read-only: requests do not have it.',
  response: 'It is write-only: responses do not have it.',
}

/** Adds what differs within a part. */
export function addPart({ parts }: Difference, name: string, difference: Difference): void {
  parts.push({ name, difference })
}

/** Returns the difference of two parts, which is computed once for each way of reading them. */
export function differenceOf(
  { known }: Comparison,
  [from, to]: Pair<readonly Place[]>,
  { direction, isText, isUnsent }: Mode,
  compute: (difference: Difference) => void,
): Difference {
  const key = [...from.map(keyOf), '', ...to.map(keyOf), direction, isText, isUnsent].join('\u0000')
  const before = known.get(key)
  if (before) return before
  // Set before it is computed, so that a schema that contains itself ends.
  const difference = noDifference()
  known.set(key, difference)
  compute(difference)
  return difference
}

/** Whether a difference has rows other than those of wording. */
export function hasRows(start: Difference): boolean {
  const seen = new Set<Difference>()
  const open = [start]
  for (let next = open.pop(); next; next = open.pop()) {
    if (seen.has(next)) continue
    seen.add(next)
    if (next.rows.some(({ level }) => level !== 'wording')) return true
    for (const { difference } of next.parts) open.push(difference)
  }
  return false
}

/** Marks a removed and an added name as a possible rename, if they are the only ones with the same content. */
export function guessRenames(
  difference: Difference,
  pairs: readonly Pair<string>[],
  kindsOf: Pair<readonly KindName[]>,
): void {
  for (const [from, to] of pairs) {
    const isOf = (names: readonly string[], name: string) => (row: Row) => names.includes(row.kind) && row.name === name
    const removed = difference.rows.find(isOf(kindsOf[0], from))
    const added = difference.rows.find(isOf(kindsOf[1], to))
    if (!removed || !added) continue
    removed.renamedTo = to
    added.renamedTo = from
  }
}

/** Pairs the removed and the added names whose contents have the same key, if each key is there once on both sides. */
export function sameContent(removed: ReadonlyMap<string, string>, added: ReadonlyMap<string, string>): Pair<string>[] {
  const byKey = (entries: ReadonlyMap<string, string>) => {
    const names = new Map<string, string[]>()
    for (const [name, key] of entries) names.set(key, [...(names.get(key) ?? []), name])
    return names
  }
  const addedNames = byKey(added)
  return [...byKey(removed)].flatMap(([key, [from, ...more]]): Pair<string>[] => {
    const [to, ...others] = addedNames.get(key) ?? []
    return from === undefined || to === undefined || more.length + others.length > 0 ? [] : [[from, to]]
  })
}
