/** No language puts more than a few marks on a letter, and the time of a layout grows with the square of their number. */
const tooManyMarks = /(\p{M}{20})\p{M}+/gu

/** Limits the combining marks on each letter of a text to 20 and replaces the others by '…'. */
export function boundMarks(text: string): string {
  return text.replaceAll(tooManyMarks, '$1…')
}
