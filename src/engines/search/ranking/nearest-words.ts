import { editDistance } from '@/lib/edit-distance'
import { letterSet, lacksLetters } from './typos'
import type { ParsedQuery } from './query'
import { postingsOf } from './source-index'
import type { SourceIndex } from './source-index'

const maxNearestWords = 3
/** Shorter words are near to too many others. */
const minWordLength = 3

interface TypedWord {
  word: string
  letters: number
  /** How many letters may differ. */
  limit: number
}

/** The words of the index that are most like those of a query that found nothing, at most three (SEARCH-8). */
export function nearestWords(sources: Iterable<SourceIndex>, { terms }: ParsedQuery): string[] {
  const typed = terms
    .filter(({ isOptional }) => !isOptional)
    .flatMap(({ words }) => words.slice(0, 1))
    .filter((word) => word.length >= minWordLength && word.length <= 40)
    .map((word): TypedWord => ({ word, letters: letterSet(word), limit: maxDifferences(word) }))
  if (typed.length === 0) return []
  const found = new Map<string, { distance: number; count: number }>()
  for (const source of sources) {
    for (const [index, word] of source.words.entries()) {
      const distance = smallestDistance(typed, word, source.letters[index] ?? 0)
      if (distance > 1) continue
      const count = (found.get(word)?.count ?? 0) + postingsOf(source, index).length
      found.set(word, { distance, count })
    }
  }
  return [...found]
    .toSorted(
      ([a, first], [b, second]) => first.distance - second.distance || second.count - first.count || (a < b ? -1 : 1),
    )
    .slice(0, maxNearestWords)
    .map(([word]) => word)
}

/** How many letters differ, as a part of those that may; above 1 when more do. */
function smallestDistance(typed: readonly TypedWord[], word: string, letters: number): number {
  let smallest = 2
  for (const { word: other, letters: otherLetters, limit } of typed) {
    if (word.length < minWordLength || Math.abs(word.length - other.length) > limit) continue
    if (lacksLetters(letters, otherLetters, limit) || lacksLetters(otherLetters, letters, limit)) continue
    smallest = Math.min(smallest, editDistance(other, word, limit) / limit)
  }
  return smallest
}

function maxDifferences(word: string): number {
  return Math.min(3, Math.max(1, Math.floor(word.length * 0.4)))
}
