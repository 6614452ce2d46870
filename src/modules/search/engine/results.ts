import { isCodeOf, matchTerm, noMatch, placeOf } from './matching'
import type { Levels } from './matching'
import type { ExactName, ParsedQuestion, Term } from './question'
import { rankOf, tierOf, tiers } from './ranking'
import type { Found, Ranked, Tier } from './ranking'
import { wordPlaces } from './source-index'
import type { IndexedRecord, SourceIndex } from './source-index'

export interface Results {
  results: readonly Ranked[]
  /** The terms as they were searched for: some allow typos. */
  terms: readonly Term[]
}

/** A source with the levels of its records for each term. */
interface Matches {
  source: SourceIndex
  levels: readonly Levels[]
}

/** With fewer results those that lack a word come next. */
const minResults = 5
/** How much of the best weight a record must have to be found without all words. */
const minPartOfBest = 0.75

/**
 * Finds the records with all words of a question; a word that no record has may have typos (SEARCH-2). When there are
 * none, those with all words but for typos. When there are few, those with most words come next, of which rare ones weigh
 * more (SEARCH-4).
 */
export function findResults(sources: readonly SourceIndex[], question: ParsedQuestion): Results {
  const matches = matchTerms(sources, question.terms)
  const known = question.terms.map((term, number) => ({ ...term, allowsTypos: countMatches(matches, number) === 0 }))
  const strict = known.some(({ allowsTypos }) => allowsTypos) ? matchTerms(sources, known) : matches
  const complete = completeResults(strict, { ...question, terms: known })
  if (complete.length > 0)
    return { results: withIncomplete(complete, strict, { ...question, terms: known }), terms: known }

  const terms = question.terms.map((term) => ({ ...term, allowsTypos: true }))
  const loose = matchTerms(sources, terms)
  const nearlyComplete = completeResults(loose, { ...question, terms })
  return { results: withIncomplete(nearlyComplete, loose, { ...question, terms }), terms }
}

function withIncomplete(
  complete: readonly Ranked[],
  matches: readonly Matches[],
  question: ParsedQuestion,
): readonly Ranked[] {
  if (complete.length >= minResults) return complete
  const found = new Set(complete.map(({ indexed }) => indexed))
  return [...complete, ...incompleteResults(matches, question).filter(({ indexed }) => !found.has(indexed))]
}

function matchTerms(sources: readonly SourceIndex[], terms: readonly Term[]): Matches[] {
  return sources.map((source) => ({ source, levels: terms.map((term) => matchTerm(source, term)) }))
}

function countMatches(matches: readonly Matches[], term: number): number {
  return matches.reduce((sum, { levels }) => {
    let count = 0
    for (const level of levels[term] ?? []) if (level !== noMatch) count++
    return sum + count
  }, 0)
}

function completeResults(matches: readonly Matches[], question: ParsedQuestion): Ranked[] {
  const { terms, group } = question
  const results: Ranked[] = []
  for (const { source, levels } of matches) {
    const exact = exactTiers(source, question)
    const required = levels.filter((_, term) => terms[term]?.isOptional === false)
    for (const [record, indexed] of source.records.entries()) {
      if (group !== undefined && indexed.record.group !== group) continue
      const isComplete = required.length > 0 && required.every((own) => own[record] !== noMatch)
      const tier = exact.get(record) ?? (isComplete ? tierOf(required.map((own) => own[record] ?? noMatch)) : undefined)
      if (tier !== undefined) results.push(ranked(indexed, tier, levels, terms, record, 0))
    }
  }
  return results
}

/** The records of a source that the question names: their tiers, by their numbers. */
function exactTiers(source: SourceIndex, question: ParsedQuestion): Map<number, Tier> {
  const found = new Map<number, Tier>()
  const add = (record: number, tier: Tier) => found.set(record, Math.min(tier, found.get(record) ?? tier) as Tier)
  const addNames = (names: readonly ExactName[], tier: Tier) => {
    for (const { name, group, field } of names) {
      for (const record of source.names.get(name) ?? []) {
        const indexed = source.records[record]
        const isGroup = group === undefined || indexed?.record.group === group
        if (isGroup && (field === undefined || isCodeOf(indexed, field))) add(record, tier)
      }
    }
  }
  addNames(question.exactTradeCodes, tiers.tradeCode)
  addNames(question.exactNames, tiers.exact)
  addNames(question.exactSynonyms, tiers.exactSynonym)
  if (question.pathPrefix !== undefined) {
    for (const [record, indexed] of source.records.entries()) {
      if (hasPathPrefix(indexed, question.pathPrefix)) add(record, tiers.path)
    }
  }
  return found
}

/** Whether a path of an operation, with or without its method and first slash, or an operation id begins with a text. */
function hasPathPrefix({ record }: IndexedRecord, prefix: string): boolean {
  if (record.group !== 'operations') return false
  return (record.names ?? []).some((name) => {
    const lower = name.toLowerCase()
    const path = lower.slice(lower.indexOf(' ') + 1)
    return [lower, path, path.replace(/^\//, '')].some((beginning) => beginning.startsWith(prefix))
  })
}

function ranked(
  indexed: IndexedRecord,
  tier: Tier,
  levels: readonly Levels[],
  terms: readonly Term[],
  record: number,
  missingWeight: number,
): Ranked {
  const required: Found['terms'][number][] = []
  let missingCommonWords = 0
  for (const [number, term] of terms.entries()) {
    const level = levels[number]?.[record] ?? noMatch
    if (!term.isOptional) required.push({ term, level })
    else if (placeOf(level) !== wordPlaces.title) missingCommonWords++
  }
  return { indexed, rank: rankOf({ indexed, tier, terms: required, missingCommonWords, missingWeight }) }
}

function incompleteResults(matches: readonly Matches[], { terms, group }: ParsedQuestion): Ranked[] {
  const total = matches.reduce((sum, { source }) => sum + source.records.length, 0)
  const weights = terms.map(({ isOptional }, number) => {
    const count = countMatches(matches, number)
    return isOptional || count === 0 ? 0 : 1 + Math.log2(total / count)
  })
  const sum = weights.reduce((all, weight) => all + weight, 0)
  if (sum === 0) return []
  const found = matches.flatMap(({ source, levels }) =>
    source.records.flatMap((indexed, record) => {
      if (group !== undefined && indexed.record.group !== group) return []
      const weight = weights.reduce((all, own, number) => all + (levels[number]?.[record] === noMatch ? 0 : own), 0)
      return weight === 0 ? [] : [{ indexed, levels, record, weight }]
    }),
  )
  // Records with all words are complete already.
  const best = found.reduce((most, { weight }) => (weight < sum ? Math.max(most, weight) : most), 0)
  return found
    .filter(({ weight }) => weight >= best * minPartOfBest)
    .map(({ indexed, levels, record, weight }) => {
      const missing = Math.round(((sum - weight) / sum) * 1000)
      return ranked(indexed, tiers.incomplete, levels, terms, record, missing)
    })
}
