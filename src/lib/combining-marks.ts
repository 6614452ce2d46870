/**
 * No language puts more than a few marks on a letter, and the time to lay them out, or to normalize them, grows with the square of
 * their number.
 */
const excessCombiningMarks = /(\p{M}{20})\p{M}+/gu

/** Limits the combining marks on each letter of a text to 20 and replaces the others by '…', or by something else. */
export function limitCombiningMarks(text: string, replacement = '…'): string {
  return text.replaceAll(excessCombiningMarks, `$1${replacement}`)
}
