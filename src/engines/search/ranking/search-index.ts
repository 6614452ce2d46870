import type { ResultGroup, SearchResults, SearchHit, SearchQuery } from '../search-results'
import { pageOfSection, searchGroups } from '../record'
import type { SearchGroup, SearchRecord } from '../record'
import { excerptOf, markTitle } from './excerpt'
import { createMarker } from './marks'
import type { Marker } from './marks'
import { nearestWords } from './nearest-words'
import { parseQuery } from './query'
import type { ParsedQuery } from './query'
import { bestRanked } from './ranking'
import type { Ranked } from './ranking'
import { findResults } from './results'
import { indexSource, maxTitleLength } from './source-index'
import type { SourceIndex } from './source-index'

/** Everything that can be found, by source: a table of contents, a page, an API document. */
export interface SearchIndex {
  /** Replaces the records of a source; the others stay as they are. */
  replace(source: string, records: readonly SearchRecord[]): void
  /** Removes the records of a source. */
  remove(source: string): void
  /**
   * Finds the results of a query (SEARCH-6). The same records give the same results, in whatever order they came.
   * @param named What the query names in another way than by its words: it comes first, in this order.
   */
  search(query: SearchQuery, named?: readonly SearchRecord[]): SearchResults
}

/** Creates an empty index. */
export function createSearchIndex(): SearchIndex {
  const sources = new Map<string, SourceIndex>()
  return {
    replace: (source, records) => void sources.set(source, indexSource(records)),
    remove: (source) => void sources.delete(source),
    search: (query, named = []) => search([...sources.values()], query, named),
  }
}

function search(sources: readonly SourceIndex[], input: SearchQuery, named: readonly SearchRecord[]): SearchResults {
  const query = parseQuery(input)
  const { results: found, terms } = query.isWholeGroup ? wholeGroup(sources, query) : findResults(sources, query)
  const first = named.filter(({ group }) => query.group === undefined || group === query.group)
  const results = [...rankedFirst(first), ...found.filter(({ indexed }) => !first.some(isSame(indexed.record)))]
  const byGroup = new Map<SearchGroup, Ranked[]>()
  for (const result of results) {
    const { group } = result.indexed.record
    const all = byGroup.get(group)
    if (all) all.push(result)
    else byGroup.set(group, [result])
  }
  const { offset = 0, limit } = input
  const findMarks = createMarker(terms)
  const groups = Array.from(byGroup, ([group, all]) => ({ group, all, best: bestRanked(all, offset + limit) }))
  return {
    groups: groups.toSorted(compareGroups).map(({ group, all, best }): ResultGroup => {
      const hits = best.slice(offset, offset + limit).map(({ indexed }) => hitOf(indexed.record, findMarks))
      return { group, count: all.length, hits }
    }),
    count: results.length,
    nearestWords: results.length === 0 ? nearestWords(sources, query) : [],
  }
}

/** Ranks records before all that were found by their words. */
function rankedFirst(records: readonly SearchRecord[]): Ranked[] {
  return indexSource(records).records.map((indexed, index) => ({ indexed, rank: index - records.length }))
}

function isSame(record: SearchRecord) {
  return ({ group, to }: SearchRecord) => group === record.group && to === record.to
}

function wholeGroup(sources: readonly SourceIndex[], { group, terms }: ParsedQuery) {
  const results = sources.flatMap(({ records }) =>
    records.filter(({ record }) => record.group === group).map((indexed): Ranked => ({ indexed, rank: 0 })),
  )
  return { results, terms }
}

function hitOf(record: SearchRecord, findMarks: Marker): SearchHit {
  const { group, to, title, names = [], text = '', place, isLocked } = record
  const page = pageOfSection(record)
  const termsInTitle = new Set(findMarks(title.slice(0, maxTitleLength)).map(({ term }) => term))
  // A path or a file name says more about why it was found than a text.
  const name = names.find((other) =>
    findMarks(other.slice(0, maxTitleLength)).some(({ term }) => !termsInTitle.has(term)),
  )
  const excerpt = excerptOf(name ?? text, findMarks)
  return {
    group,
    to,
    title: markTitle(title, findMarks),
    ...(page !== undefined && { page: markTitle(page, findMarks) }),
    ...(excerpt && { excerpt }),
    place: page === undefined ? place : place.slice(0, -1),
    ...(isLocked && { isLocked }),
  }
}

interface RankedGroup {
  group: SearchGroup
  best: readonly Ranked[]
}

/** Orders groups by their best results, then as they are shown. */
function compareGroups(a: RankedGroup, b: RankedGroup): number {
  const byBest = (a.best[0]?.rank ?? 0) - (b.best[0]?.rank ?? 0)
  return byBest || searchGroups.indexOf(a.group) - searchGroups.indexOf(b.group)
}
