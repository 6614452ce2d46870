import type { Work } from '@/lib/work'
import { takeEarlyWorker, type EarlyWorker, type EarlyWorkerName } from './early-worker'
import type { PageMessage, WorkerMessage } from './messages'
import type { Operation } from './serve'
import { createWatch } from './watch'

type Input<One> = One extends (input: infer Value, work: never) => unknown ? Value : never
type Reply<One> = One extends (...parts: never[]) => infer Value ? Awaited<Value> : never
type Progress<One> = One extends (input: never, work: Work<infer Value>) => unknown ? Value : never

/** Why a request failed. */
export type WorkerError =
  /** The worker could not be started, or has broken; the message is the browser's, and may be empty. */
  | { cause: 'broken'; message: string }
  /** The worker was busy for too long, and was terminated. */
  | { cause: 'busy'; seconds: number }
  /** The operation threw: what `serveWorker` sends of the error, by default its message. */
  | { cause: 'operation'; thrown: unknown }

interface RequestOptions<Value> {
  signal?: AbortSignal | undefined
  onProgress?: ((progress: Value) => void) | undefined
  /** Buffers of the input that are moved to the worker instead of copied. A worker that is replaced must not get any. */
  transfer?: Transferable[]
}

/** The page's side of a worker. */
export interface WorkerClient<Operations> {
  /**
   * Requests an operation. Starts the worker if there is none.
   * @throws The signal's reason when it aborts; what `toError` makes of every other failure.
   */
  request: <Name extends keyof Operations & string>(
    name: Name,
    input: Input<Operations[Name]>,
    options?: RequestOptions<Progress<Operations[Name]>>,
  ) => Promise<Reply<Operations[Name]>>
  /** `none` before the first request and after `end`; `failed` for good, when the worker is not replaced. */
  state: () => 'none' | 'idle' | 'busy' | 'failed'
  /** Terminates the worker with everything that it holds. Pending requests are rejected with the reason. */
  end: (reason?: Error) => void
}

export interface WorkerOptions {
  /**
   * How long the worker may run without a pause, in seconds, before it is terminated, and the request that it serves fails. The
   * requests behind it are sent to a new worker. Without this the worker may run for any time.
   */
  maxBusySeconds?: number
  /**
   * How a request ends that is aborted: the worker gets a message and stops its work, or is terminated, because nothing else
   * stops running code.
   */
  abort?: 'by message' | 'by termination'
  /** Whether the next request starts another worker after this one has broken. False for a worker that holds state of the page. */
  isReplaced?: boolean
  /** Requests with the same key are about the same thing: what makes the worker busy for one fails all of them. */
  keyOf?: (operation: string, input: never) => unknown
  /** Makes the error with which a request is rejected. */
  toError?: (error: WorkerError) => Error
  /** The worker that the start script may have started. */
  early?: {
    name: EarlyWorkerName
    /** Whether the reply to a request of the start script also answers another one of the same operation. */
    isSame: (early: never, input: never, operation: string) => boolean
    /** Whether the page makes a request again that has failed for the start script. */
    isRepeated?: (error: unknown, input: never) => boolean
  }
}

interface Job {
  operation: string
  input: unknown
  resolve: (reply: unknown) => void
  reject: (reason: unknown) => void
  onProgress: ((progress: never) => void) | undefined
}

/** A request of the start script, until somebody makes the same one. */
interface EarlyRequest {
  operation: string
  input: unknown
  reply: Promise<unknown>
  controller: AbortController
}

/** Creates the client of a worker, which the first request starts. It sends each request at once, and the worker replies in any order. */
export function createWorkerClient<Operations extends { [Name in keyof Operations]: Operation }>(
  start: () => Worker,
  { maxBusySeconds, abort = 'by termination', isReplaced = true, keyOf, toError = errorOf, early }: WorkerOptions = {},
): WorkerClient<Operations> {
  const jobs = new Map<number, Job>()
  let earlyRequests: EarlyRequest[] = []
  let worker: Worker | undefined
  let brokenBy: Error | undefined
  let lastId = 0

  const watch =
    maxBusySeconds === undefined
      ? undefined
      : createWatch({
          maxBusySeconds,
          ping: () => {
            post({ type: 'ping', id: ++lastId })
            return lastId
          },
          hasPending: () => jobs.size > 0,
          onStuck: (cause, seconds) => {
            if (cause === 'starting') breakDown(`The worker did not start within ${seconds} s.`)
            else restart(cause === 'busy' ? seconds : undefined)
          },
        })

  function ensureStarted(): void {
    if (worker) return
    const taken = early && takeEarlyWorker(early.name)
    const started = taken?.worker ?? start()
    worker = started
    if (!taken) {
      // A message or an error of a worker that was terminated may be on its way.
      const onMessage = ({ data }: MessageEvent<WorkerMessage>) => worker === started && receive(data)
      started.addEventListener('message', onMessage)
    }
    started.addEventListener('error', ({ message }) => worker === started && breakDown(message))
    if (taken) takeOver(taken)
  }

  function takeOver(taken: EarlyWorker): void {
    taken.onMessage = (message) => worker === taken.worker && receive(message)
    earlyRequests = taken.requests.map(({ id, operation, input }) => {
      const controller = new AbortController()
      const reply = awaitReply(id, operation, input, { signal: controller.signal })
      // A failure reaches whoever makes the same request.
      reply.catch(() => undefined)
      return { operation, input, reply, controller }
    })
    taken.messages.forEach(receive)
  }

  function post(message: PageMessage, transfer: Transferable[] = []): void {
    worker?.postMessage(message, transfer)
  }

  function receive(message: WorkerMessage): void {
    watch?.onMessage(message.type === 'pong' ? message.id : undefined)
    if (message.type === 'started' || message.type === 'pong') return
    // None when the request was aborted.
    const job = jobs.get(message.id)
    if (message.type === 'progress') return job?.onProgress?.(message.progress as never)
    jobs.delete(message.id)
    if (message.type === 'reply') job?.resolve(message.reply)
    else job?.reject(toError({ cause: 'operation', thrown: message.error }))
  }

  function stop(): void {
    worker?.terminate()
    worker = undefined
    watch?.onRestart()
  }

  function rejectAll(reason: Error): void {
    const pending = [...jobs.values()]
    jobs.clear()
    for (const { reject } of pending) reject(reason)
  }

  function breakDown(message: string): void {
    stop()
    const error = toError({ cause: 'broken', message })
    if (!isReplaced) brokenBy = error
    rejectAll(error)
  }

  /** Sends the pending requests to a new worker. Those that have kept the worker busy for so many seconds fail. */
  function restart(busySeconds?: number): void {
    stop()
    const [first] = jobs
    if (first && busySeconds !== undefined) {
      for (const [id, job] of sameThing(first[0], first[1])) {
        jobs.delete(id)
        job.reject(toError({ cause: 'busy', seconds: busySeconds }))
      }
    }
    for (const [id, { operation, input }] of jobs) {
      ensureStarted()
      post({ type: 'request', id, operation, input })
    }
  }

  /** A request, and those about the same thing. */
  function sameThing(id: number, job: Job): [number, Job][] {
    if (!keyOf) return [[id, job]]
    const key = keyOf(job.operation, job.input as never)
    return [...jobs].filter(([, { operation, input }]) => keyOf(operation, input as never) === key)
  }

  function end(reason: Error = new DOMException('The worker was ended.', 'AbortError')): void {
    stop()
    earlyRequests = []
    rejectAll(reason)
  }

  function abortJob(id: number, job: Job): void {
    jobs.delete(id)
    if (abort === 'by termination') return restart()
    post({ type: 'abort', id })
    // The worker may be busy for another request about the same thing, too.
    if (!keyOf || sameThing(id, job).length === 0) watch?.onAborted()
  }

  function awaitReply(
    id: number,
    operation: string,
    input: unknown,
    { signal, onProgress }: RequestOptions<never>,
  ): Promise<unknown> {
    return new Promise((resolve, reject) => {
      const settle =
        <Value>(how: (value: Value) => void) =>
        (value: Value) => {
          signal?.removeEventListener('abort', cancel)
          how(value)
        }
      const job = { operation, input, onProgress, resolve: settle(resolve), reject: settle(reject) }
      const cancel = () => {
        abortJob(id, job)
        reject(signal?.reason)
      }
      signal?.addEventListener('abort', cancel, { once: true })
      jobs.set(id, job)
      watch?.onRequest()
    })
  }

  /** The reply to a request that the start script has made, for the first caller. */
  function takeEarlyReply(operation: string, input: unknown, signal: AbortSignal | undefined) {
    const found = earlyRequests.find(
      (one) => one.operation === operation && early?.isSame(one.input as never, input as never, operation),
    )
    if (!found) return undefined
    earlyRequests.splice(earlyRequests.indexOf(found), 1)
    signal?.addEventListener('abort', () => found.controller.abort(signal.reason), { once: true })
    return found.reply
  }

  // Async, so that a worker that cannot be created rejects the request and does not throw.
  async function request(
    operation: string,
    input: unknown,
    { signal, onProgress, transfer = [] }: RequestOptions<never> = {},
  ): Promise<unknown> {
    signal?.throwIfAborted()
    if (brokenBy) throw brokenBy
    // Takes over the early worker first, which may have the reply.
    ensureStarted()
    const earlyReply = takeEarlyReply(operation, input, signal)
    if (earlyReply) {
      return earlyReply.catch((error: unknown) => {
        if (early?.isRepeated?.(error, input as never))
          return request(operation, input, { signal, onProgress, transfer })
        throw error
      })
    }
    const id = ++lastId
    const reply = awaitReply(id, operation, input, { signal, onProgress })
    post({ type: 'request', id, operation, input }, transfer)
    return reply
  }

  return {
    request: request as WorkerClient<Operations>['request'],
    state: () => (brokenBy ? 'failed' : !worker ? 'none' : jobs.size > 0 ? 'busy' : 'idle'),
    end,
  }
}

/** The error of a failure, unless a client makes another one. */
export function errorOf(error: WorkerError): Error {
  if (error.cause === 'broken') return new Error(error.message || 'The worker could not be started.')
  return new Error(error.cause === 'busy' ? `No reply within ${error.seconds} s` : String(error.thrown))
}
