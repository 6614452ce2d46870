interface Job<Request, Answer> {
  request: Request
  resolve: (answer: Answer) => void
  reject: (reason: unknown) => void
  /** Restarts the time limit of the call. */
  limitTo: (ms: number) => void
}

/** How long a worker may load code or data, in milliseconds, each time it reports that. The time of a call begins after that (SHELL-26). */
const loadTimeoutMs = 30_000

/** Sends a request. Rejects with the signal's reason, with the worker's message, or after the time limit. */
type Call<Request, Answer> = (request: Request, signal: AbortSignal) => Promise<Answer>

/** A worker's answer to the request with this id. */
export type WorkerReply<Answer> = { id: number; answer: Answer } | { id: number; failure: string }

/** A worker's report that it is loading code or data, or has loaded it; the first comes when its own code has been loaded. */
export type WorkerState = { isLoading: boolean }

/** A worker that the start script has started before the portal's code was loaded. */
export interface EarlyWorker<Request, Answer> {
  worker: Worker
  /** Undefined while its own code is being loaded. */
  isLoading?: boolean
  hasFailed: boolean
  /** The request that the start script has sent, with the id 0. */
  request?: Request
  /** The answer to that request, if it came before the portal's code took the worker over. */
  reply?: WorkerReply<Answer>
}

interface EarlyStart<Request, Answer> {
  /** Takes over the worker of the start script, once. */
  take: () => EarlyWorker<Request, Answer> | undefined
  /** Whether the answer to one request also answers the other. */
  isSame: (one: Request, other: Request) => boolean
}

/**
 * Sends calls to a worker that answers one message after the other. A call that is cancelled or takes longer than `timeoutMs`,
 * without what the worker loads, terminates the worker, because nothing else stops running code; the calls behind it are sent
 * to a new worker.
 */
export function createWorkerCalls<Request, Answer>(
  start: () => Worker,
  timeoutMs: number,
  earlyStart?: EarlyStart<Request, Answer>,
): Call<Request, Answer> {
  const jobs = new Map<number, Job<Request, Answer>>()
  let worker: Worker | undefined
  let isLoading = true
  let early: EarlyWorker<Request, Answer> | undefined
  let lastId = 0

  function runningWorker(): Worker {
    if (worker) return worker
    const taken = earlyStart?.take()
    early = taken?.hasFailed ? undefined : taken
    worker = early?.worker ?? start()
    isLoading = early?.isLoading ?? true
    worker.addEventListener('message', ({ data }: MessageEvent<WorkerReply<Answer> | WorkerState>) => {
      if ('id' in data) settle(data)
      else restartLimits(data)
    })
    worker.addEventListener('error', ({ message }) => {
      const failed = [...jobs.values()]
      jobs.clear()
      stop()
      for (const job of failed) job.reject(new Error(message || 'The worker could not be started'))
    })
    return worker
  }

  function restartLimits(state: WorkerState) {
    isLoading = state.isLoading
    for (const job of jobs.values()) job.limitTo(limitMs())
  }

  function limitMs(): number {
    return isLoading ? Math.max(timeoutMs, loadTimeoutMs) : timeoutMs
  }

  function settle(reply: WorkerReply<Answer>) {
    const job = jobs.get(reply.id)
    jobs.delete(reply.id)
    if ('answer' in reply) job?.resolve(reply.answer)
    else job?.reject(new Error(reply.failure))
  }

  function stop() {
    worker?.terminate()
    worker = early = undefined
  }

  function failAndRestart(id: number, reason: unknown) {
    const job = jobs.get(id)
    if (!job) return
    jobs.delete(id)
    stop()
    for (const [other, { request }] of jobs) runningWorker().postMessage({ id: other, request }, [])
    job.reject(reason)
  }

  // Async, so that a worker that cannot be created rejects the call and does not throw.
  return async function call(request: Request, signal: AbortSignal): Promise<Answer> {
    signal.throwIfAborted()
    const target = runningWorker()
    const sent = early?.request !== undefined && earlyStart?.isSame(early.request, request) ? early : undefined
    // The first caller takes the answer.
    early = undefined
    const id = sent ? 0 : ++lastId
    return new Promise<Answer>((resolve, reject) => {
      const cancel = () => failAndRestart(id, signal.reason)
      let timer: ReturnType<typeof setTimeout> | undefined
      const limitTo = (ms: number) => {
        clearTimeout(timer)
        timer = setTimeout(() => failAndRestart(id, new Error(`No answer within ${ms / 1000} s`)), ms)
      }
      const end = () => {
        clearTimeout(timer)
        signal.removeEventListener('abort', cancel)
      }
      signal.addEventListener('abort', cancel)
      jobs.set(id, {
        request,
        resolve: (answer) => (end(), resolve(answer)),
        reject: (reason) => (end(), reject(reason)),
        limitTo,
      })
      limitTo(limitMs())
      if (!sent) target.postMessage({ id, request }, [])
      else if (sent.reply) settle(sent.reply)
    })
  }
}
