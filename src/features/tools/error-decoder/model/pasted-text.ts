import { maxReadCharacters } from '@/modules/error-decoder/answer'
import { redact } from '@/modules/error-decoder/redact'

/** The text of the field: shortened, and without secrets. */
export interface PastedText {
  text: string
  isCut: boolean
}

/** Cuts and redacts a text before it is shown anywhere (DECODER-2, DECODER-10). */
export function pastedText(given: string): PastedText {
  const isCut = given.length > maxReadCharacters
  return { text: redact(isCut ? given.slice(0, maxReadCharacters) : given), isCut }
}
