import { createWorkerClient } from '@/browser/worker-client/client'
import type { CurlCommands, exporter } from '@/engines/requests/export/exporter'
import type { HarRequest } from '@/engines/openapi/model/to-har'
import type { HistoryEntry } from '@/engines/requests/model/history'

const worker = createWorkerClient<typeof exporter>(
  () => new Worker(new URL('./export.worker.ts', import.meta.url), { type: 'module', name: 'export' }),
  // The longest export takes a fraction of it.
  { maxBusySeconds: 60 },
)

/** Writes the calls of the history as a file in a worker (CONSOLE-81). */
export function exportCalls(
  type: 'har' | 'script',
  entries: readonly HistoryEntry[],
  includesSecrets: boolean,
  signal: AbortSignal,
): Promise<Blob> {
  return worker.request(type, { entries, includesSecrets }, { signal })
}

/** Writes the curl command of one request in a worker. */
export function curlCommands(request: HarRequest, signal: AbortSignal): Promise<CurlCommands> {
  return worker.request('commands', request, { signal })
}
