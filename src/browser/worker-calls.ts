interface Job<Request, Answer> {
  request: Request
  resolve: (answer: Answer) => void
  reject: (reason: unknown) => void
}

/** Sends a request. Rejects with the signal's reason, with the worker's message, or after the time limit. */
type Call<Request, Answer> = (request: Request, signal: AbortSignal) => Promise<Answer>

/** A worker's answer to the request with this id. */
export type WorkerReply<Answer> = { id: number; answer: Answer } | { id: number; failure: string }

/**
 * Sends calls to a worker that answers one message after the other. A call that is cancelled or takes longer than
 * `timeoutMs` terminates the worker, because nothing else stops running code; the calls behind it are sent to a new worker.
 */
export function createWorkerCalls<Request, Answer>(start: () => Worker, timeoutMs: number): Call<Request, Answer> {
  const jobs = new Map<number, Job<Request, Answer>>()
  let worker: Worker | undefined
  let lastId = 0

  function runningWorker(): Worker {
    if (worker) return worker
    worker = start()
    worker.addEventListener('message', ({ data }: MessageEvent<WorkerReply<Answer>>) => {
      const job = jobs.get(data.id)
      jobs.delete(data.id)
      if ('answer' in data) job?.resolve(data.answer)
      else job?.reject(new Error(data.failure))
    })
    worker.addEventListener('error', ({ message }) => {
      const failed = [...jobs.values()]
      jobs.clear()
      stop()
      for (const job of failed) job.reject(new Error(message || 'The worker could not be started'))
    })
    return worker
  }

  function stop() {
    worker?.terminate()
    worker = undefined
  }

  function failAndRestart(id: number, reason: unknown) {
    const job = jobs.get(id)
    if (!job) return
    jobs.delete(id)
    stop()
    for (const [other, { request }] of jobs) runningWorker().postMessage({ id: other, request }, [])
    job.reject(reason)
  }

  return function call(request: Request, signal: AbortSignal): Promise<Answer> {
    if (signal.aborted) return Promise.reject(signal.reason)
    const id = ++lastId
    return new Promise<Answer>((resolve, reject) => {
      const cancel = () => failAndRestart(id, signal.reason)
      const timer = setTimeout(() => failAndRestart(id, new Error(`No answer within ${timeoutMs / 1000} s`)), timeoutMs)
      const end = () => {
        clearTimeout(timer)
        signal.removeEventListener('abort', cancel)
      }
      signal.addEventListener('abort', cancel)
      jobs.set(id, {
        request,
        resolve: (answer) => (end(), resolve(answer)),
        reject: (reason) => (end(), reject(reason)),
      })
      runningWorker().postMessage({ id, request }, [])
    })
  }
}
