import { useEffect, useState } from 'react'
import { patienceMs } from '@/modules/search/patience'
import {
  hasNewResults,
  isSameQuery,
  nextFrozen,
  type FrozenResults,
  type PageQuery,
  type PageResults,
} from '../model/frozen-results'

interface NewestResults {
  /** The newest results; undefined until the query has some. */
  newest: PageResults | undefined
  /** Whether nothing more will be read. */
  isRead: boolean
  /** Whether there are no results at all, also none of the query before, as after another reader has signed in. */
  isForgotten: boolean
}

interface Shown {
  /** The results to show with their counts; those of the query before until this one has some, unless that may take long. */
  results: PageResults | undefined
  /** Whether the list of these results is to be shown, too. */
  hasList: boolean
  /** Whether the newest results differ. */
  hasNew: boolean
  /** Shows the newest results. */
  showNew: () => void
}

/** Freezes the results that are shown first, so that nothing moves while the rest is read (SEARCH-26). */
export function useFrozenResults(query: PageQuery, { newest, isRead, isForgotten }: NewestResults): Shown {
  const { text, group } = query
  const [stored, setStored] = useState<FrozenResults>()
  const [slowText, setSlowText] = useState<string>()
  useEffect(() => {
    const timer = setTimeout(() => setSlowText(text), patienceMs)
    return () => clearTimeout(timer)
  }, [text])

  const frozen = isForgotten ? undefined : nextFrozen(stored, query, newest, slowText === text)
  if (frozen !== stored) setStored(frozen)

  const isSame = frozen !== undefined && isSameQuery(frozen.query, query)
  const isSameText = frozen?.query.text === text
  const isSameGroup = frozen?.query.group === group
  return {
    results: isRead || isSameText ? frozen?.results : undefined,
    hasList: isSame || (isSameGroup && (isRead || (isSameText && newest === undefined))),
    hasNew: isSame && newest !== undefined && hasNewResults(frozen.results, newest),
    showNew: () => {
      if (newest) setStored({ query, results: newest })
    },
  }
}
