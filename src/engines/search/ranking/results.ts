import { isCodeOf, matchTerm, noMatch } from './matching'
import type { Levels } from './matching'
import type { ExactName, ParsedQuery, Term } from './query'
import { isTitleInQuery, rankOf, tierOf, tiers } from './ranking'
import type { Ranked, Tier } from './ranking'
import type { IndexedRecord, SourceIndex } from './source-index'

export interface Results {
  results: readonly Ranked[]
  /** The terms as they were searched for: some allow typos. */
  terms: readonly Term[]
}

/** How well the records of all sources have each term. */
interface Matches {
  isQuestion: boolean
  sources: readonly SourceIndex[]
  terms: readonly Term[]
  /** By term, then by source. */
  levels: readonly (readonly Levels[])[]
  /** How many records have each term. */
  counts: readonly number[]
}

/** With fewer results those that lack a word come next. */
const minResults = 5
/** How much of the best weight a record must have to be found without all words. */
const minPartOfBest = 0.5

/**
 * Finds the records with all words of a query; a word that no record has may have typos (SEARCH-2). When there are
 * none, those with all words but for typos. When there are few, those with most words come next, of which rare ones weigh
 * more (SEARCH-4).
 */
export function findResults(sources: readonly SourceIndex[], query: ParsedQuery): Results {
  const required = query.terms.filter(({ isOptional }) => !isOptional)
  const exact = matchAll(sources, required, query.isQuestion)
  const strict = withTypos(exact, (_term, number) => exact.counts[number] === 0)
  const complete = completeResults(strict, query)
  if (complete.length > 0) return { results: withIncomplete(complete, strict, query), terms: strict.terms }
  const loose = withTypos(strict, ({ allowsTypos }) => !allowsTypos)
  return { results: withIncomplete(completeResults(loose, query), loose, query), terms: loose.terms }
}

function matchAll(sources: readonly SourceIndex[], terms: readonly Term[], isQuestion: boolean): Matches {
  const levels = terms.map((term) => sources.map((source) => matchTerm(source, term)))
  return { isQuestion, sources, terms, levels, counts: levels.map(countMatches) }
}

/** Matches some terms again, with typos. */
function withTypos(matches: Matches, allowsTypos: (term: Term, number: number) => boolean): Matches {
  const { sources, counts } = matches
  const terms = matches.terms.map((term, number) => (allowsTypos(term, number) ? { ...term, allowsTypos: true } : term))
  const levels = matches.levels.map((own, number) => {
    const term = terms[number]
    return term && term !== matches.terms[number] ? sources.map((source) => matchTerm(source, term)) : own
  })
  return {
    isQuestion: matches.isQuestion,
    sources,
    terms,
    levels,
    counts: levels.map((own, number) => (own === matches.levels[number] ? (counts[number] ?? 0) : countMatches(own))),
  }
}

/** In how many records a term is found. */
function countMatches(levels: readonly Levels[]): number {
  let count = 0
  for (const own of levels) for (const level of own) if (level !== noMatch) count++
  return count
}

function withIncomplete(complete: readonly Ranked[], matches: Matches, query: ParsedQuery): readonly Ranked[] {
  if (complete.length >= minResults) return complete
  const found = new Set(complete.map(({ indexed }) => indexed))
  return [...complete, ...incompleteResults(matches, query).filter(({ indexed }) => !found.has(indexed))]
}

function completeResults(matches: Matches, query: ParsedQuery): Ranked[] {
  const results: Ranked[] = []
  const isWordMissing = matches.counts.includes(0)
  for (const [number, source] of matches.sources.entries()) {
    const exact = exactTiers(source, query)
    if (isWordMissing && exact.size === 0) continue
    const ranker = createRanker(matches, number)
    for (const [record, indexed] of source.records.entries()) {
      if (query.group !== undefined && indexed.record.group !== query.group) continue
      const levels = ranker.levelsOf(record)
      const isComplete = levels.length > 0 && !levels.includes(noMatch)
      const tier = exact.get(record) ?? (isComplete ? tierOf(levels) : ranker.partialTier(indexed, levels))
      if (tier !== undefined) results.push(ranker.rank(indexed, levels, tier, 0))
    }
  }
  return results
}

/** The records of a source that the query names: their tiers, by their numbers. */
function exactTiers(source: SourceIndex, query: ParsedQuery): Map<number, Tier> {
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
  addNames(query.exactTradeCodes, tiers.tradeCode)
  addNames(query.exactNames, tiers.exact)
  addNames(query.exactSynonyms, tiers.exactSynonym)
  if (query.pathPrefix !== undefined) {
    for (const [record, indexed] of source.records.entries()) {
      if (hasPathPrefix(indexed, query.pathPrefix)) add(record, tiers.path)
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

/** Ranks the records of one source. */
function createRanker({ terms, levels, isQuestion }: Matches, source: number) {
  const levelsOfSource = levels.map((own) => own[source])
  return {
    /** How a record has each word. */
    levelsOf: (record: number) => levelsOfSource.map((own) => own?.[record] ?? noMatch),
    /** The tier of a record that lacks a word, but whose title is in the query. */
    partialTier: (indexed: IndexedRecord, own: readonly number[]): Tier | undefined =>
      isTitleInQuery(indexed, terms, own) ? tiers.titleInQuery : undefined,
    rank: (indexed: IndexedRecord, own: readonly number[], tier: Tier, missingWeight: number): Ranked => ({
      indexed,
      rank: rankOf({ indexed, tier, terms, levels: own, missingWeight, isQuestion }),
    }),
  }
}

/** The records with most of the words, as a part of the best. */
function incompleteResults(matches: Matches, { group }: ParsedQuery): Ranked[] {
  const total = matches.sources.reduce((sum, { records }) => sum + records.length, 0)
  const weights = matches.counts.map((count) =>
    // From 1 to 2: two words of a query say more than one, however rare it is.
    count === 0 ? 0 : 1 + Math.log(total / count) / Math.log(total + 1),
  )
  const all = weights.reduce((sum, weight) => sum + weight, 0)
  if (all === 0) return []
  const weightOf = (levels: readonly number[]) =>
    weights.reduce((sum, weight, term) => sum + (levels[term] === noMatch ? 0 : weight), 0)
  // Common words are in most records: the weights come first, so that only the best records are ranked.
  const candidates = matches.sources.map((source, number) => {
    const ranker = createRanker(matches, number)
    const isInGroup = ({ record }: IndexedRecord) => group === undefined || record.group === group
    const weightsOfSource = Float64Array.from(source.records, (indexed, record) =>
      isInGroup(indexed) ? weightOf(ranker.levelsOf(record)) : 0,
    )
    return { source, ranker, weightsOfSource }
  })
  // Records with all words are found already.
  const best = candidates.reduce(
    (most, { weightsOfSource }) =>
      weightsOfSource.reduce((max, weight) => (weight < all ? Math.max(max, weight) : max), most),
    0,
  )
  return candidates.flatMap(({ source, ranker, weightsOfSource }) =>
    source.records.flatMap((indexed, record) => {
      const weight = weightsOfSource[record] ?? 0
      if (weight === 0 || weight < best * minPartOfBest) return []
      const missingWeight = Math.round((1 - weight / all) * 1000)
      return [ranker.rank(indexed, ranker.levelsOf(record), tiers.incomplete, missingWeight)]
    }),
  )
}
