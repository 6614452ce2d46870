import { getContent, refuseHtml } from '@/api/content/client'
import { isStatus } from '@/api/core/api-error'
import { withSilenceLimit } from '@/lib/transfer'
import type { SearchQuery } from '@/engines/search/search-results'
import type { SearchIndex } from '@/engines/search/ranking/search-index'
import type { SearchReader } from '@/engines/search/reader'
import type { SearchRecord } from '@/engines/search/record'
import type { AccessLevel } from '@/engines/search/shards/format'
import { levelsOf, placeOf } from '@/engines/search/shards/levels'
import { mergedRecords, openPublishedIndex, type PublishedIndex } from '@/engines/search/shards/read-shards'
import type { Documentation } from '@/engines/search/published/documents'

/** The search indexes that are published beside tables of contents (SEARCH-36). */
export interface PublishedIndexes {
  /** Opens the index of a documentation, once; false if there is none with everything that this reader may see. */
  open: (documentation: Documentation) => Promise<boolean>
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
  /** Called when the index of a documentation cannot be read any more. Its documents must be read then. */
  onError: () => void
}

interface OpenIndex {
  source: string
  published: PublishedIndex
  /** The records of the latest queries, the oldest first. */
  loaded: Map<string, readonly SearchRecord[]>
  loading: Set<string>
}

/** The records of this many queries stay: the dialog and the page of all results may ask different ones. */
const maxQueries = 3

/** Creates the published indexes of one reader. */
export function createPublishedIndexes({ reader, index, onChange, onError }: Options): PublishedIndexes {
  const opened = new Map<string, Promise<OpenIndex | undefined>>()
  const indexes = new Map<string, OpenIndex>()

  async function openAt(documentation: Documentation): Promise<OpenIndex | undefined> {
    const { location } = documentation
    const levels = levelsOf(reader)
    const fetchJson = (url: string, level: AccessLevel) => getPublished(url, accessOf(documentation, level))
    const published = await openPublishedIndex({ location, place: placeOf(documentation), levels, fetchJson })
    // Without one of the levels, all documents are read: those for everybody have operations for staff.
    if (!published || levels.some((level) => !published.levels.includes(level))) return undefined
    return { source: `published ${location}`, published, loaded: new Map(), loading: new Set() }
  }

  async function loadFrom(location: string, open: OpenIndex, query: SearchQuery, key: string): Promise<void> {
    open.loading.add(key)
    onChange()
    try {
      open.loaded.set(key, await open.published.recordsFor(query))
      for (const old of [...open.loaded.keys()].slice(0, -maxQueries)) open.loaded.delete(old)
      if (indexes.has(location)) index.replace(open.source, mergedRecords([...open.loaded.values()].flat()))
    } catch {
      opened.set(location, Promise.resolve(undefined))
      if (indexes.delete(location)) {
        index.remove(open.source)
        onError()
      }
    }
    open.loading.delete(key)
    onChange()
  }

  return {
    open: async (documentation) => {
      const { location } = documentation
      // An index that cannot be opened is none: its documents are read.
      const opening = opened.get(location) ?? openAt(documentation).catch(() => undefined)
      opened.set(location, opening)
      const open = await opening
      if (open) indexes.set(location, open)
      return open !== undefined
    },
    load: (query) => {
      const key = JSON.stringify([query.text.trim(), query.group])
      for (const [location, open] of indexes) {
        if (!open.loaded.has(key) && !open.loading.has(key)) void loadFrom(location, open, query, key)
      }
    },
    loadingCount: () => [...indexes.values()].filter(({ loading }) => loading.size > 0).length,
  }
}

function accessOf({ access }: Documentation, level: AccessLevel): 'public' | 'private' {
  return access === 'private' || level !== 'public' ? 'private' : 'public'
}

/** Requests a file of an index; undefined if there is none. @throws ApiError, or SyntaxError if it is not JSON */
async function getPublished(url: string, access: 'public' | 'private'): Promise<unknown> {
  try {
    return await withSilenceLimit(async ({ signal, text }) => {
      const response = await getContent(url, { access, signal })
      refuseHtml(response, url)
      return JSON.parse(await text(response)) as unknown
    })
  } catch (error) {
    if (isStatus(error, 404)) return undefined
    throw error
  }
}
