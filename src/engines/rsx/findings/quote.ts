const longestQuoteUnits = 60

/** A text from the file as a message quotes it: in quotes, shortened, on one line, with control characters shown. */
export function quote(text: string): string {
  const isLong = text.length > longestQuoteUnits
  const shown = onOneLine(text.slice(0, longestQuoteUnits))
  return isLong ? `'${shown}…'` : `'${shown}'`
}

/** The same, shortened in the middle, so that beginning and end of a long value are shown. */
export function quoteEnds(text: string): string {
  if (text.length <= longestQuoteUnits) return quote(text)
  const half = longestQuoteUnits / 2
  // Halves of a character are left out.
  const start = text.slice(0, half).replace(/[\ud800-\udbff]$/, '')
  const end = text.slice(-half).replace(/^[\udc00-\udfff]/, '')
  return `'${onOneLine(start)}…${onOneLine(end)}'`
}

function onOneLine(text: string): string {
  return text
    .replaceAll(/\s/g, ' ')
    .replaceAll(/\p{Cc}/gu, (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`)
}
