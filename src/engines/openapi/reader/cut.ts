/** The first entries of a list, and the number of omitted entries; undefined when none is omitted. */
export interface Cut<T> {
  shown: T[]
  more: number | undefined
}

/** Cuts a list to at most `limit` entries. */
export function cut<T>(list: readonly T[], limit: number): Cut<T> {
  return { shown: list.slice(0, limit), more: list.length > limit ? list.length - limit : undefined }
}
