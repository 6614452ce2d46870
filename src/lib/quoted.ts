/** Characters of a quoted text, about one line. */
const most = 60

/** What somebody typed or an address says, in quotation marks; cut, because it may be of any length. */
export function quoted(text: string): string {
  const characters = Array.from(text.trim())
  return `“${characters.length > most ? `${characters.slice(0, most).join('')}…` : characters.join('')}”`
}
