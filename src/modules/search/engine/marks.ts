import type { MarkedText } from '../answer'
import { isStopWord } from './common-words'
import { editDistance, hasDigit, maxTypos, prefixDistance } from './edit-distance'
import type { Term } from './question'
import { stemOf } from './stems'
import { phraseAt } from './synonyms'
import type { Synonym } from './synonyms'
import { foldWord, splitWords } from './words'
import type { Word } from './words'

/** A part of a text that was found, and the number of its term. */
export interface Mark {
  start: number
  end: number
  term: number
}

/** Finds the words of a question in a text: of each only the part that was typed (SEARCH-7). */
export function findMarks(text: string, terms: readonly Term[]): Mark[] {
  const words = splitWords(text)
  const typed = words.flatMap((word) => terms.flatMap((term, number) => typedMark(text, word, term, number) ?? []))
  const meant = [...wordMarks(words, terms), ...phraseMarks(words, terms)].filter(
    ({ start, end }) => !typed.some((mark) => mark.start < end && mark.end > start),
  )
  return [...typed, ...meant].toSorted((a, b) => a.start - b.start || b.end - a.end)
}

function typedMark(text: string, word: Word, term: Term, number: number): Mark | undefined {
  for (const typed of [...term.words, ...(word.isAtom ? term.parts.flat().filter((part) => !isStopWord(part)) : [])]) {
    for (const form of word.forms) {
      if (form.startsWith(typed))
        return { start: word.start, end: endOfPrefix(text, word, form, typed.length), term: number }
      const isSame = stemOf(form) === stemOf(typed) || (term.allowsTypos && maxTypos(typed) > 0 && isTypo(typed, form))
      if (isSame) return { start: word.start, end: word.end, term: number }
    }
  }
  return undefined
}

/** The words that mean the same as a term. */
function wordMarks(words: readonly Word[], terms: readonly Term[]): Mark[] {
  return words.flatMap(({ start, end, forms }) =>
    terms.flatMap(({ synonyms }, number) =>
      forms.some((form) => hasSynonym(synonyms, form)) ? [{ start, end, term: number }] : [],
    ),
  )
}

function hasSynonym(synonyms: readonly Synonym[], word: string): boolean {
  return synonyms.some(({ name }) => name === word)
}

function isTypo(typed: string, form: string): boolean {
  const limit = maxTypos(typed)
  return !hasDigit(form) && (editDistance(typed, form, limit) <= limit || prefixDistance(typed, form, limit) <= limit)
}

/** Where a prefix of this many folded letters ends in the text, with the accents of its last letter. */
function endOfPrefix(text: string, { start, end, forms }: Word, form: string, length: number): number {
  const spelling = forms.indexOf(form)
  let folded = 0
  let position = start
  for (const letter of text.slice(start, end)) {
    // Compounds are compared without what joins them; a version keeps its dots.
    const spellings = /[-._]/.test(letter) && !form.includes(letter) ? [] : foldWord(letter)
    const size = (spellings[spelling] ?? spellings[0] ?? '').length
    if (folded >= length && size > 0) break
    folded += size
    position += letter.length
  }
  return position
}

function phraseMarks(words: readonly Word[], terms: readonly Term[]): Mark[] {
  const atoms = words.filter(({ isAtom }) => isAtom)
  const names = atoms.map(({ forms }) => forms[0] ?? '')
  return atoms.flatMap(({ start }, index) => {
    const phrase = phraseAt(names, index)
    if (!phrase) return []
    const end = atoms[index + phrase.length - 1]?.end ?? start
    return terms.flatMap((term, number) =>
      term.words.includes(phrase.name) || hasSynonym(term.synonyms, phrase.name) ? [{ start, end, term: number }] : [],
    )
  })
}

/** Cuts a text into pieces at its marks; marks that overlap are one. */
export function markText(text: string, marks: readonly Mark[]): MarkedText {
  const pieces: { text: string; isMatch: boolean }[] = []
  let position = 0
  for (const { start, end } of joined(marks)) {
    if (start > position) pieces.push({ text: text.slice(position, start), isMatch: false })
    pieces.push({ text: text.slice(start, end), isMatch: true })
    position = end
  }
  if (position < text.length) pieces.push({ text: text.slice(position), isMatch: false })
  return pieces
}

function joined(marks: readonly Mark[]): { start: number; end: number }[] {
  const spans: { start: number; end: number }[] = []
  for (const { start, end } of marks) {
    const last = spans.at(-1)
    if (last && start <= last.end) last.end = Math.max(last.end, end)
    else spans.push({ start, end })
  }
  return spans
}
