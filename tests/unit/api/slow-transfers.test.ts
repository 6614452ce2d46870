import { createServer, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { getText } from '@/api/content/client'
import { getFile } from '@/api/content/file'
import { createApiClient } from '@/api/core/http'
import { z } from '@/api/core/schema'
import { loadText } from '@/workers/openapi/load-text'
import { contentText } from '@/workers/search/content-text'

vi.mock('@/config/trusted-hosts', () => ({ isTrustedUrl: () => false }))

const parts = ['["a', 'b', 'c', 'd"]']
const { signal } = new AbortController()
let url = ''
let respond: (response: ServerResponse) => void

/** A server that drips: it sends what the test tells it to. */
const server = createServer((_, response) => respond(response))

beforeAll(async () => {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
})
afterAll(() => {
  server.closeAllConnections()
  server.close()
})
beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] }))
afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
})

const clients: [string, () => Promise<unknown>, unknown][] = [
  ['a published text', () => getText(`${url}/a.md`, { access: 'public', signal }), '["abcd"]'],
  [
    'a file',
    async () => (await getFile(`${url}/a.csv`, { access: 'open', signal, onProgress: () => undefined })).text(),
    '["abcd"]',
  ],
  ['an API description', async () => loadText(`${url}/a.json`, undefined, signal), { text: '["abcd"]', bytes: 8 }],
  [
    'a document for the search',
    async () =>
      contentText(`${url}/a.md`, { access: 'open', isSignedIn: false, knownVersion: undefined, signal }).then(
        ({ text }) => text,
      ),
    '["abcd"]',
  ],
  [
    'an answer of an API',
    () =>
      createApiClient({ api: 'content', baseUrl: url }).request(
        { method: 'GET', path: '/', access: 'public', signal },
        z.unknown(),
      ),
    ['abcd'],
  ],
]

describe.each(clients)('over a slow network %s', (_, load, expected) => {
  it('may take any time as long as bytes arrive', async () => {
    const { response, outcome, restarted } = start(load)
    for (const part of parts) {
      const next = restarted()
      ;(await response).write(part)
      await next
      await vi.advanceTimersByTimeAsync(19_000)
    }
    ;(await response).end()
    expect(await outcome).toEqual(expected)
  })

  it('fails after 20 s without any', async () => {
    const { response, outcome, restarted } = start(load)
    const next = restarted()
    ;(await response).write(parts[0])
    await next
    await vi.advanceTimersByTimeAsync(20_000)
    expect(await outcome).toMatchObject({ kind: 'timeout' })
  })
})

/**
 * Starts a transfer. `outcome` is its result, or its failure; `restarted` resolves when its time limit has begun once more.
 */
function start(load: () => Promise<unknown>) {
  const setTimer = vi.spyOn(globalThis, 'setTimeout')
  const begun = () => setTimer.mock.calls.filter(([, ms]) => ms === 20_000).length
  const response = new Promise<ServerResponse>((resolve) => {
    respond = resolve
  })
  const outcome = load().catch((error: unknown) => error)
  const restarted = async () => {
    const before = begun()
    while (begun() === before) await new Promise((resolve) => setImmediate(resolve))
  }
  return { response, outcome, restarted }
}
