import { getContent, refuseHtml } from '@/api/content/client'
import { isStatus } from '@/api/core/api-error'
import { withSilenceLimit } from '@/lib/transfer'
import type { SearchQuery } from '@/engines/search/search-results'
import type { SearchIndex } from '@/engines/search/ranking/search-index'
import type { SearchReader } from '@/engines/search/reader'
import type { SearchRecord } from '@/engines/search/record'
import type { AccessLevel, LevelContents } from '@/engines/search/shards/format'
import { levelsOf } from '@/engines/search/shards/levels'
import { mergedRecords, openPublishedIndex, type PublishedIndex } from '@/engines/search/shards/read-shards'

/** The search indexes that the list of services names (SEARCH-36). */
export interface PublishedIndexes {
  /**
   * Opens the indexes at these addresses, and closes all others. An index that was opened before is asked whether it has
   * changed.
   * @param readable Where the portal shows what this reader may read. An index that has more than that is not used: it was
   * written before something was switched off.
   * @returns What is in the indexes that can be used.
   */
  open: (urls: readonly string[], readable: ReadonlySet<string>) => Promise<LevelContents[]>
  /** Puts the records for a query into the index, from the shards that its words need. */
  load: (query: SearchQuery) => void
  /** How many indexes are being asked. */
  loadingCount: () => number
}

interface Options {
  reader: SearchReader
  index: Pick<SearchIndex, 'replace' | 'remove'>
  /** Called when a query begins to be loaded, and when its records are in the index. */
  onChange: () => void
  /** Called when an index cannot be read any more. Its records must be read from the documents then. */
  onError: () => void
}

interface OpenIndex {
  published: PublishedIndex
  /** The records of the latest queries, the oldest first. */
  loaded: Map<string, readonly SearchRecord[]>
  loading: Set<string>
  /** Queries that could not be loaded without a connection. */
  unreachable: Set<string>
}

/** The records of this many queries stay: the dialog and the page of all results may ask different ones. */
const maxQueries = 3

/** Creates the published indexes of one reader. */
export function createPublishedIndexes({ reader, index, onChange, onError }: Options): PublishedIndexes {
  const levels = levelsOf(reader)
  const indexes = new Map<string, OpenIndex>()
  /** The states of indexes that could not be read to the end. */
  const broken = new Set<string>()
  /** The latest queries, for indexes that are opened after they were asked. */
  const queries = new Map<string, SearchQuery>()

  async function openAt(url: string): Promise<PublishedIndex | undefined> {
    const published = await openPublishedIndex({ url, levels, fetchJson: getPublished })
    return published && !broken.has(stateOf(url, published)) ? published : undefined
  }

  function close(url: string): boolean {
    index.remove(sourceOf(url))
    return indexes.delete(url)
  }

  async function loadFrom(url: string, open: OpenIndex, query: SearchQuery, key: string): Promise<void> {
    open.loading.add(key)
    onChange()
    try {
      open.loaded.set(key, await open.published.recordsFor(query))
      for (const old of [...open.loaded.keys()].slice(0, -maxQueries)) open.loaded.delete(old)
      if (indexes.get(url) === open) index.replace(sourceOf(url), mergedRecords([...open.loaded.values()].flat()))
    } catch {
      // Without a connection nothing could be read instead: what has been found stays.
      if (!navigator.onLine) open.unreachable.add(key)
      else if (indexes.get(url) === open) {
        broken.add(stateOf(url, open.published))
        close(url)
        onError()
      }
    }
    open.loading.delete(key)
    onChange()
  }

  function loadMissing(): void {
    for (const [key, query] of queries) {
      for (const [url, open] of indexes) {
        const isTried = open.loaded.has(key) || open.loading.has(key)
        if (!isTried && (navigator.onLine || !open.unreachable.has(key))) void loadFrom(url, open, query, key)
      }
    }
  }

  return {
    open: async (urls, readable) => {
      // An index that cannot be opened is none: its documents are read.
      const opened = await Promise.all(urls.map((url) => openAt(url).catch(() => undefined)))
      for (const [at, url] of urls.entries()) {
        const published = opened[at]
        const isUsed = published?.contents.places.every((place) => readable.has(place)) === true
        if (!isUsed) close(url)
        else if (indexes.get(url)?.published.state !== published.state) {
          indexes.set(url, { published, loaded: new Map(), loading: new Set(), unreachable: new Set() })
        }
      }
      for (const url of indexes.keys()) if (!urls.includes(url)) close(url)
      loadMissing()
      return [...indexes.values()].map(({ published }) => published.contents)
    },
    load: (query) => {
      const key = JSON.stringify([query.text.trim(), query.group])
      queries.delete(key)
      queries.set(key, query)
      for (const old of [...queries.keys()].slice(0, -maxQueries)) queries.delete(old)
      loadMissing()
    },
    loadingCount: () => [...indexes.values()].filter(({ loading }) => loading.size > 0).length,
  }
}

function sourceOf(url: string): string {
  return `published ${url}`
}

function stateOf(url: string, { state }: PublishedIndex): string {
  return JSON.stringify([url, state])
}

/** Requests a file of an index; undefined if there is none. @throws ApiError, or SyntaxError if it is not JSON */
async function getPublished(url: string, level: AccessLevel): Promise<unknown> {
  try {
    return await withSilenceLimit(async ({ signal, text }) => {
      const response = await getContent(url, { access: level === 'public' ? 'open' : 'private', signal })
      refuseHtml(response, url)
      return JSON.parse(await text(response)) as unknown
    })
  } catch (error) {
    if (isStatus(error, 404)) return undefined
    throw error
  }
}
