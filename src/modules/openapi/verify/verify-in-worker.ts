import { createWorkerCalls } from '@/browser/worker-calls'
import type { DocumentSource } from '../engine/protocol'
import type { Position, Report } from './report'

/** A request to the worker. */
export type Verification =
  | { type: 'report'; source: DocumentSource; text: string | undefined }
  /** Finds positions in the text of the last verified document. */
  | { type: 'positions'; pointers: string[] }

export type VerificationAnswer = Report | Record<string, Position>

const call = createWorkerCalls<Verification, VerificationAnswer>(
  () => new Worker(new URL('./verify.worker.ts', import.meta.url), { type: 'module', name: 'verify' }),
  60_000,
)

/**
 * Checks a document in a worker. The schema validator evaluates code, which only this worker is allowed to do.
 * @param text the pasted document; if undefined, the document is fetched.
 */
export async function requestReport(
  source: DocumentSource,
  text: string | undefined,
  signal: AbortSignal,
): Promise<Report> {
  return (await call({ type: 'report', source, text }, signal)) as Report
}

/** Finds lines and columns by JSON pointer in the last verified document. May take seconds. */
export async function requestPositions(pointers: string[], signal: AbortSignal): Promise<Record<string, Position>> {
  return (await call({ type: 'positions', pointers }, signal)) as Record<string, Position>
}
