import { createWorkerClient } from '@/browser/worker-client/client'
import type { PackContent } from '@/engines/rule-pack/write-pack'
import type { PackOperations } from './pack.worker'

const worker = createWorkerClient<PackOperations>(
  () => new Worker(new URL('./pack.worker.ts', import.meta.url), { type: 'module', name: 'pack' }),
  { maxBusySeconds: 30 },
)

/** Makes the archive of a rule pack. Rejects with one or two sentences when the pack would be of no use. */
export function packInWorker(content: PackContent, signal: AbortSignal): Promise<Blob> {
  return worker.request('pack', content, { signal })
}
