import { createWorkerCalls } from '@/browser/worker-calls'
import type { CurlCommands, ExportRequest, ExportResult } from '@/engines/requests/export/answer-export'
import type { HarRequest } from '@/engines/openapi/model/to-har'
import type { HistoryEntry } from '@/engines/requests/model/history'

/** Terminates the worker after this time, in milliseconds. The longest export takes a fraction of it. */
const exportTimeoutMs = 60_000

const call = createWorkerCalls<ExportRequest, ExportResult>(
  () => new Worker(new URL('./export.worker.ts', import.meta.url), { type: 'module', name: 'export' }),
  exportTimeoutMs,
)

/** Writes the calls of the history as a file in a worker (CONSOLE-81). */
export async function exportCalls(
  type: 'har' | 'script',
  entries: readonly HistoryEntry[],
  includesSecrets: boolean,
  signal: AbortSignal,
): Promise<Blob> {
  return (await call({ type, entries, includesSecrets }, signal)) as Blob
}

/** Writes the curl command of one request in a worker. */
export async function curlCommands(request: HarRequest, signal: AbortSignal): Promise<CurlCommands> {
  return (await call({ type: 'command', request }, signal)) as CurlCommands
}
