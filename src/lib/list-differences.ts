/** The names of a list that another does not have, sorted. */
export function without(names: Iterable<string>, others: { has: (name: string) => boolean }): string[] {
  return [...names].filter((name) => !others.has(name)).toSorted()
}

/** The part of two sequences of the same names that differs, in words; undefined when they are equal. */
export function reordered(from: readonly string[], to: readonly string[]): { from: string; to: string } | undefined {
  const isMoved = (name: string, index: number) => name !== to[index]
  const [start, end] = [from.findIndex(isMoved), from.findLastIndex(isMoved) + 1]
  return start === -1 ? undefined : { from: from.slice(start, end).join(', '), to: to.slice(start, end).join(', ') }
}
