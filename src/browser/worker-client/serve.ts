import type { Work } from '@/lib/work'
import type { PageMessage, WorkerMessage, WorkerRequest } from './messages'

/** An operation of a worker. Its input, its reply and its progress are cloned between the threads. */
export type Operation = (input: never, work: never) => unknown

/**
 * Serves the requests of the page inside a worker. An operation that throws rejects its request. Several requests may be
 * served at the same time, where operations are asynchronous.
 * @param describe returns what the page is sent of an error, by default its message.
 * @returns A function that serves a request which came another way than by a message.
 */
export function serveWorker(
  operations: Record<string, Operation>,
  describe: (error: unknown) => unknown = messageOf,
): (request: WorkerRequest) => void {
  const running = new Map<number, AbortController>()

  async function serve({ id, operation, input }: WorkerRequest): Promise<void> {
    const controller = new AbortController()
    const { signal } = controller
    let transferred: Transferable[] = []
    const respond = (message: WorkerMessage) => {
      if (!signal.aborted) post(message, message.type === 'reply' ? transferred : [])
    }
    const work: Work<unknown> = {
      signal,
      report: (progress) => respond({ type: 'progress', id, progress }),
      transfer: (buffers) => {
        transferred = buffers
      },
    }
    running.set(id, controller)
    try {
      const perform = operations[operation] as ((input: unknown, work: Work<unknown>) => unknown) | undefined
      if (!perform) throw new TypeError(`The worker has no operation ${operation}`)
      respond({ type: 'reply', id, reply: await perform(input, work) })
    } catch (error) {
      respond({ type: 'error', id, error: describe(error) })
    } finally {
      running.delete(id)
    }
  }

  self.addEventListener('message', ({ data }: MessageEvent<PageMessage>) => {
    if (data.type === 'abort') running.get(data.id)?.abort()
    else if (data.type === 'ping') post({ type: 'pong', id: data.id })
    else void serve(data)
  })
  post({ type: 'started' })
  return (request) => void serve(request)
}

function post(message: WorkerMessage, transfer: Transferable[] = []): void {
  self.postMessage(message, { transfer })
}

function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error)
}
