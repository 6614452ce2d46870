import type { MarkedText, SearchResults, SearchQuery } from '@/engines/search/search-results'
import { createSearchIndex } from '@/engines/search/ranking/search-index'
import type { SearchIndex } from '@/engines/search/ranking/search-index'
import type { SearchRecord } from '@/engines/search/record'

/** A record with the given title; its address follows from its group and title. */
export function record(title: string, rest: Partial<SearchRecord> = {}): SearchRecord {
  const group = rest.group ?? 'guides'
  return { group, to: `/${group}/${encodeURIComponent(title)}`, title, place: [], ...rest }
}

/** An index with one source. */
export function indexOf(...records: SearchRecord[]): SearchIndex {
  const index = createSearchIndex()
  index.replace('source', records)
  return index
}

/** The titles of all results, the best first. */
export function titlesFor(index: SearchIndex, text: string, rest: Partial<SearchQuery> = {}): string[] {
  return titlesIn(index.search({ text, limit: 100, ...rest }))
}

export function titlesIn({ groups }: SearchResults): string[] {
  return groups.flatMap(({ hits }) => hits.map(({ title }) => plain(title)))
}

/** A marked text with brackets around its marks. */
export function withBrackets(text: MarkedText = []): string {
  return text.map((piece) => (piece.isMatch ? `[${piece.text}]` : piece.text)).join('')
}

export function plain(text: MarkedText = []): string {
  return text.map((piece) => piece.text).join('')
}
