import { createWorkerCalls } from '@/browser/worker-calls'
import type { CheckedRequest, RequestFindings } from './check-request'

/** Checks a request in a worker. Patterns of a document may take forever, so it gives up after five seconds. */
export const checkInWorker = createWorkerCalls<CheckedRequest, RequestFindings>(
  () => new Worker(new URL('./check-request.worker.ts', import.meta.url), { type: 'module' }),
  5000,
)
