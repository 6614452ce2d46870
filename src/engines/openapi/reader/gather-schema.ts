import type { NumberValue } from '@/lib/exact-number'
import { isObject, own, ownList, ownNumber } from '../document/json'
import type { JsonObject } from '../document/json'
import { follow, nameOfReference, namesComponent, referencesIn } from './references'
import { below, keyOf } from './spec-document'
import type { Reading } from './reading'
import type { Place } from './spec-document'
import type { ReadError } from '../document/schema-types'

/**
 * A schema together with the schemas that apply to it: itself, the targets of its references and all members of allOf,
 * outermost first. Nothing is copied; keywords are read from these parts.
 */
export interface Gathered {
  /** Schema objects, outermost first. */
  parts: Place[]
  /** Each keyword's value in the outermost part that has it. */
  keywords: Map<string, unknown>
  /** Example objects of the schemas that it extends. Each shows only a part of it, so it is no example of the whole. */
  baseExamples: JsonObject[]
  /** Name of the component that the outermost reference points to. */
  name?: string
  /** Keys of the places that its references point to. Recursion is detected by them. */
  identities: string[]
  /** One of the parts is `false`: no value is allowed. */
  never: boolean
  /** One of the alternatives is null. */
  nullable: boolean
  /** Parts that do not apply to null, such as X of `anyOf: [X, null]`. */
  unlessNull: Place[]
  errors: ReadError[]
}

const partLimit = 400

interface Open {
  place: Place
  /** Reached only through references, so its name is that of the schema and not of a base that it extends. */
  primary: boolean
  /** Base of a schema with more parts, so its example lacks the members of the others. */
  base: boolean
  unlessNull: boolean
}

/** Gathers the parts of a schema, or of several schemas that are read together. */
export function gatherSchema(reading: Reading, places: readonly Place[]): Gathered {
  const gathered: Gathered = {
    parts: [],
    keywords: new Map(),
    baseExamples: [],
    identities: [],
    never: false,
    nullable: false,
    unlessNull: [],
    errors: [],
  }
  const seen = new Set<string>()
  const open: Open[] = places.toReversed().map((place) => ({ place, primary: true, base: false, unlessNull: false }))
  for (let next = open.pop(); next; next = open.pop()) {
    const { place } = next
    const key = keyOf(place)
    if (seen.has(key)) continue
    seen.add(key)
    reading.countSteps(1 + (key.length >> 4))
    if (reading.isSpent) break
    if (gathered.parts.length >= partLimit) {
      gathered.errors.push({ message: `This schema has more than ${partLimit} parts; the rest is not shown.` })
      break
    }
    if (place.value === false) gathered.never = true
    else if (isObject(place.value)) {
      for (const further of gatherPart(reading, gathered, next).toReversed()) open.push(further)
    } else if (place.value !== true) gathered.errors.push({ message: 'This is not a schema.', at: place.pointer })
  }
  return gathered
}

/** Adds one schema object and returns the places to read next. */
function gatherPart(reading: Reading, gathered: Gathered, { place, primary, base, unlessNull }: Open): Open[] {
  gathered.parts.push(place)
  if (unlessNull) gathered.unlessNull.push(place)
  const example = base ? exampleIn(place.value) : undefined
  if (isObject(example)) gathered.baseExamples.push(example)
  for (const [name, value] of Object.entries(place.value as JsonObject)) {
    reading.countSteps(1 + costOf(name, value))
    if (gathered.keywords.has(name) || (isObject(example) && exampleKeywords.includes(name))) continue
    gathered.keywords.set(name, value)
  }
  const further: Open[] = []
  const bases = ownList(place.value, 'allOf').map((_, index) => below(place, 'allOf', index))
  const hasProperties = own(place.value, 'properties') !== undefined
  const references = referencesIn(reading, place)
  for (const { ref, resolved } of references) {
    const { place: target, error } = resolved
    if (error) gathered.errors.push(error)
    if (target) {
      if (primary) gathered.identities.push(keyOf(target))
      further.push({ place: target, primary, base: base || hasProperties || bases.length > 0, unlessNull })
    }
    const name = primary && namesComponent(ref) ? nameOfReference(ref) : undefined
    if (name !== undefined) gathered.name ??= name
  }
  const extended = bases.length > 1 || hasProperties
  for (const inner of bases) {
    further.push({
      place: inner,
      primary: primary && !extended,
      base: base || extended || references.length > 0,
      unlessNull,
    })
  }
  for (const list of ['oneOf', 'anyOf']) {
    const options = ownList(place.value, list).map((_, index) => below(place, list, index))
    const others = options.filter((option) => !isNull(follow(reading, option).place.value))
    const orNull = others.length > 0 && others.length < options.length
    if (orNull) gathered.nullable = true
    // `anyOf: [X, null]` and `oneOf: [X]` mean X.
    const [only] = others
    if (only && others.length === 1)
      further.push({ place: only, primary, base: base || extended, unlessNull: unlessNull || orNull })
  }
  return further
}

/** Returns the cost of a keyword: lists of schemas and types are read whole, lists of values only at their beginning. */
function costOf(name: string, value: unknown): number {
  if (!Array.isArray(value)) return 0
  return schemaLists.has(name) ? value.length : value.length >> 8
}

const schemaLists = new Set(['allOf', 'oneOf', 'anyOf', 'items', 'prefixItems', 'type'])
const exampleKeywords = ['example', 'x-example', 'examples']

function exampleIn(schema: unknown): unknown {
  return own(schema, 'example') ?? own(schema, 'x-example') ?? ownList(schema, 'examples')[0]
}

/** True for a schema that allows only null. */
export function isNull(schema: unknown): boolean {
  const type = own(schema, 'type')
  const constant = isObject(schema) && Object.hasOwn(schema, 'const') && own(schema, 'const') === null
  return type === 'null' || constant || (Array.isArray(type) && type.length === 1 && type[0] === 'null')
}

/** Returns the keyword's value in the outermost part that has it. */
export function keyword(gathered: Gathered, name: string): unknown {
  return gathered.keywords.get(name)
}

/** Returns the places of a keyword in all parts that have it. */
export function keywordPlaces(gathered: Gathered, name: string): Place[] {
  if (!gathered.keywords.has(name)) return []
  return gathered.parts.filter((part) => own(part.value, name) !== undefined).map((part) => below(part, name))
}

/** Returns the numbers that the parts have for a keyword. */
export function keywordNumbers({ keywords, parts }: Gathered, name: string): NumberValue[] {
  return keywords.has(name) ? parts.flatMap(({ value }) => ownNumber(value, name) ?? []) : []
}

/** Returns the numbers that the parts have for a keyword that counts, such as minItems. */
export function keywordCounts(gathered: Gathered, name: string): number[] {
  return keywordNumbers(gathered, name).map(Number)
}
