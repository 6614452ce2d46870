import type { SearchQuery } from '../search-results'
import { synonymsOf } from '../ranking/synonyms'
import { splitWords } from '../ranking/words'
import type { SearchRecord } from '../record'
import {
  accessLevels,
  indexFolder,
  manifestFile,
  readDirectory,
  readManifest,
  readPart,
  shardOf,
  shardsPerPart,
  type AccessLevel,
  type Directory,
} from './format'
import { wordsOf } from './query-words'
import { readShard, type Shard } from './shard-text'

/** Requests a file of the index. Resolves with undefined if the host has none. */
type FetchJson = (url: string, level: AccessLevel) => Promise<unknown>

interface PublishedIndexSource {
  /** Absolute address of the documentation, with a slash at the end. */
  location: string
  /** Path in the portal that the documentation is shown at. */
  place: string
  /** The levels that the reader may see. Folders of others are not requested. */
  levels: readonly AccessLevel[]
  fetchJson: FetchJson
}

/** A search index that the provider has published beside a table of contents. */
export interface PublishedIndex {
  /** The levels that are in it. Documents of other levels must be read. */
  levels: readonly AccessLevel[]
  /**
   * The records that may be results of a query (SEARCH-36): the shards of its words, and for a word that none has the shards of
   * its beginning. Rejects if a file of the index cannot be read.
   */
  recordsFor: (query: Pick<SearchQuery, 'text' | 'group'>) => Promise<SearchRecord[]>
}

/** How many shards are cached. */
const maxCachedShards = 60

/** Opens the index beside a table of contents; undefined if there is none for this place. Rejects if the request fails. */
export async function openPublishedIndex(source: PublishedIndexSource): Promise<PublishedIndex | undefined> {
  const { location, place, levels, fetchJson } = source
  const manifest = readManifest(await fetchJson(`${location}${manifestFile}`, 'public'))
  if (manifest?.place !== place) return undefined
  const readers = accessLevels.flatMap((level) => {
    const folder = levels.includes(level) ? manifest.levels[level] : undefined
    return folder === undefined
      ? []
      : [{ level, reader: levelReader(`${location}${indexFolder}/${folder}/`, level, fetchJson) }]
  })
  return {
    levels: readers.map(({ level }) => level),
    recordsFor: async (query) => {
      const words = wordsOf(query)
      const shards = await Promise.all(readers.flatMap(({ reader }) => words.map((word) => reader(word))))
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

  return async (word: string): Promise<Shard[]> => {
    const shards = await shardsOf(word)
    const isFound = shards.some(({ records }) => records.some((record) => hasWord(record, word)))
    return isFound ? shards : [...shards, ...(await shardsOfBeginning(word))]
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
