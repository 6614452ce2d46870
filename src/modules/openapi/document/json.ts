/** An object of a parsed document. Keys may be anything, `__proto__` included: read through `own`. */
export type JsonObject = { readonly [key: string]: unknown }

/** True for plain objects, not for arrays. */
export function isObject(value: unknown): value is JsonObject {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

/** The object's own value: nothing inherited ever counts as part of a document. */
export function own(object: unknown, key: string): unknown {
  return typeof object === 'object' && object !== null && Object.hasOwn(object, key)
    ? (object as JsonObject)[key]
    : undefined
}

/** The own value as a text that is not empty; numbers become text, all else undefined. */
export function ownText(object: unknown, key: string): string | undefined {
  const value = own(object, key)
  if (typeof value === 'number') return String(value)
  return typeof value !== 'string' || value === '' ? undefined : value
}

/** The own value as a number. */
export function ownNumber(object: unknown, key: string): number | undefined {
  const value = own(object, key)
  return typeof value === 'number' && Number.isFinite(value) ? value : undefined
}

/** The own value as a list; anything else is an empty one. */
export function ownList(object: unknown, key: string): readonly unknown[] {
  const value = own(object, key)
  return Array.isArray(value) ? value : []
}

/** The entries of the own value; none when it is not an object. */
export function ownEntries(object: unknown, key: string): [string, unknown][] {
  const value = own(object, key)
  return isObject(value) ? Object.entries(value) : []
}

type Present<T> = { [K in keyof T as undefined extends T[K] ? never : K]: T[K] } & {
  [K in keyof T as undefined extends T[K] ? K : never]?: Exclude<T[K], undefined>
}

/** Drops the fields that are undefined, for types whose optional fields are absent. */
export function present<T extends object>(fields: T): Present<T> {
  const kept: Record<string, unknown> = {}
  for (const [key, value] of Object.entries(fields)) if (value !== undefined) kept[key] = value
  return kept as Present<T>
}
