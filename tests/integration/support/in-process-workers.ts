import type { FailedResponse } from '@/engines/errors/failed-response'
import { decoder } from '@/engines/errors/decoder'

/** Replaces the worker of the error decoder: decodes in this thread. */
export const decoderInProcess = {
  decodePaste: async (text: string) => decoder.decodePaste(text),
  decodeResponseInWorker: async (response: FailedResponse) => decoder.decodeResponse(response),
  redactInWorker: async (text: string) => decoder.redact(text),
}
