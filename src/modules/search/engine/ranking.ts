import type { SearchGroup } from '../record'
import { searchGroups } from '../record'
import { hasTypo, kindOf, noMatch, placeOf } from './matching'
import type { IndexedRecord } from './source-index'
import { wordPlaces } from './source-index'

/** The tiers of results, the best first (SEARCH-6). No number of weak matches outweighs a better tier. */
export const tiers = {
  exact: 0,
  exactSynonym: 1,
  path: 2,
  title: 3,
  names: 4,
  text: 5,
  typo: 6,
  incomplete: 7,
} as const

export type Tier = (typeof tiers)[keyof typeof tiers]

/** What the rank of a record follows from. */
export interface Found {
  indexed: IndexedRecord
  tier: Tier
  /** How much of the question is missing: the sum of the rarities of its words; 0 when all are found. */
  missingWeight: number
  /** The levels of the required words. */
  levels: readonly number[]
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
  const worst = Math.max(...levels.map(placeOf))
  if (worst === wordPlaces.title) return tiers.title
  return worst < wordPlaces.text ? tiers.names : tiers.text
}

/** The rank as digits of one number: the tier first, then how the words were found, then the kind. */
export function rankOf({ indexed, tier, missingWeight, levels, missingCommonWords }: Found): number {
  const found = levels.filter((level) => level !== noMatch)
  const outsideTitle = found.reduce((sum, level) => sum + placeOf(level), 0)
  const inexactness = found.reduce((sum, level) => sum + kindOf(level), 0)
  const otherTitleWords = indexed.titleLength - found.filter((level) => placeOf(level) === wordPlaces.title).length
  return digits([
    [tier, 8],
    [missingWeight, 4096],
    [outsideTitle, 64],
    [inexactness, 64],
    [missingCommonWords, 16],
    [Math.max(0, otherTitleWords), 32],
    [groupNumber(indexed.record.group), 8],
    [indexed.record.to.includes('#') ? 1 : 0, 2],
  ])
}

/** One number whose digits have different bases; digits that are too large count as the largest. */
function digits(parts: readonly (readonly [digit: number, base: number])[]): number {
  return parts.reduce((number, [digit, base]) => number * base + Math.min(Math.round(digit), base - 1), 0)
}

function groupNumber(group: SearchGroup): number {
  return searchGroups.indexOf(group)
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
