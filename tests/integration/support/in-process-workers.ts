import type { FailedAnswer } from '@/engines/errors/answer'
import { answerDecoder } from '@/engines/errors/answer-decoder'
import type { DecodedPaste, Decoding } from '@/engines/errors/decoding'

/** Replaces the worker of the error decoder: decodes in this thread. */
export const decoderInProcess = {
  decodePaste: async (text: string) => answerDecoder({ type: 'paste', text }) as DecodedPaste,
  decodeAnswerInWorker: async (answer: FailedAnswer) => answerDecoder({ type: 'answer', answer }) as Decoding,
  redactInWorker: async (text: string) => answerDecoder({ type: 'redact', text }) as string,
}
