import type { SearchResults } from '@/engines/search/search-results'
import type { SearchGroup } from '@/engines/search/record'

/** The portal knows these itself: they are found before any document has been read, and say little about what there is. */
const ownGroups: readonly SearchGroup[] = ['applications', 'actions']

/** The query in the address of the page. */
export interface PageQuery {
  text: string
  /** The chosen group; undefined for all. */
  group: SearchGroup | undefined
  /** The page of results; it may be beyond the last one. */
  page: number
}

/** The results of a query of the page. */
export interface PageResults {
  /** The counts of all groups. */
  overview: SearchResults
  /** The results of the chosen group and page; of all groups the best ones. */
  list: SearchResults
  /** The page of results that these are. */
  page: number
  /** Whether everything had been read when they were found. */
  isComplete: boolean
}

/** The results that the page shows, and their query. */
export interface FrozenResults {
  query: PageQuery
  results: PageResults
}

/**
 * Chooses what the page shows: the results that are frozen for this query, or else the newest ones, once everything has been
 * read or the reader has waited for long. Results that are frozen stay, because others would move them.
 */
export function nextFrozen(
  frozen: FrozenResults | undefined,
  query: PageQuery,
  newest: PageResults | undefined,
  isSlow: boolean,
): FrozenResults | undefined {
  if (!newest) return frozen
  const isSame = frozen !== undefined && isSameQuery(frozen.query, query)
  // Nothing would move when something is found at last.
  if (isSame && (hasHits(frozen.results) || !hasNewResults(frozen.results, newest))) return frozen
  const isWorthFreezing = hasHits(newest, query.group ? [] : ownGroups) && newest.page === query.page
  return newest.isComplete || (isSlow && isWorthFreezing) ? { query, results: newest } : frozen
}

export function isSameQuery(one: PageQuery, other: PageQuery): boolean {
  return one.text === other.text && one.group === other.group && one.page === other.page
}

/** Whether the page would look different with the newest results. */
export function hasNewResults(frozen: PageResults, newest: PageResults): boolean {
  return frozen !== newest && lookOf(frozen) !== lookOf(newest)
}

function lookOf({ overview, list, page }: PageResults): string {
  return JSON.stringify([list, page, overview.groups.map(({ group, count }) => `${group} ${count}`).toSorted()])
}

function hasHits({ list }: PageResults, ignored: readonly SearchGroup[] = []): boolean {
  return list.groups.some(({ group, hits }) => hits.length > 0 && !ignored.includes(group))
}
