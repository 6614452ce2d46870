import { decodeAnswer } from './decode-answer'
import type { DecoderRequest, DecoderResult } from './decoder-in-worker'
import { parsePaste } from './read/parse-paste'
import { redact } from './redact'

/** Answers one request inside the worker of the error decoder. */
export function answerDecoder(request: DecoderRequest): DecoderResult {
  if (request.type === 'redact') return redact(request.text)
  if (request.type === 'answer') return decodeAnswer(request.answer)
  const text = redact(request.text)
  return { text, decoding: text.trim() === '' ? undefined : decodeAnswer(parsePaste(text)) }
}
