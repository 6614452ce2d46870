import { countUpTo, maxShardLength, shardOf, shardsPerPart, type LevelContents } from './format'
import type { Posting, Postings } from './postings'
import { lengthInShard, shardText } from './shard-text'
import { snippetOf } from './snippet'

/** A file of an index, below the folder of its level. */
export interface IndexFile {
  name: string
  text: string
}

/** A shard holds fewer records than this. */
const maxRecords = 400
/** Longer prefixes have no shard of their own. */
const maxPrefixLength = 8
/** A shard that is half full ends between two words that share fewer letters. Then fewer prefixes are in several shards. */
const minSharedLetters = 3
/** About how long a snippet is, in characters. */
const snippetLength = 60

/**
 * Writes the index of one level of access, file by file: the shards, then their directory. The same records in the same
 * order give the same files (SEARCH-34).
 */
export function* writeLevel(postings: Postings, contents: LevelContents): Generator<IndexFile> {
  const words = postings.words()
  const firstWords: string[] = []
  let shard = new ShardInProgress(postings)
  let wordBefore = ''
  for (const word of words) {
    const found = postings.of(word)
    const last = wordBefore
    wordBefore = word
    if (!shard.isEmpty && (!shard.hasRoomFor(found) || (shard.isHalfFull && !isAlike(last, word)))) {
      yield shard.file(firstWords.length - 1)
      shard = new ShardInProgress(postings)
    }
    if (shard.isEmpty) firstWords.push(word)
    shard.add(found)
  }
  if (!shard.isEmpty) yield shard.file(firstWords.length - 1)

  const prefixes = broadPrefixes(firstWords)
  for (const [index, prefix] of prefixes.entries()) {
    const top = new ShardInProgress(postings)
    top.add(prefix === '' ? postings.all() : postings.withPrefix(prefix, wordsWithPrefix(words, prefix)))
    yield top.file(firstWords.length + index)
  }
  yield* directoryFiles(contents, firstWords, prefixes)
}

function isAlike(a: string, b: string): boolean {
  return a.slice(0, minSharedLetters) === b.slice(0, minSharedLetters)
}

function wordsWithPrefix(words: readonly string[], prefix: string): string[] {
  const [start, end] = [countUpTo(words, prefix), countUpTo(words, `${prefix}\uffff`)]
  return [...(words[start - 1] === prefix ? [prefix] : []), ...words.slice(start, end)]
}

/** The prefixes whose words are in several shards, sorted. */
function broadPrefixes(firstWords: readonly string[]): string[] {
  const prefixes = new Set(firstWords.length > 1 ? [''] : [])
  for (const word of firstWords) {
    let prefix = ''
    for (const letter of word) {
      prefix += letter
      const [first, last] = [shardOf(firstWords, prefix), shardOf(firstWords, `${prefix}\uffff`)]
      if (first === last) break
      // A longer one is found where it begins; only the next part of the directory is out of sight.
      const isInOnePart = Math.floor(first / shardsPerPart) === Math.floor(last / shardsPerPart)
      if (prefix.length <= maxPrefixLength || !isInOnePart) prefixes.add(prefix)
    }
  }
  return [...prefixes].toSorted()
}

function* directoryFiles(
  contents: LevelContents,
  firstWords: readonly string[],
  prefixes: readonly string[],
): Generator<IndexFile> {
  const parts = new Map<number, { shards: string[]; prefixes: [string, number][] }>()
  const partOf = (shard: number) => {
    const number = Math.floor(shard / shardsPerPart)
    const part = parts.get(number) ?? { shards: [], prefixes: [] }
    parts.set(number, part)
    return part
  }
  for (const [shard, word] of firstWords.entries()) partOf(shard).shards.push(word)
  for (const [index, prefix] of prefixes.entries()) {
    partOf(shardOf(firstWords, prefix)).prefixes.push([prefix, firstWords.length + index])
  }
  const written = [...parts.values()].map(({ shards, ...part }) => ({
    shards,
    prefixes: Object.fromEntries(part.prefixes),
  }))
  if (written.length < 2) {
    yield { name: 'index.json', text: JSON.stringify({ ...contents, ...(written[0] ?? { shards: [], prefixes: {} }) }) }
    return
  }
  for (const [number, part] of written.entries()) yield { name: `part-${number}.json`, text: JSON.stringify(part) }
  const firstOfParts = written.map(({ shards }) => shards[0] ?? '')
  yield { name: 'index.json', text: JSON.stringify({ ...contents, parts: firstOfParts }) }
}

/** A shard that is being filled. */
class ShardInProgress {
  /** The starts of the shard's words in the text of each record. */
  readonly #positions = new Map<number, Set<number>>()
  readonly #postings: Postings
  #length = 0
  #isPartial = false

  constructor(postings: Postings) {
    this.#postings = postings
  }

  get isEmpty(): boolean {
    return this.#positions.size === 0
  }

  get isHalfFull(): boolean {
    return this.#length > maxShardLength / 2
  }

  hasRoomFor(found: readonly Posting[]): boolean {
    let length = this.#length
    return found.every((posting) => (length += this.#lengthOf(posting)) <= maxShardLength)
  }

  /** Adds the records of a word; only the best ones if there is no room for all. */
  add(found: readonly Posting[]): void {
    const hasRoom = this.hasRoomFor(found)
    this.#isPartial ||= !hasRoom
    for (const posting of hasRoom ? found : this.#postings.best(found, maxRecords)) {
      const length = this.#length + this.#lengthOf(posting)
      if (length > maxShardLength && !this.isEmpty) return
      this.#length = length
      const positions = this.#positions.get(posting.record) ?? new Set()
      if (posting.position !== undefined) positions.add(posting.position)
      this.#positions.set(posting.record, positions)
    }
  }

  #lengthOf({ record, position }: Posting): number {
    const known = this.#positions.get(record)
    const own = known ? 0 : lengthInShard(this.#postings.record(record))
    return own + (position === undefined || known?.has(position) ? 0 : snippetLength)
  }

  file(number: number): IndexFile {
    const records = [...this.#positions].map(([record, positions]) => {
      const text = positions.size === 0 ? '' : snippetOf(this.#postings.text(record), [...positions])
      return { ...this.#postings.record(record), ...(text !== '' && { text }) }
    })
    return { name: `${number}.json`, text: shardText({ isPartial: this.#isPartial, records }) }
  }
}
