import type { SearchQuery } from '../search-results'
import { synonymsOf } from '../ranking/synonyms'
import { splitWords } from '../ranking/words'
import type { SearchRecord } from '../record'
import {
  indexFolder,
  readContents,
  readDirectory,
  readManifest,
  readPart,
  shardOf,
  shardsPerPart,
  type AccessLevel,
  type Directory,
  type LevelContents,
} from './format'
import { wordsOf } from './query-words'
import { readShard, type Shard } from './shard-text'

/** Requests a file of the index. Resolves with undefined if the host has none. */
type FetchJson = (url: string, level: AccessLevel) => Promise<unknown>

interface PublishedIndexSource {
  /** Absolute address of the manifest. */
  url: string
  /** The levels that the reader may see, the lowest first. Folders of others are not requested. */
  levels: readonly AccessLevel[]
  fetchJson: FetchJson
}

/** A search index that the provider has published. */
export interface PublishedIndex {
  /** Tells its state from others: the names of its folders, which follow from their content. */
  state: string
  /** The records that this reader finds in it, with the number of documents of all their levels. */
  contents: LevelContents
  /**
   * The records that may be results of a query (SEARCH-36): the shards of its words, and for a word that none has the shards of
   * its beginning. Rejects if a file of the index cannot be read.
   */
  recordsFor: (query: Pick<SearchQuery, 'text' | 'group'>) => Promise<SearchRecord[]>
}

/** How many shards are cached. */
const maxCachedShards = 60

/** Opens a published index; undefined if there is none with all levels of the reader. Rejects if a request fails. */
export async function openPublishedIndex(source: PublishedIndexSource): Promise<PublishedIndex | undefined> {
  const { url, levels, fetchJson } = source
  const manifest = readManifest(await fetchJson(url, 'public'))
  const folders = levels.map((level) => manifest?.levels[level])
  const readers = levels.flatMap((level, index) => {
    const folder = folders[index]
    return folder === undefined ? [] : [levelReader(new URL(`${indexFolder}/${folder}/`, url).href, level, fetchJson)]
  })
  // Without one of the levels, all documents are read: those for everybody have operations for staff.
  if (readers.length < levels.length) return undefined
  const contents = await Promise.all(readers.map((reader) => reader.contents()))
  const { places = [], flagged = [] } = contents.at(-1) ?? {}
  return {
    state: JSON.stringify(folders),
    contents: { places, flagged, documents: contents.reduce((sum, { documents }) => sum + documents, 0) },
    recordsFor: async (query) => {
      const words = wordsOf(query)
      const shards = await Promise.all(readers.flatMap((reader) => words.map((word) => reader.shardsFor(word))))
      return mergedRecords(shards.flat().flatMap(({ records }) => records))
    },
  }
}

/** Reads the shards of one level. */
function levelReader(folder: string, level: AccessLevel, fetchJson: FetchJson) {
  const cache = new Map<string, Promise<unknown>>()

  async function load(name: string): Promise<unknown> {
    const loading = cache.get(name) ?? fetchJson(`${folder}${name}`, level)
    cache.delete(name)
    cache.set(name, loading)
    loading.catch(() => cache.delete(name))
    // The oldest shards go; the directory stays.
    const shards = [...cache.keys()].filter((key) => /^\d/.test(key))
    for (const old of shards.slice(0, -maxCachedShards)) cache.delete(old)
    return loading
  }

  const shard = async (number: number) => readShard(await load(`${number}.json`))

  /** The directory that has a word, and the number of its first shard. */
  async function directoryOf(word: string): Promise<{ directory: Directory; offset: number }> {
    const directory = readDirectory(await load('index.json'))
    if (!('parts' in directory)) return { directory, offset: 0 }
    const number = shardOf(directory.parts, word)
    return { directory: readPart(await load(`part-${number}.json`)), offset: number * shardsPerPart }
  }

  /** The shards with the words that begin like this one. */
  async function shardsOf(word: string): Promise<Shard[]> {
    const { directory, offset } = await directoryOf(word)
    const broad = directory.prefixes.get(word)
    if (broad !== undefined) return [await shard(broad)]
    if (directory.shards.length === 0) return []
    const number = shardOf(directory.shards, word)
    const goesOn = directory.shards[number + 1]?.startsWith(word) ?? false
    return Promise.all((goesOn ? [number, number + 1] : [number]).map((one) => shard(offset + one)))
  }

  /** The shards of the longest beginning of a word that is in several shards: they have words that are nearly the same. */
  async function shardsOfBeginning(word: string): Promise<Shard[]> {
    for (let letters = Array.from(word).slice(0, -1); letters.length > 0; letters = letters.slice(0, -1)) {
      const prefix = letters.join('')
      const number = (await directoryOf(prefix)).directory.prefixes.get(prefix)
      if (number !== undefined) return [await shard(number)]
    }
    return []
  }

  return {
    contents: async () => readContents(await load('index.json')),
    shardsFor: async (word: string): Promise<Shard[]> => {
      const shards = await shardsOf(word)
      const isFound = shards.some(({ records }) => records.some((record) => hasWord(record, word)))
      return isFound ? shards : [...shards, ...(await shardsOfBeginning(word))]
    },
  }
}

/** Whether a record has a word that begins like this one, or a synonym of it. */
function hasWord({ title, names = [], place, text = '' }: SearchRecord, word: string): boolean {
  const synonyms = synonymsOf(word).map((synonym) => synonym.name)
  const forms = [title, ...names, ...place, text].flatMap((part) => splitWords(part).flatMap((found) => found.forms))
  return forms.some((form) => form.startsWith(word) || synonyms.includes(form))
}

/** The records of several shards, each once, with all parts of its text that are in them. */
export function mergedRecords(records: readonly SearchRecord[]): SearchRecord[] {
  const merged = new Map<string, SearchRecord>()
  for (const record of records) {
    const key = JSON.stringify([record.group, record.to])
    const texts = [merged.get(key)?.text, record.text].filter((text) => text !== undefined)
    merged.set(key, texts.length === 0 ? record : { ...record, text: [...new Set(texts)].join(' … ') })
  }
  return [...merged.values()]
}
