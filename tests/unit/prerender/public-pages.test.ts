import { afterEach, expect, it, vi } from 'vitest'
import { readEnvironments } from '../../../scripts/build/environments'
import { publicPages } from '../../../scripts/prerender/pages'

const { test: environment } = readEnvironments()
const content = `${environment.contentUrl}docs`
const service = (slug: string, more: object = {}) => ({
  id: slug,
  slug,
  name: slug,
  public: true,
  active: true,
  ...more,
})
const api = {
  openapi: '3.1.0',
  info: { title: 'Labels', version: '1' },
  paths: { '/labels': { get: { summary: 'List labels' }, delete: { summary: 'Purge labels|internal' } } },
}

/** The published files; the table of contents has an entry for each of the four kinds of person. */
const published: Record<string, unknown> = {
  [`${content}/label/toc.json`]: [
    { text: 'Overview', link: 'README' },
    { text: 'Batches|login', link: 'batches' },
    { text: 'Renderers|internal', link: 'renderers' },
    { text: 'Trial printers|flag:printers', link: 'printers' },
    { text: 'Reference', link: 'openapi/v1.json', swagger: true },
    { text: 'Changes', link: 'changes' },
    { text: 'Secret reference|login', link: 'openapi/v2.json', swagger: true },
  ],
  [`${content}/label/openapi/v1.json`]: api,
  [`${content}/label/openapi/v2.json`]: api,
}

function serve(services: object[], files = published): string[] {
  const tokens: string[] = []
  vi.stubGlobal('fetch', (url: string, { headers = {} }: { headers?: Record<string, string> } = {}) => {
    if (headers['authorization'] !== undefined) tokens.push(headers['authorization'])
    const answer = url.includes('/services/') ? { count: services.length, results: services } : files[url]
    return Promise.resolve(new Response(JSON.stringify(answer ?? null), { status: answer === undefined ? 404 : 200 }))
  })
  return tokens
}

afterEach(() => vi.unstubAllGlobals())

it('are guides, lists of changes, overviews and operations that visitors read, of no private service and for no other kind of person', async () => {
  const tokens = serve([service('label'), service('private', { public: false }), service('retired', { active: false })])
  const pages = await publicPages(environment, undefined)
  expect(pages).toEqual([
    { address: '/docs/label', markdown: `${content}/label/README.md` },
    { address: '/docs/label/api-doc?doc=label%2Fopenapi%2Fv1.json', markdown: undefined },
    {
      address: '/api-doc/label/List-labels/?path=%2Flabels&method=GET&doc=label%2Fopenapi%2Fv1.json',
      markdown: undefined,
    },
    { address: '/docs/label/changes', markdown: undefined },
  ])
  expect(tokens).toEqual([])
})

it('names every file that cannot be read, and a service that is not public', async () => {
  const broken = { [`${content}/odd/toc.json`]: 'a text', [`${content}/label/openapi/v1.json`]: 'no document' }
  serve([service('label'), service('slip'), service('odd')], { ...published, ...broken })
  const failure = await publicPages(environment, undefined).catch((error: Error) => error.message)
  expect(failure).toContain(`${content}/label/openapi/v1.json: `)
  expect(failure).toContain(`${content}/slip/toc.json: HTTP 404`)
  expect(failure).toContain(`${content}/odd/toc.json: has no entries`)
  await expect(publicPages(environment, ['label', 'private'])).rejects.toThrow('There is no public service private.')
})
