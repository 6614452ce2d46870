import { betweenCharacters, cutText } from '@/lib/cut-text'

const longestQuoteUnits = 60

/** A text from the file as a message quotes it: in quotes, shortened, on one line, with control characters shown. */
export function quote(text: string): string {
  return `'${onOneLine(cutText(text, longestQuoteUnits))}'`
}

/** The same, shortened in the middle, so that beginning and end of a long value are shown. */
export function quoteEnds(text: string): string {
  if (text.length <= longestQuoteUnits) return quote(text)
  const half = longestQuoteUnits / 2
  const start = text.slice(0, betweenCharacters(text, half))
  // Half a character is left out.
  const end = text.slice(-half).replace(/^[\udc00-\udfff]/, '')
  return `'${onOneLine(start)}…${onOneLine(end)}'`
}

function onOneLine(text: string): string {
  return text
    .replaceAll(/\s/g, ' ')
    .replaceAll(/\p{Cc}/gu, (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`)
}
