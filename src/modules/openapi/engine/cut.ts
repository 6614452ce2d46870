/** The first entries of a list, and how many more there are; undefined when these are all. */
export interface Cut<T> {
  shown: T[]
  more: number | undefined
}

/** Cuts a long list. */
export function cut<T>(list: readonly T[], limit: number): Cut<T> {
  return { shown: list.slice(0, limit), more: list.length > limit ? list.length - limit : undefined }
}
