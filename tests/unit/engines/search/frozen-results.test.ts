import { describe, expect, it } from 'vitest'
import { hasNewResults, nextFrozen, type PageQuestion, type PageResults } from '@/features/search/model/frozen-results'
import type { SearchAnswer } from '@/engines/search/answer'

const question: PageQuestion = { text: 'label', group: undefined, page: 1 }
const nothing: SearchAnswer = { groups: [], count: 0, nearestWords: [] }

/** An answer of guides with these titles. */
function answer(...titles: string[]): SearchAnswer {
  const hits = titles.map((title) => ({ group: 'guides' as const, to: title, title: [], place: [] }))
  return titles.length === 0
    ? nothing
    : { groups: [{ group: 'guides', count: hits.length, hits }], count: hits.length, nearestWords: [] }
}

function results(list: SearchAnswer, changes: Partial<PageResults> = {}): PageResults {
  return { overview: list, list, page: 1, isComplete: false, ...changes }
}

describe('the results of the page (SEARCH-26)', () => {
  const frozen = { question, results: results(answer('a')) }

  it.each([
    ['are the complete ones at once', results(answer('a'), { isComplete: true }), false, true],
    ['are also none, when that is complete', results(nothing, { isComplete: true }), false, true],
    ['are awaited for a while', results(answer('a')), false, false],
    ['are those so far after a while', results(answer('a')), true, true],
    ['are awaited while there is none', results(nothing), true, false],
    ['are awaited while there is no answer', undefined, true, false],
  ])('%s', (_title, newest, isSlow, isShown) => {
    expect(nextFrozen(undefined, question, newest, isSlow)).toEqual(
      isShown && newest ? { question, results: newest } : undefined,
    )
  })

  it('are awaited while only the portal itself knows some, unless its group is asked for', () => {
    const own: SearchAnswer = {
      groups: [{ group: 'actions', count: 1, hits: [{ group: 'actions', to: '/tools', title: [], place: [] }] }],
      count: 1,
      nearestWords: [],
    }
    expect(nextFrozen(undefined, question, results(own), true)).toBeUndefined()
    const asked = { ...question, group: 'actions' as const }
    expect(nextFrozen(undefined, asked, results(own), true)?.results.list).toBe(own)
  })

  it('stay once they are shown, also when all has been read', () => {
    expect(nextFrozen(frozen, { ...question }, results(answer('b', 'a'), { isComplete: true }), true)).toBe(frozen)
  })

  it('are replaced without a press only where nothing was found', () => {
    const empty = { question, results: results(nothing, { isComplete: true }) }
    const found = results(answer('a'), { isComplete: true })
    expect(nextFrozen(empty, question, found, false)).toEqual({ question, results: found })
    expect(nextFrozen(empty, question, results(nothing, { isComplete: true }), false)).toBe(empty)
  })

  it.each([
    ['text', { text: 'labels' }],
    ['group', { group: 'guides' as const }],
    ['page', { page: 2 }],
  ])('are replaced by those for another %s', (_name, change) => {
    const other = { ...question, ...change }
    expect(nextFrozen(frozen, other, undefined, false)).toBe(frozen)
    const newest = results(answer('b'), { page: other.page })
    expect(nextFrozen(frozen, other, newest, true)).toEqual({ question: other, results: newest })
  })

  it('wait for the page that is asked for until it is known not to exist', () => {
    const beyond = { ...question, page: 3 }
    expect(nextFrozen(undefined, beyond, results(answer('a')), true)).toBeUndefined()
    const complete = results(answer('a'), { isComplete: true })
    expect(nextFrozen(undefined, beyond, complete, true)?.results).toBe(complete)
  })

  it.each([
    ['a hit in another place', results(answer('b', 'a')), results(answer('a', 'b')), true],
    ['another count of a group', results(answer('a')), results(answer('a'), { overview: answer('a', 'b') }), true],
    ['another page', results(answer('a')), results(answer('a'), { page: 2 }), true],
    ['nothing but the end of the reading', results(answer('a')), results(answer('a'), { isComplete: true }), false],
  ])('look different for %s', (_title, shown, newest, isDifferent) => {
    expect(hasNewResults(shown, newest)).toBe(isDifferent)
  })
})
