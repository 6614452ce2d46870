import { createWorkerClient } from '@/browser/worker-client/client'
import type { SnippetCall, SnippetOperations } from './snippet.worker'

const worker = createWorkerClient<SnippetOperations>(
  () => new Worker(new URL('./snippet.worker.ts', import.meta.url), { type: 'module', name: 'snippet' }),
  { maxBusySeconds: 10 },
)

/** Converts a request to code in a worker, so that the page does not load the converter. */
export function snippetInWorker(call: SnippetCall, signal: AbortSignal): Promise<string> {
  return worker.request('convert', call, { signal })
}
