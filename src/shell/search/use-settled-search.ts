import { useEffect, useState } from 'react'
import type { SearchResults } from '@/engines/search/search-results'
import { patienceMs } from '@/modules/search/patience'
import { useSearch } from '@/modules/search/use-search'

/**
 * Searches as `useSearch` does, but returns results only once they are complete, so that none of them moves (SEARCH-44). Until
 * then the results of the text before stay. `isSlow` says that complete results take long: then those so far are returned.
 */
export function useSettledSearch(text: string, options: Parameters<typeof useSearch>[1]) {
  const { results: newest, isCurrent, isComplete, progress, error } = useSearch(text, options)
  const [settled, setSettled] = useState<SearchResults>()
  const [isSlow, setSlow] = useState(false)
  const isWaiting = text.trim() !== '' && !(isCurrent && isComplete) && error === undefined

  useEffect(() => {
    if (!isWaiting) return undefined
    const timer = setTimeout(() => setSlow(true), patienceMs)
    return () => {
      clearTimeout(timer)
      setSlow(false)
    }
  }, [isWaiting])

  const isSettled = isCurrent && (!isWaiting || isSlow)
  // Results of another reader are forgotten at once.
  const results = isSettled || newest === undefined ? newest : settled
  if (results !== settled) setSettled(results)
  return { results, isCurrent: isSettled, isSlow, progress, error }
}
