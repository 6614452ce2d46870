/** The first entries of a long list, and how many more there are; nothing when these are all. */
export function cut<T>(list: readonly T[], limit: number): { shown: T[]; more: number | undefined } {
  return { shown: list.slice(0, limit), more: list.length > limit ? list.length - limit : undefined }
}
