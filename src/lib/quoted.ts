import { cutText } from './cut-text'

/** About one line. */
const maxCharacters = 60

/** Puts a text that somebody typed, or that an address holds, in quotation marks and shortens it to one line. */
export function quoted(text: string): string {
  return `“${cutText(text.trim(), maxCharacters)}”`
}
