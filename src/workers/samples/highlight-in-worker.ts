import { createWorkerClient } from '@/browser/worker-client/client'
import type { HighlightCall, HighlightOperations } from './highlight.worker'
import type { Run } from '@/engines/samples/highlight'

/** How long highlighting one code may take: a hundred times what the longest sample needs, to allow for busy machines. */
const highlightTimeoutMs = 5000
const emptyCall: HighlightCall = { code: '', language: 'json' }

const worker = createWorkerClient<HighlightOperations>(
  () => new Worker(new URL('./highlight.worker.ts', import.meta.url), { type: 'module', name: 'highlight' }),
  { maxBusySeconds: 30 },
)
let previous: Promise<unknown> = Promise.resolve()

/**
 * Highlights code in a worker, because some code keeps Prism busy for minutes. Requests run one after the other, each with
 * its own time limit, so that a slow one does not make the others fail.
 * @param signal cancels a request that has not started. A started one runs until it ends or times out.
 */
export function highlightInWorker(request: HighlightCall, signal: AbortSignal): Promise<Run[]> {
  const runs = previous.then(async () => {
    // Wait until the worker is running, so that the time limit of the code does not include loading the worker's file.
    await worker.request('highlight', emptyCall)
    signal.throwIfAborted()
    return worker.request('highlight', request, { signal: AbortSignal.timeout(highlightTimeoutMs) })
  })
  previous = runs.catch(() => undefined)
  return runs
}
