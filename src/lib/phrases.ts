/** Names in a sentence: "A", "A and B", "A, B and C". */
export function listOf(names: readonly string[], word: 'and' | 'or' = 'and'): string {
  const last = names.at(-1) ?? ''
  return names.length < 2 ? last : `${names.slice(0, -1).join(', ')} ${word} ${last}`
}

/** A count with its noun: "1 character", "20 characters". */
export function countOf(count: number, noun: string): string {
  return `${count} ${noun}${count === 1 ? '' : 's'}`
}

/** Names in a sentence, in their order or at most the first of them: "A, B and 3 more". */
export function someOf(names: readonly string[], maxNames: number): string {
  const rest = names.length - maxNames
  return listOf(rest > 0 ? [...names.slice(0, maxNames), `${rest} more`] : names)
}
