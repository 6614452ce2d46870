import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { PageMessage, WorkerMessage } from '@/browser/worker-client/messages'
import { serveWorker } from '@/browser/worker-client/serve'
import type { Work } from '@/lib/work'

let sent: { message: WorkerMessage; transfer: Transferable[] }[]
let send: (data: PageMessage) => void

beforeEach(() => {
  sent = []
  const scope = new EventTarget()
  send = (data) => scope.dispatchEvent(new MessageEvent('message', { data }))
  vi.stubGlobal('self', {
    addEventListener: scope.addEventListener.bind(scope),
    postMessage: (message: WorkerMessage, { transfer }: { transfer: Transferable[] }) =>
      sent.push({ message: structuredClone(message), transfer }),
  })
})
afterEach(() => vi.unstubAllGlobals())

const settled = () => new Promise((resolve) => setTimeout(resolve))
const messages = () => sent.map(({ message }) => message)
const request = (operation: string, input?: unknown, id = 1): PageMessage => ({ type: 'request', id, operation, input })

const operations = {
  double: (text: string) => text + text,
  fail: () => Promise.reject(new RangeError('Too large.')),
  unclonable: () => () => undefined,
  wait: (_: unknown, { signal }: Work) =>
    new Promise((_resolve, reject) => signal.addEventListener('abort', () => reject(signal.reason))),
  count(to: number, { report, transfer }: Work<number>) {
    for (let at = 1; at <= to; at++) report(at)
    const bytes = new Uint8Array(to)
    transfer([bytes.buffer])
    return bytes
  },
}

test('reports that it has started, and replies to requests and pings', async () => {
  serveWorker(operations)
  send(request('double', 'a', 7))
  send({ type: 'ping', id: 8 })
  await settled()
  expect(messages()).toEqual([{ type: 'started' }, { type: 'pong', id: 8 }, { type: 'reply', id: 7, reply: 'aa' }])
})

test('reports progress, and moves the buffers of a reply', async () => {
  serveWorker(operations)
  send(request('count', 2))
  await settled()
  expect(messages().slice(1)).toEqual([
    { type: 'progress', id: 1, progress: 1 },
    { type: 'progress', id: 1, progress: 2 },
    { type: 'reply', id: 1, reply: new Uint8Array(2) },
  ])
  expect(sent.map(({ transfer }) => transfer.length)).toEqual([0, 0, 0, 1])
})

test('sends the message of an error, or what describes it', async () => {
  serveWorker(operations)
  send(request('fail'))
  send(request('unclonable', undefined, 2))
  send(request('unknown', undefined, 3))
  await settled()
  expect(messages().slice(1)).toMatchObject([
    { type: 'error', id: 3, error: 'The worker has no operation unknown' },
    { type: 'error', id: 1, error: 'Too large.' },
    { type: 'error', id: 2, error: expect.stringContaining('could not be cloned') },
  ])
  sent = []
  serveWorker(operations, (error) => ({ kind: (error as Error).name }))({
    type: 'request',
    id: 4,
    operation: 'fail',
    input: 0,
  })
  await settled()
  expect(messages()).toContainEqual({ type: 'error', id: 4, error: { kind: 'RangeError' } })
})

test('sends nothing of a request that was aborted', async () => {
  serveWorker(operations)
  send(request('wait'))
  send({ type: 'abort', id: 1 })
  await settled()
  expect(messages()).toEqual([{ type: 'started' }])
})
