import { setTokenSource } from '@/api/core/token-source'
import { serveWorker } from '@/browser/worker-client/serve'
import { isReading, type SearchResults, type SearchProgress, type SearchQuery } from '@/engines/search/search-results'
import { createSearchIndex } from '@/engines/search/ranking/search-index'
import { placeRecords } from '@/engines/search/sources/places'
import type { SearchReader } from '@/engines/search/reader'
import type { SearchRecord } from '@/engines/search/record'
import type { Work } from '@/lib/work'
import { createCrawler, type Crawler } from './crawler'
import { createDocumentStore } from './store'

/** The worker needs the token for a configured host; another one than a token that the host has refused. */
export interface TokenRequest {
  type: 'token-request'
  id: number
  refused: string | undefined
}

/** A report of the worker to the page. */
export type SearchReport =
  /** How far the documents have been read; results may have changed. `error` says why nothing can be read. */
  { type: 'progress'; progress: SearchProgress; error: string | undefined } | TokenRequest

const progressIntervalMs = 150

const index = createSearchIndex()
const tokenRequests = new Map<number, (token: string | undefined) => void>()
let lastTokenRequest = 0
/** Whether everything has been read. The page hears of progress later. */
let isComplete = false
let reading: Crawler | undefined
let isVisitor = true
let waitingProgress: SearchReport | undefined
let progressTimer: ReturnType<typeof setTimeout> | undefined

const operations = {
  /** Reads for this reader from now on; the first request. It is served until the worker ends. */
  start(reader: SearchReader, { report }: Work<SearchReport>): Promise<never> {
    isVisitor = reader.owner === undefined
    setTokenSource(
      (refused) =>
        new Promise((resolve) => {
          tokenRequests.set(++lastTokenRequest, resolve)
          report({ type: 'token-request', id: lastTokenRequest, refused })
        }),
    )
    reading = createCrawler({
      reader,
      index,
      store: createDocumentStore(),
      onProgress: (progress, error) => {
        isComplete = !isReading(progress)
        reportLater(report, { type: 'progress', progress, error })
      },
    })
    return new Promise(() => undefined)
  },
  /** Reads what has not been read yet, and what failed. */
  read: () => void reading?.read(),
  /** `isComplete` says whether everything that this reader may find had been read. */
  search(query: SearchQuery): { results: SearchResults; isComplete: boolean } {
    reading?.load(query)
    return { results: index.search(query, placeRecords(query.text, isVisitor)), isComplete }
  },
  /** Replaces the records that the page makes; an empty list removes them. */
  setPageRecords({ source, records }: { source: string; records: readonly SearchRecord[] }): void {
    if (records.length > 0) index.replace(`page ${source}`, records)
    else index.remove(`page ${source}`)
  },
  /** The token that was requested; without one nobody is signed in, or it could not be renewed. */
  setToken({ id, token }: { id: number; token: string | undefined }): void {
    tokenRequests.get(id)?.(token)
    tokenRequests.delete(id)
  },
}

export type SearchOperations = typeof operations

serveWorker(operations)

/** Reports the latest progress a few times a second, because each makes the page search again; the last one at once. */
function reportLater(report: (progress: SearchReport) => void, progress: SearchReport): void {
  waitingProgress = progress
  const send = () => {
    clearTimeout(progressTimer)
    progressTimer = undefined
    if (waitingProgress) report(waitingProgress)
  }
  if (isComplete) send()
  else progressTimer ??= setTimeout(send, progressIntervalMs)
}
