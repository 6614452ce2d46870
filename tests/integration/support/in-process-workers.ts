import type { FailedAnswer } from '@/modules/error-decoder/answer'
import { answerDecoder } from '@/modules/error-decoder/answer-decoder'
import type { DecodedPaste, Decoding } from '@/modules/error-decoder/decoding'

/** Replaces the worker of the error decoder: decodes in this thread. */
export const decoderInProcess = {
  decodePaste: async (text: string) => answerDecoder({ type: 'paste', text }) as DecodedPaste,
  decodeAnswerInWorker: async (answer: FailedAnswer) => answerDecoder({ type: 'answer', answer }) as Decoding,
  redactInWorker: async (text: string) => answerDecoder({ type: 'redact', text }) as string,
}
