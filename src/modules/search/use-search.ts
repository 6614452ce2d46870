import { useIsFetching } from '@tanstack/react-query'
import { useEffect, useState, useSyncExternalStore } from 'react'
import type { SearchAnswer, SearchProgress } from '@/engines/search/answer'
import { readDocuments, searchState, setSearchReader, subscribeSearch, watchAnswer } from '@/workers/search/client'
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
  /** The answer to the text, or while that is on its way to the text before; undefined for an empty text. */
  answer: SearchAnswer | undefined
  /** Whether the answer is to this text, group and part of the results. */
  isCurrent: boolean
  /** Whether everything had been read when the answer was given. */
  isComplete: boolean
  /** How far the documents have been read; undefined before that has begun. */
  progress: SearchProgress | undefined
  /** Why nothing can be searched, as a sentence. */
  error: string | undefined
}

/** The latest answer, to whom and to what. */
interface Latest {
  reader: SearchReader
  asked: string
  answer: SearchAnswer
  isComplete: boolean
}

/** How long no query may have been running before the network counts as idle, in milliseconds. */
const idleMs = 500

/**
 * Searches everything that this reader may see (SEARCH-14). Documents are read when the network is idle after the search
 * was shown, and at once when something is typed; the answer is renewed while they arrive.
 */
export function useSearch(text: string, { group, limit, offset = 0, isOpen }: SearchOptions): Search {
  const reader = useSearchReader()
  const { progress, error } = useSyncExternalStore(subscribeSearch, searchState)
  const [latest, setLatest] = useState<Latest>()
  const isNetworkIdle = useIsFetching() === 0
  const isAsking = text.trim() !== ''
  const asked = JSON.stringify([text, group, limit, offset])

  useEffect(() => {
    if (isOpen || !reader) setSearchReader(reader)
  }, [isOpen, reader])

  useEffect(() => {
    if (!isOpen || !reader) return undefined
    if (isAsking) {
      readDocuments()
      return undefined
    }
    if (!isNetworkIdle) return undefined
    const timer = setTimeout(readDocuments, idleMs)
    return () => clearTimeout(timer)
  }, [isOpen, isAsking, isNetworkIdle, reader])

  useEffect(() => {
    if (!isOpen || !reader || !isAsking) return undefined
    const question = { text, limit, offset, ...(group && { group }) }
    return watchAnswer(question, (answer, isComplete) => setLatest({ reader, asked, answer, isComplete }))
  }, [isOpen, reader, isAsking, asked, text, group, limit, offset])

  const found = isAsking && latest?.reader === reader ? latest : undefined
  return {
    answer: found?.answer,
    isCurrent: found?.asked === asked,
    isComplete: found?.isComplete === true,
    progress,
    error,
  }
}
