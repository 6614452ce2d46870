import { readFileSync } from 'node:fs'
import { runInNewContext } from 'node:vm'
import { describe, expect, it } from 'vitest'
import { apiAddress, documentUrl } from '@/features/docs/model/api-address'
import type { EarlyReader } from '@/modules/openapi/engine/early'

const script = readFileSync('public/start.js', 'utf8')
const contentUrl = 'https://content.example/'

/** Runs public/start.js as the page of an address would. */
function start(
  address: string,
  { storage = {}, built = true }: { storage?: Record<string, string>; built?: boolean } = {},
) {
  const { pathname, search, hostname } = new URL(address, 'http://localhost')
  const window: { earlyReader?: EarlyReader } = {}
  const links: { rel?: string; href?: string }[] = []
  const asked: object[] = []
  const locations = JSON.stringify({ localhost: contentUrl })
  const dataset = built
    ? { reader: '/assets/reader.js', locations, code: '/assets/page.js /assets/page.css /assets/code.woff2' }
    : {}
  const theme: Record<string, string> = {}
  const listeners: Record<string, (event: { data?: object }) => void> = {}
  runInNewContext(script, {
    window,
    location: { pathname, search, hostname },
    localStorage: { getItem: (key: string) => storage[key] ?? null },
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
        asked.push(...(JSON.parse(decodeURIComponent(new URL(url, 'http://localhost').hash.slice(1))) as object[]))
      }
    },
    URL,
    URLSearchParams,
    encodeURIComponent,
    JSON,
    Promise,
  })
  const hear = (data: object) => listeners['message']?.({ data })
  const fail = () => listeners['error']?.({})
  return { early: window.earlyReader, asked, links, theme, hear, fail }
}

const query = (values: Record<string, string>) => `?${new URLSearchParams(values)}`

describe('public/start.js', () => {
  it.each(['light', 'dark'])('applies the chosen theme %s', (theme) => {
    expect(start('/home', { storage: { 'dc.theme': theme } }).theme).toEqual({ theme })
  })

  it('leaves the theme to the system without a choice, and the reader alone on other pages', () => {
    const { theme, early, links } = start('/docs/labels/README')
    expect([theme, early, links]).toEqual([{}, undefined, []])
  })

  it.each([
    query({ doc: 'labels/v2/openapi.json', path: '/labels/{id}', method: 'get' }),
    query({ doc: 'labels/odd name & é.yaml', path: '/a b', method: 'POST', webhook: 'true' }),
  ])('asks what the page will ask: %s', (search) => {
    for (const pathname of ['/docs/labels/api-doc', '/api-doc/Labels/Get-a-label/']) {
      const address = apiAddress({ serviceSlug: 'labels' }, new URLSearchParams(search))
      const url = address && documentUrl(address, `${contentUrl}docs/${address.slug}/`)
      const { asked, links } = start(pathname + search)
      expect(asked).toEqual([{ id: -1, type: 'operation', source: { url }, key: address?.operation }])
      expect(links).toMatchObject([
        { rel: 'modulepreload', href: '/assets/page.js' },
        { rel: 'preload', as: 'style', href: '/assets/page.css' },
        { rel: 'preload', as: 'font', href: '/assets/code.woff2' },
      ])
    }
  })

  it('asks for the index where no operation is named', () => {
    expect(start('/docs/labels/api-doc?doc=labels/openapi.json').asked).toMatchObject([{ type: 'index' }])
  })

  it.each([
    '',
    '?doc=labels',
    '?doc=/openapi.json',
    '?doc=labels/../../secret.json',
    '?doc=../x/y.json',
    '?doc=labels//',
  ])('asks nothing where the address names no document of the documentation: %s', (search) => {
    const { early, asked } = start(`/docs/labels/api-doc${search}`)
    expect(early?.questions).toHaveLength(0)
    expect(asked).toEqual([])
  })

  it('keeps what the reader answers, and that it failed, for the page', () => {
    const { early, hear, fail } = start('/docs/labels/api-doc?doc=labels/a.json')
    hear({ id: -2, ok: true })
    expect(early).toMatchObject({ replies: [{ id: -2 }], failed: false })
    fail()
    expect(early?.failed).toBe(true)
  })

  it('leaves asking to the page when somebody may be signed in, or where no host is known', () => {
    const address = '/docs/labels/api-doc?doc=labels/openapi.json'
    expect(start(address, { storage: { 'dc.session': '1' } }).asked).toEqual([])
    expect(start(`http://elsewhere.example${address}`).asked).toEqual([])
    expect(start(address, { built: false }).early).toBeUndefined()
  })
})
