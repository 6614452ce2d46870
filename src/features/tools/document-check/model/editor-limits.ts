/** The longest text that the editor opens, in UTF-16 units: beyond, one key takes longer than 50 ms. */
const maxEditedLength = 10_000_000
/** Lines beyond this length are slow in the editor, so a text that has one may be less long. */
const maxUsualLineLength = 100_000
const maxLengthWithLongLines = 2_000_000
/** Texts up to this length are highlighted. */
export const maxHighlightedLength = 2_000_000

/** Says why the editor does not open a text; undefined when it does. */
export function editorRefusal(text: string): string | undefined {
  if (text.length > maxEditedLength) {
    return 'The editor opens files of up to 10 million characters. This one is longer. The list names the place of every finding.'
  }
  if (text.length > maxLengthWithLongLines && longestLine(text) > maxUsualLineLength) {
    return 'The editor opens files of up to 2 million characters if a line has more than 100,000. This one is longer. The list names the place of every finding.'
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
