import { valueKey } from '@/lib/exact-json'
import { isNumber, isWhole } from '@/lib/exact-number'
import { quoted } from '@/lib/quoted'
import { gatherSchema, isNull, keyword, keywordPlaces } from './gather-schema'
import type { Gathered } from './gather-schema'
import { isObject, own } from '../document/json'
import { entriesBelow, isSince31 } from './spec-document'
import type { ReadError } from '../document/schema-types'
import type { Reading } from './reading'
import type { Place } from './spec-document'
import { jsonText } from '../document/value-text'

/**
 * Returns the types that all parts of a schema allow, and separately whether null is allowed. The type is 'nothing' when
 * the parts contradict each other. When no part has a type, it is inferred from the other keywords.
 */
export function typesOf(gathered: Gathered): { types: string[]; nullable: boolean } {
  const nothing = { types: ['nothing'], nullable: false }
  if (gathered.never || allowedValues(gathered)?.length === 0) return nothing
  const { keywords, parts } = gathered
  const flagged = keywords.has('nullable') || keywords.has('x-nullable') ? parts.filter(isFlagged) : []
  const typed = keywords.has('type') ? parts.filter(isTyped) : []
  // `nullable` in a part without a type applies to all other parts.
  const isNullForAll = flagged.some((part) => !typed.includes(part))
  if (typed.length === 0) {
    const orNull = isNullForAll || gathered.nullable || (keywords.has('enum') && parts.some(listsNull))
    return { types: guessed(gathered), nullable: orNull }
  }
  const nullable =
    isNullForAll ||
    typed.every((part) => allowsNull(part) || flagged.includes(part) || gathered.unlessNull.includes(part))
  const types = typed
    .map(declaredTypes)
    .reduce(inCommon)
    .filter((type) => type !== 'null')
  if (types.length > 0) return { types, nullable }
  return nullable ? { types: ['null'], nullable: false } : nothing
}

/** Explains why a schema allows no value although each of its parts does. */
export function contradictionOf(gathered: Gathered): ReadError[] {
  if (gathered.never || !typesOf(gathered).types.includes('nothing')) return []
  const types = new Set(gathered.parts.filter(isTyped).flatMap(declaredTypes))
  const values = allowedValues(gathered)?.length === 0
  if (!values && types.size < 2) return []
  const named = values ? 'values' : `types (${[...types].slice(0, 4).map(quoted).join(', ')})`
  return [{ message: `The parts of this schema name ${named} that exclude each other: nothing fits all of them.` }]
}

function declaredTypes({ value }: Place): string[] {
  const type = own(value, 'type')
  if (typeof type === 'string') return [type]
  return Array.isArray(type) ? type.filter((name) => typeof name === 'string') : []
}

/** True for a part with a type of its own. Before OpenAPI 3.1, keywords beside a reference are ignored. */
function isTyped({ value, document }: Place): boolean {
  const type = own(value, 'type')
  if (typeof type !== 'string' && !(Array.isArray(type) && type.length > 0)) return false
  return own(value, '$ref') === undefined || isSince31(document)
}

function isFlagged({ value }: Place): boolean {
  return own(value, 'nullable') === true || own(value, 'x-nullable') === true
}

function allowsNull(part: Place): boolean {
  return declaredTypes(part).includes('null') || listsNull(part)
}

function listsNull({ value }: Place): boolean {
  const values = own(value, 'enum')
  return Array.isArray(values) && typesIn(values).has('null')
}

function inCommon(types: string[], others: string[]): string[] {
  const common = types.flatMap((type) => {
    if (others.includes(type) || (type === 'integer' && others.includes('number'))) return [type]
    return type === 'number' && others.includes('integer') ? ['integer'] : []
  })
  return [...new Set(common)]
}

function guessed(gathered: Gathered): string[] {
  const has = (...names: string[]) => names.some((name) => keyword(gathered, name) !== undefined)
  if (has('properties', 'additionalProperties', 'patternProperties', 'minProperties', 'maxProperties'))
    return ['object']
  if (has('items', 'prefixItems', 'minItems', 'maxItems')) return ['array']
  const values = keyword(gathered, 'enum') ?? (has('const') ? [keyword(gathered, 'const')] : [])
  if (Array.isArray(values) && values.length > 0) {
    return [...typesIn(values)].filter((type) => type !== 'null')
  }
  if (has('minLength', 'maxLength', 'pattern', 'contentEncoding')) return ['string']
  if (has('minimum', 'maximum', 'exclusiveMinimum', 'exclusiveMaximum', 'multipleOf')) return ['number']
  return []
}

/** Types by list of values, because many references may lead to a list of thousands. */
const typesCache = new WeakMap<readonly unknown[], ReadonlySet<string>>()

function typesIn(values: readonly unknown[]): ReadonlySet<string> {
  const types = typesCache.get(values) ?? new Set(values.map(typeOfValue))
  typesCache.set(values, types)
  return types
}

function typeOfValue(value: unknown): string {
  if (value === null) return 'null'
  if (Array.isArray(value)) return 'array'
  if (isNumber(value)) return isWhole(value) ? 'integer' : 'number'
  return typeof value
}

/**
 * Returns the alternatives of each oneOf or anyOf without null; several parts of a schema may each have such a list. A
 * list with a single alternative is omitted, because it counts as part of the schema.
 */
export function alternatives(gathered: Gathered, list: 'oneOf' | 'anyOf'): Place[][] {
  return keywordPlaces(gathered, list)
    .map((place) => entriesBelow(place).flatMap(([, option]) => (isNull(option.value) ? [] : [option])))
    .filter((options) => options.length > 1)
}

/**
 * Returns the values that all enumerations and constants of a schema allow, in the order of the outermost; undefined
 * when the schema has none.
 */
export function allowedValues(gathered: Gathered): readonly unknown[] | undefined {
  if (!gathered.keywords.has('enum') && !gathered.keywords.has('const')) return undefined
  const lists = gathered.parts.flatMap(({ value }) => {
    const values = own(value, 'enum')
    const constant = own(value, 'const')
    return [Array.isArray(values) ? (values as unknown[]) : [], constant === undefined ? [] : [constant]]
  })
  const [first, ...others] = lists.filter((values) => values.length > 0)
  if (!first || others.length === 0) return first
  const sets = others.map((values) => new Set(values.map(shortKey)))
  return first.filter((value) => sets.every((values) => values.has(shortKey(value))))
}

/** Identifies a value: equal for numbers of the same value. The text of a list or an object is limited in its length. */
export function shortKey(value: unknown): string {
  return typeof value === 'object' && value !== null && !isNumber(value) ? jsonText(value, 0) : valueKey(value)
}

/** Describes the type: 'array of object', 'array of (string, date or null)', 'string or integer', 'any', 'nothing'. */
export function typeText(reading: Reading, gathered: Gathered, depth = 0): string {
  const { types } = typesOf(gathered)
  if (types.length > 0) {
    return types.map((type) => (type === 'array' ? arrayText(reading, gathered, depth) : type)).join(' or ')
  }
  const [options] = [...alternatives(gathered, 'oneOf'), ...alternatives(gathered, 'anyOf')]
  if (!options || depth > 2 || reading.isSpent) return 'any'
  const texts = new Set(
    options.slice(0, 8).map((option) => typeText(reading, gatherSchema(reading, [option]), depth + 1)),
  )
  return texts.size > 3 || texts.has('any') ? 'any' : [...texts].join(' or ')
}

function arrayText(reading: Reading, gathered: Gathered, depth: number): string {
  const items = itemPlaces(gathered)
  if (items.length === 0 || depth > 3 || reading.isSpent) return 'array'
  const item = gatherSchema(reading, items)
  const format = keyword(item, 'format')
  const type = typeText(reading, item, depth + 1)
  const text = typeof format === 'string' ? `${type}, ${format}` : type
  if (typesOf(item).nullable) return `array of (${text} or null)`
  return text === 'any' ? 'array' : `array of ${text}`
}

/** Returns the schema of an array's items; in a tuple, of the items after it. */
export function itemPlaces(gathered: Gathered): Place[] {
  return keywordPlaces(gathered, 'items').filter(({ value }) => isObject(value))
}

/** Returns the schemas of a tuple: `prefixItems`, or `items` as a list before OpenAPI 3.1. */
export function tuplePlaces(gathered: Gathered): Place[] {
  const lists = [...keywordPlaces(gathered, 'prefixItems'), ...keywordPlaces(gathered, 'items')]
  const list = lists.find(({ value }) => Array.isArray(value))
  return list ? entriesBelow(list).map(([, item]) => item) : []
}

/** Returns the discriminator of a schema: a text in Swagger 2.0, an object in later versions. */
export function discriminatorOf(gathered: Gathered): { property: string; place: Place } | undefined {
  const [place] = keywordPlaces(gathered, 'discriminator')
  const property = typeof place?.value === 'string' ? place.value : own(place?.value, 'propertyName')
  return place && typeof property === 'string' ? { property, place } : undefined
}
