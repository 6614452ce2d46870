import { failureOf } from '@/engines/openapi/document/failures'
import type { Reply, Request } from '@/engines/openapi/reader/protocol'
import { loadText } from '@/workers/openapi/load-text'
import { createReader } from '@/engines/openapi/reader/reader'

/** Replaces the reader's worker: runs the same reader on this thread, with cloned messages and delayed answers. */
export class InProcessReader extends EventTarget {
  private readonly reader = createReader(loadText)
  private readonly running = new Map<number, AbortController>()

  postMessage(message: Request) {
    if (message.type === 'abort') this.running.get(message.id)?.abort()
    else if (message.type === 'ping') this.send({ pingId: message.id })
    else void this.answer(structuredClone(message))
  }

  terminate() {}

  private async answer(question: Exclude<Request, { type: 'abort' | 'ping' }>) {
    const { id } = question
    const controller = new AbortController()
    this.running.set(id, controller)
    const reply = await this.reader
      .answer(question, controller.signal)
      .then((value): Reply => ({ id, ok: true, value }))
      .catch((error: unknown): Reply => ({ id, ok: false, failure: failureOf(error) }))
    if (!controller.signal.aborted) this.send(reply)
  }

  private send(reply: Reply) {
    this.dispatchEvent(new MessageEvent('message', { data: structuredClone(reply) }))
  }
}
