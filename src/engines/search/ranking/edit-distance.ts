/** How many typos a word may have: none in codes and short words, one from 5 letters, two from 9 (SEARCH-2). */
export function maxTypos(word: string): number {
  if (word.length < 5 || word.length > 40 || hasDigit(word)) return 0
  return word.length < 9 ? 1 : 2
}

/** Whether a word is a code or a number. */
export function hasDigit(word: string): boolean {
  return /\p{N}/u.test(word)
}

/**
 * Counts the letters that were added, left out, replaced or swapped between two words.
 * @returns the distance; a number above `limit` as soon as it is larger than that
 */
export function editDistance(from: string, to: string, limit: number): number {
  if (Math.abs(from.length - to.length) > limit) return limit + 1
  return lastDistances(from, to, limit)?.[to.length] ?? limit + 1
}

/** The smallest distance between a word and any beginning of another: what is typed may be incomplete. */
export function prefixDistance(typed: string, word: string, limit: number): number {
  if (word.length < typed.length - limit) return limit + 1
  const beginning = word.slice(0, typed.length + limit)
  const distances = lastDistances(typed, beginning, limit)
  if (!distances) return limit + 1
  let smallest = limit + 1
  for (let length = 0; length <= beginning.length; length++) smallest = Math.min(smallest, at(distances, length))
  return smallest
}

/** Longer words are not compared. */
const maxComparedLength = 63
/** The rows of distances, used again for every pair of words: a word is compared with thousands. */
const rows = Array.from({ length: 3 }, () => new Uint8Array(maxComparedLength + 1))

/** The distances between a word and every beginning of another; undefined when all are above the limit. */
function lastDistances(from: string, to: string, limit: number): Uint8Array | undefined {
  let [beforeLast, last, current] = rows
  if (!beforeLast || !last || !current || to.length > maxComparedLength) return undefined
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

/** The letters of a word as a set of 32 bits. Different letters may share a bit. */
export function letterSet(word: string): number {
  let letters = 0
  for (let index = 0; index < word.length; index++) letters |= 1 << (word.charCodeAt(index) & 31)
  return letters
}

/** Whether a set lacks more than so many letters of another: then the distance of the words is larger as well. */
export function lacksLetters(letters: number, others: number, limit: number): boolean {
  let count = 0
  for (let missing = others & ~letters; missing !== 0; missing &= missing - 1) if (++count > limit) return true
  return false
}
