import { editDistance } from './edit-distance'
import type { ParsedQuestion } from './question'
import type { SourceIndex } from './source-index'

const maxNearestWords = 3

/** The words of the index that are most like those of a question that found nothing, at most three (SEARCH-8). */
export function nearestWords(sources: Iterable<SourceIndex>, { terms }: ParsedQuestion): string[] {
  const typed = terms.flatMap(({ words }) => words.slice(0, 1)).filter((word) => word.length > 2 && word.length <= 40)
  const found = new Map<string, { distance: number; count: number }>()
  for (const source of sources) {
    for (const [index, word] of source.words.entries()) {
      if (word.length < 3) continue
      const distance = Math.min(...typed.map((other) => relativeDistance(other, word)))
      if (distance > 1) continue
      const count = (found.get(word)?.count ?? 0) + (source.postings[index]?.length ?? 0)
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
function relativeDistance(typed: string, word: string): number {
  const limit = Math.min(3, Math.max(1, Math.floor(typed.length * 0.4)))
  return editDistance(typed, word, limit) / limit
}
