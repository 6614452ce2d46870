import { useIsFetching } from '@tanstack/react-query'
import { useEffect, useState, useSyncExternalStore } from 'react'
import type { SearchResults, SearchProgress } from '@/engines/search/search-results'
import { readDocuments, searchState, setSearchReader, subscribeSearch, watchResults } from '@/workers/search/client'
import type { SearchGroup } from '@/engines/search/record'
import type { SearchReader } from '@/engines/search/reader'
import { useSearchReader } from './use-search-reader'

interface SearchOptions {
  /** Only this group. */
  group?: SearchGroup | undefined
  /** How many hits are returned of each group. */
  limit: number
  /** How many hits of each group are skipped. */
  offset?: number
  /** Whether the search is shown. Nothing is read before it was shown once. */
  isOpen: boolean
}

interface Search {
  /** The results of the text, or while they are on their way of the text before; undefined for an empty text. */
  results: SearchResults | undefined
  /** Whether the results are of this text and group, and this part of them. */
  isCurrent: boolean
  /** Whether everything had been read when the results were found. */
  isComplete: boolean
  /** How far the documents have been read; undefined before that has begun. */
  progress: SearchProgress | undefined
  /** Why nothing can be searched, as a sentence. */
  error: string | undefined
}

/** The latest results, whose and of what. */
interface Latest {
  reader: SearchReader
  key: string
  results: SearchResults
  isComplete: boolean
}

/** How long no query may have been running before the network counts as idle, in milliseconds. */
const idleMs = 500

/**
 * Searches everything that this reader may see (SEARCH-14). Documents are read when the network is idle after the search
 * was shown, and at once when something is typed; the results are renewed while they arrive.
 */
export function useSearch(text: string, { group, limit, offset = 0, isOpen }: SearchOptions): Search {
  const reader = useSearchReader()
  const { progress, error } = useSyncExternalStore(subscribeSearch, searchState)
  const [latest, setLatest] = useState<Latest>()
  const isNetworkIdle = useIsFetching() === 0
  const hasQuery = text.trim() !== ''
  const key = JSON.stringify([text, group, limit, offset])

  useEffect(() => {
    if (isOpen || !reader) setSearchReader(reader)
  }, [isOpen, reader])

  useEffect(() => {
    if (!isOpen || !reader) return undefined
    if (hasQuery) {
      readDocuments()
      return undefined
    }
    if (!isNetworkIdle) return undefined
    const timer = setTimeout(readDocuments, idleMs)
    return () => clearTimeout(timer)
  }, [isOpen, hasQuery, isNetworkIdle, reader])

  useEffect(() => {
    if (!isOpen || !reader || !hasQuery) return undefined
    const query = { text, limit, offset, ...(group && { group }) }
    return watchResults(query, (results, isComplete) => setLatest({ reader, key, results, isComplete }))
  }, [isOpen, reader, hasQuery, key, text, group, limit, offset])

  const found = hasQuery && latest?.reader === reader ? latest : undefined
  return {
    results: found?.results,
    isCurrent: found?.key === key,
    isComplete: found?.isComplete === true,
    progress,
    error,
  }
}
