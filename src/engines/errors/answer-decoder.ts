import { decodeAnswer } from './decode-answer'
import type { FailedAnswer } from './answer'
import type { DecodedPaste, Decoding } from './decoding'
import { parsePaste } from './read/parse-paste'
import { redact } from './redact'

/** A request to the worker of the error decoder. */
export type DecoderRequest =
  | { type: 'paste'; text: string }
  | { type: 'answer'; answer: FailedAnswer }
  | { type: 'redact'; text: string }

export type DecoderResult = DecodedPaste | Decoding | string

/** Answers one request inside the worker of the error decoder. */
export function answerDecoder(request: DecoderRequest): DecoderResult {
  if (request.type === 'redact') return redact(request.text)
  if (request.type === 'answer') return decodeAnswer(request.answer)
  const text = redact(request.text)
  return { text, decoding: text.trim() === '' ? undefined : decodeAnswer(parsePaste(text)) }
}
