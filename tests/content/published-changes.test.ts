import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { changesFileSchema } from '@/api/content/schemas'
import { contentResponse } from '../../platform/content/serve'
import { platformChanges } from '../../scripts/changes/platform-changes'
import { withChangesPage } from '../../scripts/changes/write-changes'
import { filesWith, read } from './site'

const slugs = ['label', 'rsx-docs', 'transactions']
const entriesOf = (slug: string) =>
  changesFileSchema.parse(JSON.parse(readFileSync(`platform/content/docs/${slug}/changes.json`, 'utf8'))).entries

describe('the changes of the platform', () => {
  it('are those that the command makes of its earlier publications: npm run platform-changes writes them', async () => {
    const files = await platformChanges()
    expect(files.map(({ path }) => path).toSorted()).toEqual(
      filesWith('changes.json', 'changes.atom').map((file) => `platform/content/docs/${file}`),
    )
    for (const { path, text } of files) expect([path, readFileSync(path, 'utf8') === text]).toEqual([path, true])
  })

  it.each(slugs)('of %s have at least three versions, and are in its table of contents', async (slug) => {
    const toc = (await read(`${slug}/toc.json`, { signedIn: false, internal: false })) ?? ''
    expect(toc).toContain('{"text":"Changes","link":"changes"}')
    expect(withChangesPage('[{}]')).toContain('{ "text": "Changes", "link": "changes" }')
    const entries = entriesOf(slug)
    expect(new Set(entries.flatMap(({ from, to }) => [from, to])).size).toBeGreaterThan(2)
    const dates = entries.map(({ date }) => date)
    expect(dates).toEqual(dates.toSorted().toReversed())
  })

  it('are small enough for the thread of the page', () => {
    for (const slug of slugs) {
      const { length } = readFileSync(`platform/content/docs/${slug}/changes.json`)
      expect([slug, length < 64_000]).toEqual([slug, true])
    }
  })

  it('name what ends, with its day', () => {
    expect(entriesOf('label').flatMap(({ deprecations }) => deprecations)).toContainEqual(
      expect.objectContaining({ place: ['/labels', 'GET'], sunset: '2027-06-30' }),
    )
  })

  it('are served with their types, and the feed names the running platform', async () => {
    const origin = 'https://platform.example'
    const get = (file: string) => contentResponse(`/content/docs/label/${file}`, { caller: 'visitor', origin })
    expect(get('changes.json')?.headers.get('content-type')).toBe('application/json')
    const feed = get('changes.atom')
    expect(feed?.headers.get('content-type')).toBe('application/atom+xml; charset=utf-8')
    expect(await feed?.text()).toContain(`<id>${origin}/content/docs/label/changes.atom</id>`)
  })

  it('have no operation for staff', () => {
    for (const slug of slugs)
      expect(readFileSync(`platform/content/docs/${slug}/changes.json`, 'utf8')).not.toMatch(/releases|internal/i)
  })
})
