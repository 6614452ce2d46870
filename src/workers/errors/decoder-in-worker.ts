import { createWorkerCalls } from '@/browser/worker-calls'
import type { FailedAnswer } from '@/engines/errors/answer'
import type { DecoderRequest, DecoderResult } from '@/engines/errors/answer-decoder'
import type { DecodedPaste, Decoding } from '@/engines/errors/decoding'

/** Terminates the worker after this time, in milliseconds. The longest text that is read takes a fraction of it. */
const decodeTimeoutMs = 10_000

const call = createWorkerCalls<DecoderRequest, DecoderResult>(
  () => new Worker(new URL('./decoder.worker.ts', import.meta.url), { type: 'module', name: 'decoder' }),
  decodeTimeoutMs,
)

/** Redacts a pasted text of at most `maxReadCharacters`, and decodes it, in a worker (DECODER-16). */
export async function decodePaste(text: string, signal: AbortSignal): Promise<DecodedPaste> {
  return (await call({ type: 'paste', text }, signal)) as DecodedPaste
}

/** Decodes a failed answer in a worker (DECODER-16). */
export async function decodeAnswerInWorker(answer: FailedAnswer, signal: AbortSignal): Promise<Decoding> {
  return (await call({ type: 'answer', answer }, signal)) as Decoding
}

/** Removes the secrets of a text in a worker. */
export async function redactInWorker(text: string, signal: AbortSignal): Promise<string> {
  return (await call({ type: 'redact', text }, signal)) as string
}
