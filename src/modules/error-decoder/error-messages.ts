/** Members whose value is an object of messages by field. */
const messagesMember = /"(?:validation_?errors|field_?errors|errors|invalid_?fields|messages?|meta|details)"\s*:\s*\{/gi

const maxRangeCharacters = 20_000
const maxRanges = 50

/** Returns the ranges of a text that have messages by field, as pairs of offsets. */
export function messageRanges(text: string): [from: number, to: number][] {
  return [...text.matchAll(messagesMember)]
    .slice(0, maxRanges)
    .map(({ index, 0: { length } }) => [index, endOf(text, index + length)])
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
