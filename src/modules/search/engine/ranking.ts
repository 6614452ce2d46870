import { searchGroups } from '../record'
import { hasTypo, kindOf, matchKinds, noMatch, placeOf } from './matching'
import type { MatchLevel } from './matching'
import type { Term } from './question'
import type { IndexedRecord } from './source-index'
import { wordPlaces } from './source-index'

/** The tiers of results, the best first (SEARCH-6). No number of weak matches outweighs a better tier. */
export const tiers = {
  tradeCode: 0,
  exact: 1,
  exactSynonym: 2,
  path: 3,
  title: 4,
  names: 5,
  text: 6,
  place: 7,
  typo: 8,
  incomplete: 9,
} as const

export type Tier = (typeof tiers)[keyof typeof tiers]

/** What the rank of a record follows from. */
export interface Found {
  indexed: IndexedRecord
  tier: Tier
  /** How much of the question is missing: the sum of the rarities of its words; 0 when all are found. */
  missingWeight: number
  /** The required words and how the record has them. */
  terms: readonly { term: Term; level: MatchLevel }[]
  /** How many common words of the question are not in the title. */
  missingCommonWords: number
}

/** A result with its rank: a single number for what comes first, the rest for equals. */
export interface Ranked {
  indexed: IndexedRecord
  rank: number
}

/** The tier of a record that has all required words. */
export function tierOf(levels: readonly number[]): Tier {
  if (levels.some(hasTypo)) return tiers.typo
  const places = levels.map(placeOf)
  if (places.every((place) => place === wordPlaces.title)) return tiers.title
  if (places.includes(wordPlaces.text)) return tiers.text
  // Everything in a document has the words of its place: they say little about one record.
  return places.every((place) => place === wordPlaces.place) ? tiers.place : tiers.names
}

/** The rank as digits of one number: the tier first, then how the words were found, then the kind. */
export function rankOf({ indexed, tier, missingWeight, terms, missingCommonWords }: Found): number {
  let inText = 0
  let outsideTitle = 0
  let inexactness = 0
  let otherTitleWords = indexed.titleLength
  for (const { term, level } of terms) {
    if (level === noMatch) continue
    if (placeOf(level) === wordPlaces.text) inText++
    if (placeOf(level) !== wordPlaces.title) outsideTitle++
    inexactness += kindOf(level)
    if (placeOf(level) === wordPlaces.title) otherTitleWords -= titleWords(term, level)
  }
  return digits([
    [tier, 16],
    [missingWeight, 1024],
    [inText, 16],
    [outsideTitle, 16],
    [Math.max(0, otherTitleWords), 32],
    [inexactness, 64],
    [missingCommonWords, 16],
    [searchGroups.indexOf(indexed.record.group), 8],
    [indexed.record.to.includes('#') ? 1 : 0, 2],
  ])
}

/** How many words of a title a term covers: its own, or those of its longest synonym. */
function titleWords({ parts, synonyms }: Term, level: number): number {
  const own = Math.max(1, parts.length)
  return kindOf(level) === matchKinds.synonym ? Math.max(own, ...synonyms.map(({ length }) => length)) : own
}

/** One number whose digits have different bases; digits that are too large count as the largest. */
function digits(parts: readonly (readonly [digit: number, base: number])[]): number {
  return parts.reduce((number, [digit, base]) => number * base + Math.min(Math.round(digit), base - 1), 0)
}

/** Orders results. Equals are in the order of version (the latest first), usage and alphabet (SEARCH-6). */
export function compareRanked(a: Ranked, b: Ranked): number {
  return (
    a.rank - b.rank ||
    b.indexed.version - a.indexed.version ||
    (b.indexed.record.usage ?? 0) - (a.indexed.record.usage ?? 0) ||
    compareTexts(a.indexed.sortTitle, b.indexed.sortTitle) ||
    compareTexts(a.indexed.record.to, b.indexed.record.to) ||
    compareTexts(a.indexed.record.place.join('\n'), b.indexed.record.place.join('\n'))
  )
}

/** Compares by code unit: the same everywhere, whatever the language of the browser. */
function compareTexts(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0
}
