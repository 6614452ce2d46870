import type { FailedAnswer } from '@/engines/errors/answer'
import { decoder } from '@/engines/errors/decoder'

/** Replaces the worker of the error decoder: decodes in this thread. */
export const decoderInProcess = {
  decodePaste: async (text: string) => decoder.decodePaste(text),
  decodeAnswerInWorker: async (answer: FailedAnswer) => decoder.decodeAnswer(answer),
  redactInWorker: async (text: string) => decoder.redact(text),
}
