import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import type { CallError, SendEvent } from '@/engines/requests/model/types'
import { Exchange } from '@/workers/console/send/exchange'
import type { WireRequest } from '@/workers/console/send/wire-request'

type Responder = (response: ServerResponse, request: IncomingMessage) => void

const responses = new Map<string, Responder>()
const server = createServer((request, response) => responses.get(request.url ?? '')?.(response, request))
let origin = ''

beforeAll(async () => {
  await new Promise<void>((resolve) => server.listen(0, 'localhost', resolve))
  origin = `http://localhost:${(server.address() as AddressInfo).port}`
})
afterAll(() => {
  server.closeAllConnections()
  server.close()
})

const diagnose = vi.fn<() => Promise<CallError>>(() =>
  Promise.resolve({ kind: 'no-answer', host: 'x', isSecure: false, servesOthers: false }),
)

/**
 * Sends a request to the test server, and resolves with its events when it has ended.
 * @param stop is called with the head, and whenever a part is reported.
 */
async function sent(
  response: Responder,
  rest: Partial<WireRequest> = {},
  stop?: (exchange: Exchange, event: SendEvent) => void,
) {
  const path = `/${responses.size}`
  responses.set(path, response)
  const events: SendEvent[] = []
  const tools = { fetch: (url: string, init: RequestInit) => fetch(url, init), diagnose, now: () => performance.now() }
  const exchange = new Exchange(tools, (event) => {
    events.push(event)
    if (event.type === 'head' || event.type === 'progress') stop?.(exchange, event)
  })
  const url = origin + path
  await exchange.run({ method: 'GET', url, headers: [], followsRedirects: true, timeoutMs: 5000, ...rest })
  return { events, exchange, last: events.at(-1), url }
}

const responseOf = (type: string, body: string | Buffer, rest: object = {}): Responder => {
  return (response) => response.writeHead(200, { 'content-type': type, ...rest }).end(body)
}

describe('a response', () => {
  it('is reported with its head first, then with the facts of its body', async () => {
    const { events, exchange, url } = await sent(responseOf('application/json; charset=utf-8', '{\n  "a": "é"\n}\n'))
    expect(events.map(({ type }) => type).filter((type) => type !== 'progress')).toEqual(['head', 'done'])
    expect(events[0]).toMatchObject({ status: 200, statusText: 'OK', url, redirected: false, isHiddenRedirect: false })
    expect(events[0]).toHaveProperty(
      'headers',
      expect.arrayContaining([['content-type', 'application/json; charset=utf-8']]),
    )
    expect(events.at(-1)).toMatchObject({ kind: 'json', end: 'complete', bytes: 16, lines: 3, charset: 'utf-8' })
    expect(exchange.lines(0, 9)).toEqual(['{', '  "a": "é"', '}'])
    expect(await exchange.blob().text()).toBe('{\n  "a": "é"\n}\n')
    expect(exchange.blob().type).toBe('application/json; charset=utf-8')
  })

  it('gets a request with method, headers and body, and without cookies', async () => {
    const seen: { headers?: object; method?: string | undefined; body?: string } = {}
    const { last } = await sent(
      (response, request) => {
        seen.headers = request.headers
        seen.method = request.method
        request.setEncoding('utf-8').on('data', (text: string) => (seen.body = (seen.body ?? '') + text))
        request.on('end', () => response.writeHead(204).end())
      },
      {
        method: 'PUT',
        headers: [
          ['X-Trace', 'a'],
          ['Content-Type', 'text/plain'],
        ],
        body: 'hello',
      },
    )
    expect(seen).toMatchObject({
      method: 'PUT',
      body: 'hello',
      headers: { 'x-trace': 'a', 'content-type': 'text/plain' },
    })
    expect(seen.headers).not.toHaveProperty('cookie')
    expect(last).toMatchObject({ type: 'done', kind: 'none', end: 'complete', bytes: 0, lines: 0 })
  })

  it('has the address after a redirect that was followed', async () => {
    responses.set('/target', responseOf('text/plain', 'here'))
    const redirect: Responder = (response) => response.writeHead(303, { location: '/target' }).end()
    const followed = await sent(redirect)
    expect(followed.events[0]).toMatchObject({ status: 200, redirected: true, url: `${origin}/target` })
  })

  it('is a hidden redirect if the request does not follow redirects', async () => {
    const events: SendEvent[] = []
    const fetched = vi.fn<typeof fetch>(() =>
      Promise.resolve(Object.defineProperty(Response.error(), 'type', { value: 'opaqueredirect' })),
    )
    const exchange = new Exchange({ fetch: fetched, diagnose, now: () => 0 }, (event) => events.push(event))
    await exchange.run({ method: 'GET', url: 'https://x.example/', headers: [], followsRedirects: false, timeoutMs: 9 })
    expect(fetched).toHaveBeenCalledWith('https://x.example/', expect.objectContaining({ redirect: 'manual' }))
    expect(events).toMatchObject([
      { type: 'head', status: 0, url: 'https://x.example/', isHiddenRedirect: true },
      { type: 'done', kind: 'none', end: 'complete' },
    ])
  })

  it('has the offset of the first byte that its encoding does not allow', async () => {
    const broken = Buffer.from([...Buffer.from('caf'), 0xe9, ...Buffer.from(' au lait')])
    const { last, exchange } = await sent(responseOf('text/plain; charset=utf-8', broken))
    expect(last).toMatchObject({ end: 'complete', invalidAt: 3 })
    expect(exchange.lines(0, 1)).toEqual(['caf\ufffd au lait'])
    expect(exchange.hex(0, 1)[0]).toMatchObject({ hex: expect.stringMatching(/^63 61 66 e9/), text: 'caf. au lait' })
  })

  it('is decoded with the encoding that it states', async () => {
    const latin = await sent(responseOf('text/plain; charset=ISO-8859-1', Buffer.from('caf\xe9', 'latin1')))
    expect(latin.exchange.lines(0, 1)).toEqual(['café'])
    expect(latin.last).toMatchObject({ bytes: 4, charset: 'windows-1252' })
    const wide = await sent(responseOf('application/json', Buffer.from('\ufeff{"a":\n"ü"}', 'utf16le')))
    expect(wide.exchange.lines(0, 2)).toEqual(['{"a":', '"ü"}'])
  })

  it.each<[string, number, Responder]>([
    [
      'a connection that closes too early',
      4,
      (response) => {
        response.writeHead(200, { 'content-type': 'text/plain', 'content-length': 100 }).write('part')
        setTimeout(() => response.destroy(), 20)
      },
    ],
    [
      'a damaged chunk',
      4,
      (response) => {
        response.socket?.write(
          'HTTP/1.1 200 OK\r\ncontent-type: text/plain\r\ntransfer-encoding: chunked\r\n\r\n4\r\npart\r\nZZ\r\n',
        )
        setTimeout(() => response.destroy(), 20)
      },
    ],
    [
      'a damaged compression',
      0,
      (response) => {
        response.writeHead(200, { 'content-type': 'text/plain', 'content-encoding': 'gzip' }).end('no gzip at all')
      },
    ],
  ])('is broken by %s, and has the %i bytes that arrived before', async (_, bytes, response) => {
    const { last } = await sent(response)
    expect(last).toMatchObject({ type: 'done', end: 'broken', bytes })
  })

  it('has the part that arrived before it was cancelled or timed out', async () => {
    const endless: Responder = (response) => response.writeHead(200, { 'content-type': 'text/plain' }).write('part\n')
    const cancelled = await sent(endless, {}, (exchange, event) => {
      if (event.type === 'progress') exchange.cancel()
    })
    expect(cancelled.last).toMatchObject({ type: 'done', end: 'cancelled', lines: 1 })
    const late = await sent(endless, { timeoutMs: 1000 })
    expect(late.last).toMatchObject({ type: 'done', end: 'timeout', bytes: 5 })
    expect(late.exchange.lines(0, 1)).toEqual(['part'])
  })

  it('has the events of a stream as they arrive, without a timeout between them', async () => {
    const { last, exchange } = await sent(
      (response) => {
        response.writeHead(200, { 'content-type': 'text/event-stream' }).write('event: a\ndata: 1\n\nda')
        setTimeout(() => response.end('ta: 2\r\ndata: 3\r\n\r\ndata: lost'), 1500)
      },
      { timeoutMs: 1000 },
    )
    expect(last).toMatchObject({ kind: 'events', end: 'complete', events: 2 })
    const [first, second] = exchange.events(0, 9)
    expect([first, second]).toMatchObject([
      { event: 'a', data: '1', id: '' },
      { event: 'message', data: '2\n3' },
    ])
    expect((second?.ms ?? 0) - (first?.ms ?? 0)).toBeGreaterThan(1000)
  })

  it('is a complete stream, also when one part has very many empty events', async () => {
    const count = 200_000
    const events: SendEvent[] = []
    const init = { headers: { 'Content-Type': 'text/event-stream' } }
    const respond = () => Promise.resolve(new Response('data\n\n'.repeat(count), init))
    const exchange = new Exchange({ fetch: respond, diagnose, now: () => 0 }, (event) => events.push(event))
    await exchange.run({ method: 'GET', url: origin, headers: [], followsRedirects: true, timeoutMs: 5000 })
    expect(events.at(-1)).toMatchObject({ type: 'done', end: 'complete', events: count })
    expect(exchange.events(count - 1, count)).toEqual([{ event: 'message', data: '', id: '', ms: 0 }])
  })

  it('reports each part of a stream before the next one arrives', async () => {
    let push: (text: string) => void = () => undefined
    const { last } = await sent(
      (response) => {
        push = (text) => response.write(text)
        response.writeHead(200, { 'content-type': 'text/event-stream' }).flushHeaders()
      },
      {},
      (exchange, event) => {
        const count = event.type === 'progress' ? event.events : 0
        if (count < 3) push(`data: ${count + 1}\n\n`)
        else exchange.cancel()
      },
    )
    expect(last).toMatchObject({ end: 'cancelled', events: 3 })
  })
})

describe('a request without a response', () => {
  const silent: Responder = () => undefined

  it('times out, and can be cancelled', async () => {
    expect((await sent(silent, { timeoutMs: 50 })).last).toMatchObject({ error: { kind: 'timeout', seconds: 0.05 } })
    const events: SendEvent[] = []
    const tools = { fetch: (url: string, init: RequestInit) => fetch(url, init), diagnose, now: () => 0 }
    const exchange = new Exchange(tools, (event) => events.push(event))
    responses.set('/silent', silent)
    setTimeout(() => exchange.cancel(), 20)
    await exchange.run({ method: 'GET', url: `${origin}/silent`, headers: [], followsRedirects: true, timeoutMs: 5000 })
    expect(events).toEqual([{ type: 'failed', error: { kind: 'cancelled' }, ms: 0 }])
    expect(diagnose).not.toHaveBeenCalled()
  })

  it('may take longer to upload a large body', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    const response = sent(silent, { method: 'POST', body: new Blob([new Uint8Array(1_000_000)]), timeoutMs: 30_000 })
    const failed = vi.fn<() => void>()
    void response.then(failed)
    await vi.advanceTimersByTimeAsync(69_999)
    expect(failed).not.toHaveBeenCalled()
    await vi.advanceTimersByTimeAsync(1)
    expect((await response).last).toMatchObject({ error: { kind: 'timeout', seconds: 70 } })
    vi.useRealTimers()
  })

  it('is diagnosed when the connection fails', async () => {
    const { last } = await sent((response) => response.destroy())
    expect(last).toMatchObject({ type: 'failed', error: { kind: 'no-answer' } })
  })
})
