/** No language has more than a few marks on a letter, and browsers need the square of their number to lay them out. */
const manyMarks = /(\p{M}{20})\p{M}+/gu

/** A text in which no letter carries more marks than a browser lays out at once; '…' stands for the others. */
export function boundMarks(text: string): string {
  return text.replaceAll(manyMarks, '$1…')
}
