import { gzipSync } from 'node:zlib'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { environment } from '@/config/environment'
import { isReading } from '@/engines/search/search-results'
import type { DocumentStore, StoredDocument } from '@/workers/search/store'
import { platformForTests } from '../support/portal'
import { readingAs } from './read-as'

const platform = platformForTests()
afterEach(() => vi.restoreAllMocks())

/** A store in memory, with what is in it by owner and id. */
function memoryStore() {
  const stored = new Map<string, StoredDocument>()
  const keyOf = (owner: string | undefined, id: string) => `${owner ?? 'public'} ${id}`
  const store: DocumentStore = {
    read: (owner, id) => Promise.resolve(stored.get(keyOf(owner, id))),
    write: (owner, id, document) => Promise.resolve(void stored.set(keyOf(owner, id), document)),
    remove: (owner, id) => Promise.resolve(void stored.delete(keyOf(owner, id))),
    evict: () => Promise.resolve(),
  }
  return { store, stored }
}

const developer = 'a developer'
const support = 'support staff'
const toolbox = 'staff with the toolbox'

/** Parts of addresses, and who may find what is there. */
const restricted: [part: string, readers: string[]][] = [
  ['/docs/label/members/batches', [developer, support, toolbox]],
  ['doc=authentication%2Fopenapi%2Fmembers%2Fidentity.json', [developer, support, toolbox]],
  ['/docs/remittances', [developer, support, toolbox]],
  ['/rsx/docs/example-download?file=', [developer, support, toolbox]],
  ['/rsx/docs/fields-qualifiers/7.7.4/Orders/AddressTypeCode#value-ST', [developer, support, toolbox]],
  ['/docs/label/staff/onboarding', [support, toolbox]],
  ['/docs/label/staff/old-renderer', [support, toolbox]],
  ['/docs/build-guides', [support, toolbox]],
  ['/rsx/internal-docs/support/going-live', [support, toolbox]],
  ['/rsx/docs/fields-qualifiers/7.1.0/', [toolbox]],
]
/** Titles that the tables of contents give to staff only. */
const staffTitles = /Template onboarding|Old renderer|Check tokens yourself|Processing files again/
/** Records that only people who are signed in may find. */
const privateAddresses =
  /fields-qualifiers\/7|example-download\?|\/docs\/(remittances|build-guides)|internal=true|\/members\//

describe.each([
  ['a visitor', undefined, {}],
  [developer, {}, { owner: 'developer' }],
  [support, { namespace: 'spsc' }, { owner: 'support', isStaff: true }],
  [toolbox, { namespace: 'sps', roles: ['network-toolbox:user'] }, { owner: 'staff', isStaff: true, isToolbox: true }],
])('%s', (who, world, reader) => {
  it('finds what the rules allow; nothing else is made into records or stored', async () => {
    if (world) await platform.signIn(world)
    const { store, stored } = memoryStore()
    const { reading, records, reports, last } = readingAs(reader, store)
    await reading.read()
    expect(last()).toMatchObject({ error: undefined, progress: { failed: [] } })
    // Everything counts as read only once all records are in the index.
    expect(reports.filter(({ progress }) => !isReading(progress))).toEqual([last()])

    const found = records()
    expect(new Set(found.map(({ group, to }) => `${group} ${to}`)).size).toBe(found.length)
    const isFound = (part: string) => found.some(({ to }) => to.includes(part))
    expect(restricted.filter(([part]) => isFound(part))).toEqual(
      restricted.filter(([, readers]) => readers.includes(who)),
    )
    expect(isFound('/docs/label/guides/first-label')).toBe(true)

    const everything = JSON.stringify([found, ...stored.values()])
    expect(staffTitles.test(everything)).toBe('isStaff' in reader)
    const isPublic = ([key]: [string, unknown]) => key.startsWith('public ')
    expect(JSON.stringify([...stored].filter(isPublic))).not.toMatch(privateAddresses)
    expect(JSON.stringify([...stored].filter(isPublic))).not.toMatch(staffTitles)
  })
})

describe('the records for visitors', () => {
  it('are at most 150 kB, compressed', async () => {
    const { reading, records } = readingAs()
    await reading.read()
    const bytes = gzipSync(JSON.stringify(records())).length
    expect(bytes).toBeGreaterThan(50_000)
    expect(bytes).toBeLessThan(150_000)
  })
})

describe('a document that cannot be read', () => {
  it.each([
    ['fails', { status: 500 }, 'docs/label/guides/pdf.md', 'Shipping Labels: PDF', '/docs/label/guides/pdf'],
    ['breaks off', { drop: true }, 'docs/label/guides/pdf.md', 'Shipping Labels: PDF', '/docs/label/guides/pdf'],
    [
      'is no API document',
      { raw: '{"openapi": "3.1.0", "paths": {' },
      'docs/label/openapi/label-v1.json',
      'Shipping Labels: Version 1',
      'label%2Fopenapi%2Flabel-v1.json',
    ],
    [
      'is a broken table of contents',
      { raw: '[{' },
      'docs/label/toc.json',
      'Contents of Shipping Labels',
      '/docs/label',
    ],
  ])(
    'because it %s is named, stops nothing else, and is read at the next opening',
    async (_, fault, file, name, part) => {
      platform.fail({ match: { path: `/content/${file}` }, ...fault })
      const { reading, records, last } = readingAs()
      await reading.read()
      const isFound = (address: string) => records().some(({ to }) => to.includes(address))
      expect(last()?.progress.failed).toEqual([name])
      expect([isFound('/docs/transactions/guides/upload'), isFound(part)]).toEqual([true, false])

      platform.context().faults.remove()
      await reading.read()
      expect([last()?.progress.failed, isFound(part)]).toEqual([[], true])
    },
  )

  it('is not the list of services: then nothing is read, which the reader is told', async () => {
    platform.fail({ match: { path: '/devcenter/public/v1/services/' }, status: 503 })
    const { reading, records, last } = readingAs()
    await reading.read()
    expect(last()?.error).toBe('The list of services could not be loaded. Open search again to retry.')
    expect(records()).toEqual([])
  })

  it('offline is not the fault of the document', async () => {
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
    platform.fail({ match: {}, drop: true })
    const { reading, last } = readingAs()
    await reading.read()
    expect(last()?.error).toBe('You are offline. Search finds what was read before.')
  })
})

describe('the next visit', () => {
  const calls = (path: string) =>
    platform
      .context()
      .requests.list()
      .filter((call) => call.path === path)

  it('makes records only of what has changed, and finds stored ones at once', async () => {
    const { store } = memoryStore()
    const first = readingAs({}, store)
    await first.reading.read()
    const write = vi.spyOn(store, 'write')
    const second = readingAs({}, store)
    await second.reading.read()
    expect(write).not.toHaveBeenCalled()
    expect(second.records()).toHaveLength(first.records().length)
    expect(calls('/content/docs/label/guides/pdf.md').length).toBeGreaterThan(1)
  })

  it('makes the records of a changed document again, and those of a document whose entry has changed', async () => {
    const { store, stored } = memoryStore()
    await readingAs({}, store).reading.read()
    const url = `${environment().contentUrl}docs/label/guides/pdf.md`
    const key = `public ${url}`
    const before = stored.get(key)
    if (!before) throw new Error('Not stored')
    const [record] = before.records
    if (!record) throw new Error('No record')
    stored.set(key, { ...before, version: 'old', records: [{ ...record, title: 'Old title' }] })
    const changed = readingAs({}, store)
    await changed.reading.read()
    expect(changed.replaced.filter((source) => source === url)).toHaveLength(2)
    expect(JSON.stringify(changed.records())).not.toContain('Old title')

    stored.set(key, { ...before, context: 'another', records: [{ ...record, title: 'Other title' }] })
    const moved = readingAs({}, store)
    await moved.reading.read()
    expect(moved.replaced.filter((source) => source === url)).toHaveLength(1)
  })

  it('does not find what no table of contents lists any more', async () => {
    vi.useFakeTimers({ toFake: ['Date'] })
    try {
      const { store, stored } = memoryStore()
      const { reading, records } = readingAs({}, store)
      await reading.read()
      const toc = [{ text: 'Overview', link: 'README' }]
      platform.fail({ match: { path: '/content/docs/label/toc.json' }, body: toc, status: 200 })
      vi.setSystemTime(Date.now() + 6 * 60_000)
      await reading.read()
      const found = records().filter(({ to }) => to.includes('/docs/label/guides'))
      expect(found).toEqual([])
      expect([...stored.keys()].filter((key) => key.includes('/docs/label/guides'))).toEqual([])
    } finally {
      vi.useRealTimers()
    }
  })

  it('asks nothing again within five minutes, and again after that', async () => {
    const { reading } = readingAs()
    await reading.read()
    const count = calls('/content/docs/label/toc.json').length
    await reading.read()
    expect(calls('/content/docs/label/toc.json')).toHaveLength(count)
    const later = Date.now() + 5 * 60_000 + 1
    vi.spyOn(Date, 'now').mockImplementation(() => later)
    await reading.read()
    expect(calls('/content/docs/label/toc.json').length).toBeGreaterThan(count)
  })
})

describe('the requests', () => {
  it('are at most three at a time, and carry no token for visitors and public pages', async () => {
    let running = 0
    let most = 0
    const send = globalThis.fetch
    const tokens = new Set<string | null>()
    vi.spyOn(globalThis, 'fetch').mockImplementation(async (input, init) => {
      running += 1
      most = Math.max(most, running)
      const url = input instanceof Request ? input.url : String(input)
      if (url.endsWith('/docs/label/guides/pdf.md')) tokens.add(new Headers(init?.headers).get('authorization'))
      try {
        return await send(input, init)
      } finally {
        running -= 1
      }
    })
    await platform.signIn()
    await readingAs({ owner: 'developer' }).reading.read()
    expect(most).toBeLessThanOrEqual(3)
    expect([...tokens]).toEqual([null])
  })
})
