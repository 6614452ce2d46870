import { describe, expect, it } from 'vitest'
import { hasNewResults, nextFrozen, type PageQuery, type PageResults } from '@/features/search/model/frozen-results'
import type { SearchResults } from '@/engines/search/search-results'

const query: PageQuery = { text: 'label', group: undefined, page: 1 }
const nothing: SearchResults = { groups: [], count: 0, nearestWords: [] }

/** Guides with these titles. */
function guides(...titles: string[]): SearchResults {
  const hits = titles.map((title) => ({ group: 'guides' as const, to: title, title: [], place: [] }))
  return titles.length === 0
    ? nothing
    : { groups: [{ group: 'guides', count: hits.length, hits }], count: hits.length, nearestWords: [] }
}

function results(list: SearchResults, changes: Partial<PageResults> = {}): PageResults {
  return { overview: list, list, page: 1, isComplete: false, ...changes }
}

describe('the results of the page (SEARCH-26)', () => {
  const frozen = { query, results: results(guides('a')) }

  it.each([
    ['are the complete ones at once', results(guides('a'), { isComplete: true }), false, true],
    ['are also none, when that is complete', results(nothing, { isComplete: true }), false, true],
    ['are awaited for a while', results(guides('a')), false, false],
    ['are those so far after a while', results(guides('a')), true, true],
    ['are awaited while there is none', results(nothing), true, false],
    ['are awaited while there is no answer', undefined, true, false],
  ])('%s', (_title, newest, isSlow, isShown) => {
    expect(nextFrozen(undefined, query, newest, isSlow)).toEqual(
      isShown && newest ? { query, results: newest } : undefined,
    )
  })

  it('are awaited while only the portal itself knows some, unless its group is asked for', () => {
    const own: SearchResults = {
      groups: [{ group: 'actions', count: 1, hits: [{ group: 'actions', to: '/tools', title: [], place: [] }] }],
      count: 1,
      nearestWords: [],
    }
    expect(nextFrozen(undefined, query, results(own), true)).toBeUndefined()
    const asked = { ...query, group: 'actions' as const }
    expect(nextFrozen(undefined, asked, results(own), true)?.results.list).toBe(own)
  })

  it('stay once they are shown, also when all has been read', () => {
    expect(nextFrozen(frozen, { ...query }, results(guides('b', 'a'), { isComplete: true }), true)).toBe(frozen)
  })

  it('are replaced without a press only where nothing was found', () => {
    const empty = { query, results: results(nothing, { isComplete: true }) }
    const found = results(guides('a'), { isComplete: true })
    expect(nextFrozen(empty, query, found, false)).toEqual({ query, results: found })
    expect(nextFrozen(empty, query, results(nothing, { isComplete: true }), false)).toBe(empty)
  })

  it.each([
    ['text', { text: 'labels' }],
    ['group', { group: 'guides' as const }],
    ['page', { page: 2 }],
  ])('are replaced by those for another %s', (_name, change) => {
    const other = { ...query, ...change }
    expect(nextFrozen(frozen, other, undefined, false)).toBe(frozen)
    const newest = results(guides('b'), { page: other.page })
    expect(nextFrozen(frozen, other, newest, true)).toEqual({ query: other, results: newest })
  })

  it('wait for the page that is asked for until it is known not to exist', () => {
    const beyond = { ...query, page: 3 }
    expect(nextFrozen(undefined, beyond, results(guides('a')), true)).toBeUndefined()
    const complete = results(guides('a'), { isComplete: true })
    expect(nextFrozen(undefined, beyond, complete, true)?.results).toBe(complete)
  })

  it.each([
    ['a hit in another place', results(guides('b', 'a')), results(guides('a', 'b')), true],
    ['another count of a group', results(guides('a')), results(guides('a'), { overview: guides('a', 'b') }), true],
    ['another page', results(guides('a')), results(guides('a'), { page: 2 }), true],
    ['nothing but the end of the reading', results(guides('a')), results(guides('a'), { isComplete: true }), false],
  ])('look different for %s', (_title, shown, newest, isDifferent) => {
    expect(hasNewResults(shown, newest)).toBe(isDifferent)
  })
})
