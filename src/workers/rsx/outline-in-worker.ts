import { createWorkerClient } from '@/browser/worker-client/client'
import type { SchemaOutline } from '@/engines/rsx/schema-outline'
import type { VersionSchema } from '@/engines/rsx/rule-sources'
import type { OutlineOperations } from './outline.worker'

const worker = createWorkerClient<OutlineOperations>(
  () => new Worker(new URL('./outline.worker.ts', import.meta.url), { type: 'module', name: 'outline' }),
  { maxBusySeconds: 30 },
)

/** Reads the tree of a document from its schema. Rejects with one sentence when the schema cannot be read. */
export function outlineInWorker(
  source: VersionSchema & { document: string },
  signal: AbortSignal,
): Promise<SchemaOutline> {
  return worker.request('outline', source, { signal })
}
