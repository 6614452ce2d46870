/** The different lengths that a field has in its sources, in ascending order; empty if none is known. */
export function lengthsOf(length: number | readonly number[] | undefined): number[] {
  if (length === undefined) return []
  return [...new Set(typeof length === 'number' ? [length] : length)].toSorted((a, b) => a - b)
}

/** Writes lengths in words: "22, 30 or 35" (RSX-43). */
export function lengthText(lengths: readonly number[]): string {
  if (lengths.length < 2) return lengths.map(String).join('')
  return `${lengths.slice(0, -1).join(', ')} or ${lengths.at(-1)}`
}
