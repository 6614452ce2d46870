import { betweenCharacters, cutText, firstCharacters } from '@/lib/cut-text'
import type { MarkedText } from '../search-results'
import { markText } from './marks'
import type { Mark, Marker } from './marks'

/** Length of an excerpt in characters, without its ellipses (SEARCH-7). */
const maxExcerptLength = 160
/** How much of a title is shown, in characters. */
const maxShownTitleLength = 300
/** How much of a text is searched for the best excerpt, in characters. */
const maxSearchedLength = 20_000
/** How many characters come before the first mark of an excerpt. */
const leadLength = 40

/** The title with its marks, cut when it is very long. */
export function markTitle(title: string, findMarks: Marker): MarkedText {
  const shown = cutText(title, maxShownTitleLength)
  return markText(shown, findMarks(shown))
}

/** The part of a text with most words of the query; undefined when it has none of them (SEARCH-7). */
export function excerptOf(text: string, findMarks: Marker): MarkedText | undefined {
  const searched = firstCharacters(text, maxSearchedLength).replaceAll(/\s+/g, ' ').trim()
  const marks = findMarks(searched)
  const passage = densest(marks)
  if (!passage) return undefined
  const sentence = sentenceStart(searched, passage)
  const start = sentence ?? wordStart(searched, Math.max(0, passage.start - leadLength))
  const end = wordEnd(searched, Math.max(passage.end, start + maxExcerptLength))
  const part = searched.slice(start, end)
  // A text of the published index is in parts, with ellipses between them.
  const before = sentence === undefined && start > 0 && !part.startsWith('…') ? '…' : ''
  const after = end < searched.length && !part.endsWith('…') ? '…' : ''
  const shown = before + part + after
  return markText(shown, findMarks(shown))
}

/** The part of a text from a first mark to a last one. */
type Passage = Pick<Mark, 'start' | 'end'>

/** The passage whose marks have the most different words, and the most of them, within an excerpt. */
function densest(marks: readonly Mark[]): Passage | undefined {
  let best: Passage | undefined
  let bestWeight = 0
  for (const [index, mark] of marks.entries()) {
    const terms = new Set<number>()
    let count = 0
    let last = mark
    for (let next = index; next < marks.length; next++) {
      const following = marks[next] ?? mark
      if (following.end > mark.start + maxExcerptLength - leadLength) break
      last = following
      terms.add(following.term)
      count++
    }
    const weight = terms.size * 100 + Math.min(count, 99)
    if (weight > bestWeight || !best) [best, bestWeight] = [{ start: mark.start, end: last.end }, weight]
  }
  return best
}

/** Where the sentence of a passage begins; undefined if an excerpt from there would not reach the end of the passage. */
function sentenceStart(text: string, { start, end }: Passage): number | undefined {
  const earliest = Math.max(0, end - maxExcerptLength)
  if (earliest === 0 && text.length <= maxExcerptLength) return 0
  const previous = [...text.slice(earliest, start + 1).matchAll(/[.!?] (?=\p{Lu})/gu)].at(-1)
  if (previous) return earliest + previous.index + previous[0].length
  return earliest === 0 ? 0 : undefined
}

function wordStart(text: string, position: number): number {
  if (position === 0) return 0
  const space = text.indexOf(' ', position)
  return space === -1 || space > position + leadLength / 2 ? betweenCharacters(text, position) : space + 1
}

function wordEnd(text: string, position: number): number {
  if (position >= text.length) return text.length
  const space = text.lastIndexOf(' ', position)
  return space < position - leadLength / 2 ? betweenCharacters(text, position) : space
}
