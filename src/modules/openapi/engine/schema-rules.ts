import { keyword, keywordPlaces } from './gather-schema'
import type { Gathered } from './gather-schema'
import { isObject, own, ownNumber } from './json'
import { valueText } from './text'
import type { EnumValue } from './schema-types'

/** The limits of a schema as phrases; where several parts set one, the strictest counts. */
export function rulesOf(gathered: Gathered): string[] {
  const all = (name: string) =>
    gathered.keywords.has(name) ? gathered.parts.flatMap((part) => ownNumber(part.value, name) ?? []) : []
  const low = (name: string) => strictest(all(name), Math.max)
  const high = (name: string) => strictest(all(name), Math.min)
  const multiple = all('multipleOf')[0]
  const encoding = keyword(gathered, 'contentEncoding')
  const media = keyword(gathered, 'contentMediaType')
  return [
    count(low('minLength'), high('maxLength'), 'character', 'characters'),
    range(gathered, low, high),
    multiple === undefined ? undefined : `multiple of ${multiple}`,
    count(low('minItems'), high('maxItems'), 'item', 'items'),
    keyword(gathered, 'uniqueItems') === true ? 'unique items' : undefined,
    count(low('minProperties'), high('maxProperties'), 'property', 'properties'),
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

/** Exclusive limits are numbers since 3.1 and flags beside minimum and maximum before. */
function range(
  gathered: Gathered,
  low: (name: string) => number | undefined,
  high: (name: string) => number | undefined,
): string | undefined {
  const flag = (name: string) => keyword(gathered, name) === true
  const [above, below] = [low('exclusiveMinimum'), high('exclusiveMaximum')]
  const [least, most] = [low('minimum'), high('maximum')]
  const opensLow = flag('exclusiveMinimum') || (above !== undefined && (least === undefined || above >= least))
  const opensHigh = flag('exclusiveMaximum') || (below !== undefined && (most === undefined || below <= most))
  const [from, to] = [opensLow ? (above ?? least) : least, opensHigh ? (below ?? most) : most]
  if (from !== undefined && to !== undefined && !opensLow && !opensHigh) return `${from} to ${to}`
  const phrases = [
    from === undefined ? undefined : `${opensLow ? 'more than' : 'at least'} ${from}`,
    to === undefined ? undefined : `${opensHigh ? 'less than' : 'at most'} ${to}`,
  ]
  return phrases.filter(Boolean).join(', ') || undefined
}

const enumLimit = 300

/** The values of an enumeration with their descriptions, from `enum` or from a list of constants in oneOf or anyOf. */
export function enumOf(gathered: Gathered): { values: EnumValue[]; omitted: number } {
  const part = gathered.parts.find(({ value }) => Array.isArray(own(value, 'enum')))
  const all = part ? declaredValues(part.value) : constants(gathered)
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
