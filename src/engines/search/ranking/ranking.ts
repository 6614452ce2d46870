import { searchGroups } from '../record'
import type { SearchGroup } from '../record'
import { hasTypo, kindOf, matchKinds, noMatch, placeOf } from './matching'
import type { MatchLevel } from './matching'
import type { Term } from './query'
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
  titleInQuery: 6,
  text: 7,
  place: 8,
  typo: 9,
  incomplete: 10,
} as const

export type Tier = (typeof tiers)[keyof typeof tiers]

/** The facts that the rank of a record follows from. */
export interface Found {
  indexed: IndexedRecord
  tier: Tier
  /** How much of the query is missing, in thousandths: rare words weigh more. */
  missingWeight: number
  /** The required words. */
  terms: readonly Term[]
  /** How the record has each of them. */
  levels: readonly MatchLevel[]
  /** Whether the query is a question in a sentence. */
  isQuestion: boolean
}

/** A result with its rank: a single number for what comes first, the rest for equals. */
export interface Ranked {
  indexed: IndexedRecord
  rank: number
}

/** Most codes are no longer. Words that only begin like one are another thing. */
const maxCodeLength = 3

function isOfField(group: SearchGroup): boolean {
  return group === 'fields' || group === 'codes'
}

/** The tier of a record that has all required words. */
export function tierOf(levels: readonly number[]): Tier {
  if (levels.some(hasTypo)) return tiers.typo
  if (levels.every((level) => placeOf(level) === wordPlaces.title)) return tiers.title
  if (levels.some((level) => placeOf(level) === wordPlaces.text)) return tiers.text
  // Everything in a document has the words of its place: they say little about one record.
  return levels.every((level) => placeOf(level) === wordPlaces.place) ? tiers.place : tiers.names
}

/** Whether a query has all words of the title of a page or an operation, at least two, and one more that the record lacks. */
export function isTitleInQuery(indexed: IndexedRecord, terms: readonly Term[], levels: readonly MatchLevel[]): boolean {
  if (isOfField(indexed.record.group)) return false
  let lacking = 0
  let typed = 0
  let inTitle = 0
  for (const [number, { length, synonymLength }] of terms.entries()) {
    const level = levels[number] ?? noMatch
    if (level === noMatch) lacking++
    else if (placeOf(level) !== wordPlaces.title || kindOf(level) === matchKinds.prefix || hasTypo(level)) return false
    else {
      typed += length
      inTitle += kindOf(level) === matchKinds.synonym ? synonymLength : length
    }
  }
  return lacking === 1 && typed >= 2 && inTitle >= indexed.titleLength
}

/** The rank as digits of one number: the tier first, then how the words were found, then the kind. */
export function rankOf({ indexed, tier, missingWeight, terms, levels, isQuestion }: Found): number {
  const { record } = indexed
  let inText = 0
  let outsideTitle = 0
  let inexactness = 0
  let unlikeCodes = 0
  let otherTitleWords = indexed.titleLength
  for (const [number, { length, synonymLength, words }] of terms.entries()) {
    const level = levels[number] ?? noMatch
    if (level === noMatch) continue
    const place = placeOf(level)
    inexactness += kindOf(level)
    if (kindOf(level) !== matchKinds.whole && (words[0]?.length ?? 0) <= maxCodeLength) unlikeCodes++
    if (place === wordPlaces.text) inText++
    if (place !== wordPlaces.title) outsideTitle++
    else otherTitleWords -= kindOf(level) === matchKinds.synonym ? synonymLength : length
  }
  let rank: number = tier
  const append = (digit: number, base: number) => (rank = rank * base + Math.max(0, Math.min(digit, base - 1)))
  append(isQuestion && isOfField(record.group) && tier >= tiers.text ? 1 : 0, 2)
  append(missingWeight, 1024)
  append(inText, 16)
  append(outsideTitle, 16)
  append(unlikeCodes, 4)
  append(otherTitleWords, 32)
  append(inexactness, 64)
  append(searchGroups.indexOf(record.group), 8)
  append(record.to.includes('#') ? 1 : 0, 2)
  return rank
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

/** The best results in their order, so many that the asked ones are among them. */
export function bestRanked(results: readonly Ranked[], count: number): Ranked[] {
  // Sorting all results of a common word would take longer than finding them.
  const limit = Float64Array.from(results, ({ rank }) => rank).toSorted()[count - 1] ?? Infinity
  return results.filter(({ rank }) => rank <= limit).toSorted(compareRanked)
}
