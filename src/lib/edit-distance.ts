/** Longer texts are not compared: nobody mistypes them into something near. In UTF-16 units. */
const maxComparedLength = 64

/** The rows of distances, reused for every pair: a word is compared with thousands. */
const rows = Array.from({ length: 3 }, () => new Uint8Array(maxComparedLength + 1))

/**
 * Counts how many characters must be changed, inserted, removed, or swapped with their neighbor, to make one text the other.
 * @returns `limit + 1` as soon as it is more than `limit`, and for texts of more than 64 characters that differ.
 */
export function editDistance(from: string, to: string, limit: number): number {
  if (from === to) return 0
  if (Math.abs(from.length - to.length) > limit) return limit + 1
  const distances = lastDistances(from, to, limit)
  return Math.min(distances?.[to.length] ?? Infinity, limit + 1)
}

/** Returns the smallest distance between a text and any beginning of another: what is typed may be incomplete. */
export function prefixDistance(typed: string, word: string, limit: number): number {
  if (word.length < typed.length - limit) return limit + 1
  const beginning = word.slice(0, typed.length + limit)
  const distances = lastDistances(typed, beginning, limit)
  let smallest = limit + 1
  if (!distances) return smallest
  for (let length = 0; length <= beginning.length; length++) smallest = Math.min(smallest, at(distances, length))
  return smallest
}

/** Returns the distances between a text and every beginning of another; undefined when all are above the limit. */
function lastDistances(from: string, to: string, limit: number): Uint8Array | undefined {
  let [beforeLast, last, current] = rows
  if (!beforeLast || !last || !current || from.length > maxComparedLength || to.length > maxComparedLength)
    return undefined
  for (let column = 0; column <= to.length; column++) last[column] = column
  for (let row = 1; row <= from.length; row++) {
    current[0] = row
    let smallest = row
    for (let column = 1; column <= to.length; column++) {
      const replaced = at(last, column - 1) + (from[row - 1] === to[column - 1] ? 0 : 1)
      let distance = Math.min(replaced, at(last, column) + 1, at(current, column - 1) + 1)
      const isSwapped = row > 1 && column > 1 && from[row - 1] === to[column - 2] && from[row - 2] === to[column - 1]
      if (isSwapped) distance = Math.min(distance, at(beforeLast, column - 2) + 1)
      current[column] = distance
      smallest = Math.min(smallest, distance)
    }
    if (smallest > limit) return undefined
    ;[beforeLast, last, current] = [last, current, beforeLast]
  }
  return last
}

function at(row: Uint8Array, column: number): number {
  return row[column] ?? 0
}
