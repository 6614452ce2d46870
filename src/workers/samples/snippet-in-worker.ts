import { createWorkerClient } from '@/browser/worker-client/client'
import type { SnippetOperations } from './snippet.worker'
import type { SampleChoice, SampleRequest } from '@/engines/samples/sample-request'

export interface SnippetCall {
  request: SampleRequest
  language: SampleChoice
}

const worker = createWorkerClient<SnippetOperations>(
  () => new Worker(new URL('./snippet.worker.ts', import.meta.url), { type: 'module', name: 'snippet' }),
  { maxBusySeconds: 10 },
)

/** Converts a request to code in a worker, so that the page does not load the converter. */
export function snippetInWorker(call: SnippetCall, signal: AbortSignal): Promise<string> {
  return worker.request('convert', call, { signal })
}
