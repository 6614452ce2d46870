import { firstIndex } from '@/lib/binary-search'
import type { SearchRecord } from '../record'
import { isStopWord } from './common-words'
import { letterSet } from './typos'
import { phraseAt } from './synonyms'
import { compactName, forEachWord } from './words'

/** The places of a record that can have a word, the best first. */
export const wordPlaces = { title: 0, names: 1, place: 2, text: 3 } as const

/** How much of a title and of a text is indexed, in characters: enough for every section of a page. */
export const maxTitleLength = 1000
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
  /** The letters of each word, as a set. */
  letters: Uint32Array
  /** The records of all words, one word after another, and where each has the word at best: `record << 2 | place`. */
  postings: Uint32Array
  /** The start of each word's postings, and after the last one their end. */
  starts: Uint32Array
  /** The records with a title or name, by its compact name. */
  names: ReadonlyMap<string, readonly number[]>
}

/** Indexes the records of a source (SEARCH-1). */
export function indexSource(records: readonly SearchRecord[]): SourceIndex {
  const postings = new Map<string, number[]>()
  const names = new Map<string, number[]>()
  const indexed = records.map((record, number) => {
    const title = record.title.slice(0, maxTitleLength)
    const titleLength = addWords(postings, title, number, wordPlaces.title)
    addName(names, compactName(title), number)
    addName(names, uncommonName(title), number)
    for (const name of record.names ?? []) {
      addWords(postings, name.slice(0, maxTitleLength), number, wordPlaces.names)
      addName(names, compactName(name.slice(0, maxTitleLength)), number)
    }
    for (const place of record.place) addWords(postings, place.slice(0, maxTitleLength), number, wordPlaces.place)
    addWords(postings, (record.text ?? '').slice(0, maxTextLength), number, wordPlaces.text)
    return { record, version: versionNumber(record.version), titleLength, sortTitle: title.toLowerCase() }
  })
  const words = [...postings.keys()].toSorted()
  const lists = words.map((word) => postings.get(word) ?? [])
  const starts = new Uint32Array(words.length + 1)
  for (const [index, list] of lists.entries()) starts[index + 1] = (starts[index] ?? 0) + list.length
  return {
    records: indexed,
    words,
    letters: Uint32Array.from(words, letterSet),
    postings: Uint32Array.from(lists.flat()),
    starts,
    names,
  }
}

/** Adds the words of a text, and returns how many there are without common words and compounds. */
function addWords(postings: Map<string, number[]>, text: string, record: number, place: number): number {
  const atoms: string[] = []
  let count = 0
  forEachWord(text, ({ forms, isAtom }) => {
    const [name = ''] = forms
    const isCommon = isStopWord(name)
    // Common words of a text would fill the index, and no query needs them.
    if (place !== wordPlaces.text || !isCommon) for (const form of forms) addPosting(postings, form, record, place)
    if (!isAtom) return
    atoms.push(name)
    if (!isCommon) count++
  })
  for (let start = 0; start < atoms.length; start++) {
    const phrase = phraseAt(atoms, start)
    if (phrase) addPosting(postings, phrase.name, record, place)
  }
  return count
}

function addPosting(postings: Map<string, number[]>, word: string, record: number, place: number): void {
  const list = postings.get(word)
  if (!list) postings.set(word, [(record << 2) | place])
  // Places come with the best first.
  else if ((list.at(-1) ?? 0) >> 2 !== record) list.push((record << 2) | place)
}

/** The compact name of a title without its common words: `Create an item` is found as `create item`. */
function uncommonName(title: string): string {
  const words: string[] = []
  forEachWord(title, ({ forms: [name = ''], isAtom }) => {
    if (isAtom && !isStopWord(name)) words.push(name)
  })
  return words.join('')
}

function addName(names: Map<string, number[]>, name: string, record: number): void {
  if (name === '') return
  const list = names.get(name)
  if (!list) names.set(name, [record])
  else if (list.at(-1) !== record) list.push(record)
}

function versionNumber(version: string | undefined): number {
  const [major = 0, minor = 0, patch = 0] = (version?.match(/\d{1,6}/g) ?? []).map(Number)
  return (major * 1000 + minor) * 1000 + patch
}

/** The range of words that begin with a prefix: from the first to behind the last. */
export function prefixRange({ words }: SourceIndex, prefix: string): [number, number] {
  const start = firstFrom(words, prefix)
  let end = start
  for (; end < words.length; end++) if (!words[end]?.startsWith(prefix)) break
  return [start, end]
}

/** The number of a word; -1 when no record has it. */
export function indexOfWord({ words }: SourceIndex, word: string): number {
  const index = firstFrom(words, word)
  return words[index] === word ? index : -1
}

/** The number of the first word that is not before another. */
function firstFrom(words: readonly string[], word: string): number {
  return firstIndex(words.length, (index) => (words[index] ?? '') >= word)
}

/** The postings of the word with a number; none for -1. */
export function postingsOf({ postings, starts }: SourceIndex, word: number): Uint32Array {
  return word < 0 ? new Uint32Array() : postings.subarray(starts[word], starts[word + 1])
}
