import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { environment } from '@/config/environment'
import { isReading } from '@/engines/search/search-results'
import type { SearchRecord } from '@/engines/search/record'
import type { AccessLevel } from '@/engines/search/shards/format'
import { write, type Files } from '../../unit/engines/search/shards/support'
import { platformForTests } from '../support/portal'
import { readingAs } from './read-as'
import { waitFor } from '../../support/wait-for'

const platform = platformForTests()
const location = `${environment().contentUrl}docs/label/`

/** The files that are published beside the table of contents of the labels. */
let published: Files = new Map()
const requests: { file: string; token: boolean }[] = []
/** Requests of the lists of fields. */
const fieldRequests: string[] = []

/** Answers the list of services with the labels alone, and says where their index is. */
function listService(searchIndex?: string): void {
  // The other services would only cost time.
  const service = { id: 'svc-label', slug: 'label', name: 'Shipping Labels', active: true, public: true, searchIndex }
  for (const path of ['/devcenter/public/v1/services/', '/devcenter/v1/services/']) {
    platform.fail({ match: { path }, status: 200, body: { count: 1, results: [service] } })
  }
}

beforeEach(() => {
  platform.fail({ match: { path: '/rsx/' }, status: 404 })
  const original = globalThis.fetch
  vi.spyOn(globalThis, 'fetch').mockImplementation(async (input, init) => {
    const url = input instanceof Request ? input.url : String(input)
    if (url.startsWith(environment().rsxUrl)) fieldRequests.push(url)
    if (!url.startsWith(location)) return original(input, init)
    const file = url.slice(location.length)
    requests.push({ file, token: new Headers(init?.headers).has('Authorization') })
    const text = published.get(file)
    if (text !== undefined) return new Response(text, { headers: { 'Content-Type': 'application/json' } })
    return original(input, init)
  })
})
afterEach(() => {
  published = new Map()
  requests.length = 0
  fieldRequests.length = 0
})

const record = (title: string, level: AccessLevel = 'public'): SearchRecord => ({
  group: 'guides',
  to: `/docs/label/${level}`,
  title,
  place: ['Shipping Labels'],
})

const levels = {
  public: [record('Zebra printers')],
  login: [record('Zebra batches', 'login')],
  internal: [record('Zebra renderers', 'internal')],
}

/** Publishes an index, and names it in the list of services. */
function publish(of: Partial<Record<AccessLevel, SearchRecord[]>> = levels, options: Parameters<typeof write>[1] = {}) {
  published = write(of, { places: ['/docs/label'], ...options })
  listService(`${location}search-index.json`)
}

const requested = (pattern: RegExp) => requests.filter(({ file }) => pattern.test(file)).map(({ file }) => file)
const query = { text: 'zebra', limit: 5 }

/** Reads as somebody and asks the query; the titles of the labels' records. */
async function ask(reader: Parameters<typeof readingAs>[0] = {}) {
  const started = readingAs(reader)
  await started.reading.read()
  started.reading.load(query)
  const titles = () => started.records().flatMap(({ to, title }) => (to.startsWith('/docs/label/') ? title : []))
  await waitFor(() => expect(titles()).not.toEqual([]))
  return { ...started, titles }
}

describe('where a search index is published', () => {
  it('the shards of the typed words are read instead of the documents', async () => {
    publish()
    const { titles, last, reading } = await ask()
    expect(titles()).toEqual(['Zebra printers'])
    expect(requested(/toc\.json|\.md$|openapi/)).toEqual([])
    expect(last()?.progress.failed).toEqual([])
    expect(last()?.progress.read).toBe(last()?.progress.total)

    const before = requests.length
    reading.load(query)
    await reading.read()
    expect(requests).toHaveLength(before)
  })

  it('everything counts as read only when the shards of the query are, too', async () => {
    publish()
    const { reading, last, records } = readingAs()
    await reading.read()
    const isLastReading = () => isReading(last()?.progress)
    expect(isLastReading()).toBe(false)
    reading.load(query)
    // At once, so that no answer without them counts as complete.
    expect(isLastReading()).toBe(true)
    await waitFor(() => expect(isLastReading()).toBe(false))
    expect(records().map(({ title }) => title)).toContain('Zebra printers')
  })

  it('a visitor requests only what everybody may read, and without the token', async () => {
    publish()
    await ask()
    expect(requested(/login|internal/)).toEqual([])
    expect(requests.filter(({ token }) => token)).toEqual([])
  })

  it('members read their level too, staff all, private ones with the token', async () => {
    publish()
    await platform.signIn()
    const member = await ask({ owner: 'somebody' })
    expect(member.titles().toSorted()).toEqual(['Zebra batches', 'Zebra printers'])
    expect(requested(/internal/)).toEqual([])
    await platform.signIn({ namespace: 'sps' })
    requests.length = 0
    const staff = await ask({ owner: 'somebody else', isStaff: true })
    expect(staff.titles()).toHaveLength(3)
    for (const { file, token } of requests.filter(({ file: name }) => name.startsWith('search-index/'))) {
      expect([file, token]).toEqual([file, !file.includes('/public-')])
    }
  })

  it('documents are read if a shard fails', async () => {
    publish()
    for (const file of published.keys()) if (file.endsWith('/0.json')) published.delete(file)
    const { titles } = await ask()
    expect(titles()).toContain('First label')
    expect(titles()).not.toContain('Zebra printers')
    // It is not tried again while it is the same.
    expect(requested(/\/0\.json$/)).toHaveLength(1)
  })

  it('documents are read if the index lacks a level of this reader', async () => {
    publish({ public: levels.public })
    await platform.signIn()
    const { titles } = await ask({ owner: 'somebody' })
    expect(titles()).toContain('First label')
    expect(titles()).not.toContain('Zebra printers')
  })

  it('entries with a feature flag are read where the index says that there are some: no index has them', async () => {
    publish(levels, { flagged: ['/docs/label'] })
    const toc = [
      { text: 'Start', link: 'README' },
      { text: 'Soon|flag:soon', link: 'guides/first-label' },
    ]
    published.set('toc.json', JSON.stringify(toc))
    const { titles } = await ask({ featureFlags: ['soon'] })
    expect(requested(/\.md$/)).toEqual(['guides/first-label.md'])
    expect(titles()).toContain('First label')
  })

  it('a query is read as soon as the index is open, also when it was asked before', async () => {
    publish()
    const { reading, last, records } = readingAs()
    reading.load(query)
    await reading.read()
    await waitFor(() => expect(isReading(last()?.progress)).toBe(false))
    expect(records().map(({ title }) => title)).toContain('Zebra printers')
  })

  it('fields are read from it, too, and not from their own lists', async () => {
    publish(levels, { places: ['/docs/label', '/rsx/docs/fields-qualifiers'] })
    await platform.signIn()
    const { last } = await ask({ owner: 'somebody' })
    expect(last()?.progress.failed).toEqual([])
    expect(fieldRequests).toEqual([])
  })

  it('a newer one takes its place when documents are looked for again', async () => {
    vi.useFakeTimers({ toFake: ['Date'] })
    publish()
    const { titles, reading } = await ask()
    publish({ ...levels, public: [record('Zebra paper')] })
    published = new Map([...published].map(([file, text]) => [file.replace('public-1', 'public-2'), text]))
    published.set('search-index.json', (published.get('search-index.json') ?? '').replace('public-1', 'public-2'))
    vi.setSystemTime(Date.now() + 6 * 60_000)
    await reading.read()
    await waitFor(() => expect(titles()).toEqual(['Zebra paper']))
  })

  it('an index is not used if it has what this reader may not read any more', async () => {
    publish(levels, { places: ['/docs/label', '/docs/switched-off'] })
    const { titles } = await ask()
    expect(titles()).toContain('First label')
    expect(titles()).not.toContain('Zebra printers')
  })
})

describe('where none is published', () => {
  it('none is looked for, and documents are read', async () => {
    listService()
    const { titles, last } = await ask()
    expect(titles()).toContain('First label')
    expect(last()?.progress.failed).toEqual([])
    expect(requested(/^search-index/)).toEqual([])
  })

  it.each([
    ['is missing', undefined],
    ['is no JSON', '<html>'],
    ['is of another version', JSON.stringify({ version: 1, levels: { public: 'public-1' } })],
  ])('although one is named that %s, documents are read', async (_, manifest) => {
    listService(`${location}search-index.json`)
    if (manifest !== undefined) published.set('search-index.json', manifest)
    const { titles, last, reading } = await ask()
    await reading.read()
    expect(titles()).toContain('First label')
    expect(last()?.progress.failed).toEqual([])
    expect(requested(/^search-index/)).toEqual(['search-index.json'])
  })
})
