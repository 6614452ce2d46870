/** Longer names are not compared: nobody mistypes them into something near. */
const longestComparedUnits = 64

/**
 * Counts how many characters must be changed, inserted, removed, or swapped with their neighbour, to make one text the other.
 * @returns `limit + 1` when it is more than `limit`.
 */
export function editDistance(from: string, to: string, limit: number): number {
  const tooFar = limit + 1
  if (from === to) return 0
  if (Math.abs(from.length - to.length) > limit) return tooFar
  if (from.length > longestComparedUnits || to.length > longestComparedUnits) return tooFar
  let beforePrevious: number[] = []
  let previous = Array.from({ length: to.length + 1 }, (_, at) => at)
  for (let row = 1; row <= from.length; row++) {
    const current = [row]
    let least = row
    for (let column = 1; column <= to.length; column++) {
      const isSame = from[row - 1] === to[column - 1]
      let cost = Math.min(
        (previous[column] ?? tooFar) + 1,
        (current[column - 1] ?? tooFar) + 1,
        (previous[column - 1] ?? tooFar) + (isSame ? 0 : 1),
      )
      const isSwap = row > 1 && column > 1 && from[row - 1] === to[column - 2] && from[row - 2] === to[column - 1]
      if (isSwap) cost = Math.min(cost, (beforePrevious[column - 2] ?? tooFar) + 1)
      current.push(cost)
      least = Math.min(least, cost)
    }
    if (least > limit) return tooFar
    beforePrevious = previous
    previous = current
  }
  return Math.min(previous[to.length] ?? tooFar, tooFar)
}

/** How many characters two names may differ in and still be taken for each other: a third of them, at most three. */
export function allowedEdits(name: string): number {
  return Math.min(3, Math.floor((name.length + 1) / 3))
}

/**
 * Finds the candidates that are nearest to a text, without regard to case. Several have the same distance.
 * @param limit The largest distance.
 */
export function nearest(text: string, candidates: Iterable<string>, limit: number): string[] {
  let best = limit
  let found: string[] = []
  const lower = text.toLowerCase()
  for (const candidate of candidates) {
    const distance = editDistance(lower, candidate.toLowerCase(), best)
    if (distance > best) continue
    if (distance < best) found = []
    best = distance
    found.push(candidate)
  }
  return found
}
