import type { SearchResults, SearchQuery } from '@/engines/search/search-results'
import { createSearchIndex } from '@/engines/search/ranking/search-index'
import type { SearchRecord } from '@/engines/search/record'
import { formatVersion, manifestFile, type AccessLevel } from '@/engines/search/shards/format'
import { Postings } from '@/engines/search/shards/postings'
import { openPublishedIndex, type PublishedIndex } from '@/engines/search/shards/read-shards'
import { writeLevel } from '@/engines/search/shards/write-level'

const location = 'https://content.example/docs/made/'
const place = '/docs/made'

/** The files of an index, by their path below the location. */
export type Files = Map<string, string>

/** Writes an index in memory, for documentations at paths of the portal. */
export function write(
  levels: Partial<Record<AccessLevel, readonly SearchRecord[]>>,
  { places = [place], flagged = [] }: { places?: string[]; flagged?: string[] } = {},
): Files {
  const files: Files = new Map()
  const folders: Partial<Record<AccessLevel, string>> = {}
  for (const [level, records] of Object.entries(levels) as [AccessLevel, readonly SearchRecord[]][]) {
    const texts: string[] = []
    const postings = new Postings({ push: (text) => void texts.push(text), at: (record) => texts[record] ?? '' })
    postings.add(records)
    folders[level] = `${level}-1`
    const contents = { places, flagged, documents: records.length }
    for (const { name, text } of writeLevel(postings, contents)) files.set(`search-index/${level}-1/${name}`, text)
  }
  files.set(manifestFile, JSON.stringify({ version: formatVersion, levels: folders }))
  return files
}

/** Reads an index from memory. `requested` are the paths that were requested, with their level. */
export async function open(files: Files, levels: readonly AccessLevel[] = ['public']) {
  const requested: [path: string, level: AccessLevel][] = []
  const index = await openPublishedIndex({
    url: `${location}${manifestFile}`,
    levels,
    fetchJson: (url, level) => {
      const path = url.slice(location.length)
      requested.push([path, level])
      const text = files.get(path)
      if (text === undefined && path !== 'search-index.json') return Promise.reject(new Error(`${path}: HTTP 404`))
      return Promise.resolve(text === undefined ? undefined : JSON.parse(text))
    },
  })
  return { index, requested }
}

/** Answers a query from the shards that it needs, as the worker does. */
export async function answerFrom(index: PublishedIndex, query: SearchQuery): Promise<SearchResults> {
  const search = createSearchIndex()
  search.replace('shards', await index.recordsFor(query))
  return search.search(query)
}

/** The addresses of the first results of each group. */
export function firstOf({ groups }: SearchResults): string[] {
  return groups.flatMap(({ hits }) => hits[0]?.to ?? [])
}
