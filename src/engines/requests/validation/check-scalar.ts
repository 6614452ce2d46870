import { format as formats } from '@cfworker/json-schema'
import { compareNumbers, isMultipleOf, isNumber, isWhole } from '@/lib/exact-number'
import { own } from '@/engines/openapi/document/json'

/** Returns why a value has none of the types of a schema; empty if it has one. */
export function typeReason(value: unknown, schema: object): string[] {
  const type = own(schema, 'type')
  if (type === undefined) return []
  const types: unknown[] = Array.isArray(type) ? type : [type]
  const actual = typeOf(value)
  const isAllowed = types.some((name) => name === actual || (name === 'integer' && isNumber(value) && isWhole(value)))
  return isAllowed ? [] : [`The value type "${actual}" is invalid. Expected "${types.join('", "')}".`]
}

function typeOf(value: unknown): string {
  if (isNumber(value)) return 'number'
  if (value === null) return 'null'
  return Array.isArray(value) ? 'array' : typeof value
}

/** Returns why a text or a number does not satisfy the limits of a schema; empty for all other values. */
export function scalarReasons(value: unknown, schema: object): string[] {
  if (typeof value === 'string') return textReasons(value, schema)
  if (!isNumber(value)) return []
  const written = String(value)
  const limits = ['minimum', 'exclusiveMinimum', 'maximum', 'exclusiveMaximum'] as const
  const reasons = limits.flatMap((keyword) => {
    const limit = own(schema, keyword)
    if (!isNumber(limit)) return []
    const order = compareNumbers(value, limit)
    const isBeyond = keyword.endsWith('inimum') ? order < 0 : order > 0
    if (keyword === 'minimum') return isBeyond ? [`${written} is less than ${String(limit)}.`] : []
    if (keyword === 'maximum') return isBeyond ? [`${written} is greater than ${String(limit)}.`] : []
    const relation = keyword === 'exclusiveMinimum' ? 'less than' : 'greater than'
    return isBeyond || order === 0 ? [`${written} is ${relation} or equal to ${String(limit)}.`] : []
  })
  const step = own(schema, 'multipleOf')
  const isBetween = isNumber(step) && compareNumbers(step, 0) > 0 && !isMultipleOf(value, step)
  return isBetween ? [...reasons, `${written} is not a multiple of ${String(step)}.`] : reasons
}

function textReasons(text: string, schema: object): string[] {
  const [pattern, format] = [own(schema, 'pattern'), own(schema, 'format')]
  // As code points, as JSON Schema counts them.
  const length = countReason(Array.from(text).length, own(schema, 'minLength'), own(schema, 'maxLength'), 'character')
  const isOther = typeof pattern === 'string' && !new RegExp(pattern, 'u').test(text)
  const known = typeof format === 'string' && Object.hasOwn(formats, format) ? formats[format] : undefined
  return [
    ...(length === undefined ? [] : [length]),
    ...(isOther ? ['The text does not match the pattern.'] : []),
    ...(known && !known(text) ? [`The text does not match the format "${String(format)}".`] : []),
  ]
}

/** Returns why a count is outside its limits; undefined if it is within them. */
export function countReason(
  count: number,
  least: unknown,
  most: unknown,
  one: string,
  several = `${one}s`,
): string | undefined {
  const counted = (amount: unknown) => `${String(amount)} ${Number(amount) === 1 ? one : several}`
  if (isNumber(least) && compareNumbers(count, least) < 0) {
    return `The value has ${counted(count)}. The document requires at least ${counted(least)}.`
  }
  if (isNumber(most) && compareNumbers(count, most) > 0) {
    return `The value has ${counted(count)}. The document allows at most ${counted(most)}.`
  }
  return undefined
}
