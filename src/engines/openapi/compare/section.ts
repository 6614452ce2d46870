import { writeJson } from '@/lib/exact-json'
import type { Change } from '../../changes/change'
import { present } from '../document/json'
import type { Direction } from '../document/schema-types'
import type { Reading } from '../reader/reading'
import { keyOf, type Place } from '../reader/spec-document'
import type { CanonicalDigests } from './canonical'
import { effects, kinds, reasons, type Effect, type Kind, type KindName } from './change-kinds'
import { componentOf } from './names'
import { both, type Pair } from '@/lib/pairing'
import type { Sameness } from './sameness'

/** A change at a place that is not known yet, because what contains it may be shared. */
export interface Row extends Omit<Change, 'place' | 'renamedTo'> {
  /** The last name of the place, for what only one of the documents has. */
  name?: string
  /** The last name of the place that this one may have been renamed to. */
  renamedTo?: string
  /** The content of what was removed or added: it may have been renamed to something with the same content. */
  content?: string
}

/** All that differs between two parts of the documents. */
export interface Difference {
  rows: Row[]
  parts: { name: string; difference: Difference }[]
  /** Set when a probe has found what decides it, so that the rest was not compared. */
  isDecided?: true
  /** Set for parts that both documents have under the same name and refer to. */
  component?: readonly string[]
}

/** How a part of the documents is read. */
export interface Mode {
  direction: Direction
  /**
   * Set where numbers are written as text, so that a string may be any of them: at all levels, or only for the field of a
   * form, whose objects are written as JSON.
   */
  text?: 'all' | 'field' | undefined
  /** Set for the content of a form: the names of the fields that are written as JSON. */
  jsonFields?: readonly string[] | undefined
  /** Whether the direction does not have this part: a read-only property in a request. */
  isUnsent?: true | undefined
  /** Set where two schemas are compared only to find out whether they are equal, or how severe the change is. */
  probe?: 'equality' | 'severity'
  /** How many schemas are around this one. */
  depth: number
}

/** Two documents that are compared. */
export interface Comparison {
  readings: Pair<Reading>
  sameness: Sameness
  canonical: CanonicalDigests
  /** How many pairs may still be compared as probes: for this choice, and in all. */
  probes: { each: number; all: number }
  /** Today as an ISO date, which decides whether a sunset has passed. */
  today: string
  /** The differences that are known already, by the places on both sides and the mode. */
  known: Map<string, Difference>
  /** Choices, and components that were reached at a great depth: they are compared later. */
  deferred: (() => void)[]
  /** Compares two schemas, each given by places that are read together; none stands for a schema that allows anything. */
  schemas: (pair: Pair<readonly Place[]>, mode: Mode) => Difference
}

/** The facts of a row that replace those of its kind. */
export type RowFacts = Partial<Record<'name' | 'from' | 'to' | 'content' | 'what' | 'why', string | undefined>> & {
  effect?: Effect | undefined
}

/** Two parts of the documents that are compared: adds what differs between them, as they are read for one direction. */
export class Section {
  readonly comparison: Comparison
  readonly mode: Mode
  readonly difference: Difference

  constructor(comparison: Comparison, mode: Mode, difference: Difference = { rows: [], parts: [] }) {
    this.comparison = comparison
    this.mode = mode
    this.difference = difference
  }

  /** Reads something of both documents. */
  read<T, U>(pair: Pair<T>, read: (reading: Reading, value: T, side: 0 | 1) => U): Pair<U> {
    return both(pair, (value, side) => read(this.comparison.readings[side], value, side))
  }

  /** The same parts, read in another way. */
  with(change: Partial<Mode>): Section {
    return new Section(this.comparison, { ...this.mode, ...change }, this.difference)
  }

  /** The section for a property. In a form, a property is a field; an object within a field is written as JSON. */
  property(name: string): Section {
    const { text, jsonFields } = this.mode
    if (jsonFields) return this.with({ text: jsonFields.includes(name) ? undefined : 'field', jsonFields: undefined })
    return text === 'field' ? this.with({ text: undefined }) : this
  }

  /** Adds a row. Its level follows from the effect of its kind and from the direction. */
  row(kind: KindName, { effect, what, why, ...texts }: RowFacts = {}) {
    const { direction, isUnsent } = this.mode
    const [usualEffect, usualWhat]: Kind = kinds[kind]
    const actual = effect ?? (typeof usualEffect === 'string' ? usualEffect : usualEffect[direction])
    const isMuted = isUnsent && actual !== 'wording'
    const [level, usualReason] = effects[isMuted ? 'unsent' : actual][direction]
    const reason = why ?? (effect === undefined ? reasons[kind] : undefined) ?? usualReason
    const deciding = this.mode.probe === 'equality' ? level !== 'wording' : level === 'breaking'
    if (this.mode.probe && deciding) this.difference.isDecided = true
    this.difference.rows.push({
      kind,
      level,
      // A text is the same for everybody; otherwise the role is that of whoever calls the service.
      ...(level !== 'wording' && { role: direction === 'request' ? 'send' : 'receive' }),
      what: what ?? usualWhat,
      why: isMuted ? usualReason : reason,
      ...present(texts),
    })
  }

  /** Adds a row if a text differs. */
  change(kind: KindName, [from, to]: Pair<string | undefined>, facts: RowFacts = {}) {
    if (from !== to) this.row(kind, { from, to, ...facts })
  }

  /** Adds a row if something is so on one side only: of the first kind if it is the later side. */
  toggle([from, to]: Pair<boolean>, set: KindName, lifted: KindName, facts: RowFacts = {}) {
    if (from !== to) this.row(to ? set : lifted, facts)
  }

  /** Adds a part. An empty name stands for the same place. */
  add(name: string, difference: Difference) {
    if (difference.isDecided) this.difference.isDecided = true
    this.difference.parts.push({ name, difference })
  }

  /** Adds a part, and returns its section. */
  part(name: string): Section {
    const section = new Section(this.comparison, this.mode)
    this.add(name, section.difference)
    return section
  }

  /** Adds a part that several operations may use. */
  shared(name: string, [from, to]: Pair<Place>, compare: (section: Section) => void) {
    this.add(name, differenceOf(this.comparison, [[from], [to]], this.mode, compare))
  }

  /** Adds a part that is a schema on both sides. */
  schemas(name: string, pair: Pair<readonly Place[]>) {
    if (this.difference.isDecided) return
    this.add(name, this.comparison.schemas(pair, this.mode))
  }
}

/** Returns the difference of two parts, which are compared once for each way of reading them. */
export function differenceOf(
  comparison: Comparison,
  pair: Pair<readonly Place[]>,
  mode: Mode,
  compare: (section: Section) => void,
): Difference {
  const { direction, text, jsonFields, isUnsent, probe } = mode
  const read = [direction, text, jsonFields && writeJson(jsonFields), isUnsent, probe]
  const key = [...pair[0].map(keyOf), '', ...pair[1].map(keyOf), ...read].join('\u0000')
  const before = comparison.known.get(key)
  if (before) return before
  const section = new Section(comparison, mode)
  // Set before it is compared, so that a schema that contains itself ends.
  comparison.known.set(key, section.difference)
  const component = pair.every(({ length }) => length === 1) && componentOf([pair[0][0], pair[1][0]])
  if (component) section.difference.component = component
  compare(section)
  return section.difference
}

/** The verb of a kind for something that only one side has, or both. */
export function verbOf([from, to]: Pair<unknown>): 'added' | 'removed' | 'changed' {
  return from === undefined ? 'added' : to === undefined ? 'removed' : 'changed'
}

/** Whether a difference has rows other than those of wording. */
export function hasRows(start: Difference): boolean {
  const open = new Set([start])
  for (const { rows, parts } of open) {
    if (rows.some(({ level }) => level !== 'wording')) return true
    for (const { difference } of parts) open.add(difference)
  }
  return false
}
