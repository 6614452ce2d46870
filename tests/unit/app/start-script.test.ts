import { runInNewContext } from 'node:vm'
import { beforeAll, describe, expect, it } from 'vitest'
import { buildStartScript } from '../../../scripts/build/start-script'
import { sessionKey, themeKey } from '@/browser/storage-keys'
import type { EarlyToc } from '@/modules/doc-pages/early-toc'
import type { EarlyReader } from '@/modules/openapi/engine/early'

const contentUrl = 'https://content.example/'
const toc = [{ text: 'Labels', link: 'openapi.json', swagger: true }]
let script: string

beforeAll(async () => {
  script = await buildStartScript(`${process.cwd()}/src`)
})

/** Runs the built start script as the page of an address does. */
function start(
  address: string,
  { storage = {}, isBuilt = true }: { storage?: Record<string, string> | null; isBuilt?: boolean } = {},
) {
  const { pathname, search, hostname } = new URL(address, 'http://localhost')
  const window: { earlyReader?: EarlyReader; earlyToc?: EarlyToc } = {}
  const links: { rel?: string; href?: string }[] = []
  const questions: object[] = []
  const requested: string[] = []
  const locations = JSON.stringify({ localhost: contentUrl })
  const dataset = isBuilt
    ? { reader: '/assets/reader.js', locations, code: '/assets/page.js /assets/page.css /assets/code.woff2' }
    : {}
  const theme: Record<string, string> = {}
  const listeners: Record<string, (event: { data?: object }) => void> = {}
  runInNewContext(script, {
    window,
    location: { pathname, search, hostname },
    localStorage: {
      getItem(key: string) {
        if (!storage) throw new Error('Storage is switched off.')
        return storage[key] ?? null
      },
    },
    document: {
      currentScript: { dataset },
      documentElement: { dataset: theme },
      createElement: () => ({}),
      head: { append: (link: object) => links.push(link) },
    },
    Worker: class {
      addEventListener = (type: string, listen: (event: { data?: object }) => void) => {
        listeners[type] = listen
      }
      constructor(url: string) {
        questions.push(...(JSON.parse(decodeURIComponent(new URL(url, 'http://localhost').hash.slice(1))) as object[]))
      }
    },
    fetch: (url: string) => {
      requested.push(url)
      return Promise.resolve(Response.json(toc))
    },
    AbortSignal,
    URL,
    URLSearchParams,
    encodeURIComponent,
  })
  const reply = (data: object) => listeners['message']?.({ data })
  const fail = () => listeners['error']?.({})
  return { window, questions, requested, links, theme, reply, fail }
}

const query = (values: Record<string, string>) => `?${new URLSearchParams(values)}`

describe('the start script', () => {
  it('is a single small script without imports', () => {
    expect(script.length).toBeLessThan(3_000)
    expect(script).not.toMatch(/\bimport\b|\bexport\b|\brequire\b/)
  })

  it.each(['light', 'dark'])('applies the chosen theme %s', (theme) => {
    expect(start('/home', { storage: { [themeKey]: theme } }).theme).toEqual({ theme })
  })

  it('uses the system theme without a stored choice or storage, and starts no reader on other pages', () => {
    for (const storage of [{}, { [themeKey]: 'odd' }, null]) {
      const { theme, window, links, requested } = start('/docs/labels/README', { storage })
      expect([theme, window, links, requested]).toEqual([{}, {}, [], []])
    }
  })

  it.each([
    [{ doc: 'labels/v2/openapi.json', path: '/labels/{id}', method: 'get' }, 'v2/openapi.json', 'GET'],
    [
      { doc: 'labels/odd name & é.yaml', path: '/a b', method: 'POST', webhook: 'true' },
      'odd%20name%20%26%20%C3%A9.yaml',
      'POST',
    ],
  ])('requests the operation in the address: %o', (values, file, method) => {
    const { doc, path } = values
    for (const pathname of ['/docs/labels/api-doc', '/api-doc/Labels/Get-a-label/']) {
      const { questions, links } = start(pathname + query(values))
      expect(questions).toEqual([
        {
          id: -1,
          type: 'operation',
          source: { url: `${contentUrl}docs/labels/${file}` },
          key: { path, method, ...('webhook' in values && { webhook: true }) },
          listed: {
            tocUrl: `${contentUrl}docs/labels/toc.json`,
            slug: 'labels',
            path: `/docs/labels/api-doc?doc=${doc}`,
          },
        },
      ])
      expect(links).toMatchObject([
        { rel: 'modulepreload', href: '/assets/page.js' },
        { rel: 'preload', as: 'style', href: '/assets/page.css' },
        { rel: 'preload', as: 'font', href: '/assets/code.woff2' },
      ])
    }
  })

  it.each(['?doc=labels/openapi.json', '/openapi.json', '/labels%2Fopenapi.json'])(
    'requests the index if the address names no operation: %s',
    (rest) => {
      expect(start(`/docs/labels/api-doc${rest}`).questions).toMatchObject([
        { type: 'index', source: { url: `${contentUrl}docs/labels/openapi.json` } },
      ])
    },
  )

  it('requests the table of contents for the page', async () => {
    const { window, requested } = start('/docs/labels/api-doc?doc=labels/openapi.json')
    expect(requested).toEqual([`${contentUrl}docs/labels/toc.json`])
    expect(window.earlyToc?.url).toBe(requested[0])
    expect(await window.earlyToc?.json).toEqual(toc)
  })

  it.each([
    '',
    '?doc=labels',
    '?doc=/openapi.json',
    '?doc=labels/../../secret.json',
    '?doc=../x/y.json',
    '?doc=labels//',
    '?doc=labels/openapi.json&internal=true',
  ])('requests nothing if the address names no document that a visitor may read: %s', (search) => {
    const { window, questions, requested } = start(`/docs/labels/api-doc${search}`)
    expect(window.earlyReader?.questions).toHaveLength(0)
    expect([questions, requested]).toEqual([[], []])
  })

  it('stores the replies and the failure of the reader for the page', () => {
    const { window, reply, fail } = start('/docs/labels/api-doc?doc=labels/a.json')
    reply({ id: -2, ok: true })
    expect(window.earlyReader).toMatchObject({ replies: [{ id: -2 }], hasFailed: false })
    fail()
    expect(window.earlyReader?.hasFailed).toBe(true)
  })

  it('sends no requests if a session may exist or the host is unknown', () => {
    const address = '/docs/labels/api-doc?doc=labels/openapi.json'
    expect(start(address, { storage: { [sessionKey]: '1' } }).questions).toEqual([])
    expect(start(`http://elsewhere.example${address}`).questions).toEqual([])
    expect(start(address, { isBuilt: false }).window).toEqual({})
  })
})
