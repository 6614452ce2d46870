import { act, fireEvent, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { HttpResponse } from 'msw'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { environment } from '@/config/environment'
import { paths } from '@/lib/paths'
import type { DocumentTexts } from '@/engines/openapi/reader/protocol'
import { openDocs, testSite } from './site'

// There are no workers here: the same code runs on this thread.
vi.mock('@/workers/openapi/client', async () => {
  const { loadText } = await import('@/workers/openapi/load-text')
  const { createReader } = await import('@/engines/openapi/reader/reader')
  const { unpackIndex } = await import('@/engines/openapi/reader/index-packing')
  const reader = createReader(loadText)
  const never = new AbortController().signal
  return {
    startVerification: async (source: never) =>
      unpackIndex((await reader.reply({ type: 'index', source, startsVerification: true }, never)) as never),
    readTexts: (source: never) => reader.reply({ type: 'texts', source }, never),
    readOperation: (source: never, key: never) => reader.reply({ type: 'operation', source, key }, never),
    expandSchema: (source: never, handle: never) => reader.reply({ type: 'expand', source, handle }, never),
    pasteDocument: async (text: string) => {
      await reader.reply({ type: 'paste', url: 'pasted:1', text }, never)
      return { url: 'pasted:1' }
    },
    visitDocument: () => () => undefined,
  }
})
vi.mock('@/workers/openapi/verify-in-worker', async () => {
  const { positionsOf } = await import('@/engines/openapi/verify/positions')
  const { mainText, verifyDocument } = await import('@/engines/openapi/verify/verify-document')
  let last = ''
  return {
    requestReport: async (texts: DocumentTexts) => {
      last = await mainText(texts)
      return verifyDocument(texts)
    },
    requestPositions: (pointers: string[]) => positionsOf(last, pointers),
  }
})

const site = testSite()
const address = () => `${environment().contentUrl}labels.json`
const complete = { description: 'x', responses: { 200: { description: 'Done' } } }
const labels = JSON.stringify({
  openapi: '3.1.0',
  info: { title: 'Shipping Labels', version: '2.0.0', description: 'x' },
  tags: [{ name: 'Labels', description: 'x', 'x-sps-latest': true, 'x-sps-colour': 1 }],
  paths: {
    '/labels': {
      get: { ...complete, tags: ['Labels'], summary: 'List labels', operationId: 'list' },
      post: { ...complete, tags: ['Labels'], operationId: 'list', requestBody: { $ref: '#/nowhere' } },
      head: { ...complete, tags: ['Labels'], summary: 'Check' },
    },
  },
})

const linked = JSON.stringify({
  openapi: '3.1.0',
  info: { title: 'Linked', version: '1', description: 'Relative [guide](guides/start.md)' },
  servers: [{ url: 'https://api.other.example', description: 'A **bold** server' }],
  externalDocs: { url: 'guides', description: 'All guides' },
  paths: {
    '/labels': {
      get: {
        summary: 'List labels',
        responses: {
          200: { description: 'Fine. See the [list](https://docs.other.example/g).' },
          400: { description: 'Bad. See the [codes](/codes).' },
          '4XX': { description: 'Refused. See the [reasons](r).', content: { 'text/plain': {} } },
        },
      },
    },
  },
})

function open(query: { url?: string; path?: string; method?: string } = {}) {
  return openDocs(paths.verification('label', query), { inArea: false }).router
}

const report = () => screen.findByRole('region', { name: 'Report' })

describe('the verification page', () => {
  it('shows the document beside the report, and keeps its address in the query', async () => {
    site.publish('labels.json', labels)
    const router = open()
    await userEvent.type(screen.getByRole('textbox', { name: 'URL' }), address())
    await userEvent.keyboard('{Enter}')
    expect(screen.getByRole('textbox', { name: 'URL' })).toHaveFocus()

    expect(await screen.findByText(/^Shipping Labels 2\.0\.0, OpenAPI 3\.1\.0, read in/)).toBeVisible()
    expect(new URLSearchParams(router.state.location.search).get('url')).toBe(address())
    expect(await screen.findByRole('link', { name: /HEAD Check.*Not supported/ })).toBeVisible()
    expect(screen.getByRole('heading', { level: 2, name: 'Shipping Labels' })).toBeVisible()

    const found = within(await report())
    expect(await found.findByText('Reference cannot be resolved')).toBeVisible()
    for (const title of ['Duplicate operation id', 'Missing a Path Summary', 'Unknown tag x-sps-colour'])
      expect(found.getByText(title)).toBeVisible()
    expect(found.getByText('2 errors')).toBeVisible()
    expect((await found.findAllByText(/^line 1, column \d+$/)).length).toBeGreaterThan(3)
  })

  it('opens the operation of a finding, and returns to all operations', async () => {
    site.publish('labels.json', labels)
    const router = open({ url: address() })
    const found = within(await report())
    await userEvent.click((await found.findAllByRole('link', { name: 'paths./labels.post' }))[0] as HTMLElement)
    const query = new URLSearchParams(router.state.location.search)
    expect(Object.fromEntries(query)).toEqual({ url: address(), path: '/labels', method: 'POST' })
    expect(await screen.findByRole('heading', { level: 2, name: 'Missing a Path Summary' })).toBeVisible()
    expect(screen.getAllByRole('heading', { level: 1 })).toHaveLength(1)

    await userEvent.click(screen.getByRole('link', { name: 'All operations' }))
    expect(await screen.findByRole('link', { name: /GET List labels/ })).toBeVisible()
  })

  it('opens a webhook, to which the report also links', async () => {
    const post = { ...complete, summary: 'An order came in', requestBody: { $ref: '#/nowhere' } }
    const document = { openapi: '3.1.0', info: { title: 'Orders', version: '1' }, webhooks: { newOrder: { post } } }
    site.publish('orders.json', JSON.stringify(document))
    const url = `${environment().contentUrl}orders.json`
    const router = open({ url })
    await userEvent.click(await screen.findByRole('link', { name: /POST An order came in/ }))
    expect(await screen.findByRole('heading', { level: 2, name: 'An order came in' })).toBeVisible()
    const query = new URLSearchParams(router.state.location.search)
    expect(Object.fromEntries(query)).toEqual({ url, path: 'newOrder', method: 'POST', webhook: 'true' })

    const found = within(await report())
    expect(await found.findByRole('link', { name: 'webhooks.newOrder.post.requestBody' })).toHaveAttribute(
      'href',
      router.createHref(router.state.location),
    )
  })

  it('reads a pasted document without sending a request', async () => {
    const router = open()
    const before = site.requests.length
    const field = screen.getByRole('textbox', { name: 'URL' })
    fireEvent.paste(field, { clipboardData: { getData: () => labels } })
    expect(await screen.findByText(/^Shipping Labels 2\.0\.0/)).toBeVisible()
    expect(await within(await report()).findByText('Duplicate operation id')).toBeVisible()
    expect(site.requests.length).toBe(before)
    expect(router.state.location.search).toBe('')
  })

  it('does not fetch documents that a pasted document references, and reports it in both views', async () => {
    site.publish('box.json', '{"type":"object"}')
    const schema = { $ref: `${environment().contentUrl}box.json` }
    const post = { ...complete, summary: 'Save', requestBody: { content: { 'application/json': { schema } } } }
    const document = { openapi: '3.1.0', info: { title: 'Boxes', version: '1' }, paths: { '/boxes': { post } } }
    open()
    const before = site.requests.length
    const field = screen.getByRole('textbox', { name: 'URL' })
    fireEvent.paste(field, { clipboardData: { getData: () => JSON.stringify(document) } })
    const found = within(await report())
    expect(await found.findByText('External reference was not loaded')).toBeVisible()
    expect(found.getByText(/nothing that it refers to is fetched/)).toBeVisible()
    await userEvent.click(screen.getByRole('link', { name: /POST Save/ }))
    const shown = within(await screen.findByRole('region', { name: 'Rendered documentation' }))
    expect(await shown.findByText(/nothing that it refers to is fetched/)).toBeVisible()
    expect(site.requests.length).toBe(before)
  })

  it('reads a file that the user opens', async () => {
    open()
    const input = document.querySelector('input[type=file]')
    await userEvent.upload(input as HTMLInputElement, new File([labels], 'labels.json', { type: 'application/json' }))
    expect(await screen.findByText(/^Shipping Labels 2\.0\.0/)).toBeVisible()
  })

  it('reads a document that is dropped anywhere on the page', async () => {
    open()
    fireEvent.drop(document.body, { dataTransfer: { files: [new File([labels], 'labels.json')] } })
    expect(await screen.findByText(/^Shipping Labels 2\.0\.0/)).toBeVisible()
  })

  it('shows "Service Not Found" for an unknown service', async () => {
    openDocs(paths.verification('nothing'), { inArea: false })
    expect(await screen.findByRole('heading', { name: 'Service Not Found' })).toBeVisible()
  })
})

describe('a document of a foreign host', () => {
  const foreign = 'https://api.other.example/labels.json'
  const requests: string[] = []
  beforeEach(() => {
    const inner = globalThis.fetch
    requests.length = 0
    vi.stubGlobal('fetch', (url: string, init?: RequestInit) => {
      if (!url.startsWith(foreign)) return inner(url, init)
      requests.push(url)
      return Promise.resolve(new Response(url.endsWith('?linked') ? linked : labels))
    })
  })
  afterEach(() => vi.unstubAllGlobals())

  it('has links that lead to its own host, also in the lines of its responses', async () => {
    open()
    await userEvent.type(screen.getByRole('textbox', { name: 'URL' }), `${foreign}?linked`)
    await userEvent.click(screen.getByRole('button', { name: 'Verify' }))
    const link = (name: string) => screen.findByRole('link', { name })
    expect(await link('guide')).toHaveAttribute('href', 'https://api.other.example/guides/start.md')
    expect(await link('All guides')).toHaveAttribute('href', 'https://api.other.example/guides')
    expect(screen.getByText('A bold server')).toBeVisible()

    await userEvent.click(await screen.findByRole('link', { name: /GET List labels/ }))
    const responses = within(await screen.findByRole('region', { name: 'Responses' }))
    expect(await responses.findByRole('link', { name: 'list' })).toHaveAttribute('href', 'https://docs.other.example/g')
    expect(await responses.findByRole('link', { name: 'codes' })).toHaveAttribute(
      'href',
      'https://api.other.example/codes',
    )
    const described = responses.getByRole('button', { name: /^4XX/ })
    expect(described).toHaveTextContent('Refused. See the reasons.')
    await userEvent.click(described)
    expect(await responses.findByRole('link', { name: 'reasons' })).toHaveAttribute(
      'href',
      'https://api.other.example/r',
    )
  })

  it('is neither requested nor shown until the user confirms the host, whose name stays visible', async () => {
    const router = open({ url: foreign, path: '/labels', method: 'GET' })
    expect(await screen.findByRole('heading', { name: /^Show a document from api\.other\.example ?\?$/ })).toBeVisible()
    expect(screen.getByRole('textbox', { name: 'URL' })).toHaveValue(foreign)
    await new Promise((resolve) => setTimeout(resolve, 50))
    expect(requests).toEqual([])
    expect(screen.queryByRole('region', { name: 'Report' })).toBeNull()

    screen.getByRole('button', { name: 'Show the document' }).focus()
    await userEvent.keyboard('{Enter}')
    const notice = await screen.findByText(/^This document comes from/)
    expect(notice).toHaveTextContent(
      'This document comes from api.other.example, not from Dev Center. Never enter a password or a secret because it says so.',
    )
    expect(document.activeElement).toContainElement(notice)
    expect(await screen.findByRole('heading', { level: 2, name: 'List labels' })).toBeVisible()
    expect(new URLSearchParams(router.state.location.search).get('url')).toBe(foreign)

    await userEvent.click(screen.getByRole('link', { name: 'All operations' }))
    expect(await screen.findByRole('link', { name: /GET List labels/ })).toBeVisible()
    expect(notice).toBeVisible()
  })

  it('is shown at once if the user entered its address', async () => {
    open()
    await userEvent.type(screen.getByRole('textbox', { name: 'URL' }), `${foreign}?entered`)
    await userEvent.click(screen.getByRole('button', { name: 'Verify' }))
    expect(await screen.findByText(/^Shipping Labels 2\.0\.0/)).toBeVisible()
    expect(screen.getByText(/^This document comes from/)).toBeVisible()
  })

  it('asks again for another host, and never asks for a configured one', async () => {
    site.publish('labels.json', labels)
    const router = open({ url: foreign })
    await userEvent.click(await screen.findByRole('button', { name: 'Show the document' }))
    await act(() => router.navigate(paths.verification('label', { url: 'https://third.example/labels.json' })))
    expect(await screen.findByRole('heading', { name: /^Show a document from third\.example ?\?$/ })).toBeVisible()
    expect(screen.queryByText(/^This document comes from/)).toBeNull()
    await act(() => router.navigate(paths.verification('label', { url: address() })))
    expect(await screen.findByText(/^Shipping Labels 2\.0\.0/)).toBeVisible()
    expect(screen.queryByText(/^This document comes from/)).toBeNull()
  })
})

describe('an address of an API of the provider', () => {
  const url = `${environment().kubeUrl}/item-catalog/v1/items`
  const requests: (string | null)[] = []
  beforeEach(async () => {
    await site.signIn('member')
    const inner = globalThis.fetch
    requests.length = 0
    vi.stubGlobal('fetch', (requested: string, init?: RequestInit) => {
      if (!requested.startsWith(url)) return inner(requested, init)
      requests.push(new Headers(init?.headers).get('Authorization'))
      return Promise.resolve(new Response('', { status: 401 }))
    })
  })
  afterEach(() => vi.unstubAllGlobals())

  it('is not requested before the reader has confirmed a link, and never with the token', async () => {
    open({ url })
    const button = await screen.findByRole('button', { name: 'Show the document' })
    expect(requests).toEqual([])
    await userEvent.click(button)
    expect(await screen.findByText(/refuses access to this document \(401\)/)).toBeVisible()
    expect(requests).toEqual([null])
  })

  it('is requested without the token if the reader has typed it', async () => {
    open()
    await userEvent.type(screen.getByRole('textbox', { name: 'URL' }), `${url}?typed{Enter}`)
    expect(await screen.findByText(/refuses access to this document \(401\)/)).toBeVisible()
    expect(requests).toEqual([null])
  })
})

describe('a document that cannot be shown', () => {
  const reasons: [name: string, reply: (() => Response) | string | undefined, reason: RegExp][] = [
    ['a page', () => new HttpResponse('<html></html>', { headers: { 'Content-Type': 'text/html' } }), /web page/],
    ['no document', undefined, /no document at this address \(404\)/],
    ['an empty response', '', /is empty/],
    ['another document', '{"name":"x"}', /no OpenAPI or Swagger document/],
    ['half a document', '{"openapi":"3.1.0","paths":{', /cut off/],
    ['an endless one', () => new HttpResponse('{}', { headers: { 'Content-Length': '60000000' } }), /50 MB/],
    ['a failing server', () => new HttpResponse('', { status: 503 }), /status 503/],
  ]
  it.each(reasons)('shows the reason for %s', async (name, reply, reason) => {
    // The reader caches documents, so each case has a file of its own.
    const file = `${name.replaceAll(' ', '-')}.json`
    if (reply !== undefined) site.publish(file, reply)
    open({ url: `${environment().contentUrl}${file}` })
    const alert = await screen.findByRole('alert')
    expect(within(alert).getByRole('heading', { name: 'API documentation Not Found' })).toBeVisible()
    expect(within(alert).getByText(reason)).toBeVisible()
  })

  it('shows the reason for free text that is not an address', async () => {
    open({ url: 'my labels' })
    expect(await screen.findByText(/not an address that begins with https/)).toBeVisible()
    expect(screen.getByRole('textbox', { name: 'URL' })).toHaveAttribute('type', 'text')
  })

  it('shows "API documentation Not Found" for text that is not a specification', async () => {
    open()
    fireEvent.paste(screen.getByRole('textbox', { name: 'URL' }), { clipboardData: { getData: () => '{"a": 1}' } })
    expect(await screen.findByRole('heading', { name: 'API documentation Not Found' })).toBeVisible()
  })
})
