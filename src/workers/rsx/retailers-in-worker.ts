import { createWorkerClient } from '@/browser/worker-client/client'
import type { GapInput, RetailerGap } from '@/engines/rsx/compare/retailer-gap'
import type { RetailerOperations } from './retailers.worker'

const worker = createWorkerClient<RetailerOperations>(
  () => new Worker(new URL('./retailers.worker.ts', import.meta.url), { type: 'module', name: 'retailers' }),
  { maxBusySeconds: 30 },
)

/** Answers a question about what retailers ask for. Rejects with one sentence when a design cannot be read. */
export function retailerGapInWorker(input: GapInput, signal: AbortSignal): Promise<RetailerGap> {
  return worker.request('retailerGap', input, { signal })
}
