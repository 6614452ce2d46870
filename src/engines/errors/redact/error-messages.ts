/** Members whose value is an object of messages by field. */
const messagesMember = /"(?:validation_?errors|field_?errors|errors|invalid_?fields|messages?|meta|details)"\s*:\s*\{/gi

const maxRangeCharacters = 20_000

/**
 * Returns the ranges of a text that have messages by field, as ascending pairs of offsets. One inside another is not looked
 * for, so that each character is read once.
 */
export function messageRanges(text: string): [from: number, to: number][] {
  const ranges: [number, number][] = []
  let end = 0
  for (const { index, 0: opening } of text.matchAll(messagesMember)) {
    if (index < end) continue
    end = endOf(text, index + opening.length)
    ranges.push([index, end])
  }
  return ranges
}

/** Returns the offset of the brace that closes the one before `start`. */
function endOf(text: string, start: number): number {
  const end = Math.min(text.length, start + maxRangeCharacters)
  let depth = 1
  for (let at = start; at < end; at += 1) {
    if (text[at] === '{') depth += 1
    if (text[at] === '}') depth -= 1
    if (depth === 0) return at
  }
  return end
}

/** Whether a text is a message for people: a sentence of at least three words. */
export function isMessage(text: string): boolean {
  return text.length <= 300 && /^[A-Z][\w'’,]*(?: \S{1,40}){2,40}$/.test(text) && /[.!?]$/.test(text)
}
