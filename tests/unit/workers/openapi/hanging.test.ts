import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type * as ClientModule from '@/workers/openapi/client'
import type { PageMessage, WorkerMessage } from '@/browser/worker-client/messages'

/** A worker that records its requests and can be made to hang. */
class FakeWorker extends EventTarget {
  static readonly started: FakeWorker[] = []
  /** Operations and documents of the requests. */
  readonly asked: string[] = []
  hangs = false
  terminated = false
  private readonly unread: PageMessage[] = []

  constructor() {
    super()
    FakeWorker.started.push(this)
  }

  postMessage(message: PageMessage) {
    this.receive(message)
  }

  private receive(message: PageMessage) {
    const url = message.type === 'request' ? (message.input as { source: { url: string } }).source.url : ''
    if (message.type === 'request') this.asked.push(`${message.operation} ${url}`)
    if (this.hangs) this.unread.push(message)
    else if (message.type === 'ping') this.say({ type: 'pong', id: message.id })
    else if (url.includes('quick')) this.say({ type: 'reply', id: message.id, reply: true })
  }

  say(data: WorkerMessage) {
    if (!this.terminated) this.dispatchEvent(new MessageEvent('message', { data }))
  }

  /** Ends the hang: the worker reads the messages that were sent meanwhile. */
  wake() {
    this.hangs = false
    for (const message of this.unread.splice(0)) this.receive(message)
  }

  terminate() {
    this.terminated = true
  }
}

const key = { path: '/labels', method: 'get' }
const slow = { url: 'https://docs.example/slow.json' }
const other = { url: 'https://docs.example/other.json' }
const quick = { url: 'https://docs.example/quick.json' }
let client: typeof ClientModule

/** Records the outcome of a call. */
const outcomeOf = (call: Promise<unknown>) => {
  const outcome = { told: 'nothing' }
  call.then(
    () => (outcome.told = 'answered'),
    (error: Error) => (outcome.told = error.message),
  )
  return outcome
}
const seconds = (count: number) => vi.advanceTimersByTimeAsync(count * 1_000)
/** Makes a worker hang that has reported its start. */
const hang = (number: number) => {
  const worker = FakeWorker.started[number]
  worker?.say({ type: 'started' })
  if (worker) worker.hangs = true
}

beforeEach(async () => {
  vi.resetModules()
  vi.useFakeTimers()
  FakeWorker.started.length = 0
  vi.stubGlobal('Worker', FakeWorker)
  client = await import('@/workers/openapi/client')
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

const tooLong = 'The document takes too long to read. Reading stopped after 20 seconds.'

describe('a reader that hangs', () => {
  it('is terminated; requests for its document fail, and the other requests are sent again', async () => {
    const reads = [client.readOperation(slow, key), client.readIndex(slow), client.readOperation(other, key)].map(
      outcomeOf,
    )
    hang(0)
    await seconds(30)
    expect(reads.map(({ told }) => told)).toEqual([tooLong, tooLong, 'nothing'])
    expect(FakeWorker.started.map(({ terminated }) => terminated)).toEqual([true, false])
    expect(FakeWorker.started[1]?.asked).toEqual([`operation ${other.url}`])
    await expect(client.readOperation(quick, key)).resolves.toBe(true)
  })

  it('is distinguished from one that waits for a server', async () => {
    const read = outcomeOf(client.readOperation(slow, key))
    await seconds(29)
    FakeWorker.started[0]?.say({ type: 'started' })
    await seconds(60)
    expect([read.told, FakeWorker.started.length]).toEqual(['nothing', 1])
  })

  it('is not terminated sooner if another caller waits for the document', async () => {
    const leave = new AbortController()
    const index = outcomeOf(client.readIndex(slow))
    void client.readOperation(slow, key, leave.signal).catch(() => undefined)
    hang(0)
    leave.abort()
    await seconds(10)
    FakeWorker.started[0]?.wake()
    await seconds(60)
    expect([index.told, FakeWorker.started.length]).toEqual(['nothing', 1])
  })
})
