import { createWorkerCalls } from '@/browser/worker-calls'
import type { CheckedRequest, RequestFindings } from '@/engines/requests/validation/check-request'

/** Checks a request in a worker. Stops after five seconds, because a pattern of the document may run without end. */
export const checkInWorker = createWorkerCalls<CheckedRequest, RequestFindings>(
  () => new Worker(new URL('./check-request.worker.ts', import.meta.url), { type: 'module' }),
  5000,
)
