import { createWorkerClient, errorOf, type WorkerClient, type WorkerError } from '@/browser/worker-client/client'
import type { Checker } from '@/engines/rsx/checker'

/** The page's side of the checking worker. */
export type CheckerClient = WorkerClient<Checker>

/**
 * Creates the client of a checking worker of its own. End it when nobody needs it any more: it holds the opened files, and is
 * therefore not replaced when it breaks.
 */
export function startChecker(): CheckerClient {
  return createWorkerClient<Checker>(
    () =>
      new Worker(new URL('./document-check.worker.ts', import.meta.url), { type: 'module', name: 'document-check' }),
    { abort: 'by message', isReplaced: false, toError },
  )
}

function toError(error: WorkerError): Error {
  return error.cause === 'broken' && !error.message ? new Error('The check could not be started.') : errorOf(error)
}
