import type { SearchRecord } from '../record'
import { isStopWord } from './common-words'
import { phraseAt } from './synonyms'
import { compactName, splitWords } from './words'
import type { Word } from './words'

/** Where a record has a word, the best place first. */
export const wordPlaces = { title: 0, names: 1, place: 2, text: 3 } as const

/** How much of a title and of a text is indexed, in characters: enough for every section of a page. */
const maxTitleLength = 1000
const maxTextLength = 50_000

/** A record with what ranking needs to know. */
export interface IndexedRecord {
  record: SearchRecord
  /** The number of its version; larger is later. */
  version: number
  /** How many words the title has. */
  titleLength: number
  /** The title as equal records are sorted by it. */
  sortTitle: string
}

/** The inverted index of the records of one source. It never changes: new records make a new one. */
export interface SourceIndex {
  records: readonly IndexedRecord[]
  /** All words, sorted. */
  words: readonly string[]
  /** For each word its records and where each has it at best: `record << 2 | place`. */
  postings: readonly Uint32Array[]
  /** The records with a title or name, by its compact name. */
  names: ReadonlyMap<string, readonly number[]>
}

/** Indexes the records of a source (SEARCH-1). */
export function indexSource(records: readonly SearchRecord[]): SourceIndex {
  const postings = new Map<string, number[]>()
  const names = new Map<string, number[]>()
  const indexed = records.map((record, number) => {
    const title = splitWords(record.title.slice(0, maxTitleLength))
    addWords(postings, title, number, wordPlaces.title)
    for (const name of record.names ?? []) {
      addWords(postings, splitWords(name.slice(0, maxTitleLength)), number, wordPlaces.names)
      addName(names, name, number)
    }
    addName(names, record.title, number)
    for (const place of record.place)
      addWords(postings, splitWords(place.slice(0, maxTitleLength)), number, wordPlaces.place)
    addWords(postings, splitWords((record.text ?? '').slice(0, maxTextLength)), number, wordPlaces.text)
    return {
      record,
      version: versionNumber(record.version),
      titleLength: title.filter(({ isAtom, forms }) => isAtom && !isStopWord(forms[0] ?? '')).length,
      sortTitle: record.title.slice(0, maxTitleLength).toLowerCase(),
    }
  })
  const words = [...postings.keys()].toSorted()
  return { records: indexed, words, postings: words.map((word) => Uint32Array.from(postings.get(word) ?? [])), names }
}

function addWords(postings: Map<string, number[]>, words: readonly Word[], record: number, place: number): void {
  const atoms = words.filter(({ isAtom }) => isAtom).map(({ forms }) => forms[0] ?? '')
  for (const { forms } of words) {
    for (const form of forms) {
      // Common words of a text would fill the index, and no question needs them.
      if (place !== wordPlaces.text || !isStopWord(form)) addPosting(postings, form, record, place)
    }
  }
  for (let start = 0; start < atoms.length; start++) {
    const phrase = phraseAt(atoms, start)
    if (phrase) addPosting(postings, phrase.name, record, place)
  }
}

function addPosting(postings: Map<string, number[]>, word: string, record: number, place: number): void {
  const list = postings.get(word)
  if (!list) postings.set(word, [(record << 2) | place])
  // Places come with the best first.
  else if ((list.at(-1) ?? 0) >> 2 !== record) list.push((record << 2) | place)
}

function addName(names: Map<string, number[]>, name: string, record: number): void {
  const compact = compactName(name.slice(0, maxTitleLength))
  if (compact === '') return
  const list = names.get(compact)
  if (!list) names.set(compact, [record])
  else if (list.at(-1) !== record) list.push(record)
}

function versionNumber(version: string | undefined): number {
  const [major = 0, minor = 0, patch = 0] = (version?.match(/\d{1,6}/g) ?? []).map(Number)
  return (major * 1000 + minor) * 1000 + patch
}

/** The range of words that start with a prefix: from the first to behind the last. */
export function prefixRange({ words }: SourceIndex, prefix: string): [number, number] {
  const start = lowerBound(words, (word) => word >= prefix)
  return [start, lowerBound(words, (word) => word >= prefix && !word.startsWith(prefix), start)]
}

/** The number of the first word that is at or behind a point of the order. */
function lowerBound(words: readonly string[], isBehind: (word: string) => boolean, from = 0): number {
  let [low, high] = [from, words.length]
  while (low < high) {
    const middle = (low + high) >> 1
    if (isBehind(words[middle] ?? '')) high = middle
    else low = middle + 1
  }
  return low
}
