import type { PageMessage, WorkerMessage, WorkerRequest } from '@/browser/worker-client/messages'
import { errorFacts } from '@/engines/openapi/document/reading-error'
import type { ReaderRequest } from '@/engines/openapi/reader/protocol'
import { loadText } from '@/workers/openapi/load-text'
import { compareSources, type CompareInput } from '@/engines/openapi/compare/compare-sources'
import { createReader } from '@/engines/openapi/reader/reader'

/** Replaces the reader's worker: runs the same reader on this thread, with cloned messages and delayed replies. */
export class InProcessReader extends EventTarget {
  private readonly reader = createReader(loadText)
  private readonly running = new Map<number, AbortController>()

  postMessage(message: PageMessage) {
    if (message.type === 'abort') this.running.get(message.id)?.abort()
    else if (message.type === 'ping') this.send({ type: 'pong', id: message.id })
    else void this.serve(structuredClone(message))
  }

  terminate() {}

  private async serve({ id, operation, input }: WorkerRequest) {
    const controller = new AbortController()
    this.running.set(id, controller)
    const request = { type: operation, ...(input as object) } as ReaderRequest
    const replied =
      operation === 'compare'
        ? compareSources(this.reader, input as CompareInput, {
            signal: controller.signal,
            report: (progress) => this.send({ type: 'progress', id, progress }),
          })
        : this.reader.reply(request, controller.signal)
    const message = await replied
      .then((reply): WorkerMessage => ({ type: 'reply', id, reply }))
      .catch((error: unknown): WorkerMessage => ({ type: 'error', id, error: errorFacts(error) }))
    if (!controller.signal.aborted) this.send(message)
  }

  private send(message: WorkerMessage) {
    this.dispatchEvent(new MessageEvent('message', { data: structuredClone(message) }))
  }
}
