/**
 * Finds the first index of which something is true, if it is true of all that follow.
 * @returns `length` when it is true of none.
 */
export function firstIndex(length: number, isTrue: (index: number) => boolean): number {
  let [low, high] = [0, length]
  while (low < high) {
    const middle = Math.floor((low + high) / 2)
    if (isTrue(middle)) high = middle
    else low = middle + 1
  }
  return low
}

/** Returns the index of the last of ascending numbers that is not greater than another; 0 when all are greater. */
export function lastAtOrBefore(ascending: readonly number[], value: number, length = ascending.length): number {
  return Math.max(0, firstIndex(length, (index) => (ascending[index] ?? 0) > value) - 1)
}
