import { createWorkerCalls } from '@/browser/worker-calls'
import type { SampleChoice, SampleRequest } from '@/engines/samples/sample-request'

export interface SnippetCall {
  request: SampleRequest
  language: SampleChoice
}

/** Converts a request to code in a worker, so that the page does not load the converter. */
export const snippetInWorker = createWorkerCalls<SnippetCall, string>(
  () => new Worker(new URL('./snippet.worker.ts', import.meta.url), { type: 'module' }),
  10_000,
)
