import type { ReadError } from '../document/schema-types'

/** The first entries of a list, and the number of omitted entries; undefined when none is omitted. */
export interface Cut<T> {
  shown: T[]
  more: number | undefined
}

/** Cuts a list to at most `limit` entries. */
export function cut<T>(list: readonly T[], limit: number): Cut<T> {
  return { shown: list.slice(0, limit), more: list.length > limit ? list.length - limit : undefined }
}

/** A problem that tells how many entries of a list were omitted; empty when none were. */
export function omissionErrors(more: number | undefined, one: string, several = `${one}s`): ReadError[] {
  if (more === undefined) return []
  return [{ message: more === 1 ? `1 more ${one} is not shown.` : `${more} more ${several} are not shown.` }]
}

const errorLimit = 50

/** Limits the number of problems, and adds one that tells how many were omitted. */
export function firstErrors(errors: readonly ReadError[]): ReadError[] {
  const { shown, more } = cut(errors, errorLimit)
  return [...shown, ...omissionErrors(more, 'error')]
}
