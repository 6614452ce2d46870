import { createWorkerClient } from '@/browser/worker-client/client'
import type { CheckedRequest, RequestFindings } from '@/engines/requests/validation/check-request'
import type { CheckOperations } from './check-request.worker'

const worker = createWorkerClient<CheckOperations>(
  () => new Worker(new URL('./check-request.worker.ts', import.meta.url), { type: 'module', name: 'check-request' }),
  // A pattern of the document may run without end.
  { maxBusySeconds: 5 },
)

/** Checks a request in a worker, for at most five seconds. */
export function checkInWorker(request: CheckedRequest, signal: AbortSignal): Promise<RequestFindings> {
  return worker.request('check', request, { signal })
}
