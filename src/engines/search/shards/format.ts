import { firstIndex } from '@/lib/binary-search'
import { isCount, isRecord, isTexts } from '@/lib/json-values'

// A published search index of one documentation or several (docs/decisions/0040):
// search-index.json                the manifest, whose address the list of services names
// search-index/{level}-{digest}/   a folder for each level of access:
//   index.json                     what the level is about, and its directory, or where each of its parts begins
//   part-{n}.json                  a part of the directory
//   {n}.json                       the shards
// All of it is read as untrusted.

/**
 * The levels of access: everybody, people who are signed in, staff, staff with the Network Toolbox. A provider protects the
 * folders of all but the first.
 */
export const accessLevels = ['public', 'login', 'internal', 'toolbox'] as const

export type AccessLevel = (typeof accessLevels)[number]

export const manifestFile = 'search-index.json'
/** The folder of everything but the manifest. */
export const indexFolder = 'search-index'
export const formatVersion = 2

/** Small and of one size: it has no words, so that nothing private is in it. */
export interface Manifest {
  version: typeof formatVersion
  /** The folder of each level, below `indexFolder`. Documents of other levels are not in the index. */
  levels: Partial<Record<AccessLevel, string>>
}

/** The records that the readers of a level find in an index, at this level and those before it. */
export interface LevelContents {
  /** The paths in the portal that the documentations, and the list of fields, are shown at. */
  places: readonly string[]
  /** Those that have entries with a feature flag, too. They are in no index, because flags differ by environment. */
  flagged: readonly string[]
  /** How many documents are in this level. */
  documents: number
}

/** Which shards a word is in. */
export interface Directory {
  /** The first word of each shard, sorted. The shards are numbered in this order. */
  shards: readonly string[]
  /** Number of the shard with the best records of a prefix whose words are in several shards. */
  prefixes: ReadonlyMap<string, number>
}

/** The directory of a level with many shards: the first word of each part, which has `shardsPerPart` shards. */
export interface PartedDirectory {
  parts: readonly string[]
}

/** About how long a shard may be, in characters. With gzip it is about a third. */
export const maxShardLength = 40_000
export const shardsPerPart = 250

/** Number of the shard, or the part, that may hold a word, of a list of their first words. */
export function shardOf(firstWords: readonly string[], word: string): number {
  return Math.max(0, countUpTo(firstWords, word) - 1)
}

/** How many words of a sorted list are at or before a point of the order. */
export function countUpTo(words: readonly string[], point: string): number {
  return firstIndex(words.length, (index) => (words[index] ?? '') > point)
}

/** Reads a manifest; undefined if it is none, or of another version. */
export function readManifest(json: unknown): Manifest | undefined {
  if (!isRecord(json) || json['version'] !== formatVersion) return undefined
  const { levels } = json
  if (!isRecord(levels)) return undefined
  const found: Manifest['levels'] = {}
  for (const level of accessLevels) {
    const folder = levels[level]
    if (typeof folder === 'string' && /^[\w-]{1,80}$/.test(folder)) found[level] = folder
  }
  return { version: formatVersion, levels: found }
}

/** Reads what a level is about, beside its directory. @throws Error if nothing says it */
export function readContents(json: unknown): LevelContents {
  if (isRecord(json) && isTexts(json['places']) && isTexts(json['flagged']) && isCount(json['documents'])) {
    return { places: json['places'], flagged: json['flagged'], documents: json['documents'] }
  }
  throw malformed()
}

/** Reads a directory or one in parts. @throws Error if it is neither. */
export function readDirectory(json: unknown): Directory | PartedDirectory {
  if (isRecord(json) && isTexts(json['parts'])) return { parts: json['parts'] }
  return readPart(json)
}

/** Reads a part of a directory, or a whole one. @throws Error if it is none. */
export function readPart(json: unknown): Directory {
  if (!isRecord(json) || !isTexts(json['shards']) || !isRecord(json['prefixes'])) throw malformed()
  const prefixes = Object.entries(json['prefixes']).filter((entry): entry is [string, number] => isCount(entry[1]))
  return { shards: json['shards'], prefixes: new Map(prefixes) }
}

function malformed(): Error {
  return new Error('The directory of the published search index is malformed')
}
