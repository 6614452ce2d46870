import { createWorkerCalls } from '@/browser/worker-calls'
import type { DocumentSource } from '../engine/protocol'
import type { Position, Report } from './report'

/** What is asked of the worker. */
export type Verification =
  | { type: 'report'; source: DocumentSource; text: string | undefined }
  /** Where places of the document reported last are in its text. */
  | { type: 'positions'; pointers: string[] }

export type VerificationAnswer = Report | Record<string, Position>

const call = createWorkerCalls<Verification, VerificationAnswer>(
  () => new Worker(new URL('./verify.worker.ts', import.meta.url), { type: 'module', name: 'verify' }),
  60_000,
)

/**
 * Checks a document apart from the page: only this worker may evaluate code, which the schema validator needs.
 * @param text the document itself when it was pasted; else it is fetched.
 */
export async function requestReport(
  source: DocumentSource,
  text: string | undefined,
  signal: AbortSignal,
): Promise<Report> {
  return (await call({ type: 'report', source, text }, signal)) as Report
}

/** Lines and columns, by JSON pointer, in the document reported last. May take seconds. */
export async function requestPositions(pointers: string[], signal: AbortSignal): Promise<Record<string, Position>> {
  return (await call({ type: 'positions', pointers }, signal)) as Record<string, Position>
}
