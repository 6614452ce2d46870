import { fileURLToPath } from 'node:url'
import { Worker } from 'node:worker_threads'
import type { PoolOptions, PoolWorker, WorkerRequest } from 'vitest/node'

const entry = fileURLToPath(new URL('warm-worker.mjs', import.meta.url))

let thread: Worker | undefined
let lastStop: Promise<void> = Promise.resolve()

/** A Vitest pool with one thread for all runs: starting a thread and loading the platform takes longer than most tests. */
export function createWarmWorker({ env, execArgv }: PoolOptions): PoolWorker {
  const listeners: [event: string, callback: (arg: unknown) => void][] = []
  let stopped: () => void = () => undefined
  return {
    name: 'warm',
    // The thread serves one file at a time, and Vitest does not wait for the end of the one before.
    start: async () => {
      const before = lastStop
      lastStop = new Promise((resolve) => (stopped = resolve))
      await before
      thread ??= new Worker(entry, { env, execArgv })
      thread.setMaxListeners(50).unref()
    },
    stop: async () => {
      for (const [event, callback] of listeners) thread?.off(event, callback)
      stopped()
    },
    on: (event, callback) => {
      listeners.push([event, callback])
      thread?.on(event, callback)
    },
    off: (event, callback) => void thread?.off(event, callback),
    send: (message: WorkerRequest) => thread?.postMessage(message, []),
    deserialize: (data) => data,
  }
}
