import type { SearchGroup } from '../record'

/** Words that a natural query has and that say nothing about its results. */
const stopWords: ReadonlySet<string> = new Set(
  (
    'a about am an and any are as at be by can do does for from had has have how i if in into is it its me my of on or our ' +
    's should so t than that the their them then there these they this to was we were what when where which who whom why ' +
    'will with would you your ' +
    'find get give go got know look mean means meaning must need please put say see show tell use used using want way'
  ).split(' '),
)

/** Words of questions in sentences. */
const questionWords: ReadonlySet<string> = new Set(
  'can do does how i is may must my should was what when where which who why'.split(' '),
)

/** Words that name a group of results. */
const groupWords: ReadonlyMap<string, SearchGroup> = new Map([
  ...(['guide', 'guides', 'page'] as const).map((word) => [word, 'guides'] as const),
  ...(['operation', 'operations', 'endpoint', 'endpoints', 'api', 'call'] as const).map(
    (word) => [word, 'operations'] as const,
  ),
  ...(['field', 'fields', 'element', 'elements', 'segment'] as const).map((word) => [word, 'fields'] as const),
  ...(['code', 'codes', 'qualifier', 'qualifiers', 'value', 'values'] as const).map((word) => [word, 'codes'] as const),
  ...(['sample', 'samples', 'example', 'examples'] as const).map((word) => [word, 'samples'] as const),
])

/** Whether a folded word is ignored unless a query has no other (SEARCH-4). */
export function isStopWord(word: string): boolean {
  return stopWords.has(word)
}

/** Whether a folded word makes a query a question. */
export function isQuestionWord(word: string): boolean {
  return questionWords.has(word)
}

/** The group that a folded word names, such as `qualifier`. */
export function groupOfWord(word: string): SearchGroup | undefined {
  return groupWords.get(word)
}
