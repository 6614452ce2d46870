import { screen } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { createQueryClient } from '@/app/query-client'
import { environment } from '@/config/environment'
import { startApiDocument } from '@/features/docs/load'
import { labels } from './api-document'
import { InProcessReader } from './in-process-reader'
import { openDocs, publishLabel, testSite } from './site'

const site = testSite()
const openFile = 'docs/label/openapi/anybody.json'
const membersFile = 'docs/label/openapi/members.json'
const privateFile = 'docs/remittances/openapi/remittances.json'
const open = '/docs/label/api-doc?doc=label%2Fopenapi%2Fanybody.json'
const members = '/docs/label/api-doc?doc=label%2Fopenapi%2Fmembers.json'
const remittances = '/docs/remittances/api-doc?doc=remittances%2Fopenapi%2Fremittances.json'
const operation = '&path=%2Flabels&method=GET'
let version = 0

beforeEach(() => {
  vi.stubGlobal('Worker', InProcessReader)
  publishLabel(site)
  const toc = [
    { text: 'Anybody', link: 'openapi/anybody.json', swagger: true },
    { text: 'Members|login', link: 'openapi/members.json', swagger: true },
  ]
  site.publish('docs/label/toc.json', JSON.stringify(toc))
  site.publish('docs/remittances/toc.json', '[]')
  // All tests of this file share one reader. A new version per test keeps its cache from answering.
  version += 1
  const title = `Labels ${version}`
  const text = JSON.stringify({ ...labels, info: { ...labels.info, title } })
  for (const file of [openFile, membersFile, privateFile]) site.publish(file, text)
})

const shown = () => screen.findByRole('heading', { level: 1, name: `Labels ${version}` })
const tokens = (file: string) => site.requests.filter(({ path }) => path === file).map(({ token }) => token)

describe('an API document that a signed-in user opens by its address', () => {
  it.each([
    ['that the table of contents restricts', members, membersFile, 'Bearer the-token'],
    ['of a private service', remittances, privateFile, 'Bearer the-token'],
    ['that is open', open, openFile, null],
  ])('%s is requested once, with a token only if it needs one', async (_, address, file, token) => {
    await site.signIn('member')
    openDocs(address)
    await shown()
    expect(tokens(file)).toEqual([token])
  })

  it('is checked for changes on the next visit, also with the token', async () => {
    await site.signIn('member')
    const { unmount } = openDocs(members)
    await shown()
    unmount()
    const text = JSON.stringify({ ...labels, info: { ...labels.info, title: 'Changed' } })
    site.publish(membersFile, text)
    openDocs(members)
    await screen.findByRole('heading', { level: 1, name: 'Changed' })
    expect(tokens(membersFile).every((token) => token === 'Bearer the-token')).toBe(true)
  })

  it('is requested with the token for one of its operations, too', async () => {
    await site.signIn('member')
    openDocs(members + operation)
    await screen.findByRole('heading', { level: 1, name: 'Missing a Path Summary' })
    expect(tokens(membersFile).every((token) => token === 'Bearer the-token')).toBe(true)
  })
})

describe('a file that a private document refers to', () => {
  const origin = new URL(environment().contentUrl).origin
  const files = ['part.json', '/who-am-i', 'https://parts.other.example/part.json']
  const outside: [url: string, token: string | null][] = []
  beforeEach(() => {
    const inner = globalThis.fetch
    outside.length = 0
    vi.stubGlobal('fetch', (url: string, init?: RequestInit) => {
      if (url.startsWith(environment().contentUrl) || !/who-am-i|other\.example/.test(url)) return inner(url, init)
      outside.push([url, new Headers(init?.headers).get('Authorization')])
      return Promise.resolve(new Response('{"type":"string"}'))
    })
  })
  afterEach(() => vi.unstubAllGlobals())

  it('gets the token in the folders of documents only', async () => {
    await site.signIn('member')
    const properties = Object.fromEntries(files.map((file, index) => [`p${index}`, { $ref: file }]))
    const content = { 'application/json': { schema: { type: 'object', properties } } }
    const get = { summary: 'List parts', responses: { 200: { description: 'Done', content } } }
    site.publish(privateFile, JSON.stringify({ ...labels, paths: { '/labels': { get } } }))
    site.publish('docs/remittances/openapi/part.json', '{"type":"string"}')
    openDocs(remittances + operation)
    await screen.findByRole('heading', { level: 1, name: 'List parts' })
    await expect.poll(() => outside).toHaveLength(2)
    expect(tokens('docs/remittances/openapi/part.json')).toEqual(['Bearer the-token'])
    expect(Object.fromEntries(outside)).toEqual({
      [`${origin}/who-am-i`]: null,
      'https://parts.other.example/part.json': null,
    })
  })
})

describe('a restricted API document that a visitor opens by its address', () => {
  it.each([
    ['as a whole', members],
    ['at one of its operations', members + operation],
  ])('%s leads to the sign-in, and is not requested', async (_, address) => {
    const titles: string[] = []
    const watching = new MutationObserver(() => titles.push(document.querySelector('h1')?.textContent ?? ''))
    watching.observe(document.body, { childList: true, subtree: true })
    openDocs(address)
    await screen.findAllByText('Taking you to sign in')
    await new Promise((resolve) => setTimeout(resolve, 50))
    watching.disconnect()
    expect(tokens(membersFile)).toEqual([])
    expect(titles.filter((title) => title !== '')).toEqual([])
  })
})

describe('requests that start while the code of the page loads', () => {
  /** The tokens of the requests for a file, once no request is pending. */
  async function startedFor(address: string, file: string) {
    const queryClient = createQueryClient()
    startApiDocument(queryClient, new Request(`http://localhost:5173${address}`))
    await new Promise((resolve) => setTimeout(resolve))
    await expect.poll(() => queryClient.isFetching()).toBe(0)
    await new Promise((resolve) => setTimeout(resolve, 20))
    await expect.poll(() => queryClient.isFetching()).toBe(0)
    const read = queryClient.getQueryCache().findAll({ queryKey: ['openapi'] })
    return { tokens: tokens(file), read: read.length }
  }

  it('load the table of contents, then the document, for visitors', async () => {
    expect(await startedFor(open + operation, openFile)).toMatchObject({ read: 2 })
    expect(site.requests[0]?.path).toBe('docs/label/toc.json')
  })

  it('load no restricted document for visitors', async () => {
    expect(await startedFor(members + operation, membersFile)).toEqual({ tokens: [], read: 0 })
  })

  it('load an open document, but no document of a private service, for signed-in users', async () => {
    await site.signIn('member')
    expect(await startedFor(open + operation, openFile)).toMatchObject({ read: 2 })
    expect(tokens(openFile).every((token) => token === null)).toBe(true)
    expect(await startedFor(remittances, privateFile)).toEqual({ tokens: [], read: 0 })
  })

  it('carry the token if the table of contents restricts the document', async () => {
    await site.signIn('member')
    expect(await startedFor(members, membersFile)).toMatchObject({ read: 1 })
    expect(tokens(membersFile).every((token) => token === 'Bearer the-token')).toBe(true)
  })
})
