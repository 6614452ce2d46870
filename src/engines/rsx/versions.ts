/** Compares versions for sorting: the newest first, names that are not numbers last. */
export function newestFirst(a: string, b: string): number {
  const [left, right] = [numbersOf(a), numbersOf(b)]
  if (!left || !right) return Number(left === undefined) - Number(right === undefined) || a.localeCompare(b)
  for (let index = 0; index < Math.max(left.length, right.length); index += 1) {
    const difference = (right[index] ?? 0) - (left[index] ?? 0)
    if (difference !== 0) return difference
  }
  return 0
}

/** Whether a version is equal to another one or newer; false for a name that is not a number. */
export function isAtLeast(version: string, minimum: string): boolean {
  return numbersOf(version) !== undefined && newestFirst(version, minimum) <= 0
}

function numbersOf(version: string): number[] | undefined {
  return /^\d+(\.\d+)*$/.test(version) ? version.split('.').map(Number) : undefined
}
