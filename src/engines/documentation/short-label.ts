/** The most characters of a title in the tree, about five lines. */
const maxLabelLength = 100

/** Shortens a title for the tree; the page of the entry shows it whole. */
export function shortLabel(text: string): string {
  if (text.length <= maxLabelLength) return text
  // By whole characters, so that an emoji is not cut in two.
  return `${Array.from(text.slice(0, 2 * maxLabelLength))
    .slice(0, maxLabelLength)
    .join('')
    .trimEnd()}…`
}
