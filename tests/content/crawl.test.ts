import { describe, expect, it } from 'vitest'
import { portalPath } from './areas'
import { addressesOf, firstPage, linkedPages, pageFile, problemOf, problemsIn, tocOf } from './crawl'
import { everything, filesWith, mayRead, page, read, readers, services, type ContentReader } from './site'

/** Every page that a reader can reach by tables of contents and links. */
async function pagesFor(reader: ContentReader): Promise<string[]> {
  const found = new Set<string>()
  const queue: string[] = []
  const add = (file: string) => {
    if (!found.has(file)) queue.push(file)
    found.add(file)
  }
  for (const slug of services.filter((item) => mayRead(item, reader))) {
    add(firstPage(slug))
    for (const address of addressesOf((await tocOf(slug, reader)).entries)) {
      const file = pageFile(new URL(address, 'http://portal.invalid').pathname)
      if (file && !file.endsWith('/api-doc')) add(file)
    }
  }
  for (let next = queue.shift(); next !== undefined; next = queue.shift()) {
    for (const file of await linkedPages(next)) {
      const open = (await problemOf(portalPath(file), reader)) === undefined
      if (open && (await read(`${file}.md`, reader)) !== undefined) add(file)
    }
  }
  return [...found].toSorted()
}

// The test of the first reader parses every page.
describe.each(readers)('the content for $name', (reader) => {
  it('has tables of contents without dead ends', async () => {
    const errors: string[] = []
    for (const slug of services.filter((item) => mayRead(item, reader))) {
      const { entries } = await tocOf(slug, reader)
      if (entries.length === 0) errors.push(`${slug}/toc.json: empty`)
      for (const address of addressesOf(entries)) {
        const error = await problemOf(address, reader)
        if (error !== undefined) errors.push(`${slug}/toc.json: ${error}`)
      }
    }
    expect(errors).toEqual([])
  })

  it('has pages without dead links, missing files, broken anchors and broken samples', async () => {
    const errors: string[] = []
    const files = await pagesFor(reader)
    for (const file of files) {
      for (const error of await problemsIn(file, reader)) errors.push(`${file}.md: ${error}`)
    }
    expect(errors).toEqual([])
    expect(files.length).toBeGreaterThan(50)
  })
})

describe('the content', () => {
  it('covers at least twelve services, each with a table of contents and a first page', async () => {
    expect(services.length).toBeGreaterThanOrEqual(12)
    const incomplete: string[] = []
    for (const slug of services) {
      const files = [await page(firstPage(slug)), await read(`${slug}/toc.json`, everything)]
      if (files.includes(undefined)) incomplete.push(slug)
    }
    expect(incomplete).toEqual([])
  })

  it('has no page without a link to it', async () => {
    const staff = readers.find(({ internal }) => internal)
    const reached = new Set(staff && (await pagesFor(staff)))
    const pages = filesWith('.md').map((file) => file.replace(/\.md$/, ''))
    expect(pages.filter((file) => !reached.has(file))).toEqual([])
  })

  it.each(filesWith('.json'))('%s is JSON', async (file) => {
    const text = (await read(file, everything)) ?? ''
    expect(() => JSON.parse(text) as unknown).not.toThrow()
  })

  it.each(readers)('links $name to their areas', async (reader) => {
    const files = await pagesFor(reader)
    const count = (slug: string) => files.filter((file) => file.startsWith(`${slug}/`)).length
    expect(count('rsx-docs')).toBeGreaterThanOrEqual(26)
    expect(count('user-guides')).toBeGreaterThanOrEqual(21)
    expect(count('internal-docs') > 0).toBe(reader.internal)
    expect(count('internal-docs')).toBeGreaterThanOrEqual(reader.internal ? 13 : 0)
  })

  it('has every page of the integration resources that the specification names', async () => {
    const expected = [
      'rsx-overview',
      'integration-readiness',
      'connect-to-network',
      'integrate-your-order',
      'return-documents/generate-order-acknowledgement',
      'return-documents/generate-shipment-file',
      'return-documents/generate-invoice-file',
      'importing-the-order',
      'processing-the-order',
      'connect-with-as2',
      'connect-with-sftp',
      'connect-with-transaction-api',
      'test-data',
      'file-naming-convention',
      'folder-structures',
    ]
    const [visitor] = readers
    const files = new Set(visitor && (await pagesFor(visitor)))
    expect(expected.filter((name) => !files.has(`rsx-docs/${name}`))).toEqual([])
  })

  it('never sends hidden content to visitors', async () => {
    const [visitor, member, staff] = readers
    if (!visitor || !member || !staff) throw new Error('three readers')
    const counts = []
    for (const reader of [visitor, member, staff]) counts.push((await pagesFor(reader)).length)
    const [few = 0, more = 0, all = 0] = counts
    expect(few).toBeLessThan(more)
    expect(more).toBeLessThan(all)
  })
})
