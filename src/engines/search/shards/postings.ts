import { matchKinds } from '../ranking/matching'
import { compareRanked, tiers } from '../ranking/ranking'
import { indexSource, postingsOf, wordPlaces, type IndexedRecord } from '../ranking/source-index'
import { phraseAt, queriesFor } from '../ranking/synonyms'
import { splitWords } from '../ranking/words'
import { searchGroups, type SearchRecord } from '../record'

/** Keeps the texts of records, in memory or outside it. */
export interface TextStore {
  push: (text: string) => void
  at: (record: number) => string
}

/** A record that has a word. */
export interface Posting {
  record: number
  /** How well it has the word: a level of the index, or one of `exactLevels`. The less, the better. */
  level: number
  /** The start of the word in the text; undefined when it is elsewhere. */
  position: number | undefined
}

/** A title or name that is the word, and one that is a synonym of it. */
const exactLevels = { whole: -2, synonym: -1 } as const
/** The tier of a record that has a word only there. */
const tierOfPlace = [tiers.title, tiers.names, tiers.place, tiers.text]

// A posting is one number: record, level (from 0 on, 5 bits) and position (16 bits).
const levels = 32
const positions = 65_536
/** Stands for a word that is not in the text, or too far behind. */
const noPosition = positions - 1

/** The words of the records of a level of access. Needs memory for everything but the texts. */
export class Postings {
  readonly #lists = new Map<string, number[]>()
  readonly #records: IndexedRecord[] = []
  readonly #texts: TextStore
  #order: Uint32Array | undefined

  constructor(texts: TextStore) {
    this.#texts = texts
  }

  /** How many records there are. */
  get count(): number {
    return this.#records.length
  }

  add(records: readonly SearchRecord[]): void {
    const source = indexSource(records)
    const offset = this.#records.length
    const starts = records.map(({ text = '' }) => startsOf(text))
    for (const entry of source.records) {
      const { text = '', ...record } = entry.record
      this.#records.push({ ...entry, record })
      this.#texts.push(text)
    }
    for (const [index, word] of source.words.entries()) {
      for (const posting of postingsOf(source, index)) {
        const [record, place] = [posting >> 2, posting & 3]
        const position = place === wordPlaces.text ? starts[record]?.get(word) : undefined
        this.#put(word, offset + record, place * 4 + matchKinds.whole, position)
        for (const synonym of queriesFor(word)) {
          this.#put(synonym, offset + record, place * 4 + matchKinds.synonym, position)
        }
      }
    }
    for (const [name, numbers] of source.names) {
      for (const record of numbers) {
        this.#put(name, offset + record, exactLevels.whole)
        for (const synonym of queriesFor(name)) this.#put(synonym, offset + record, exactLevels.synonym)
      }
    }
    this.#order = undefined
  }

  #put(word: string, record: number, level: number, position = noPosition): void {
    const posting = (record * levels + level - exactLevels.whole) * positions + Math.min(position, noPosition)
    const list = this.#lists.get(word)
    if (list) list.push(posting)
    else this.#lists.set(word, [posting])
  }

  /** All words, sorted. */
  words(): string[] {
    return [...this.#lists.keys()].toSorted()
  }

  /** The records that have a word, each once. */
  of(word: string): Posting[] {
    return this.withPrefix(word, [word])
  }

  /** The records that have one of these words, each once, as a query finds them that is a prefix of the words. */
  withPrefix(prefix: string, words: readonly string[]): Posting[] {
    const best = new Map<number, Posting>()
    for (const word of words) {
      for (const packed of this.#lists.get(word) ?? []) {
        const rest = Math.floor(packed / positions)
        const record = Math.floor(rest / levels)
        const level = levelFor(prefix === word, (rest % levels) + exactLevels.whole)
        if (level === undefined || level >= (best.get(record)?.level ?? Infinity)) continue
        const position = packed % positions
        best.set(record, { record, level, position: position === noPosition ? undefined : position })
      }
    }
    return [...best.values()]
  }

  /** All records. */
  all(): Posting[] {
    return this.#records.map((_, record) => ({ record, level: exactLevels.whole, position: undefined }))
  }

  /** The best records in the order of the index. The groups take turns, so that the best of each are among them. */
  best(postings: readonly Posting[], limit: number): Posting[] {
    this.#order ??= orderOf(this.#records)
    const order = this.#order
    const sorted = postings
      .map((posting) => ({
        posting,
        rank: rankOfLevel(posting.level, this.#records[posting.record]?.titleLength ?? 0),
      }))
      .toSorted((a, b) => a.rank - b.rank || (order[a.posting.record] ?? 0) - (order[b.posting.record] ?? 0))
      .map(({ posting }) => posting)
    const groups = new Map<string, Posting[]>()
    for (const posting of sorted) {
      const { group } = this.record(posting.record)
      const known = groups.get(group)
      if (known) known.push(posting)
      else groups.set(group, [posting])
    }
    const found: Posting[] = []
    for (let index = 0; found.length < Math.min(limit, postings.length); index++) {
      for (const group of groups.values()) for (const posting of group.slice(index, index + 1)) found.push(posting)
    }
    return found
  }

  /** A record without its text. */
  record(number: number): SearchRecord {
    const indexed = this.#records[number]
    if (!indexed) throw new RangeError(`There is no record ${number}`)
    return indexed.record
  }

  text(number: number): string {
    return this.#texts.at(number)
  }
}

/** The level of a record for a query that is its word, or a prefix of it; undefined if the query does not find it. */
function levelFor(isWhole: boolean, level: number): number | undefined {
  if (isWhole) return level
  if (level === exactLevels.whole) return matchKinds.prefix
  const isSynonym = level === exactLevels.synonym || level % 4 === matchKinds.synonym
  return isSynonym ? undefined : level - matchKinds.whole + matchKinds.prefix
}

/** The rank of a record for a query of one word, before `orderOf`: the tier, the other words of the title, the kind. */
function rankOfLevel(level: number, titleLength: number): number {
  const isExact = level === exactLevels.whole || level === exactLevels.synonym
  const exactTier = level === exactLevels.whole ? tiers.exact : tiers.exactSynonym
  const tier = isExact ? exactTier : (tierOfPlace[level >> 2] ?? tiers.incomplete)
  return (tier * 32 + Math.min(titleLength, 31)) * 4 + (isExact ? 0 : level & 3)
}

/** The place of each record in the order of those that are equal otherwise. */
function orderOf(records: readonly IndexedRecord[]): Uint32Array {
  const ranked = records.map((indexed, number) => {
    const { group, to } = indexed.record
    return { number, indexed, rank: searchGroups.indexOf(group) * 2 + (to.includes('#') ? 1 : 0) }
  })
  const order = new Uint32Array(records.length)
  for (const [place, { number }] of ranked.toSorted(compareRanked).entries()) order[number] = place
  return order
}

/** The first start of each word and each phrase of the trade in a text. */
function startsOf(text: string): Map<string, number> {
  const starts = new Map<string, number>()
  const put = (word: string, start: number) => !starts.has(word) && starts.set(word, start)
  const words = splitWords(text)
  for (const { forms, start } of words) for (const form of forms) put(form, start)
  const atoms = words.filter(({ isAtom }) => isAtom)
  const names = atoms.map(({ forms }) => forms[0] ?? '')
  for (const [index, { start }] of atoms.entries()) {
    const phrase = phraseAt(names, index)
    if (phrase) put(phrase.name, start)
  }
  return starts
}
