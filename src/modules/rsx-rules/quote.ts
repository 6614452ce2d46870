const longestQuoteUnits = 60

/** A text from the file as a message quotes it: in quotes, shortened, on one line, with control characters shown. */
export function quote(text: string): string {
  const isLong = text.length > longestQuoteUnits
  const shown = text
    .slice(0, longestQuoteUnits)
    .replaceAll(/\s/g, ' ')
    .replaceAll(/\p{Cc}/gu, (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`)
  return isLong ? `'${shown}…'` : `'${shown}'`
}
