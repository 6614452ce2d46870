import type { Exchanges, ExchangeType, WorkerReply, WorkerRequest } from '@/engines/rsx/protocol'

/** The page's side of the checking worker. */
export interface CheckerClient {
  /**
   * Sends a request. Rejects with the signal's reason when it aborts, and with an Error whose message is one sentence when the
   * worker cannot answer.
   */
  ask: <Type extends ExchangeType>(
    type: Type,
    request: Exchanges[Type]['request'],
    options?: AskOptions,
  ) => Promise<Exchanges[Type]['answer']>
  /** Whether the worker could not be started or has failed. It answers nothing any more, and another one is needed. */
  hasFailed: () => boolean
  /** Terminates the worker with everything that it holds; pending requests are never answered. */
  end: () => void
}

interface AskOptions {
  signal?: AbortSignal | undefined
  /** Called with how much of the request is done, from 0 to 1. */
  onProgress?: ((share: number) => void) | undefined
  /** Buffers of the request that are moved to the worker instead of copied. */
  transfer?: Transferable[]
}

interface Pending {
  resolve: (answer: never) => void
  reject: (reason: unknown) => void
  onProgress: AskOptions['onProgress']
}

/** Starts a checking worker. End it when nobody needs it any more: it holds the opened files. */
export function startChecker(): CheckerClient {
  const worker = new Worker(new URL('./document-check.worker.ts', import.meta.url), {
    type: 'module',
    name: 'document-check',
  })
  const pending = new Map<number, Pending>()
  let lastId = 0
  let failure: Error | undefined

  worker.addEventListener('message', ({ data }: MessageEvent<WorkerReply>) => {
    const request = pending.get(data.id)
    if ('progress' in data) {
      request?.onProgress?.(data.progress)
      return
    }
    pending.delete(data.id)
    if ('answer' in data) request?.resolve(data.answer as never)
    else request?.reject(new Error(data.failure))
  })
  worker.addEventListener('error', ({ message }) => {
    const failed = [...pending.values()]
    pending.clear()
    failure = new Error(message || 'The check could not be started.')
    for (const { reject } of failed) reject(failure)
  })

  function ask<Type extends ExchangeType>(
    type: Type,
    request: Exchanges[Type]['request'],
    { signal, onProgress, transfer = [] }: AskOptions = {},
  ): Promise<Exchanges[Type]['answer']> {
    if (signal?.aborted) return Promise.reject(signal.reason)
    // The code of a worker may be missing before the first request.
    if (failure) return Promise.reject(failure)
    const id = ++lastId
    return new Promise((resolve, reject) => {
      const abort = () => {
        pending.delete(id)
        worker.postMessage({ id, type: 'abort' } satisfies WorkerRequest, [])
        reject(signal?.reason)
      }
      const done = () => signal?.removeEventListener('abort', abort)
      signal?.addEventListener('abort', abort, { once: true })
      pending.set(id, {
        resolve: (answer) => (done(), resolve(answer)),
        reject: (reason) => (done(), reject(reason)),
        onProgress,
      })
      worker.postMessage({ id, type, request }, transfer)
    })
  }

  return {
    ask,
    hasFailed: () => failure !== undefined,
    end: () => {
      worker.terminate()
      pending.clear()
    },
  }
}
