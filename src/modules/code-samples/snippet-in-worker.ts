import { createWorkerCalls } from '@/browser/worker-calls'
import type { SampleLanguage, SampleRequest } from './sample-request'

export interface SnippetCall {
  request: SampleRequest
  language: SampleLanguage
}

/** Converts a request apart from the page's thread, where the converter is neither loaded nor run. */
export const snippetInWorker = createWorkerCalls<SnippetCall, string>(
  () => new Worker(new URL('./snippet.worker.ts', import.meta.url), { type: 'module' }),
  10_000,
)
