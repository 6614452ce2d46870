import { isObject } from '@/lib/json-values'
import type { StatedField } from '../stated-error'

/** How many fields of one error are read. */
const maxFields = 200
const nameNames = ['field', 'name', 'path', 'pointer', 'param', 'parameter', 'property', 'propertyPath', 'loc']
const messageNames = ['message', 'reason', 'detail', 'msg', 'description', 'error', 'title']

/**
 * Reads what an error says by field: an object of messages by name, also below `meta` and other groups, or a list of objects
 * that name their field.
 */
export function readFields(value: unknown, prefix = ''): StatedField[] {
  if (!isObject(value)) return []
  const fields = Array.isArray(value) ? value.flatMap(readEntry) : Object.entries(value).flatMap(readMember(prefix))
  return fields.slice(0, maxFields)
}

function readMember(prefix: string) {
  return ([name, value]: [string, unknown]): StatedField[] => {
    const path = prefix === '' ? name : `${prefix}.${name}`
    if (typeof value === 'string') return [{ name: path, message: value }]
    const [first]: unknown[] = Array.isArray(value) ? value : []
    if (typeof first === 'string') return [{ name: path, message: (value as unknown[]).filter(isText).join(' ') }]
    // One level of groups: deeper ones name no fields any more.
    return prefix === '' ? readFields(value, path) : []
  }
}

function readEntry(entry: unknown): StatedField[] {
  if (!isObject(entry)) return []
  const source = isObject(entry['source']) ? entry['source'] : entry
  const name = nameNames.map((key) => pathText(source[key])).find((found) => found !== undefined)
  const message = messageNames.map((key) => textOf(entry[key])).find((found) => found !== undefined)
  if (name === undefined) return []
  const value = entry['value'] ?? entry['rejectedValue']
  return [
    {
      name,
      source: textOf(entry['source']) ?? textOf(entry['in']),
      code: textOf(entry['code']) ?? textOf(entry['type']) ?? textOf(entry['keyword']),
      message: message === name ? undefined : message,
      value: typeof value === 'number' || typeof value === 'boolean' ? String(value) : textOf(value),
    },
  ]
}

/** A path as a text: lists of steps are joined, pointers written with dots. */
function pathText(value: unknown): string | undefined {
  if (Array.isArray(value))
    return value.filter((step) => isText(step) || typeof step === 'number').join('.') || undefined
  return textOf(value)?.replace(/^#?\//, '').replaceAll('/', '.') || undefined
}

const isText = (value: unknown): value is string => typeof value === 'string'

/** A text that is not empty; undefined for any other value. */
export function textOf(value: unknown): string | undefined {
  return isText(value) && value.trim() !== '' ? value : undefined
}

/** A number, also when it is written as a text; NaN for any other value. */
export function numberOf(value: unknown): number {
  return typeof value === 'number' || isText(value) ? Number(value) : Number.NaN
}
