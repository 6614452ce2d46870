import { createWorkerCalls } from '@/browser/worker-calls'
import type { Run } from './highlight'
import type { Language } from './languages'

export interface HighlightCall {
  code: string
  language: Language
}

/** A hundred times what the longest sample takes, for machines that are busy; colours are worth no longer wait. */
const limitMs = 5000
const nothing: HighlightCall = { code: '', language: 'json' }
const always = new AbortController().signal

const call = createWorkerCalls<HighlightCall, Run[]>(
  () => new Worker(new URL('./highlight.worker.ts', import.meta.url), { type: 'module' }),
  30_000,
)
let last: Promise<unknown> = Promise.resolve()

/**
 * Highlights apart from the page's thread: some code keeps Prism busy for minutes. One code after the other, each with
 * a time limit of its own, so that one which takes too long costs no other its colours.
 * @param signal takes back what has not begun.
 */
export function highlightInWorker(request: HighlightCall, signal: AbortSignal): Promise<Run[]> {
  const answer = last.then(async () => {
    // A worker that runs answers this at once: the time in which its file arrives is not that of the code.
    await call(nothing, always)
    signal.throwIfAborted()
    return call(request, AbortSignal.timeout(limitMs))
  })
  last = answer.catch(() => undefined)
  return answer
}
