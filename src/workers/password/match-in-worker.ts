import { createWorkerClient } from '@/browser/worker-client/client'
import type { MatchOperations, MatchRequest } from './match.worker'

/** How long one pattern may take, in milliseconds (AUTH-30). Usual patterns take less than one. */
const patternTimeoutMs = 500

const worker = createWorkerClient<MatchOperations>(
  () => new Worker(new URL('./match.worker.ts', import.meta.url), { type: 'module', name: 'match' }),
  { maxBusySeconds: 30 },
)

/**
 * Whether a pattern matches a text. It runs in a worker, which is terminated when it takes too long, because some patterns
 * take minutes: `(a+)+$`. Rejects with a `TimeoutError` then, and with another error when the worker cannot run.
 */
export async function matchInWorker(request: MatchRequest): Promise<boolean> {
  // A worker that has started answers this at once, so that loading its code does not count as time of the pattern.
  await worker.request('match', { pattern: '', text: '' })
  return worker.request('match', request, { signal: AbortSignal.timeout(patternTimeoutMs) })
}
