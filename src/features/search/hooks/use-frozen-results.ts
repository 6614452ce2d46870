import { useEffect, useState } from 'react'
import {
  hasNewResults,
  isSameQuestion,
  nextFrozen,
  type FrozenResults,
  type PageQuestion,
  type PageResults,
} from '../model/frozen-results'

/** How long the reader waits for the complete results before those so far are shown, in milliseconds; then most have come on a fast network. */
const patienceMs = 2_000

interface Answers {
  /** The newest results; undefined until the question is answered. */
  newest: PageResults | undefined
  /** Whether nothing more will be read. */
  isRead: boolean
  /** Whether there is no answer at all, also none to the question before, as after another reader has signed in. */
  isForgotten: boolean
}

interface Shown {
  /** The results to show with their counts; those of the question before until this one is answered, unless that may take long. */
  results: PageResults | undefined
  /** Whether the list of these results is to be shown, too. */
  hasList: boolean
  /** Whether the newest results differ. */
  hasNew: boolean
  /** Shows the newest results. */
  showNew: () => void
}

/** Freezes the results that are shown first, so that nothing moves while the rest is read (SEARCH-26). */
export function useFrozenResults(question: PageQuestion, { newest, isRead, isForgotten }: Answers): Shown {
  const { text, group } = question
  const [stored, setStored] = useState<FrozenResults>()
  const [slowText, setSlowText] = useState<string>()
  useEffect(() => {
    const timer = setTimeout(() => setSlowText(text), patienceMs)
    return () => clearTimeout(timer)
  }, [text])

  const frozen = isForgotten ? undefined : nextFrozen(stored, question, newest, slowText === text)
  if (frozen !== stored) setStored(frozen)

  const isSame = frozen !== undefined && isSameQuestion(frozen.question, question)
  const isSameText = frozen?.question.text === text
  const isSameGroup = frozen?.question.group === group
  return {
    results: isRead || isSameText ? frozen?.results : undefined,
    hasList: isSame || (isSameGroup && (isRead || (isSameText && newest === undefined))),
    hasNew: isSame && newest !== undefined && hasNewResults(frozen.results, newest),
    showNew: () => {
      if (newest) setStored({ question, results: newest })
    },
  }
}
