import { afterEach, expect, it, vi } from 'vitest'
import { getText } from '@/api/content/client'
import { readEarlyServices } from '@/api/devcenter/early-services'
import { takeEarlyResponse } from '@/browser/early-responses'

const url = 'https://content.example/docs/label/README.md'
const { signal } = new AbortController()

vi.mock('@/config/trusted-hosts', () => ({ isTrustedUrl: () => false }))
afterEach(() => vi.unstubAllGlobals())

/** Stands for what the start script has requested, and for the requests of the page. */
function page(early: Promise<Response>) {
  early.catch(() => undefined)
  const fetch = vi.fn<() => Promise<Response>>(() => Promise.resolve(new Response('# Later')))
  vi.stubGlobal('window', { earlyResponses: new Map([[url, early]]) })
  vi.stubGlobal('fetch', fetch)
  return fetch
}

it('an early response replaces the first request of its URL, once', async () => {
  const fetch = page(Promise.resolve(new Response('# Early')))
  expect(takeEarlyResponse('https://content.example/other')).toBeUndefined()
  await expect(getText(url, { access: 'open', signal })).resolves.toBe('# Early')
  expect(fetch).not.toHaveBeenCalled()
  await expect(getText(url, { access: 'open', signal })).resolves.toBe('# Later')
})

it.each([
  ['a lost connection', () => Promise.reject(new TypeError('Failed to fetch')), 'network'],
  ['a timeout', () => Promise.reject(new DOMException('Too slow', 'TimeoutError')), 'timeout'],
  ['an error of the server', () => Promise.resolve(new Response('', { status: 500 })), 'http'],
  ['HTML', () => Promise.resolve(new Response('<p>', { headers: { 'Content-Type': 'text/html' } })), 'parse'],
])('an early response fails as a later one does: %s', async (_, answer, kind) => {
  page(answer())
  await expect(getText(url, { access: 'open', signal })).rejects.toMatchObject({ kind })
})

it.each([
  ['refused', () => Promise.resolve(new Response('{}', { status: 503 }))],
  ['cut off', () => Promise.reject(new TypeError('Failed to fetch'))],
  ['no JSON', () => Promise.resolve(new Response('<html>'))],
  ['no list', () => Promise.resolve(Response.json({ results: 'none' }))],
])('an early list of services that is %s is left to the client', async (_, answer) => {
  expect(await readEarlyServices(answer())).toBeUndefined()
})

it('an early list of services is read like any other', async () => {
  const service = { id: 'svc-label', slug: 'label', public: true }
  const services = await readEarlyServices(Promise.resolve(Response.json({ results: [service] })))
  expect(services).toMatchObject([service])
})
