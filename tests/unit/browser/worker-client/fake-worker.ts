import { createWorkerClient, type WorkerOptions } from '@/browser/worker-client/client'
import type { PageMessage, WorkerMessage, WorkerRequest } from '@/browser/worker-client/messages'
import type { Work } from '@/lib/work'

/** Doubles a text. Never replies to `hang` and to what comes after it, and replies to `wait` only when the test says so. */
export class FakeWorker extends EventTarget {
  static readonly started: FakeWorker[] = []
  /** Whether the code of new workers arrives at once. */
  static loads = true
  readonly received: PageMessage[] = []
  isTerminated = false
  private isHanging = false
  private readonly unread: PageMessage[] = []

  constructor() {
    super()
    FakeWorker.started.push(this)
    if (FakeWorker.loads) queueMicrotask(() => this.say({ type: 'started' }))
  }

  postMessage(message: PageMessage) {
    this.received.push(message)
    this.read(message)
  }

  private read(message: PageMessage) {
    if (message.type === 'request' && message.input === 'hang') this.isHanging = true
    if (this.isHanging) this.unread.push(message)
    else if (message.type === 'ping') queueMicrotask(() => this.say({ type: 'pong', id: message.id }))
    else if (message.type === 'request' && message.input !== 'wait') queueMicrotask(() => this.say(replyTo(message)))
  }

  say(data: WorkerMessage) {
    this.dispatchEvent(new MessageEvent('message', { data }))
  }

  break(message = '') {
    this.dispatchEvent(Object.assign(new Event('error'), { message }))
  }

  /** Ends the hang: the worker reads the messages that were sent meanwhile. */
  wake() {
    this.isHanging = false
    for (const message of this.unread.splice(1)) this.read(message)
  }

  terminate() {
    this.isTerminated = true
  }

  inputs(): unknown[] {
    return this.received.flatMap((message) => (message.type === 'request' ? [message.input] : []))
  }
}

function replyTo({ id, input }: WorkerRequest): WorkerMessage {
  return input === 'fail' ? { type: 'error', id, error: 'No.' } : { type: 'reply', id, reply: String(input).repeat(2) }
}

export interface Operations {
  double: (text: string, work: Work<number>) => string
}

export const clientOf = (options: WorkerOptions = {}) =>
  createWorkerClient<Operations>(() => new FakeWorker() as unknown as Worker, options)
export const worker = (number = 0) => {
  const found = FakeWorker.started[number]
  if (!found) throw new Error('No worker')
  return found
}
