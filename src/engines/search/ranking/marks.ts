import type { MarkedText } from '../search-results'
import { isStopWord } from './common-words'
import { prefixDistance } from '@/lib/edit-distance'
import { hasDigit, maxTypos } from './typos'
import type { Term } from './query'
import { stemOf } from './stems'
import { phraseAt } from './synonyms'
import { foldWord, forEachWord } from './words'
import type { Word } from './words'

/** A part of a text that was found, and the number of its term. */
export interface Mark {
  start: number
  end: number
  term: number
}

/** Finds the words of a query in a text: of each only the part that was typed (SEARCH-7). */
export type Marker = (text: string) => Mark[]

/** How a word of a text is a term: by its first letters, or, without a length, as a whole. */
interface WordMatch {
  term: number
  length: number | undefined
  /** Whether it means the same as the term. */
  isSynonym: boolean
}

/** Creates a marker for the terms of a query. It remembers the words that it has compared. */
export function createMarker(terms: readonly Term[]): Marker {
  const known = new Map<string, readonly WordMatch[]>()
  const hasPhrases = terms.some(({ parts, synonyms }) => parts.length > 1 || synonyms.some(({ length }) => length > 1))

  function matchesOf(form: string, isAtom: boolean): readonly WordMatch[] {
    const key = isAtom ? form : `${form} `
    const found = known.get(key) ?? terms.flatMap((term, number) => matchOf(form, isAtom, term, number) ?? [])
    known.set(key, found)
    return found
  }

  return (text) => {
    const typed: Mark[] = []
    const meant: Mark[] = []
    const atoms: Word[] = []
    forEachWord(text, (word, offset) => {
      if (hasPhrases && word.isAtom) atoms.push({ ...word, start: word.start + offset, end: word.end + offset })
      for (const form of word.forms) {
        for (const { term, length, isSynonym } of matchesOf(form, word.isAtom)) {
          const [start, whole] = [word.start + offset, word.end + offset]
          const end = length === undefined ? whole : endOfPrefix(text.slice(start, whole), word, form, length) + start
          ;(isSynonym ? meant : typed).push({ start, end, term })
        }
      }
    })
    for (const mark of phraseMarks(atoms, terms)) meant.push(mark)
    const isTyped = ({ start, end }: Mark) => typed.some((mark) => mark.start < end && mark.end > start)
    return [...typed, ...meant.filter((mark) => !isTyped(mark))].toSorted((a, b) => a.start - b.start || b.end - a.end)
  }
}

function matchOf(form: string, isAtom: boolean, term: Term, number: number): WordMatch | undefined {
  const parts = isAtom ? term.parts.flat().filter((part) => !isStopWord(part)) : []
  const stem = stemOf(form)
  for (const typed of [...term.words, ...parts]) {
    // A single letter begins too many words.
    const isPrefix = typed.length > 1 ? form.startsWith(typed) : form === typed
    if (isPrefix) return { term: number, length: typed.length, isSynonym: false }
    const isSame = stem === stemOf(typed) || (term.allowsTypos && isTypo(typed, form))
    if (isSame) return { term: number, length: undefined, isSynonym: false }
  }
  return hasSynonym(term, form) ? { term: number, length: undefined, isSynonym: true } : undefined
}

function hasSynonym({ synonyms }: Term, word: string): boolean {
  return synonyms.some(({ name }) => name === word)
}

/** Whether a word counts as another with typos, as in the index. */
function isTypo(typed: string, form: string): boolean {
  const limit = maxTypos(typed)
  return limit > 0 && !hasDigit(form) && prefixDistance(typed, form, limit) <= limit
}

/** The end of a prefix of this many folded letters in a word, with the accents of its last letter. */
function endOfPrefix(text: string, { forms }: Word, form: string, length: number): number {
  const spelling = forms.indexOf(form)
  let folded = 0
  let position = 0
  for (const letter of text) {
    // Compounds are compared without what joins them; a version keeps its dots.
    const isJoiner = /[-._]/.test(letter) && !form.includes(letter)
    const spellings = isJoiner ? [] : foldWord(letter)
    const size = (spellings[spelling] ?? spellings[0] ?? '').length
    if (folded >= length && (size > 0 || isJoiner)) break
    folded += size
    position += letter.length
  }
  return position
}

/** The phrases that mean the same as a term, or are written in other ways. */
function phraseMarks(atoms: readonly Word[], terms: readonly Term[]): Mark[] {
  const names = atoms.map(({ forms }) => forms[0] ?? '')
  return atoms.flatMap(({ start }, index) => {
    const phrase = phraseAt(names, index)
    if (!phrase) return []
    const end = atoms[index + phrase.length - 1]?.end ?? start
    return terms.flatMap((term, number) =>
      term.words.includes(phrase.name) || hasSynonym(term, phrase.name) ? [{ start, end, term: number }] : [],
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
