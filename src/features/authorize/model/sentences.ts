const list = new Intl.ListFormat('en-US', { style: 'long', type: 'conjunction' })

/** Joins names for a sentence: "A", "A and B", "A, B, and C". */
export function joined(names: readonly string[]): string {
  return list.format(names)
}
