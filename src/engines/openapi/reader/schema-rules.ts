import { compareNumbers, type NumberValue } from '@/lib/exact-number'
import { cut } from './cut'
import { keyword, keywordNumbers, keywordPlaces } from './gather-schema'
import type { Gathered } from './gather-schema'
import { mayRepeatItems, minSentMembers, unsentNames } from './members'
import type { Side } from './members'
import { isObject, own, ownList, ownNumber, ownText, present } from '../document/json'
import type { Reading } from './reading'
import type { Place } from './spec-document'
import { sentValue } from './sent-value'
import { valueText } from '../document/value-text'
import type { Direction, EnumValue } from '../document/schema-types'

const ruleLimit = 50

/**
 * Returns the first fifty limits of a schema as phrases. When several parts set a limit, the strictest applies.
 * @param side what the object is not sent with is not required.
 */
export function rulesOf(reading: Reading, gathered: Gathered, side: Side): string[] {
  const { shown, more } = cut(allRules(reading, gathered, side), ruleLimit)
  const rules = shown.map((rule) => reading.textWithinBudget(rule))
  return more === undefined ? rules : [...rules, `and ${more} more rules`]
}

function allRules(reading: Reading, gathered: Gathered, side: Side): string[] {
  const loaded = reading.withoutLoading()
  const unsent = new Set<unknown>(unsentNames(loaded, gathered, side))
  const isUnique = keyword(gathered, 'uniqueItems') === true
  const mayRepeat = isUnique && side.direction && mayRepeatItems(loaded, gathered, side.direction)
  const minMembers = minSentMembers(loaded, gathered, side)
  const all = (name: string) => keywordNumbers(gathered, name)
  const low = (name: string) => all(name).toSorted(compareNumbers).at(-1)
  const high = (name: string) => all(name).toSorted(compareNumbers)[0]
  const [, ...patterns] = new Set(textsOf(gathered, 'pattern'))
  const multiple = all('multipleOf')[0]
  const encoding = keyword(gathered, 'contentEncoding')
  const media = keyword(gathered, 'contentMediaType')
  return [
    count(low('minLength'), high('maxLength'), 'character', 'characters'),
    range(gathered),
    ...patterns.map((pattern) => `pattern ${pattern} too`),
    multiple === undefined ? undefined : `multiple of ${String(multiple)}`,
    count(low('minItems'), high('maxItems'), 'item', 'items'),
    isUnique && !mayRepeat ? 'unique items' : undefined,
    isClosedArray(gathered) ? 'no other items' : undefined,
    count(low('minContains'), high('maxContains'), 'item that matches contains', 'items that match contains'),
    count(minMembers, high('maxProperties'), 'property', 'properties'),
    isEmptyObject(gathered) ? 'no properties' : undefined,
    requirement(reading, gathered, unsent),
    typeof encoding === 'string' ? `${encoding} encoded` : undefined,
    typeof media === 'string' ? `contains ${media}` : undefined,
    ...dependentRules(reading, gathered, unsent),
  ].filter((rule) => rule !== undefined)
}

function dependentRules(reading: Reading, gathered: Gathered, unsent: ReadonlySet<unknown>): string[] {
  return keywordPlaces(gathered, 'dependentRequired').flatMap(({ value }) =>
    Object.entries(Object(value) as object).flatMap(([name, needs]) => {
      const names = [needs].flat().filter((needed) => !unsent.has(needed))
      reading.countSteps(1 + names.length)
      return names.length === 0 || unsent.has(name) ? [] : [`${name} needs ${names.join(', ')}`]
    }),
  )
}

function count(
  low: NumberValue | undefined,
  high: NumberValue | undefined,
  one: string,
  many: string,
): string | undefined {
  const noun = (number: NumberValue) => (compareNumbers(number, 1) === 0 ? one : many)
  const least = low === undefined || compareNumbers(low, 0) === 0 ? undefined : low
  if (least !== undefined && high !== undefined && compareNumbers(least, high) === 0)
    return `exactly ${String(least)} ${noun(least)}`
  if (least !== undefined && high !== undefined) return `${String(least)} to ${String(high)} ${noun(high)}`
  if (least !== undefined) return `at least ${String(least)} ${noun(least)}`
  return high === undefined ? undefined : `at most ${String(high)} ${noun(high)}`
}

/** A limit of a number; `open` when the limit itself is not allowed. */
interface Limit {
  at: NumberValue
  open: boolean
}

/** Returns the strictest limits of a number. Exclusive limits are numbers since OpenAPI 3.1, and flags before. */
export function limitsOf(gathered: Gathered): { from: Limit | undefined; to: Limit | undefined } {
  const limits = (limit: string, exclusive: string) =>
    gathered.parts.flatMap(({ value }): Limit[] => {
      const [inclusive, open] = [ownNumber(value, limit), ownNumber(value, exclusive)]
      return [
        ...(inclusive === undefined ? [] : [{ at: inclusive, open: own(value, exclusive) === true }]),
        ...(open === undefined ? [] : [{ at: open, open: true }]),
      ]
    })
  const tighter = (one: Limit, other: Limit) => Number(other.open) - Number(one.open)
  const [from] = limits('minimum', 'exclusiveMinimum').toSorted((a, b) => compareNumbers(b.at, a.at) || tighter(a, b))
  const [to] = limits('maximum', 'exclusiveMaximum').toSorted((a, b) => compareNumbers(a.at, b.at) || tighter(a, b))
  return { from, to }
}

function range(gathered: Gathered): string | undefined {
  const { from, to } = limitsOf(gathered)
  if (from && to && !from.open && !to.open) return `${String(from.at)} to ${String(to.at)}`
  const phrases = [
    from && `${from.open ? 'more than' : 'at least'} ${String(from.at)}`,
    to && `${to.open ? 'less than' : 'at most'} ${String(to.at)}`,
  ]
  return phrases.filter(Boolean).join(', ') || undefined
}

function textsOf(gathered: Gathered, name: string): string[] {
  return gathered.keywords.has(name) ? gathered.parts.flatMap(({ value }) => ownText(value, name) ?? []) : []
}

function isClosedArray(gathered: Gathered): boolean {
  const items = keyword(gathered, 'items')
  const others = ['additionalItems', 'unevaluatedItems'].some((name) => keyword(gathered, name) === false)
  return items === false || (others && !isObject(items))
}

function isEmptyObject(gathered: Gathered): boolean {
  const open = ['properties', 'patternProperties'].some((name) => keyword(gathered, name) !== undefined)
  return !open && keyword(gathered, 'additionalProperties') === false
}

/** Names the required members that are not described as properties; a property shows this itself. */
function requirement(reading: Reading, gathered: Gathered, unsent: ReadonlySet<unknown>): string | undefined {
  if (!gathered.keywords.has('required')) return undefined
  const required = gathered.parts.flatMap(({ value }) => ownList(value, 'required'))
  const listed = new Set(gathered.parts.flatMap(({ value }) => Object.keys(Object(own(value, 'properties')) as object)))
  reading.countSteps(required.length + listed.size)
  const names = [...new Set(required)].filter(
    (name) => typeof name === 'string' && !listed.has(name) && !unsent.has(name),
  )
  const { shown, more } = cut(names, 20)
  return names.length === 0 ? undefined : `requires ${shown.join(', ')}${more === undefined ? '' : ` and ${more} more`}`
}

/** How many values of an enumeration are shown. */
const enumLimit = 300
/** How many values of an enumeration are shown once the budget is spent. */
const spentEnumLimit = 10

interface Enumeration {
  values: EnumValue[]
  /** How many values were left out. */
  omitted: number | undefined
}

/** Enumerations by schema and side of the call, because both the line and the level of a schema need them. */
const enumCache = new WeakMap<Gathered, Map<Direction | undefined, Enumeration>>()

/**
 * Returns the values of an enumeration with descriptions, from `enum` or from a list of constants in oneOf or anyOf: as they
 * are sent in a direction, each once (DOC-82).
 */
export function enumOf(reading: Reading, gathered: Gathered, direction: Direction | undefined): Enumeration {
  const cached = enumCache.get(gathered) ?? new Map<Direction | undefined, Enumeration>()
  enumCache.set(gathered, cached)
  const found = cached.get(direction) ?? enumeration(reading, gathered, direction)
  cached.set(direction, found)
  return found
}

function enumeration(reading: Reading, gathered: Gathered, direction: Direction | undefined): Enumeration {
  const limit = reading.isTextSpent ? spentEnumLimit : enumLimit
  const { total, first } = declared(reading, gathered, limit) ?? constants(gathered, limit)
  const shown = new Map<string, EnumValue>()
  for (const { value, description } of first) {
    const text = valueText(sentValue(reading, gathered.parts, value, direction))
    if (shown.has(text)) continue
    const view = { value: reading.countedText(text), description: reading.textWithinBudget(description) }
    shown.set(text, present(view))
  }
  return { values: [...shown.values()], omitted: total > first.length ? total - first.length : undefined }
}

/** Values of an enumeration. Only the first ones are formatted, because many references may lead to a list of thousands. */
interface Found {
  total: number
  first: { value: unknown; description: string | undefined }[]
}

function declared(reading: Reading, gathered: Gathered, limit: number): Found | undefined {
  if (!gathered.keywords.has('enum')) return undefined
  const [schema, ...others] = gathered.parts.filter(({ value }) => Array.isArray(own(value, 'enum')))
  if (!schema) return undefined
  const texts = own(schema.value, 'x-enum-descriptions') ?? own(schema.value, 'x-enumDescriptions')
  const names = own(schema.value, 'x-enum-varnames') ?? own(schema.value, 'x-enumNames')
  const values = ownList(schema.value, 'enum')
  const numbers = others.length === 0 ? values.slice(0, limit).keys() : allowedEverywhere(reading, values, others)
  const allowed = [...numbers]
  const first = allowed.slice(0, limit).map((number) => {
    const key = valueText(values[number])
    const description = [texts, names]
      .map((list) => (Array.isArray(list) ? (list as unknown[])[number] : own(list, key)))
      .find(isText)
    return { value: values[number], description }
  })
  return { total: others.length === 0 ? values.length : allowed.length, first }
}

/** Returns the indexes of the values that all other parts of the schema allow too. */
function allowedEverywhere(reading: Reading, values: readonly unknown[], others: readonly Place[]): number[] {
  const lists = others.map(({ value }) => ownList(value, 'enum'))
  reading.countSteps(values.length + lists.flat().length)
  const allowed = lists.map((list) => new Set(list.map(valueText)))
  return [...values.keys()].filter((number) => allowed.every((texts) => texts.has(valueText(values[number]))))
}

function isText(value: unknown): value is string {
  return typeof value === 'string' && value !== ''
}

function constants(gathered: Gathered, limit: number): Found {
  for (const list of [keyword(gathered, 'oneOf'), keyword(gathered, 'anyOf')]) {
    if (!Array.isArray(list) || list.length < 2 || !list.every((option) => Object.hasOwn(Object(option), 'const')))
      continue
    const options = list.filter(isObject)
    const first = options.slice(0, limit).map((option) => {
      const description = [own(option, 'description'), own(option, 'title')].find(isText)
      return { value: own(option, 'const'), description }
    })
    return { total: options.length, first }
  }
  return { total: 0, first: [] }
}
