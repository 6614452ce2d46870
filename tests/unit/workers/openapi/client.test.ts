import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type * as ClientModule from '@/workers/openapi/client'
import type { EarlyWorker } from '@/browser/worker-client/early-worker'
import type { PageMessage, WorkerMessage, WorkerRequest } from '@/browser/worker-client/messages'
import type { OperationView } from '@/engines/openapi/document/types'
import { documentOf } from '../../engines/openapi/fixtures'
import { waitFor } from '../../../support/wait-for'

/** Runs the real worker code on this thread: messages are cloned and arrive later, as between threads. */
class ThreadWorker extends EventTarget {
  static started = 0
  private readonly toWorker = new EventTarget()

  constructor(url: string | URL) {
    super()
    ThreadWorker.started++
    const scope = {
      location: new URL(url),
      addEventListener: this.toWorker.addEventListener.bind(this.toWorker),
      postMessage: (reply: WorkerMessage, options: StructuredSerializeOptions = {}) => {
        const data = structuredClone(reply, options)
        setTimeout(() => this.dispatchEvent(new MessageEvent('message', { data })))
      },
    }
    vi.stubGlobal('self', scope)
    this.ready = import('@/workers/openapi/reader.worker')
  }

  private readonly ready: Promise<unknown>

  postMessage(request: PageMessage) {
    const data = structuredClone(request)
    void this.ready.then(() => this.toWorker.dispatchEvent(new MessageEvent('message', { data })))
  }

  terminate() {}
}

const address = 'https://docs.example/labels.json'
const source = { url: address }
const key = { path: '/labels', method: 'get' }
const schema = { type: 'object', properties: { box: { type: 'object', properties: { width: { type: 'integer' } } } } }
const get = { summary: 'List', requestBody: { content: { 'application/json': { schema } } } }
const listed = {
  tocUrl: 'https://docs.example/toc.json',
  slug: 'label',
  path: '/docs/label/api-doc?doc=label/labels.json',
}
let tocAnswer: object[]
let reply: (url: string, init: RequestInit) => Promise<Response>
let fetches = 0
let client: typeof ClientModule

beforeEach(async () => {
  vi.resetModules()
  ThreadWorker.started = 0
  fetches = 0
  reply = async () => new Response(JSON.stringify(documentOf({ '/labels': { get } })), { headers: { etag: '1' } })
  vi.stubGlobal('Worker', ThreadWorker)
  vi.stubGlobal('fetch', (url: string, init: RequestInit) => {
    if (url === listed.tocUrl) return Promise.resolve(Response.json(tocAnswer))
    fetches++
    return reply(url, init)
  })
  client = await import('@/workers/openapi/client')
})
afterEach(() => {
  vi.unstubAllGlobals()
  // The worker's code may still reply to a request that the test has not awaited.
  vi.stubGlobal('self', { postMessage: () => undefined })
})

/** Does what the start script has done before the portal's code runs. */
function startEarly(toc: object[] = []): EarlyWorker {
  tocAnswer = toc
  const requests: WorkerRequest[] = [
    {
      type: 'request',
      id: -1,
      operation: 'operation',
      input: { source, key: { path: '/labels', method: 'GET' }, listed },
    },
    { type: 'request', id: -2, operation: 'index', input: { source, listed } },
  ]
  const script = `https://portal.example/reader.js#${encodeURIComponent(JSON.stringify(requests))}`
  const worker = new ThreadWorker(script) as unknown as Worker
  const early: EarlyWorker = {
    worker,
    hasFailed: false,
    requests,
    messages: [],
    onMessage: (message) => early.messages.push(message),
  }
  worker.addEventListener('message', ({ data }) => early.onMessage(data as WorkerMessage))
  vi.stubGlobal('window', { earlyWorkers: { reader: early } })
  return early
}

describe('the client', () => {
  it('opens an operation, its index and the levels below', async () => {
    const view = await client.readOperation(source, key)
    expect(view.title).toBe('List')
    const index = await client.readIndex(source)
    expect(index.operations).toMatchObject([{ path: '/labels', method: 'GET', title: 'List' }])
    const handle = view.body?.contents[0]?.schema?.nested?.level?.properties[0]?.schema.nested?.handle
    if (!handle) throw new Error('No handle')
    expect(await client.expandSchema(source, handle)).toMatchObject({ properties: [{ name: 'width' }] })
    expect([fetches, ThreadWorker.started]).toEqual([1, 1])
  })

  it('generates examples only for the samples', async () => {
    const examples = (view: OperationView) => view.body?.contents.flatMap((content) => content.examples)
    expect(examples(await client.readOperation(source, key))).toEqual([])
    expect(examples(await client.readSamples(source, key))).toMatchObject([{ generated: true }])
    expect(fetches).toBe(1)
  })

  it.each([
    ['before the portal runs', true],
    ['later', false],
  ])('uses an early reply that arrived %s, once', async (_, answered) => {
    const { messages } = startEarly()
    await waitFor(() => expect(!answered || messages.length > 2).toBe(true))
    const [view, index] = await Promise.all([
      client.readOperation(source, { ...key, method: 'GET' }),
      client.readIndex(source),
    ])
    expect([view.title, index.operations.length, fetches]).toEqual(['List', 1, 1])
    expect((await client.readOperation(source, key)).title).toBe('List')
    expect(fetches).toBe(1)
  })

  it('starts another reader if the early one failed', async () => {
    startEarly().hasFailed = true
    expect((await client.readOperation(source, key)).title).toBe('List')
    expect(ThreadWorker.started).toBe(2)
  })

  it('requests again with a token if the early request was refused', async () => {
    const open = reply
    reply = async (url, init) =>
      new Headers(init.headers).get('authorization') === 'Bearer t'
        ? open(url, init)
        : new Response('', { status: 401 })
    startEarly()
    const bearer = { token: 't', folders: ['https://docs.example/'] }
    expect((await client.readOperation({ url: address, bearer }, key)).title).toBe('List')
    expect((await client.readIndex({ url: address, bearer })).operations).toHaveLength(1)
    expect(fetches).toBe(2)
  })

  it('does not request a restricted document for a visitor', async () => {
    startEarly([{ text: 'Labels|login', link: 'labels.json', swagger: true }])
    const refused = { kind: 'unauthorized' }
    await expect(client.readOperation(source, key)).rejects.toMatchObject(refused)
    await expect(client.readIndex(source)).rejects.toMatchObject(refused)
    expect(fetches).toBe(0)
  })

  it('passes failures on with their kind', async () => {
    reply = async () => new Response('', { status: 404 })
    await expect(client.readOperation(source, key)).rejects.toMatchObject({
      name: 'ReadingError',
      kind: 'not-found',
      status: 404,
    })
    await expect(client.readOperation({ url: 'nothing' }, key)).rejects.toMatchObject({ kind: 'address' })
  })

  it('cancels the fetch when the user leaves the page, also for early requests', async () => {
    const aborted: boolean[] = []
    reply = (_, init) =>
      new Promise((_resolve, reject) =>
        init.signal?.addEventListener('abort', () => (aborted.push(true), reject(new Error('left')))),
      )
    const leave = new AbortController()
    startEarly()
    const reads = [client.readOperation(source, key, leave.signal), client.readIndex(source, leave.signal)]
    await waitFor(() => expect(fetches).toBe(1))
    leave.abort()
    for (const read of reads) await expect(read).rejects.toMatchObject({ name: 'AbortError' })
    await waitFor(() => expect(aborted).toEqual([true]))
    await expect(client.readIndex(source, leave.signal)).rejects.toMatchObject({ name: 'AbortError' })
  })

  it('checks a document on the second visit and reports a change', async () => {
    const onChange = vi.fn<() => void>()
    client.visitDocument(source, onChange)()
    await client.readOperation(source, key)
    expect(fetches).toBe(1)
    reply = async () =>
      new Response(JSON.stringify(documentOf({ '/labels': { get: { summary: 'Changed' } } })), {
        headers: { etag: '2' },
      })
    client.visitDocument(source, onChange)
    await waitFor(() => expect(onChange).toHaveBeenCalledOnce())
    expect((await client.readOperation(source, key)).title).toBe('Changed')
    client.visitDocument(source, onChange)
    await waitFor(() => expect(fetches).toBe(3))
    expect(onChange).toHaveBeenCalledOnce()
  })

  it('releases memory some time after the last visit, and not during a visit', async () => {
    const sent = vi.spyOn(ThreadWorker.prototype, 'postMessage')
    const released = () =>
      sent.mock.calls.filter(([message]) => message.type === 'request' && message.operation === 'release').length
    await client.readOperation(source, key)
    vi.useFakeTimers()
    try {
      const [first, second] = [
        client.visitDocument(source, vi.fn()),
        client.visitDocument({ url: `${address}2` }, vi.fn()),
      ]
      first()
      await vi.advanceTimersByTimeAsync(60_000)
      expect(released()).toBe(0)
      second()
      await vi.advanceTimersByTimeAsync(10_000)
      const third = client.visitDocument({ url: `${address}3` }, vi.fn())
      await vi.advanceTimersByTimeAsync(60_000)
      expect(released()).toBe(0)
      third()
      await vi.advanceTimersByTimeAsync(60_000)
      expect(released()).toBe(1)
    } finally {
      vi.useRealTimers()
    }
  })

  it('replaces a worker that has read many documents when no document is visited', async () => {
    const ended = vi.spyOn(ThreadWorker.prototype, 'terminate')
    const visitAll = (count: number) => {
      const sources = Array.from({ length: count }, (_, at) => ({ url: `${address}${at}` }))
      return sources.map((each) => client.visitDocument(each, vi.fn()))
    }
    await client.readOperation(source, key)
    vi.useFakeTimers()
    try {
      visitAll(3).forEach((leave) => leave())
      await vi.advanceTimersByTimeAsync(60_000)
      expect(ended).not.toHaveBeenCalled()
      const [first, ...others] = visitAll(4)
      others.forEach((leave) => leave())
      await vi.advanceTimersByTimeAsync(60_000)
      expect(ended).not.toHaveBeenCalled()
      first?.()
      await vi.advanceTimersByTimeAsync(60_000)
      expect(ended).toHaveBeenCalledOnce()
    } finally {
      vi.useRealTimers()
    }
    fetches = 0
    // A new worker runs its modules again.
    vi.resetModules()
    expect((await client.readOperation(source, key)).title).toBe('List')
    expect([fetches, ThreadWorker.started]).toEqual([1, 2])
    // The new worker is also replaced only after many documents.
    vi.useFakeTimers()
    visitAll(1).forEach((leave) => leave())
    await vi.advanceTimersByTimeAsync(60_000)
    vi.useRealTimers()
    expect(ended).toHaveBeenCalledOnce()
  })

  it('reads a pasted text without a request', async () => {
    const pasted = await client.pasteDocument(JSON.stringify(documentOf({ '/labels': { get } })))
    expect((await client.readOperation(pasted, key)).title).toBe('List')
    await expect(client.pasteDocument('<html>')).rejects.toMatchObject({ kind: 'html' })
    expect(fetches).toBe(0)
  })

  it('fails pending requests when the worker breaks, and starts another', async () => {
    const started: EventTarget[] = []
    vi.stubGlobal('Worker', function Broken() {
      started.push(Object.assign(new EventTarget(), { postMessage: () => undefined, terminate: () => undefined }))
      return started.at(-1)
    })
    const reading = client.readOperation(source, key)
    started[0]?.dispatchEvent(Object.assign(new Event('error'), { message: '' }))
    await expect(reading).rejects.toMatchObject({ kind: 'internal', message: 'The reader did not start.' })
    void client.readOperation(source, key).catch(() => undefined)
    expect(started).toHaveLength(2)
  })
})
