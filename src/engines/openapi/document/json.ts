import { ExactNumber, isNumber, type NumberValue } from '@/lib/exact-number'
import { isRecord } from '@/lib/json-values'

/** An object of a parsed document. Read it with `own`, because its keys may be anything, even `__proto__`. */
export type JsonObject = { readonly [key: string]: unknown }

/** Whether a value of a parsed document is an object: no list, and no number with all its digits. */
export function isObject(value: unknown): value is JsonObject {
  return isRecord(value) && !(value instanceof ExactNumber)
}

/** Returns an own property. Inherited properties are never part of a document. */
export function own(object: unknown, key: string): unknown {
  return typeof object === 'object' && object !== null && Object.hasOwn(object, key)
    ? (object as JsonObject)[key]
    : undefined
}

/** Returns an own property as a non-empty string. Numbers become strings; other values become undefined. */
export function ownText(object: unknown, key: string): string | undefined {
  const value = own(object, key)
  if (isNumber(value)) return String(value)
  return typeof value !== 'string' || value === '' ? undefined : value
}

/** Returns an own property if it is a finite number, with all its digits. */
export function ownNumber(object: unknown, key: string): NumberValue | undefined {
  const value = own(object, key)
  return isNumber(value) && !(typeof value === 'number' && !Number.isFinite(value)) ? value : undefined
}

/** Returns an own property as a list; an empty list when it is anything else. */
export function ownList(object: unknown, key: string): readonly unknown[] {
  const value = own(object, key)
  return Array.isArray(value) ? value : []
}

/** Returns the entries of an own property; none when it is not an object. */
export function ownEntries(object: unknown, key: string): [string, unknown][] {
  const value = own(object, key)
  return isObject(value) ? Object.entries(value) : []
}

type Present<T> = { [K in keyof T as undefined extends T[K] ? never : K]: T[K] } & {
  [K in keyof T as undefined extends T[K] ? K : never]?: Exclude<T[K], undefined>
}

/** Removes the undefined fields, for types whose optional fields must be absent. */
export function present<T extends object>(fields: T): Present<T> {
  const defined: Record<string, unknown> = {}
  for (const [key, value] of Object.entries(fields)) if (value !== undefined) defined[key] = value
  return defined as Present<T>
}
