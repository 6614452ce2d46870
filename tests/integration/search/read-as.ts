import { environment } from '@/config/environment'
import type { SearchProgress } from '@/engines/search/search-results'
import type { SearchReader } from '@/engines/search/reader'
import type { SearchRecord } from '@/engines/search/record'
import { createCrawler } from '@/workers/search/crawler'
import type { DocumentStore } from '@/workers/search/store'

/** A store that stores nothing, as in a browser that refuses its storage. */
const noStore: DocumentStore = {
  read: () => Promise.resolve(undefined),
  write: () => Promise.resolve(),
  remove: () => Promise.resolve(),
  evict: () => Promise.resolve(),
}

/** Reads what a reader may find, without a worker. `records` and `progress` are those of the moment. */
export function readingAs(reader: Partial<SearchReader> = {}, store: DocumentStore = noStore) {
  const sources = new Map<string, readonly SearchRecord[]>()
  const reports: { progress: SearchProgress; error: string | undefined }[] = []
  const replaced: string[] = []
  const { featureFlags } = environment()
  const reading = createCrawler({
    reader: { owner: undefined, isStaff: false, isToolbox: false, featureFlags, ...reader },
    index: {
      replace: (source, records) => {
        replaced.push(source)
        sources.set(source, records)
      },
      remove: (source) => void sources.delete(source),
    },
    store,
    onProgress: (progress, error) => reports.push({ progress, error }),
  })
  return {
    reading,
    reports,
    /** The sources in the order in which their records were replaced. */
    replaced,
    records: () => [...sources.values()].flat(),
    last: () => reports.at(-1),
  }
}
