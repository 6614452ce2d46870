import type { SearchGroup } from './record'

/** A text in pieces; the marked ones are words of the query. */
export type MarkedText = readonly { text: string; isMatch: boolean }[]

/** One result. */
export interface SearchHit {
  group: SearchGroup
  /** The address in the portal; for an action its id. */
  to: string
  title: MarkedText
  /** For a section the name of its page. */
  page?: MarkedText
  /** The part of the further words in which the query was found. */
  excerpt?: MarkedText
  /** The place that it leads to, from the outermost: service, document, version. Without the page of a section. */
  place: readonly string[]
  /** Whether the reader must sign in to see it. */
  isLocked?: boolean
}

/** The results of one group, the best first. */
export interface ResultGroup {
  group: SearchGroup
  /** How many there are; `hits` may hold fewer. */
  count: number
  hits: readonly SearchHit[]
}

/** A query to the index. */
export interface SearchQuery {
  /** As typed; `op:`, `field:` and `code:` narrow it to a group. */
  text: string
  /** Only this group. */
  group?: SearchGroup
  /** How many hits are returned of each group. */
  limit: number
  /** How many hits of each group are skipped, for pages. */
  offset?: number
}

export interface SearchResults {
  /** The groups with results, the one with the best result first. */
  groups: readonly ResultGroup[]
  /** How many results there are in all groups. */
  count: number
  /** When nothing was found: the nearest words of the index, at most three. */
  nearestWords: readonly string[]
}

/** How far the documents have been read. */
export interface SearchProgress {
  /** How many documents were read or could not be read. */
  read: number
  /** How many documents are known so far; grows while tables of contents arrive. */
  total: number
  /** Names of documents that could not be read. */
  failed: readonly string[]
}

/** Whether documents are still to be read. */
export function isReading(progress: SearchProgress | undefined): progress is SearchProgress {
  return progress !== undefined && progress.read < progress.total
}
