import { describe, expect, it } from 'vitest'
import { entriesSince, sortedNews } from '@/features/home/model/new-changes'
import { changesEntry, changesHistory } from '../../support/changes-file'

describe('entries since the last visit', () => {
  it('are those of its day and later, because an entry has no time', () => {
    const entries = changesHistory(4)
    const visit = Date.UTC(2026, 0, 3, 23, 59)
    expect(entriesSince(entries, visit).map(({ date }) => date)).toEqual(['2026-01-04', '2026-01-03'])
    expect(entriesSince(entries, Date.UTC(2026, 0, 5))).toEqual([])
  })

  it('are shown for services that have any, those with breaking changes first', () => {
    const counts = { breaking: 0, warning: 0, harmless: 2, wording: 0 }
    const news = [
      { slug: 'none', name: 'None', entries: [] },
      { slug: 'harmless', name: 'Harmless', entries: [changesEntry({ counts })] },
      { slug: 'breaking', name: 'Breaking', entries: [changesEntry({ counts }), changesEntry()] },
    ]
    expect(sortedNews(news).map(({ slug }) => slug)).toEqual(['breaking', 'harmless'])
  })
})
