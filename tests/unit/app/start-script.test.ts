import { describe, expect, it } from 'vitest'
import { sessionKey, themeKey } from '@/browser/storage-keys'
import { contentUrl, policy, script, servicesUrl, start, toc } from './run-start-script'

const query = (values: Record<string, string>) => `?${new URLSearchParams(values)}`

describe('the start script', () => {
  it('is a single small script without imports', () => {
    expect(script.length).toBeLessThan(5_800)
    expect(script).not.toMatch(/\bimport\b|\bexport\b|\brequire\b/)
  })

  it.each(['light', 'dark'])('applies the chosen theme %s', (theme) => {
    expect(start('/home', { storage: { [themeKey]: theme } }).theme).toEqual({ theme })
  })

  it('narrows the policy of the page to that of its host, and has none for an unknown host', () => {
    expect(start('/docs').policies).toEqual([{ httpEquiv: 'Content-Security-Policy', content: policy }])
    expect(start('http://unknown.example/docs').policies).toEqual([])
  })

  it('uses the system theme without a stored choice or storage, and starts nothing on other pages', () => {
    for (const storage of [{}, { [themeKey]: 'odd' }, null]) {
      const { theme, window, links, requested } = start('/docs', { storage })
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
      const { workerRequests, links } = start(pathname + query(values))
      expect(workerRequests).toEqual([
        {
          type: 'request',
          id: -1,
          operation: 'operation',
          input: {
            source: { url: `${contentUrl}docs/labels/${file}` },
            key: { path, method, ...('webhook' in values && { webhook: true }) },
            listed: {
              tocUrl: `${contentUrl}docs/labels/toc.json`,
              slug: 'labels',
              path: `/docs/labels/api-doc?doc=${doc}`,
            },
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
      expect(start(`/docs/labels/api-doc${rest}`).workerRequests).toMatchObject([
        { operation: 'index', input: { source: { url: `${contentUrl}docs/labels/openapi.json` } } },
      ])
    },
  )

  it('requests the table of contents for the page', async () => {
    const { window, requested } = start('/docs/labels/api-doc?doc=labels/openapi.json')
    const url = `${contentUrl}docs/labels/toc.json`
    expect(requested).toEqual([url])
    expect(await (await window.earlyResponses?.get(url))?.json()).toEqual(toc)
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
    const { window, workerRequests, requested } = start(`/docs/labels/api-doc${search}`)
    expect(window.earlyWorkers?.reader?.requests).toHaveLength(0)
    expect([workerRequests, requested]).toEqual([[], []])
  })

  it('stores the replies and the failure of the reader for the page', () => {
    const { window, reply, fail } = start('/docs/labels/api-doc?doc=labels/a.json')
    const message = { type: 'reply', id: -1, reply: 'read' }
    reply(message)
    expect(window.earlyWorkers?.reader).toMatchObject({ messages: [message], hasFailed: false })
    fail()
    expect(window.earlyWorkers?.reader?.hasFailed).toBe(true)
  })

  it('sends no requests if a session may exist or the host is unknown', () => {
    const address = '/docs/labels/api-doc?doc=labels/openapi.json'
    expect(start(address, { storage: { [sessionKey]: '1' } }).workerRequests).toEqual([])
    expect(start(`http://elsewhere.example${address}`).workerRequests).toEqual([])
    expect(start(address, { isBuilt: false }).window).toEqual({})
  })

  const file = (path: string) => `${contentUrl}docs/labels/${path}`

  it.each([
    ['/docs/labels', 'README', 'service'],
    ['/docs/labels/guides/first%20call', 'guides/first%20call', 'service'],
  ])('requests a visitor’s page with its table of contents and the services at once: %s', (address, page, code) => {
    const { window, started, requested, links } = start(address)
    expect(started).toEqual(['/assets/markdown.js'])
    expect(requested).toEqual([servicesUrl, file('toc.json'), file(`${page}.md`)])
    expect([...(window.earlyResponses?.keys() ?? [])]).toEqual(requested)
    expect(links).toMatchObject([{ rel: 'modulepreload', href: `/assets/${code}.js` }])
  })

  it('has the text parsed as soon as it is there, and leaves the response to the page', async () => {
    const { window, posted, reply } = start('/docs/labels')
    const request = { type: 'request', id: -1, operation: 'parse', input: { text: '# A page', kind: 'page' } }
    await expect.poll(() => posted).toEqual([request])
    const message = { type: 'reply', id: -1, reply: 'parsed' }
    reply(message)
    expect(window.earlyWorkers?.markdown).toMatchObject({ requests: [request], messages: [message], hasFailed: false })
    expect(await (await window.earlyResponses?.get(file('README.md')))?.text()).toBe('# A page')
  })

  it('parses nothing if the text was refused or the page has taken the worker over', async () => {
    const refused = start('/docs/labels', { answer: () => new Response('No', { status: 401 }) })
    const taken = start('/docs/labels')
    delete taken.window.earlyWorkers?.markdown
    await settled()
    expect([refused.posted, taken.posted]).toEqual([[], []])
    expect(refused.window.earlyWorkers?.markdown?.requests).toEqual([])
  })

  it('requests a page of an area at once where the slug of its service is configured', () => {
    const { requested } = start('/rsx/docs/formats/xml', { areaSlugs: { rsxDocs: 'rsx-docs' } })
    const folder = `${contentUrl}docs/rsx-docs/`
    expect(requested.toSorted()).toEqual([servicesUrl, `${folder}formats/xml.md`, `${folder}toc.json`].toSorted())
  })

  it('finds the service of an area in the public list otherwise', async () => {
    const { started, requested, links } = start('/rsx/docs/formats/xml')
    expect([started, requested]).toEqual([['/assets/markdown.js'], [servicesUrl]])
    await settled()
    expect(requested.slice(1)).toEqual([`${contentUrl}rsx/toc.json`, `${contentUrl}rsx/formats/xml.md`])
    expect(links).toMatchObject([{ href: '/assets/rsxDocs.js' }])
    const unlisted = start('/user-guides/docs/overview')
    await settled()
    expect(unlisted.requested).toEqual([servicesUrl])
  })

  it.each([
    ['no list', () => Response.json({ error: 'Planned Work' }, { status: 503 })],
    ['no JSON', () => new Response('<html>')],
    ['no service', () => Response.json({ results: [null, 7, {}] })],
  ])('requests nothing more of an area if there is %s', async (_, answer) => {
    const { requested } = start('/rsx/docs/formats/xml', { answer })
    await settled()
    expect(requested).toEqual([servicesUrl])
  })

  it.each([
    ['/rsx', 'rsxDocsHome'],
    ['/user-guides', 'userGuidesHome'],
  ])('only preloads the code of the card that visitors see: %s', (address, code) => {
    const { window, requested, links } = start(address)
    expect([window, requested]).toEqual([{}, []])
    expect(links).toMatchObject([{ href: `/assets/${code}.js` }])
  })

  describe('if a session may exist', () => {
    const storage = { [sessionKey]: '1' }

    it.each([
      ['/docs/labels/guides/first-call', file('toc.json')],
      ['/docs/moved/guides/first-call', 'https://moved.example/docs/toc.json'],
      ['/rsx', `${contentUrl}rsx/toc.json`],
    ])('requests the table of contents of a public service, not the text: %s', async (address, tocFile) => {
      const { started, requested } = start(address, { storage })
      expect([started, requested]).toEqual([['/assets/markdown.js'], [servicesUrl]])
      await settled()
      expect(requested).toEqual([servicesUrl, tocFile])
    })

    it.each(['/docs/private/guides/first-call', '/docs/unknown'])(
      'requests nothing of a service that is not public: %s',
      async (address) => {
        const { requested } = start(address, { storage })
        await settled()
        expect(requested).toEqual([servicesUrl])
      },
    )
  })

  it('preloads the code of Getting Started, and starts nothing on an unknown host', () => {
    expect(start('/docs/getting-started').links).toMatchObject([{ href: '/assets/gettingStarted.js' }])
    expect(start('/docs/getting-started/guides/x').links).toMatchObject([{ href: '/assets/service.js' }])
    const { window, links, requested } = start('http://elsewhere.example/docs/labels')
    expect([window, links, requested]).toEqual([{}, [], []])
  })
})

/** Resolves after what promises alone have to do. */
const settled = () => new Promise((resolve) => setTimeout(resolve))
