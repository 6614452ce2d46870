import { SaxesParser } from 'saxes'
import { describe, expect, it } from 'vitest'
import { changesFileSchema } from '@/api/content/schemas'
import type { Change } from '@/engines/changes/change'
import { maxChanges } from '@/lib/changes-limits'
import { changesFeed } from '../../../scripts/changes/feed'
import { makeEntry, type DocumentChanges } from '../../../scripts/changes/make-entry'
import { changesText, mergeEntries, withChangesPage } from '../../../scripts/changes/write-changes'
import { entry } from './support'

const change = (more: Partial<Change>): Change => ({
  kind: 'element-removed',
  level: 'harmless',
  place: ['Header', 'Date'],
  what: 'Removed',
  why: 'Because.',
  ...more,
})
const document = (name: string, changes: readonly Change[]): DocumentChanges => ({
  name,
  link: undefined,
  comparison: undefined,
  changes,
  linkOf: ({ links }) => links?.to,
})
const facts = { id: 'a-b-c', date: '2026-11-03', title: 'Version 2', from: '1', to: '2' }
const isValid = (value: object) => changesFileSchema.safeParse({ format: 1, entries: [value] }).success

describe('an entry', () => {
  it('has its breaking changes first and those of wording apart', () => {
    const changes = (['wording', 'harmless', 'breaking', 'warning'] as const).map((level) => change({ level }))
    const made = makeEntry({ ...facts, about: 'api', documents: [document('Version 2', changes)] })
    expect(made.changes.map(({ level }) => level)).toEqual(['breaking', 'warning', 'harmless'])
    expect(made.wording).toHaveLength(1)
    expect(made.counts).toEqual({ breaking: 1, warning: 1, harmless: 1, wording: 1 })
    expect(isValid(made)).toBe(true)
  })

  it('of schemas names a change of several places and documents once, and counts it at each', () => {
    const attached = { kind: 'code-list-attached', what: 'List of codes attached' }
    const places = [
      ['Header', 'Type'],
      ['Line', 'Type'],
    ].map((place) => change({ ...attached, place }))
    const documents = [document('Orders', places), document('Invoices', [change({ ...attached, place: ['Type'] })])]
    const made = makeEntry({ ...facts, about: 'schemas', documents })
    expect(made.changes).toMatchObject([
      { place: ['Header', 'Type'], otherPlaces: 2, documents: ['Orders', 'Invoices'] },
    ])
    expect(made.documents.map(({ counts }) => counts.harmless)).toEqual([2, 1])
    expect(made.counts.harmless).toBe(3)
  })

  it('has what is deprecated with the day of its sunset, the nearest first', () => {
    const changes = [
      change({ kind: 'deprecated', place: ['/later', 'GET'] }),
      change({ kind: 'sunset-changed', place: ['/later', 'GET'], to: '2028-01-01' }),
      change({ kind: 'deprecated', place: ['/open', 'GET'] }),
      change({ kind: 'sunset-nearer', place: ['/soon', 'GET'], from: '2028-01-01', to: '2027-01-01' }),
    ]
    const made = makeEntry({ ...facts, about: 'api', documents: [document('Version 2', changes)] })
    expect(made.deprecations).toEqual([
      { place: ['/soon', 'GET'], sunset: '2027-01-01' },
      { place: ['/later', 'GET'], sunset: '2028-01-01' },
      { place: ['/open', 'GET'] },
    ])
  })

  it('stays within the limits of the format, whatever a document says', () => {
    const long = '😀'.repeat(2_000)
    const changes = Array.from({ length: 300 }, (_, index) =>
      change({
        level: index % 2 ? 'wording' : 'breaking',
        place: Array.from({ length: 90 }, () => long),
        what: long,
        why: long,
        from: long,
        links: { to: `/docs/${long}` },
      }),
    )
    const documents = Array.from({ length: 99 }, () => document(long, changes))
    const made = makeEntry({ ...facts, title: long, about: 'api', documents, from: long })
    expect(isValid(made)).toBe(true)
    expect(made.changes).toHaveLength(maxChanges.rows)
    expect(made.omitted).toBe(99 * 300 - maxChanges.rows - maxChanges.wordingRows)
    expect(JSON.stringify(made)).not.toMatch(/\\ud[89ab]/i)
  })
})

describe('the format', () => {
  const row = { kind: 'k', level: 'breaking', place: [], what: 'Removed', why: '' }
  it.each([
    ['a link to another host', { changes: [{ ...row, link: '//attacker.example' }] }],
    ['a link with a script', { documents: [{ name: 'A', counts: entry({}).counts, link: 'javascript:alert(1)' }] }],
    ['an unknown level', { changes: [{ ...row, level: 'deadly' }] }],
    ['no day', { date: 'yesterday' }],
    ['an id that is no name', { id: 'a b"c' }],
    ['too many rows', { changes: Array.from({ length: maxChanges.rows + 1 }, () => row) }],
    ['a text that is too long', { changes: [{ ...row, what: 'a'.repeat(maxChanges.valueLength + 1) }] }],
  ])('refuses %s', (_, more) => {
    expect(isValid(entry({}))).toBe(true)
    expect(isValid({ ...entry({}), ...more })).toBe(false)
  })

  it('refuses another version of the format', () => {
    expect(changesFileSchema.safeParse({ format: 2, entries: [] }).success).toBe(false)
  })
})

describe('merged entries', () => {
  const all = { published: [], drafted: [], made: [], openStates: new Set<string>() }
  const readable = { isReadable: () => true, isLive: () => true }

  it('keep their order and their text', () => {
    const published = [entry({ id: 'b-1-2', date: '2026-10-02' }), entry({ id: 'a-1-2', date: '2026-10-01' })]
    const made = [entry({ id: 'b-2-3', date: '2026-10-02' }), entry({ id: 'c-0-1', date: '2026-10-02' })]
    const merged = mergeEntries({ ...all, published, made, ...readable })
    expect(merged.map(({ id }) => id)).toEqual(['b-2-3', 'c-0-1', 'b-1-2', 'a-1-2'])
    const again = mergeEntries({ ...all, published, drafted: merged, made, ...readable })
    expect(changesText(again)).toBe(changesText(merged))
  })

  it('lose the rows of old entries once the file would be too large, and keep their counts', () => {
    const row = { kind: 'k', level: 'breaking' as const, place: [], what: 'Removed', why: 'w'.repeat(500) }
    const made = Array.from({ length: 90 }, (_, index) =>
      entry({
        id: `a-${index}-b`,
        date: `2026-0${1 + Math.floor(index / 28)}-${String((index % 28) + 1).padStart(2, '0')}`,
        changes: Array.from({ length: 20 }, () => row),
        counts: { breaking: 20, warning: 0, harmless: 0, wording: 0 },
      }),
    )
    const merged = mergeEntries({ ...all, made, ...readable })
    expect(merged[0]?.changes).toHaveLength(20)
    expect(merged.at(-1)).toMatchObject({ changes: [], omitted: 20, counts: { breaking: 20 } })
    expect(changesText(merged).length).toBeLessThan(maxChanges.bytes + 90 * 400)
  })

  it('lose links to what is not published any more', () => {
    const link = '/docs/label/api-doc?doc=label%2Fv0.json'
    const documents = [{ name: 'A', counts: entry({}).counts, link, comparison: link }]
    const deprecations = [{ place: ['GET'], link }]
    const [merged] = mergeEntries({
      ...all,
      made: [entry({ documents, deprecations })],
      ...readable,
      isLive: () => false,
    })
    expect(JSON.stringify(merged)).not.toContain('/docs/')
  })
})

describe('the feed', () => {
  const feed = { name: 'Labels & <Slips>', location: 'https://content.example/docs/label/', page: undefined }
  const hostile = `<script>alert("1")</script> ]]> & \u0000\u{1F600}\uD800`
  const row = { kind: 'k', level: 'breaking' as const, place: [hostile], what: hostile, why: hostile, to: hostile }
  const elements = (xml: string) => {
    const names: string[] = []
    const parser = new SaxesParser()
    parser.on('opentag', ({ name }) => void names.push(name))
    parser.on('error', (error) => {
      throw error
    })
    parser.write(xml).close()
    return names
  }

  it('is well-formed, with hostile texts as texts', () => {
    const xml = changesFeed([entry({ title: hostile, summary: hostile, changes: [row] })], feed)
    expect(new Set(elements(xml))).toEqual(
      new Set(['feed', 'id', 'title', 'updated', 'author', 'name', 'link', 'entry', 'content']),
    )
    expect(xml).not.toContain('<script')
    // The content is HTML, in which the text must be a text too.
    expect(xml).toContain('&lt;p&gt;&amp;lt;script&amp;gt;')
  })

  it('says when something ends, and links the entries of the page if the portal is known', () => {
    const deprecations = [{ place: ['/labels', 'GET'], sunset: '2027-06-30' }]
    const page = 'https://portal.example/docs/label/changes'
    const xml = changesFeed([entry({ deprecations, omitted: 4 })], { ...feed, page })
    expect(xml).toContain('/labels / GET ends on 2027-06-30')
    expect(xml).toContain('And 4 more.')
    expect(xml).toContain(`href="${page}#a-b-c"`)
    expect(xml).toContain('<updated>2026-11-01T00:00:00Z</updated>')
  })
})

describe('the table of contents', () => {
  it.each([
    ['[{"text":"A"}]', '[{"text":"A"}, { "text": "Changes", "link": "changes" }]'],
    [
      '[\n  { "text": "A", "children": [\n    { "text": "B" }\n  ] }\n]\n',
      '[\n  { "text": "A", "children": [\n    { "text": "B" }\n  ] },\n  { "text": "Changes", "link": "changes" }\n]\n',
    ],
    [
      '{ "toc": [\n\t{ "text": "A" }\n] }',
      '{ "toc": [\n\t{ "text": "A" },\n\t{ "text": "Changes", "link": "changes" }\n] }',
    ],
  ])('%j gets the page behind its last entry, and stays as it is otherwise', (before, after) => {
    expect(withChangesPage(before)).toBe(after)
  })
})
