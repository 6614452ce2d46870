import { compareNumbers, type NumberValue } from '@/lib/exact-number'
import { gatherSchema, isNull, keywordNumbers, keywordPlaces } from './gather-schema'
import type { Gathered } from './gather-schema'
import { isObject, own, ownEntries, ownList } from '../document/json'
import { matchesPattern } from './matches-pattern'
import { referencesIn, resolveReference } from './references'
import { alternatives, itemPlaces, tuplePlaces } from './schema-type'
import { below, entriesBelow, keyOf } from './spec-document'
import type { Reading } from './reading'
import type { Place } from './spec-document'
import type { Direction } from '../document/schema-types'

// The rule on read-only and write-only members, for everything that shows, generates or checks a body.

type Mark = 'readOnly' | 'writeOnly'

const marks: Readonly<Record<Direction, Mark>> = { request: 'readOnly', response: 'writeOnly' }

/**
 * Whether a member of an object is sent in a direction: read-only members are not in requests, write-only members not in
 * responses (DOC-82). A member that is marked as both is in both, because the document contradicts itself.
 */
export function isSent(reading: Reading, member: readonly Place[], direction: Direction): boolean {
  const other = direction === 'request' ? 'response' : 'request'
  return !isMarked(reading, member, marks[direction]) || isMarked(reading, member, marks[other])
}

/** How many schemas around an alternative are looked at for a mark. */
const maxAlternativeDepth = 5

/**
 * Whether a schema has a mark: in one of its parts (JSON Schema 2020-12, validation, 9.4), or in all alternatives of a oneOf
 * or anyOf.
 */
export function isMarked(reading: Reading, schema: readonly Place[], mark: Mark, depth = 0): boolean {
  const seen = new Set<string>()
  const open = [...schema]
  for (let place = open.pop(); place; place = open.pop()) {
    const { value } = place
    reading.countSteps(1)
    if (!isObject(value) || reading.isSpent) continue
    if (own(value, mark) === true) return true
    for (const { resolved } of referencesIn(reading, place)) {
      const target = resolved.place
      if (!target || seen.has(keyOf(target))) continue
      seen.add(keyOf(target))
      open.push(target)
    }
    for (const index of ownList(value, 'allOf').keys()) open.push(below(place, 'allOf', index))
    for (const list of ['oneOf', 'anyOf']) {
      const options = entriesBelow(below(place, list)).filter(([, option]) => !isNull(option.value))
      const isShared = depth < maxAlternativeDepth && options.length > 0
      if (isShared && options.every(([, option]) => isMarked(reading, [option], mark, depth + 1))) return true
    }
  }
  return false
}

/** The members of an object, by whether they are sent. */
export interface Members {
  /** The places of each property in all parts, in the document's order. */
  properties: Map<string, Place[]>
  patterns: [pattern: string, schema: Place][]
  /** The schema of all other members. */
  additional: Place | undefined
  /** The names and patterns of the members that are not sent; `*` stands for all others. */
  unsent: string[]
}

/** How a schema is read with regard to the side of a call. */
export interface Side {
  /** Undefined where both sides show the same. */
  direction?: Direction | undefined
  /** Names of members that are not sent because of the schemas around it. */
  unsent?: readonly string[] | undefined
}

/** Divides the members of an object by whether they are sent. */
export function splitMembers(reading: Reading, gathered: Gathered, { direction, unsent = [] }: Side): Members {
  const properties = propertyPlaces(gathered)
  const patterns = keywordPlaces(gathered, 'patternProperties').flatMap(entriesBelow)
  const additional = keywordPlaces(gathered, 'additionalProperties').find(({ value }) => isFilledSchema(value))
  if (!direction) return { properties, patterns, additional, unsent: [] }
  const excluded = new Set(unsent)
  const placesOf = memberPlaces(reading, gathered)
  const isLeft = (name: string) => excluded.has(name) || !isSent(reading, placesOf(name), direction)
  const left = new Set([...properties.keys()].filter(isLeft))
  const hasRest = additional !== undefined && isSent(reading, [additional], direction)
  return {
    properties: new Map([...properties].filter(([name]) => !left.has(name))),
    patterns: patterns.filter(([, place]) => isSent(reading, [place], direction)),
    additional: hasRest ? additional : undefined,
    unsent: [
      ...left,
      ...patterns.flatMap(([pattern, place]) => (isSent(reading, [place], direction) ? [] : [pattern])),
      ...(additional && !hasRest ? ['*'] : []),
    ],
  }
}

/** Returns the names that an object does not have in a direction, in none or in some of its alternatives. */
export function unsentNames(reading: Reading, gathered: Gathered, { direction, unsent = [] }: Side): string[] {
  if (!direction) return []
  const schemas = [gathered, ...alternativesIn(reading, gathered)]
  const described = schemas.flatMap((schema) => splitMembers(reading, schema, { direction }).unsent)
  return [...unsent, ...described, ...unsentOthers(reading, gathered, schemas, direction)]
}

/** Returns the names that an object does not have in a direction, for the schemas that apply to the same object. */
export function unsentWithin(reading: Reading, gathered: Gathered, side: Side): string[] {
  const { direction, unsent = [] } = side
  if (!direction) return []
  const others = unsentOthers(reading, gathered, [gathered], direction)
  return [...unsent, ...splitMembers(reading, gathered, side).unsent, ...others]
}

/**
 * Returns the names that an object must have although they are not sent, because of the schema of a pattern or of all other
 * members in one of the schemas.
 */
function unsentOthers(
  reading: Reading,
  gathered: Gathered,
  schemas: readonly Gathered[],
  direction: Direction,
): string[] {
  const open = schemas.filter((schema) => openParts(schema).length > 0)
  const required = open.length > 0 ? requiredNames(reading, gathered) : []
  return open.flatMap((schema) => {
    const placesOf = memberPlaces(reading, schema)
    return required.filter((name) => !isSent(reading, placesOf(name), direction))
  })
}

/** Returns the alternatives of an object. */
function alternativesIn(reading: Reading, gathered: Gathered): Gathered[] {
  const options = (['oneOf', 'anyOf'] as const).flatMap((list) => alternatives(gathered, list).flat())
  return options.map((option) => gatherSchema(reading, [option]))
}

/** Returns the names that an object must have, by its schema, its alternatives and its conditions. */
function requiredNames(reading: Reading, gathered: Gathered): string[] {
  const conditions = [
    ...['then', 'else'].flatMap((name) => keywordPlaces(gathered, name)),
    ...keywordPlaces(gathered, 'dependentSchemas')
      .flatMap(entriesBelow)
      .map(([, place]) => place),
  ]
  const schemas = [
    gathered,
    ...alternativesIn(reading, gathered),
    ...conditions.map((place) => gatherSchema(reading, [place])),
  ]
  const names = schemas.flatMap(({ parts }) =>
    parts.flatMap(({ value }) => [
      ...ownList(value, 'required'),
      ...ownEntries(value, 'dependentRequired').flatMap(([, needed]) => needed),
    ]),
  )
  reading.countSteps(names.length)
  return [...new Set(names)].filter((name) => typeof name === 'string')
}

/** Returns how many members an object must have in a direction: never more than are sent. */
export function minSentMembers(reading: Reading, gathered: Gathered, { direction }: Side): NumberValue | undefined {
  const min = keywordNumbers(gathered, 'minProperties').toSorted(compareNumbers).at(-1)
  if (min === undefined || !direction) return min
  const placesOf = memberPlaces(reading, gathered)
  return gathered.parts.reduce<NumberValue>((least, part) => {
    const additional = below(part, 'additionalProperties')
    const others = entriesBelow(below(part, 'patternProperties')).map(([, place]) => place)
    if (additional.value !== false) others.push(additional)
    if (others.some((place) => isSent(reading, [place], direction))) return least
    const names = entriesBelow(below(part, 'properties')).map(([name]) => name)
    const { length } = names.filter((name) => isSent(reading, placesOf(name), direction))
    return compareNumbers(least, length) > 0 ? length : least
  }, min)
}

/** Whether an alternative says only that members are required that are not sent. */
export function requiresOnlyUnsent({ value }: Place, unsent: readonly string[]): boolean {
  if (!isObject(value)) return false
  const required = ownList(value, 'required')
  const isAlone = Object.keys(value).every((keyword) => /^(required|title|description)$/.test(keyword))
  return isAlone && required.length > 0 && required.every((name) => unsent.includes(String(name)))
}

/** Returns the places of each property in all parts, in the document's order. */
export function propertyPlaces(gathered: Gathered): Map<string, Place[]> {
  const places = new Map<string, Place[]>()
  for (const list of keywordPlaces(gathered, 'properties')) {
    for (const [name, place] of entriesBelow(list)) {
      const before = places.get(name)
      if (before) before.push(place)
      else places.set(name, [place])
    }
  }
  return places
}

/** Returns the parts of an object's schema that describe more members than those that they name. */
function openParts({ parts }: Gathered): Place[] {
  return parts.filter(
    ({ value }) => isObject(own(value, 'patternProperties')) || isFilledSchema(own(value, 'additionalProperties')),
  )
}

/**
 * Returns a function that finds the schemas of a member in all parts of an object's schema: those of the property, those
 * whose pattern its name matches, and where a part has none of them, that of all other members.
 */
export function memberPlaces(reading: Reading, gathered: Gathered): (name: string) => Place[] {
  const properties = propertyPlaces(gathered)
  const open = openParts(gathered).map((part) => ({
    part,
    patterns: entriesBelow(below(part, 'patternProperties')),
    additional: below(part, 'additionalProperties'),
  }))
  return (name) => {
    const others = open.flatMap(({ part, patterns, additional }) => {
      reading.countSteps(1 + patterns.length)
      const matching = patterns.flatMap(([pattern, place]) => {
        reading.countSteps((pattern.length * name.length) >> 4)
        return !reading.isSpent && matchesPattern(pattern, name) ? [place] : []
      })
      const isNamed = matching.length > 0 || own(own(part.value, 'properties'), name) !== undefined
      return isNamed || !isFilledSchema(additional.value) ? matching : [additional]
    })
    return [...(properties.get(name) ?? []), ...others]
  }
}

/** Whether a value is a schema with content, and neither a boolean nor empty. */
export function isFilledSchema(value: unknown): boolean {
  return isObject(value) && Object.keys(value).length > 0
}

/** Marks that are searched together, and whether one of them can be reached from a value of a document. */
interface MarkSearch {
  marks: readonly Mark[]
  known: WeakMap<object, boolean>
}

const searches = {
  both: { marks: ['readOnly', 'writeOnly'], known: new WeakMap() },
  request: { marks: ['readOnly'], known: new WeakMap() },
  response: { marks: ['writeOnly'], known: new WeakMap() },
} as const satisfies Record<Direction | 'both', MarkSearch>
/** How many values are searched for a mark at once; beyond that, it is assumed to be there. */
const maxSearchedValues = 20_000

/** Whether requests and responses may differ in a schema, or in one that can be reached from it. */
export function mayDiffer(reading: Reading, schema: readonly Place[]): boolean {
  return schema.some((place) => isMarkReachable(reading, place, searches.both))
}

/** Whether a value of a schema may have members, at any depth, that are not sent in a direction. */
export function mayHaveUnsent(reading: Reading, schema: Place, direction: Direction): boolean {
  return isMarkReachable(reading, schema, searches[direction])
}

/** Whether items of a list may be the same in a direction because only members that are not sent tell them apart. */
export function mayRepeatItems(reading: Reading, gathered: Gathered, direction: Direction): boolean {
  const items = [...itemPlaces(gathered), ...tuplePlaces(gathered)]
  return items.some((place) => mayHaveUnsent(reading, place, direction))
}

/** Searches a value and everything that can be reached from it, each value of a document once. */
function isMarkReachable(reading: Reading, start: Place, { marks: searched, known: marked }: MarkSearch): boolean {
  const { value: first } = start
  if (!isObject(first)) return false
  const known = marked.get(first)
  if (known !== undefined) return known
  const loaded = reading.withoutLoading()
  /** The values that were found, each with those that lead to it. */
  const found = new Map<object, object[]>([[first, []]])
  const open = [start]
  const differing: object[] = []
  const add = (place: Place, from: object) => {
    const { value } = place
    if (typeof value !== 'object' || value === null || marked.get(value) === false) return
    const before = found.get(value)
    if (before) before.push(from)
    else {
      found.set(value, [from])
      open.push(place)
    }
  }
  for (let place = open.pop(); place && found.size <= maxSearchedValues; place = open.pop()) {
    const value = place.value as object
    // The target of a dynamic reference depends on the schemas that lead to it.
    const isMarkedHere = searched.some((mark) => own(value, mark) === true)
    if (isMarkedHere || own(value, '$dynamicRef') !== undefined || marked.get(value)) differing.push(value)
    if (marked.has(value)) continue
    const reference = own(value, '$ref')
    const target = typeof reference === 'string' ? resolveReference(loaded, place, reference).place : undefined
    if (target) add(target, value)
    const names = Object.keys(value)
    reading.countSteps(1 + (names.length >> 6))
    for (const name of names) if (typeof own(value, name) === 'object') add(below(place, name), value)
  }
  // A document that is not loaded yet may have a mark or not.
  if (loaded.missingUrls.size > 0) return true
  const isCut = found.size > maxSearchedValues
  for (const value of found.keys()) marked.set(value, isCut)
  for (let value = differing.pop(); value; value = differing.pop()) {
    marked.set(value, true)
    for (const from of found.get(value) ?? []) if (!marked.get(from)) differing.push(from)
  }
  return marked.get(first) === true
}
