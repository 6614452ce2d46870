import { createWorkerCalls } from '@/browser/worker-calls'
import type { DocumentTexts } from '@/engines/openapi/reader/protocol'
import type { Position, Report } from '@/engines/openapi/verify/report'

/** A request to the worker. */
export type Verification =
  | { type: 'report'; texts: DocumentTexts }
  /** Finds positions in the text of the last verified document. */
  | { type: 'positions'; pointers: string[] }

export type VerificationAnswer = Report | Record<string, Position>

const call = createWorkerCalls<Verification, VerificationAnswer>(
  () => new Worker(new URL('./verify.worker.ts', import.meta.url), { type: 'module', name: 'verify' }),
  60_000,
)

/**
 * Checks a document in a worker. The schema validator evaluates code, which only this worker is allowed to do; it may
 * request nothing in return, so the reader's worker provides the texts (docs/decisions/0046).
 */
export async function requestReport(texts: DocumentTexts, signal: AbortSignal): Promise<Report> {
  return (await call({ type: 'report', texts }, signal)) as Report
}

/** Finds lines and columns by JSON pointer in the last verified document. May take seconds. */
export async function requestPositions(pointers: string[], signal: AbortSignal): Promise<Record<string, Position>> {
  return (await call({ type: 'positions', pointers }, signal)) as Record<string, Position>
}
