/** About one line. */
const maxCharacters = 60

/** Puts a text that somebody typed, or that an address holds, in quotation marks and shortens it to one line. */
export function quoted(text: string): string {
  const characters = Array.from(text.trim())
  return `“${characters.length > maxCharacters ? `${characters.slice(0, maxCharacters).join('')}…` : characters.join('')}”`
}
