import { createWorkerCalls } from '@/browser/worker-calls'
import type { Run } from '@/engines/samples/highlight'
import type { Language } from '@/engines/samples/languages'

export interface HighlightCall {
  code: string
  language: Language
}

/** How long highlighting one code may take: a hundred times what the longest sample needs, to allow for busy machines. */
const highlightTimeoutMs = 5000
/** Covers loading the worker's file as well. */
const workerTimeoutMs = 30_000
const emptyCall: HighlightCall = { code: '', language: 'json' }
const neverAborted = new AbortController().signal

const call = createWorkerCalls<HighlightCall, Run[]>(
  () => new Worker(new URL('./highlight.worker.ts', import.meta.url), { type: 'module' }),
  workerTimeoutMs,
)
let previous: Promise<unknown> = Promise.resolve()

/**
 * Highlights code in a worker, because some code keeps Prism busy for minutes. Requests run one after the other, each with
 * its own time limit, so that a slow one does not make the others fail.
 * @param signal cancels a request that has not started. A started one runs until it ends or times out.
 */
export function highlightInWorker(request: HighlightCall, signal: AbortSignal): Promise<Run[]> {
  const answer = previous.then(async () => {
    // Wait until the worker is running, so that the time limit of the code does not include loading the worker's file.
    await call(emptyCall, neverAborted)
    signal.throwIfAborted()
    return call(request, AbortSignal.timeout(highlightTimeoutMs))
  })
  previous = answer.catch(() => undefined)
  return answer
}
