import { objectOf } from '@/lib/exact-json'
import { isNumber, isSameScalar } from '@/lib/exact-number'
import { choicesOf, excludedNames, kindOf } from './example-choices'
import { gatherSchema, keyword, keywordCounts, keywordPlaces } from './gather-schema'
import type { Gathered } from './gather-schema'
import { isObject, own, ownList } from '../document/json'
import type { JsonObject } from '../document/json'
import { allowedNumber, madeText } from './made-scalar'
import { isSent, memberPlaces, propertyPlaces } from './members'
import { examplesOf } from './schema-node'
import { allowedValues, itemPlaces, tuplePlaces, typesOf } from './schema-type'
import { sentValue } from './sent-value'
import { keyOf } from './spec-document'
import type { Reading } from './reading'
import type { Place } from './spec-document'
import type { Direction } from '../document/schema-types'

/** How numbers are generated: as 0 in bodies (DOC-38), or as the allowed number nearest to 0 in parameters. */
type Numbers = 'zero' | 'allowed'

/** How many levels of objects, arrays and alternatives are generated. */
const depthLimit = 24
/** Only required members are generated below this many nested objects, and after this many values. */
const fullDepth = 4
const fullValues = 400
const valueLimit = 2_000
/** How many items or members are generated at most where a schema requires a number of them. */
const countLimit = 10

interface Making {
  reading: Reading
  direction: Direction
  numbers: Numbers
  /** Number of values generated so far; limits schemas that refer to each other. */
  made: number
}

/** The position of a value in the example. */
interface Position {
  /** Identities of the schemas around it, at least one for each level. A schema that is among them is recursive. */
  within: readonly string[]
  /** Number of objects around it. */
  objects: number
  /** It is required by the schema around it. */
  required: boolean
  /** All values around it are required too, so a value must be generated. */
  unavoidable: boolean
  /** Objects that already have some of its members: examples of a part, the member of a discriminator. */
  known: readonly JsonObject[]
}

/**
 * Generates an example of a schema. Uses examples, defaults, constants and first enumeration values of the document, else
 * 0 for numbers (DOC-38), `true`, or a text in the format. Takes the first alternative of each oneOf and anyOf, and stops
 * at recursion.
 */
export function generateExample(
  reading: Reading,
  places: readonly Place[],
  direction: Direction,
  numbers: Numbers = 'zero',
): unknown {
  const around = { within: [], objects: 0, required: true, unavoidable: true, known: [] }
  const value = make({ reading, direction, numbers, made: 0 }, gatherSchema(reading, places), around) ?? null
  // The values of the document may be written for both directions.
  return sentValue(reading, places, value, direction)
}

/** Returns the value that the schema itself has: example, default, constant or first value of an enumeration. */
export function documentedValue(gathered: Gathered): unknown {
  const constants = ['oneOf', 'anyOf'].map((list) =>
    own(ownList({ list: keyword(gathered, list) }, 'list')[0], 'const'),
  )
  const fallback = keyword(gathered, 'default')
  // An empty list or object as default shows nothing of the shape.
  const empty = (isObject(fallback) || Array.isArray(fallback)) && Object.keys(fallback).length === 0
  const stated = [examplesOf(gathered)[0], empty ? undefined : fallback].filter((value) => isAllowed(gathered, value))
  return [...stated, allowedValues(gathered)?.[0], ...constants].find((value) => value !== undefined)
}

/** Generates a value; undefined when it is too deep, recursive, or when the schema allows no value. */
function make(making: Making, gathered: Gathered, around: Position): unknown {
  making.made++
  const documented = documentedValue(gathered)
  if (documented !== undefined) return documented
  const { within } = around
  const { types, nullable } = typesOf(gathered)
  const [type] = types
  const isRecursive = gathered.identities.some((identity) => within.includes(identity))
  if (
    isRecursive ||
    type === 'nothing' ||
    making.made > valueLimit ||
    within.length > depthLimit ||
    making.reading.isSpent
  )
    return undefined
  const inner = {
    ...around,
    within: [...within, gathered.identities[0] ?? '', ...gathered.identities.slice(1)],
    known: [...around.known, ...kindOf(gathered), ...gathered.baseExamples],
  }
  if (type === 'array') return makeArray(making, gathered, inner)
  if (type !== undefined && type !== 'object') return scalar(making, type, gathered)
  const [choice, ...others] = choicesOf(making.reading, gathered)
  if (type === undefined && choice) {
    // Alternatives of several lists apply together: when they are objects, each has some of the members.
    const joins = others.length > 0 && typesOf(choice.schema).types.includes('object')
    if (!joins) return make(making, choice.schema, { ...inner, known: [...choice.known, ...inner.known] })
  }
  if (type === 'object' || choice || inner.known.length > 0) return makeObject(making, gathered, inner)
  return nullable ? null : {}
}

/** Generates an object; undefined when a required member has no value, unless a value must be generated. */
function makeObject(making: Making, gathered: Gathered, around: Position): unknown {
  const { reading, direction } = making
  const { sources, known } = sourcesOf(reading, gathered, around)
  const properties = new Map<string, Place[]>()
  for (const [name, places] of sources.flatMap((source) => [...propertyPlaces(source)])) {
    const before = properties.get(name)
    if (before) for (const place of places) before.push(place)
    else properties.set(name, [...places])
  }
  const required = new Set(sources.flatMap(requiredNames))
  const excluded = new Set(sources.flatMap(excludedNames))
  const objects = around.objects + 1
  reading.countSteps(properties.size * (1 + known.length) + required.size)
  // A required object has at least one member, even if none is required.
  const needsOne = around.required && ![...properties.keys()].some((name) => required.has(name))
  const entries = new Map<string, unknown>()
  const maxMembers = Math.min(...keywordCounts(gathered, 'maxProperties'))
  let hasOmitted = false
  let incomplete = false
  const add = (name: string, member: Gathered, knownValue?: unknown) => {
    if (entries.has(name)) return
    const isNeeded = required.has(name)
    const unavoidable = around.unavoidable && isNeeded
    const inner = { within: around.within, objects, required: isNeeded, unavoidable, known: [] }
    const value = knownValue ?? make(making, member, inner)
    if (value !== undefined) entries.set(name, value)
    else if (isNeeded) incomplete = true
  }
  for (const [name, places] of properties) {
    const isBrief = objects > fullDepth || making.made > fullValues
    const isNeeded = required.has(name) || (needsOne && entries.size === 0)
    if (!isNeeded && excluded.has(name)) continue
    if (isBrief && !isNeeded && !known.some((members) => Object.hasOwn(members, name))) {
      hasOmitted = true
      continue
    }
    if (!isSent(reading, places, direction)) continue
    const property = gatherSchema(reading, places)
    add(
      name,
      property,
      known.map((members) => own(members, name)).find((value) => isAllowed(property, value)),
    )
  }
  const knownMembers = known.flatMap((members) => Object.entries(members))
  reading.countSteps(knownMembers.length)
  for (const [name, value] of knownMembers) {
    if (!properties.has(name) && !entries.has(name)) entries.set(name, value)
  }
  const unknown = [...required].filter((name) => !properties.has(name) && !entries.has(name))
  for (const [name, member] of otherMembers(making, gathered, unknown, entries.size)) {
    if (entries.size < maxMembers) add(name, member)
  }
  for (const name of [...entries.keys()].toReversed()) {
    if (entries.size > maxMembers && !required.has(name)) entries.delete(name)
  }
  if (incomplete && !around.unavoidable) return undefined
  return entries.size === 0 && hasOmitted ? undefined : objectOf([...entries])
}

/** Returns the schemas that define an object's members, its own and the chosen alternatives, with the known members. */
function sourcesOf(reading: Reading, gathered: Gathered, { within, known }: Position) {
  const sources = [gathered]
  let examples = known
  const seen = new Set<string>(within)
  for (const source of sources) {
    for (const { place, schema, known: values } of choicesOf(reading, source)) {
      const keys = [keyOf(place), ...schema.identities]
      if (keys.some((key) => seen.has(key))) continue
      for (const key of keys) seen.add(key)
      sources.push(schema)
      examples = [...values, ...examples, ...[documentedValue(schema), ...schema.baseExamples].filter(isObject)]
    }
  }
  return { sources, known: examples }
}

/** False for a value that a constant or enumeration excludes, such as the example of a base that the schema narrows. */
function isAllowed(schema: Gathered, value: unknown): boolean {
  const values = allowedValues(schema)
  // Do not compare lists and objects: in many documents the enumeration is meant for their items.
  if (values === undefined || isObject(value) || Array.isArray(value)) return value !== undefined
  return values.includes(value) || (isNumber(value) && values.some((allowed) => isSameScalar(allowed, value)))
}

function requiredNames({ parts }: Gathered): string[] {
  return parts.flatMap(({ value }) => ownList(value, 'required')).filter((name) => typeof name === 'string')
}

/** Returns members that the schema requires but has no property for: by name (`unknown`), or to reach `minProperties`. */
function otherMembers(
  { reading, direction }: Making,
  gathered: Gathered,
  unknown: readonly string[],
  present: number,
): (readonly [string, Gathered])[] {
  const others = keywordPlaces(gathered, 'additionalProperties')
  const described = others.filter(({ value }) => isObject(value))
  const hasRest = !others.some((place) => place.value === false || !isSent(reading, [place], direction))
  const placesOf = memberPlaces(reading, gathered)
  const named = unknown.flatMap((name): (readonly [string, Gathered])[] => {
    const places = placesOf(name)
    const isDescribed = hasRest || places.length > 0
    return isDescribed && isSent(reading, places, direction) ? [[name, gatherSchema(reading, places)]] : []
  })
  const shown = present + named.length
  const least = Math.max(described.length > 0 && shown === 0 ? 1 : 0, ...keywordCounts(gathered, 'minProperties'))
  if (!hasRest || least <= shown) return named
  const schema = gatherSchema(reading, described)
  const free = freeNames(reading, gathered).slice(0, least - shown)
  return [...named, ...free.map((name): readonly [string, Gathered] => [name, schema])]
}

/** Returns names for additional members, as `propertyNames` allows them. */
function freeNames(reading: Reading, gathered: Gathered): string[] {
  const places = keywordPlaces(gathered, 'propertyNames').filter(({ value }) => isObject(value))
  const names = gatherSchema(reading, places)
  const documented = allowedValues(names) ?? [documentedValue(names) ?? madeText(names, 'key')]
  const [first = 'key', ...more] = documented.filter((name) => typeof name === 'string')
  return [first, ...more, ...Array.from({ length: countLimit - 1 }, (_, index) => `${first}${index + 2}`)]
}

/** Generates an array; undefined when a required item has no value, unless a value must be generated. */
function makeArray(making: Making, gathered: Gathered, around: Position): unknown {
  const { reading } = making
  const minItems = Math.min(Math.max(0, ...keywordCounts(gathered, 'minItems')), countLimit)
  const maxItems = Math.min(...keywordCounts(gathered, 'maxItems'))
  const inner = { ...around, required: minItems > 0, unavoidable: around.unavoidable && minItems > 0, known: [] }
  const list = tuplePlaces(gathered)
    .slice(0, Math.min(maxItems, valueLimit))
    .map((place) => make(making, gatherSchema(reading, [place]), inner) ?? null)
  const items = itemPlaces(gathered)
  const item = gatherSchema(reading, items)
  const itemCount = Math.min(Math.max(minItems, list.length === 0 && items.length > 0 ? 1 : 0), maxItems)
  const isUnique = keyword(gathered, 'uniqueItems') === true
  while (list.length < itemCount) {
    const value = isUnique && list.length > 0 ? anotherValue(item, list) : make(making, item, inner)
    if (value === undefined) return list.length === 0 && minItems > 0 && !around.unavoidable ? undefined : list
    list.push(value)
  }
  return list
}

/** Returns another item for a list of unique items; undefined where none is easy to find. */
function anotherValue(item: Gathered, list: readonly unknown[]): unknown {
  const values = allowedValues(item)
  if (values) return values.find((value) => !list.some((other) => isSameScalar(other, value)))
  const [first] = list
  const isFree = typeof first === 'string' && keyword(item, 'format') === undefined
  return isFree ? `${first}${list.length + 1}` : undefined
}

function scalar({ numbers }: Making, type: string, gathered: Gathered): unknown {
  if (type === 'integer' || type === 'number') return numbers === 'allowed' ? allowedNumber(type, gathered) : 0
  if (type === 'boolean') return true
  return type === 'null' ? null : madeText(gathered)
}
