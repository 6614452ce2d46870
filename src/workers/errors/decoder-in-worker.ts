import { createWorkerClient } from '@/browser/worker-client/client'
import type { FailedResponse } from '@/engines/errors/failed-response'
import type { decoder } from '@/engines/errors/decoder'
import type { DecodedPaste, Decoding } from '@/engines/errors/decoding'

const worker = createWorkerClient<typeof decoder>(
  () => new Worker(new URL('./decoder.worker.ts', import.meta.url), { type: 'module', name: 'decoder' }),
  // The longest text that is read takes a fraction of it.
  { maxBusySeconds: 10 },
)

/** Redacts a pasted text of at most `maxReadCharacters`, and decodes it, in a worker (DECODER-16). */
export function decodePaste(text: string, signal: AbortSignal): Promise<DecodedPaste> {
  return worker.request('decodePaste', text, { signal })
}

/** Decodes a failed response in a worker (DECODER-16). */
export function decodeResponseInWorker(response: FailedResponse, signal: AbortSignal): Promise<Decoding> {
  return worker.request('decodeResponse', response, { signal })
}

/** Removes the secrets of a text in a worker. */
export function redactInWorker(text: string, signal: AbortSignal): Promise<string> {
  return worker.request('redact', text, { signal })
}
