/** The longest text that the editor opens, in UTF-16 units: beyond, one key takes longer than 50 ms. */
const maxEditedLength = 10_000_000
/** The longest line that the editor lays out. */
const maxLineLength = 100_000
/** Texts up to this length are highlighted. */
export const maxHighlightedLength = 2_000_000

/** Says why the editor does not open a text; undefined when it does. */
export function editorRefusal(text: string): string | undefined {
  if (text.length > maxEditedLength) {
    return 'The editor opens files of up to 10 million characters. This one is longer. The list names the place of every fault.'
  }
  if (longestLine(text) > maxLineLength) {
    return 'The editor opens files whose lines have up to 100,000 characters. This one has a longer line. The list names the place of every fault.'
  }
  return undefined
}

function longestLine(text: string): number {
  let longest = 0
  let start = 0
  for (let end = text.indexOf('\n'); end !== -1; end = text.indexOf('\n', start)) {
    longest = Math.max(longest, end - start)
    start = end + 1
  }
  return Math.max(longest, text.length - start)
}
