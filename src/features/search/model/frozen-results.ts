import type { SearchAnswer } from '@/engines/search/answer'
import type { SearchGroup } from '@/engines/search/record'

/** The portal knows these itself: they are found before any document has been read, and say little about what there is. */
const ownGroups: readonly SearchGroup[] = ['applications', 'actions']

/** The question in the address of the page. */
export interface PageQuestion {
  text: string
  /** The chosen group; undefined for all. */
  group: SearchGroup | undefined
  /** The page of results; it may be beyond the last one. */
  page: number
}

/** The answers to a question of the page. */
export interface PageResults {
  /** The counts of all groups. */
  overview: SearchAnswer
  /** The results of the chosen group and page; of all groups the best ones. */
  list: SearchAnswer
  /** The page of results that these are. */
  page: number
  /** Whether everything had been read when they were found. */
  isComplete: boolean
}

/** The results that the page shows, and the question that they answer. */
export interface FrozenResults {
  question: PageQuestion
  results: PageResults
}

/**
 * Chooses what the page shows: the results that are frozen for this question, or else the newest ones, once everything has been
 * read or the reader has waited for long. Results that are frozen stay, because others would move them.
 */
export function nextFrozen(
  frozen: FrozenResults | undefined,
  question: PageQuestion,
  newest: PageResults | undefined,
  isSlow: boolean,
): FrozenResults | undefined {
  if (!newest) return frozen
  const isSame = frozen !== undefined && isSameQuestion(frozen.question, question)
  // Nothing would move when something is found at last.
  if (isSame && (hasHits(frozen.results) || !hasNewResults(frozen.results, newest))) return frozen
  const isWorthFreezing = hasHits(newest, question.group ? [] : ownGroups) && newest.page === question.page
  return newest.isComplete || (isSlow && isWorthFreezing) ? { question, results: newest } : frozen
}

export function isSameQuestion(one: PageQuestion, other: PageQuestion): boolean {
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
