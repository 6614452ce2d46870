import { createWorkerClient } from '@/browser/worker-client/client'
import type { OneSidedDocument, VersionSources } from '@/engines/rsx/compare/compare-sources'
import type { CompareOperations } from './compare.worker'

const worker = createWorkerClient<CompareOperations>(
  () => new Worker(new URL('./compare.worker.ts', import.meta.url), { type: 'module', name: 'compare' }),
  { maxBusySeconds: 30 },
)

/** Compares two versions of a document. Rejects with one sentence when a side cannot be read. */
export function compareInWorker(
  sources: VersionSources,
  signal: AbortSignal,
  onProgress: (share: number) => void,
): ReturnType<CompareOperations['versions']> {
  return worker.request('versions', sources, { signal, onProgress })
}

/** Returns the changes of a document that only one of two versions has. */
export function compareOneSidedInWorker(
  document: OneSidedDocument,
  signal: AbortSignal,
): Promise<ReturnType<CompareOperations['oneSided']>> {
  return worker.request('oneSided', document, { signal })
}
