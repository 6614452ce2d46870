import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { environmentOf } from '@/config/environment'
import type { SendEvent } from '@/engines/requests/model/types'
import { send } from '@/workers/console/send/client'
import type { PageMessage, WorkerMessage } from '@/browser/worker-client/messages'
import { harRequest } from '../../engines/requests/har-request'

/** Replaces the worker: records the messages to it, and sends the messages of a test. */
class FakeWorker extends EventTarget {
  static all: FakeWorker[] = []
  readonly messages: PageMessage[] = []
  isTerminated = false
  constructor() {
    super()
    FakeWorker.all.push(this)
  }
  postMessage(message: PageMessage) {
    this.messages.push(message)
  }
  terminate() {
    this.isTerminated = true
  }
  say(data: WorkerMessage) {
    this.dispatchEvent(new MessageEvent('message', { data }))
  }
}

beforeEach(() => {
  FakeWorker.all = []
  vi.stubGlobal('window', { location: { hostname: 'localhost' } })
  vi.stubGlobal('Worker', FakeWorker)
  vi.stubGlobal('navigator', { onLine: true })
})
afterEach(() => vi.unstubAllGlobals())

const labels = `${new URL(environmentOf('localhost')?.kubeUrl ?? '').origin}/labels`

/** Sends a request to an address, and collects its events. */
function sent(url = labels) {
  const events: SendEvent[] = []
  const sending = send(
    { har: harRequest({ url }), files: [], secret: { token: 'secret-token' }, timeoutMs: 1000 },
    (event) => events.push(event),
  )
  return { sending, events, worker: FakeWorker.all[0] }
}

const event = { type: 'progress', bytes: 1, events: 0, ms: 1 }
/** A message of the worker about the request that it sends. */
const message = (progress: object): WorkerMessage => ({ type: 'progress', id: 1, progress })

/** Waits until rejected promises have reached who waits for them. */
const settled = () => new Promise((resolve) => setTimeout(resolve))

describe('a sent request', () => {
  it('starts a worker of its own, and reports the events of the worker', () => {
    const { events, worker } = sent()
    expect(worker?.messages).toMatchObject([{ operation: 'send', input: { url: labels } }])
    worker?.say(message(event))
    expect(events).toEqual([event])
    sent()
    expect(FakeWorker.all).toHaveLength(2)
  })

  it('fails when its worker breaks, unless its response is complete', async () => {
    const broken = sent()
    broken.worker?.dispatchEvent(new Event('error'))
    await settled()
    expect(broken.events).toMatchObject([{ type: 'failed' }])

    const complete = sent()
    const done = { type: 'done', ms: 2 }
    FakeWorker.all[1]?.say(message(done))
    const lines = complete.sending.lines(0, 10)
    queueMicrotask(() => FakeWorker.all[1]?.dispatchEvent(new Event('error')))
    await expect(lines).rejects.toThrow('The worker could not be started.')
    expect(complete.events).toEqual([done])
  })

  it('to a foreign host starts no worker, and fails after send has returned', async () => {
    const { sending, events, worker } = sent('https://foreign.example/labels')
    expect(events).toEqual([])
    await Promise.resolve()
    expect(events).toEqual([{ type: 'failed', error: { kind: 'foreign-host', host: 'foreign.example' }, ms: 0 }])
    expect(worker).toBeUndefined()
    await expect(sending.lines(0, 1)).rejects.toThrow('There is no response.')
  })

  it('requests parts of its response, in any order', async () => {
    const { sending, worker } = sent()
    const parts = Promise.all([sending.lines(0, 2), sending.hex(0, 1), sending.events(0, 1), sending.blob()])
    expect(worker?.messages.slice(1)).toMatchObject([
      { id: 2, operation: 'lines', input: { from: 0, to: 2 } },
      { id: 3, operation: 'hex', input: { from: 0, to: 1 } },
      { id: 4, operation: 'events', input: { from: 0, to: 1 } },
      { id: 5, operation: 'blob' },
    ])
    for (const id of [5, 3, 2, 4]) worker?.say({ type: 'reply', id, reply: id })
    expect(await parts).toEqual([2, 3, 4, 5])
  })

  it('is cancelled in its worker, which stores the part that has arrived', () => {
    const { sending, worker } = sent()
    sending.cancel()
    expect(worker?.messages.at(-1)).toMatchObject({ operation: 'cancel' })
    expect(worker?.isTerminated).toBe(false)
  })

  it('frees everything when it is closed', async () => {
    const { sending, events, worker } = sent()
    const open = sending.blob()
    sending.close()
    expect(worker?.isTerminated).toBe(true)
    await expect(open).rejects.toThrow('The response was closed.')
    await expect(sending.lines(0, 1)).rejects.toThrow('There is no response.')
    worker?.say(message(event))
    sending.cancel()
    expect(events).toEqual([])
    expect(JSON.stringify(sending)).not.toContain('secret-token')
  })

  it.each([
    [true, { kind: 'internal', reason: 'Boom' }],
    [false, { kind: 'offline' }],
  ])('fails when its worker fails; online: %s', async (onLine, error) => {
    vi.stubGlobal('navigator', { onLine })
    const { sending, events, worker } = sent()
    queueMicrotask(() => worker?.dispatchEvent(Object.assign(new Event('error'), { message: 'Boom' })))
    await expect(sending.blob()).rejects.toThrow('Boom')
    expect(events).toEqual([{ type: 'failed', error, ms: 0 }])
  })
})
