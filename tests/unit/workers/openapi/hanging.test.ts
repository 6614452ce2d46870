import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type * as ClientModule from '@/workers/openapi/client'
import type { Reply, Request } from '@/engines/openapi/reader/protocol'

/** A worker that records its requests and can be made to hang. */
class FakeWorker extends EventTarget {
  static readonly started: FakeWorker[] = []
  /** Types and documents of the requests, without pings. */
  readonly asked: string[] = []
  hangs = false
  terminated = false
  private readonly unread: Request[] = []

  constructor() {
    super()
    FakeWorker.started.push(this)
  }

  postMessage(request: Request) {
    this.receive(request)
  }

  private receive(request: Request) {
    if ('source' in request) this.asked.push(`${request.type} ${request.source.url}`)
    if (this.hangs) this.unread.push(request)
    else if (request.type === 'ping') this.say({ pingId: request.id })
    else if ('source' in request && request.source.url.includes('quick'))
      this.say({ id: request.id, ok: true, value: true })
  }

  say(data: Reply) {
    if (!this.terminated) this.dispatchEvent(new MessageEvent('message', { data }))
  }

  /** Ends the hang: the worker reads the messages that were sent meanwhile. */
  wake() {
    this.hangs = false
    for (const request of this.unread.splice(0)) this.receive(request)
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
  worker?.say({ pingId: 0 })
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

  it('is distinguished from one that waits for a server, and from one that has not started', async () => {
    const read = outcomeOf(client.readOperation(slow, key))
    await seconds(60)
    FakeWorker.started[0]?.say({ pingId: 0 })
    await seconds(60)
    expect([read.told, FakeWorker.started.length]).toEqual(['nothing', 1])
  })

  it('is terminated sooner if its request was cancelled, and the next request is sent again', async () => {
    const leave = new AbortController()
    const left = outcomeOf(client.readOperation(slow, key, leave.signal))
    hang(0)
    await seconds(1)
    leave.abort()
    const next = outcomeOf(client.readOperation(quick, key))
    await seconds(4)
    expect([left.told, next.told]).toEqual(['This operation was aborted', 'answered'])
    expect(FakeWorker.started.map(({ terminated }) => terminated)).toEqual([true, false])
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

  it('is not terminated if it was only busy for a moment', async () => {
    const leave = new AbortController()
    void client.readOperation(slow, key, leave.signal).catch(() => undefined)
    hang(0)
    leave.abort()
    const next = outcomeOf(client.readOperation(quick, key))
    await seconds(1)
    FakeWorker.started[0]?.wake()
    await seconds(60)
    expect([next.told, FakeWorker.started.length]).toEqual(['answered', 1])
    expect(vi.getTimerCount()).toBe(0)
  })
})
