import { decodeResponse } from './decode-response'
import type { DecodedPaste } from './decoding'
import { parsePaste } from './read/parse-paste'
import { redact } from './redact/redact'

/** The operations of the error decoder (DECODER-16). */
export const decoder = { decodePaste, decodeResponse, redact }

/** Redacts a pasted text, and decodes it unless it is blank. */
function decodePaste(pasted: string): DecodedPaste {
  const text = redact(pasted)
  return { text, decoding: text.trim() === '' ? undefined : decodeResponse(parsePaste(text)) }
}
