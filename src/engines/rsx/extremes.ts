/** The greatest of any number of values; -Infinity of none. A call of `Math.max` takes a limited number of arguments. */
export function greatestOf(values: readonly number[]): number {
  return values.reduce((greatest, value) => Math.max(greatest, value), -Infinity)
}

/** The least of any number of values; Infinity of none. */
export function leastOf(values: readonly number[]): number {
  return values.reduce((least, value) => Math.min(least, value), Infinity)
}
