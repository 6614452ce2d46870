import { useMemo, useSyncExternalStore } from 'react'
import { createNotifier } from '@/lib/notifier'
import {
  isReading,
  type SearchResults,
  type SearchHit,
  type SearchProgress,
  type SearchQuery,
} from '@/engines/search/search-results'
import { pageOfSection, searchGroups, type SearchRecord } from '@/engines/search/record'

interface State {
  records: readonly SearchRecord[]
  nearestWords: readonly string[]
  progress: SearchProgress | undefined
  error: string | undefined
  /** Whether queries stay without an answer. */
  isWaiting: boolean
}

const initial: State = {
  records: [],
  nearestWords: [],
  progress: { read: 34, total: 34, failed: [] },
  error: undefined,
  isWaiting: false,
}
const { subscribe, notify } = createNotifier()
let state = initial
const pageRecords = new Map<string, readonly SearchRecord[]>()

/** The titles of the records that the page made. */
export function pageTitles(): string[] {
  return [...pageRecords.values()].flat().map(({ title }) => title)
}

/** Changes what the stand-in knows; without an argument it is as at the beginning. */
export function setSearch(next?: Partial<State>): void {
  state = next ? { ...state, ...next } : initial
  if (!next) pageRecords.clear()
  notify()
}

/** Stands in for `client.ts`. */
export function setPageRecords(source: string, records: readonly SearchRecord[]): void {
  pageRecords.set(source, records)
  notify()
}

/** Stands in for `use-search.ts`: finds records by parts of their titles, at once. */
export function useSearch(text: string, { limit, offset = 0, group }: Omit<SearchQuery, 'text'>) {
  const current = useSyncExternalStore(subscribe, () => state)
  const results = useMemo(
    () => answerTo({ text, limit, offset, ...(group && { group }) }, current),
    [text, limit, offset, group, current],
  )
  const isAsking = text.trim() !== '' && !current.isWaiting
  return {
    results: isAsking ? results : undefined,
    isCurrent: isAsking,
    isComplete: isAsking && !isReading(current.progress),
    progress: current.progress,
    error: current.error,
  }
}

function answerTo({ text, limit, offset = 0, group }: SearchQuery, { records, nearestWords }: State): SearchResults {
  const word = text.trim().toLowerCase()
  const all = [...records, ...[...pageRecords.values()].flat()]
  const groups = searchGroups
    .filter((name) => group === undefined || name === group)
    .map((name) => {
      const found = all.filter((one) => one.group === name && one.title.toLowerCase().includes(word))
      return { group: name, count: found.length, hits: found.slice(offset, offset + limit).map(toHit(word)) }
    })
    .filter(({ count }) => count > 0)
  const count = groups.reduce((sum, one) => sum + one.count, 0)
  return { groups, count, nearestWords: count === 0 ? nearestWords : [] }
}

function toHit(word: string) {
  return ({ group, to, title, place, isLocked }: SearchRecord): SearchHit => {
    const at = title.toLowerCase().indexOf(word)
    const end = at + word.length
    const pieces = [title.slice(0, at), title.slice(at, end), title.slice(end)]
    const page = pageOfSection({ group, to, place })
    return {
      group,
      to,
      title: pieces.map((piece, index) => ({ text: piece, isMatch: index === 1 })),
      ...(page !== undefined && { page: [{ text: page, isMatch: false }] }),
      place: page === undefined ? place : place.slice(0, -1),
      ...(isLocked && { isLocked }),
    }
  }
}
