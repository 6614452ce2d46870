import { createWorkerClient } from '@/browser/worker-client/client'
import type { DocumentTexts } from '@/engines/openapi/reader/protocol'
import type { Position, Report } from '@/engines/openapi/verify/report'
import type { VerifyOperations } from './verify.worker'

const worker = createWorkerClient<VerifyOperations>(
  () => new Worker(new URL('./verify.worker.ts', import.meta.url), { type: 'module', name: 'verify' }),
  { maxBusySeconds: 60 },
)

/**
 * Checks a document in a worker. The schema validator evaluates code, which only this worker is allowed to do; it may
 * request nothing in return, so the reader's worker provides the texts (docs/decisions/0046).
 */
export function requestReport(texts: DocumentTexts, signal: AbortSignal): Promise<Report> {
  return worker.request('verify', texts, { signal })
}

/** Finds lines and columns by JSON pointer in the last verified document. May take seconds. */
export function requestPositions(pointers: string[], signal: AbortSignal): Promise<Record<string, Position>> {
  return worker.request('positions', pointers, { signal })
}
