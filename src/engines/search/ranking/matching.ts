import { prefixDistance } from '@/lib/edit-distance'
import { hasDigit, lacksLetters, letterSet, maxTypos } from './typos'
import type { Term } from './query'
import { indexOfWord, postingsOf, prefixRange, wordPlaces } from './source-index'
import type { IndexedRecord, SourceIndex } from './source-index'
import { maxEndingLength, stemOf } from './stems'
import type { Synonym } from './synonyms'
import { compactName } from './words'

/** How a record has a word: the best first. */
export const matchKinds = { whole: 0, inflected: 1, prefix: 2, synonym: 3 } as const

/**
 * How well a record has a term, as a number: the smaller, the better. Without typos before with them, then by place,
 * then by kind.
 */
export type MatchLevel = number

export const noMatch = 255
const typo = 16

const levelOf = (place: number, kind: number) => place * 4 + kind

export const placeOf = (level: MatchLevel) => (level & 15) >> 2
export const kindOf = (level: MatchLevel) => level & 3
export const hasTypo = (level: MatchLevel) => level >= typo

/** The level of every record of a source for a term. */
export type Levels = Uint8Array

/** Looks a term up in a source (SEARCH-1). */
export function matchTerm(source: SourceIndex, term: Term): Levels {
  const levels = new Uint8Array(source.records.length).fill(noMatch)
  for (const word of term.words) matchWord(source, word, levels, term.allowsTypos)
  if (term.parts.length > 1) matchParts(source, term, levels)
  for (const synonym of term.synonyms) matchSynonym(source, synonym, levels)
  if (term.group) {
    for (const [index, { record }] of source.records.entries()) {
      if (record.group === term.group) improve(levels, index, levelOf(wordPlaces.place, matchKinds.whole))
    }
  }
  return levels
}

function matchWord(source: SourceIndex, word: string, levels: Levels, allowTypos: boolean): void {
  const [start, end] = prefixRange(source, word)
  for (let index = start; index < end; index++) {
    const kind = source.words[index] === word ? matchKinds.whole : matchKinds.prefix
    addPostings(source, index, levels, kind)
  }
  const stem = stemOf(word)
  const [stemStart, stemEnd] = stem.length < 3 ? [0, 0] : prefixRange(source, stem)
  for (let index = stemStart; index < stemEnd; index++) {
    const other = source.words[index] ?? ''
    if (other.length > stem.length + maxEndingLength || other === word) continue
    if (stemOf(other) === stem) addPostings(source, index, levels, matchKinds.inflected)
  }
  if (allowTypos) matchTypos(source, word, levels)
}

function matchTypos(source: SourceIndex, word: string, levels: Levels): void {
  const limit = maxTypos(word)
  if (limit === 0) return
  const letters = letterSet(word)
  for (const [index, other] of source.words.entries()) {
    if (lacksLetters(source.letters[index] ?? 0, letters, limit)) continue
    const isNear = prefixDistance(word, other, limit) <= limit && !hasDigit(other)
    if (isNear) addPostings(source, index, levels, matchKinds.whole, typo)
  }
}

/** A record has a compound when it has all its parts; it counts as its weakest part. */
function matchParts(source: SourceIndex, { parts, allowsTypos }: Term, levels: Levels): void {
  const weakest = new Uint8Array(levels.length)
  for (const forms of parts) {
    const part = new Uint8Array(levels.length).fill(noMatch)
    for (const form of forms) matchWord(source, form, part, allowsTypos)
    for (const [index, level] of part.entries()) weakest[index] = Math.max(weakest[index] ?? 0, level)
  }
  for (const [index, level] of weakest.entries()) {
    if (level !== noMatch)
      improve(levels, index, kindOf(level) === matchKinds.whole ? level + matchKinds.inflected : level)
  }
}

function matchSynonym(source: SourceIndex, { name, field }: Synonym, levels: Levels): void {
  if (field === undefined) addPostings(source, indexOfWord(source, name), levels, matchKinds.synonym)
  else {
    for (const record of source.names.get(name) ?? []) {
      if (isCodeOf(source.records[record], field))
        improve(levels, record, levelOf(wordPlaces.title, matchKinds.synonym))
    }
  }
}

/** Whether a record is a code of the field with a compact name. */
export function isCodeOf(indexed: IndexedRecord | undefined, field: string): boolean {
  return indexed?.record.group === 'codes' && compactName(indexed.record.place.at(-1) ?? '') === field
}

/** Improves the levels of the records that have the word with a number. */
function addPostings(source: SourceIndex, word: number, levels: Levels, kind: number, penalty = 0): void {
  for (const posting of postingsOf(source, word)) {
    improve(levels, posting >> 2, penalty + levelOf(posting & 3, kind))
  }
}

function improve(levels: Levels, record: number, level: MatchLevel): void {
  if (level < (levels[record] ?? 0)) levels[record] = level
}
