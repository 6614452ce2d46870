import { isRecord, recordOf } from '@/lib/json-values'
import type { StatedField } from '../stated-error'

/** The number of fields that are read from one error. */
const maxFields = 200
const nameNames = ['field', 'name', 'path', 'pointer', 'param', 'parameter', 'property', 'propertyPath', 'loc']
const messageNames = ['message', 'reason', 'detail', 'msg', 'description', 'error', 'title']

/**
 * Reads the fields of an error: from an object of messages by name, also in groups such as `meta`, or from a list of objects
 * that name their field.
 */
export function readFields(value: unknown, prefix = ''): StatedField[] {
  const fields = Array.isArray(value)
    ? value.flatMap(readEntry)
    : Object.entries(recordOf(value) ?? {}).flatMap(readMember(prefix))
  return fields.slice(0, maxFields)
}

function readMember(prefix: string) {
  return ([name, value]: [string, unknown]): StatedField[] => {
    const path = prefix === '' ? name : `${prefix}.${name}`
    if (typeof value === 'string') return [{ name: path, message: value }]
    const [first]: unknown[] = Array.isArray(value) ? value : []
    if (typeof first === 'string') return [{ name: path, message: (value as unknown[]).filter(isText).join(' ') }]
    // Deeper groups are not the names of fields.
    return prefix === '' ? readFields(value, path) : []
  }
}

function readEntry(entry: unknown): StatedField[] {
  if (!isRecord(entry)) return []
  const source = isRecord(entry['source']) ? entry['source'] : entry
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

/** Writes a path with dots, from a list of steps, a pointer or a text. */
function pathText(value: unknown): string | undefined {
  if (Array.isArray(value))
    return value.filter((step) => isText(step) || typeof step === 'number').join('.') || undefined
  return textOf(value)?.replace(/^#?\//, '').replaceAll('/', '.') || undefined
}

const isText = (value: unknown): value is string => typeof value === 'string'

/** Returns a text that is not empty; undefined for any other value. */
export function textOf(value: unknown): string | undefined {
  return isText(value) && value.trim() !== '' ? value : undefined
}

/** Returns a number, also from a text; NaN for any other value. */
export function numberOf(value: unknown): number {
  return typeof value === 'number' || isText(value) ? Number(value) : Number.NaN
}
