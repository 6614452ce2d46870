import type { SearchQuery } from '../search-results'
import { parseQuery } from '../ranking/query'
import { stemOf } from '../ranking/stems'

/** More words of a query are not looked up: their records would be the same. */
const maxWords = 4
/** Shorter stems would find too much; as in the index. */
const minStemLength = 3

/**
 * The words under which the records of a query are found, the longest first: they are the rarest. An empty word is
 * for all records: only a group was typed.
 */
export function wordsOf(query: Pick<SearchQuery, 'text' | 'group'>): string[] {
  const { terms, isWholeGroup } = parseQuery(query)
  if (isWholeGroup) return ['']
  const words = terms
    .filter(({ isOptional }) => !isOptional)
    .flatMap(({ words: spellings, parts }) => [...spellings, ...parts.flat()])
    .filter((word) => word !== '')
    .toSorted((a, b) => b.length - a.length)
  return [...new Set([...words, ...words.flatMap(otherStem)])].slice(0, maxWords)
}

/** The stem of a word, if words with other endings do not begin like the word itself. */
function otherStem(word: string): string[] {
  const stem = stemOf(word)
  return stem.length < minStemLength || stem === word || `${stem}e` === word ? [] : [stem]
}
