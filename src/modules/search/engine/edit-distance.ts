/** How many typos a word may have: none in codes and short words, one from 5 letters, two from 9 (SEARCH-2). */
export function maxTypos(word: string): number {
  if (word.length < 5 || word.length > 40 || /\p{N}/u.test(word)) return 0
  return word.length < 9 ? 1 : 2
}

/**
 * Counts the letters that were added, left out, replaced or swapped between two words.
 * @returns the distance; a number above `limit` as soon as it is larger than that
 */
export function editDistance(from: string, to: string, limit: number): number {
  return Math.abs(from.length - to.length) > limit ? limit + 1 : (distances(from, to, limit).at(-1) ?? 0)
}

/** The smallest distance between a word and any beginning of another: what is typed may be incomplete. */
export function prefixDistance(typed: string, word: string, limit: number): number {
  if (word.length < typed.length - limit) return limit + 1
  return Math.min(
    ...distances(typed, word.slice(0, typed.length + limit), limit).slice(Math.max(0, typed.length - limit)),
  )
}

/** The distances between a word and every beginning of another; rows end early above the limit. */
function distances(from: string, to: string, limit: number): number[] {
  let beforeLast: number[] = []
  let last = Array.from({ length: to.length + 1 }, (_, index) => index)
  for (let row = 1; row <= from.length; row++) {
    const current = [row]
    for (let column = 1; column <= to.length; column++) {
      const replaced = (last[column - 1] ?? 0) + (from[row - 1] === to[column - 1] ? 0 : 1)
      let best = Math.min(replaced, (last[column] ?? 0) + 1, (current[column - 1] ?? 0) + 1)
      const isSwapped = row > 1 && column > 1 && from[row - 1] === to[column - 2] && from[row - 2] === to[column - 1]
      if (isSwapped) best = Math.min(best, (beforeLast[column - 2] ?? 0) + 1)
      current.push(best)
    }
    if (Math.min(...current) > limit) return [limit + 1]
    beforeLast = last
    last = current
  }
  return last
}
