import { cut } from './cut'
import { keyword, keywordNumbers, keywordPlaces } from './gather-schema'
import type { Gathered } from './gather-schema'
import { isObject, own, ownEntries, ownList, ownNumber, ownText } from './json'
import { valueText } from './text'
import type { EnumValue } from './schema-types'

/** The limits of a schema as phrases; where several parts set one, the strictest counts. */
export function rulesOf(gathered: Gathered): string[] {
  const all = (name: string) => keywordNumbers(gathered, name)
  const low = (name: string) => strictest(all(name), Math.max)
  const high = (name: string) => strictest(all(name), Math.min)
  const [, ...patterns] = new Set(textsOf(gathered, 'pattern'))
  const multiple = all('multipleOf')[0]
  const encoding = keyword(gathered, 'contentEncoding')
  const media = keyword(gathered, 'contentMediaType')
  return [
    count(low('minLength'), high('maxLength'), 'character', 'characters'),
    range(gathered),
    ...patterns.map((pattern) => `pattern ${pattern} too`),
    multiple === undefined ? undefined : `multiple of ${multiple}`,
    count(low('minItems'), high('maxItems'), 'item', 'items'),
    keyword(gathered, 'uniqueItems') === true ? 'unique items' : undefined,
    isClosedArray(gathered) ? 'no other items' : undefined,
    count(low('minContains'), high('maxContains'), 'item that matches contains', 'items that match contains'),
    count(low('minProperties'), high('maxProperties'), 'property', 'properties'),
    isEmptyObject(gathered) ? 'no properties' : undefined,
    requirement(gathered),
    typeof encoding === 'string' ? `${encoding} encoded` : undefined,
    typeof media === 'string' ? `contains ${media}` : undefined,
    ...keywordPlaces(gathered, 'dependentRequired').flatMap(({ value }) =>
      Object.entries(Object(value) as object).map(([name, needs]) => `${name} needs ${[needs].flat().join(', ')}`),
    ),
  ].filter((rule) => rule !== undefined)
}

function strictest(values: number[], pick: (...values: number[]) => number): number | undefined {
  return values.length === 0 ? undefined : pick(...values)
}

function count(low: number | undefined, high: number | undefined, one: string, many: string): string | undefined {
  const noun = (number: number) => (number === 1 ? one : many)
  const least = low === 0 ? undefined : low
  if (least !== undefined && least === high) return `exactly ${least} ${noun(least)}`
  if (least !== undefined && high !== undefined) return `${least} to ${high} ${noun(high)}`
  if (least !== undefined) return `at least ${least} ${noun(least)}`
  return high === undefined ? undefined : `at most ${high} ${noun(high)}`
}

/** A limit of a number; `open` when it is not itself allowed. */
interface Limit {
  at: number
  open: boolean
}

/** The tightest limits of a number. Exclusive ones are numbers since 3.1 and flags beside minimum and maximum before. */
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
  const [from] = limits('minimum', 'exclusiveMinimum').toSorted((a, b) => b.at - a.at || tighter(a, b))
  const [to] = limits('maximum', 'exclusiveMaximum').toSorted((a, b) => a.at - b.at || tighter(a, b))
  return { from, to }
}

function range(gathered: Gathered): string | undefined {
  const { from, to } = limitsOf(gathered)
  if (from && to && !from.open && !to.open) return `${from.at} to ${to.at}`
  const phrases = [
    from && `${from.open ? 'more than' : 'at least'} ${from.at}`,
    to && `${to.open ? 'less than' : 'at most'} ${to.at}`,
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

/** Names that are required without being listed among the properties, which would say it of each. */
function requirement(gathered: Gathered): string | undefined {
  if (!gathered.keywords.has('required')) return undefined
  const required = gathered.parts.flatMap(({ value }) => ownList(value, 'required'))
  const listed = new Set(gathered.parts.flatMap(({ value }) => ownEntries(value, 'properties').map(([name]) => name)))
  const names = [...new Set(required)].filter((name) => typeof name === 'string' && !listed.has(name))
  const { shown, more } = cut(names, 20)
  return names.length === 0 ? undefined : `requires ${shown.join(', ')}${more === undefined ? '' : ` and ${more} more`}`
}

const enumLimit = 300

/** The values of an enumeration with their descriptions, from `enum` or from a list of constants in oneOf or anyOf. */
export function enumOf(gathered: Gathered): { values: EnumValue[]; omitted: number } {
  const [first, ...others] = gathered.parts.filter(({ value }) => Array.isArray(own(value, 'enum')))
  const allowed = others.map(({ value }) => new Set(ownList(value, 'enum').map(valueText)))
  const all = first
    ? declaredValues(first.value).filter(({ value }) => allowed.every((values) => values.has(value)))
    : constants(gathered)
  return { values: all.slice(0, enumLimit), omitted: Math.max(0, all.length - enumLimit) }
}

function declaredValues(schema: unknown): EnumValue[] {
  const values = own(schema, 'enum') as unknown[]
  const texts = own(schema, 'x-enum-descriptions') ?? own(schema, 'x-enumDescriptions')
  const names = own(schema, 'x-enum-varnames') ?? own(schema, 'x-enumNames')
  return values.map((value, index) => {
    const key = valueText(value)
    const text = [texts, names].map((list) => (Array.isArray(list) ? list[index] : own(list, key))).find(isText)
    return text === undefined ? { value: key } : { value: key, description: text }
  })
}

function isText(value: unknown): value is string {
  return typeof value === 'string' && value !== ''
}

function constants(gathered: Gathered): EnumValue[] {
  for (const list of [keyword(gathered, 'oneOf'), keyword(gathered, 'anyOf')]) {
    if (!Array.isArray(list) || list.length < 2 || !list.every((option) => Object.hasOwn(Object(option), 'const')))
      continue
    return list.filter(isObject).map((option) => {
      const description = [own(option, 'description'), own(option, 'title')].find(isText)
      return { value: valueText(own(option, 'const')), ...(description !== undefined && { description }) }
    })
  }
  return []
}
