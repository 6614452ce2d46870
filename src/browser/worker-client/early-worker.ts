import type { WorkerMessage, WorkerRequest } from './messages'

/** A worker that the start script has started before the portal's code was loaded. */
export interface EarlyWorker {
  worker: Worker
  hasFailed: boolean
  /** The requests of the start script; their ids are negative. */
  requests: WorkerRequest[]
  /** The messages of the worker before the portal's code took it over. */
  messages: WorkerMessage[]
  /** Receives each message: stores it in `messages` until the worker is taken over. */
  onMessage: (message: WorkerMessage) => void
}

export type EarlyWorkerName = 'markdown' | 'reader'

declare global {
  interface Window {
    earlyWorkers?: Partial<Record<EarlyWorkerName, EarlyWorker>>
  }
}

/** Takes over an early worker, once; undefined when there is none or when it did not start. */
export function takeEarlyWorker(name: EarlyWorkerName): EarlyWorker | undefined {
  if (typeof window === 'undefined') return undefined
  const early = window.earlyWorkers?.[name]
  delete window.earlyWorkers?.[name]
  return early?.hasFailed ? undefined : early
}
