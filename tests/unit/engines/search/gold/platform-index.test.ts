import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createSearchIndex } from '@/engines/search/ranking/search-index'
import type { SearchReader } from '@/engines/search/reader'
import type { SearchResults } from '@/engines/search/search-results'
import { indexFolder } from '@/engines/search/shards/format'
import { levelsOf } from '@/engines/search/shards/levels'
import { readShard } from '@/engines/search/shards/shard-text'
import { searchIndexFolder } from '../../../../../platform/content/search-index'
import { writePlatformIndex } from '../../../../../scripts/search-index/platform-index'
import { firstHalf } from './first-half'
import { developer, pageSources, platformRecords } from './platform-records'
import { openFolder } from './published-platform'
import { secondHalf } from './second-half'

let dataDir: string
let folder: string
beforeAll(async () => {
  dataDir = mkdtempSync(join(tmpdir(), 'platform-index-'))
  folder = searchIndexFolder(dataDir)
  await writePlatformIndex(dataDir)
})
afterAll(() => rmSync(dataDir, { recursive: true }))

const staff: SearchReader = { ...developer, isStaff: true }
const readers: [string, SearchReader][] = [
  ['a visitor', { ...developer, owner: undefined }],
  ['a developer', developer],
  ['support staff', staff],
  ['staff with the toolbox', { ...staff, isToolbox: true }],
]

/** The addresses of all records that the files for a reader have. */
function publishedFor(reader: SearchReader): Set<string> {
  const addresses = new Set<string>()
  for (const name of readdirSync(join(folder, indexFolder))) {
    if (!levelsOf(reader).some((level) => name.startsWith(`${level}-`))) continue
    for (const file of readdirSync(join(folder, indexFolder, name))) {
      if (!/^\d+\.json$/.test(file)) continue
      const shard = readShard(JSON.parse(readFileSync(join(folder, indexFolder, name, file), 'utf8')))
      for (const { group, to } of shard.records) addresses.add(`${group} ${to}`)
    }
  }
  return addresses
}

describe('the search index of the platform', () => {
  it.each(readers)('has for %s what the search finds in documents and fields, and no more', async (_, reader) => {
    const own = new Set(pageSources().flatMap(({ records }) => records.map(({ group, to }) => `${group} ${to}`)))
    const expected = (await platformRecords(reader)).flatMap(({ records }) => records)
    const addresses = new Set(expected.map(({ group, to }) => `${group} ${to}`).filter((address) => !own.has(address)))
    const found = publishedFor(reader)
    expect([...found].filter((address) => !addresses.has(address))).toEqual([])
    expect([...addresses].filter((address) => !found.has(address))).toEqual([])
  })

  it('gives the first answers that all records give', async () => {
    const all = createSearchIndex()
    const shards = createSearchIndex()
    for (const { source, records } of await platformRecords()) all.replace(source, records)
    for (const { source, records } of pageSources()) shards.replace(source, records)
    const published = await openFolder(folder, levelsOf(developer))
    const firstOf = (results: SearchResults) => results.groups[0]?.hits[0]?.to
    const others: string[] = []
    for (const [text] of [...firstHalf, ...secondHalf]) {
      shards.replace('published', await published.recordsFor({ text }))
      if (firstOf(shards.search({ text, limit: 1 })) !== firstOf(all.search({ text, limit: 1 }))) others.push(text)
    }
    expect(others).toEqual([])
  })

  it('says where its documentations are shown, and that all fields are in it', async () => {
    const { contents } = await openFolder(folder, levelsOf(developer))
    expect(contents.places).toContain('/docs/label')
    expect(contents.places).toContain('/rsx/docs/fields-qualifiers')
    // A retired service, and documentation for staff.
    expect(contents.places.join(' ')).not.toMatch(/order-status|internal|build-guides|dev-tools/)
    expect(contents.documents).toBeGreaterThan(100)
  })

  it('is written again only when its sources have changed', async () => {
    expect(await writePlatformIndex(dataDir)).toBe(false)
    writeFileSync(join(folder, 'sources.hash'), 'of other sources')
    expect(await writePlatformIndex(dataDir)).toBe(true)
  })
})
