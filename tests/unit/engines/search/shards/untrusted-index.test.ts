import { describe, expect, it } from 'vitest'
import type { SearchRecord } from '@/engines/search/record'
import { readContents, readDirectory, readManifest } from '@/engines/search/shards/format'
import { readShard } from '@/engines/search/shards/shard-text'
import { open, write } from './support'

const record = (title: string): SearchRecord => ({ group: 'guides', to: `/docs/made/${title}`, title, place: ['Made'] })

describe('the levels of an index', () => {
  const files = write({ public: [record('open')], login: [record('members')], internal: [record('staff')] })
  const titlesFor = async (levels: Parameters<typeof open>[1]) => {
    const { index, requested } = await open(files, levels)
    const ask = async (text: string) => (await index?.recordsFor({ text })) ?? []
    const found = await Promise.all(['open', 'members', 'staff'].map(ask))
    return { titles: found.flat().map(({ title }) => title), requested }
  }

  it('are read only if the reader may see them, private ones as such', async () => {
    const visitor = await titlesFor(['public'])
    expect(new Set(visitor.titles)).toEqual(new Set(['open']))
    expect(visitor.requested.filter(([path]) => /login|internal/.test(path))).toEqual([])
    const member = await titlesFor(['public', 'login'])
    expect(new Set(member.titles)).toEqual(new Set(['open', 'members']))
    const staff = await titlesFor(['public', 'login', 'internal'])
    expect(new Set(staff.titles)).toEqual(new Set(['open', 'members', 'staff']))
    for (const [path, level] of staff.requested) {
      expect(level).toBe(/\/(login|internal)-/.exec(path)?.[1] ?? 'public')
    }
  })

  it('are not told by the manifest: it has no words', () => {
    expect(files.get('search-index.json')).not.toMatch(/members|staff/)
  })
})

describe('an index that cannot be used', () => {
  it.each([
    ['is missing', undefined],
    ['is of another version', { version: 1, levels: { public: 'public-1' } }],
    ['is no object', ['search']],
    ['has no levels', { version: 2 }],
    ['lacks a level of the reader', { version: 2, levels: { login: 'login-1' } }],
  ])('%s, and is not opened', async (_, manifest) => {
    const files = new Map(manifest === undefined ? [] : [['search-index.json', JSON.stringify(manifest)]])
    expect((await open(files)).index).toBeUndefined()
  })

  it('names no folder outside the index', () => {
    const levels = { public: '../other', login: 'https://attacker.example', internal: 'internal-1' }
    expect(readManifest({ version: 2, levels })?.levels).toEqual({ internal: 'internal-1' })
  })

  it('fails when a shard is missing, and is asked again the next time', async () => {
    const files = write({ public: [record('open')] })
    const { index } = await open(files)
    const shard = [...files.keys()].find((path) => path.endsWith('/0.json')) ?? ''
    const text = files.get(shard) ?? ''
    files.delete(shard)
    await expect(index?.recordsFor({ text: 'open' })).rejects.toThrow('HTTP 404')
    files.set(shard, text)
    expect(await index?.recordsFor({ text: 'open' })).toHaveLength(1)
  })

  it.each([undefined, null, 3, 'text', { records: {} }, { records: [], places: 1 }])('is not read: %j', (json) => {
    expect(() => readShard(json)).toThrow('malformed')
    expect(() => readDirectory(json)).toThrow('malformed')
    expect(() => readContents(json)).toThrow('malformed')
  })
})

describe('a shard', () => {
  it('keeps only records that lead to a page of the portal', () => {
    const rows = [
      [0, 0, 0, '/docs/a', 'good'],
      [0, 0, 5, '/b', 'shares the beginning of an address'],
      [0, 0, 0, '//attacker.example', 'another host'],
      [0, 0, 0, '/\\attacker.example', 'another host by a backslash'],
      [0, 0, 0, '/\t/attacker.example', 'another host behind a tab, which browsers drop'],
      [0, 0, 0, '/\n\\attacker.example', 'another host behind a line break'],
      [0, 0, 0, 'javascript:alert(1)', 'a script'],
      [9, 0, 0, '/docs/a', 'no group'],
      [0, 9, 0, '/docs/a', 'no place'],
      [0, 0, -1, '/docs/a', 'no length'],
      [0, 0, 0, '/docs/a', { title: 'no text' }],
      'no row',
      null,
    ]
    const { records } = readShard({ places: [['Made']], records: rows })
    expect(records).toEqual([
      { group: 'guides', to: '/docs/a', title: 'good', place: ['Made'] },
      { group: 'guides', to: '/docs/b', title: 'shares the beginning of an address', place: ['Made'] },
    ])
  })
})
