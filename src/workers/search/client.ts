import { currentToken } from '@/api/core/token-source'
import { createWorkerClient, type WorkerClient } from '@/browser/worker-client/client'
import { createNotifier } from '@/lib/notifier'
import { deletePrivateRecords, onSearchEnded } from '@/browser/search-storage'
import type { SearchResults, SearchProgress, SearchQuery } from '@/engines/search/search-results'
import type { SearchReader } from '@/engines/search/reader'
import type { SearchRecord } from '@/engines/search/record'
import type { SearchOperations, SearchReport, TokenRequest } from './search.worker'

// The page's side of the search worker. A worker belongs to one reader, and ends when another one searches.

/** The state of the index, as the page knows it. */
export interface SearchState {
  /** Undefined until the worker has begun to read. */
  progress: SearchProgress | undefined
  /** Why nothing can be searched, as a sentence. */
  error: string | undefined
}

/** A query that is asked again whenever the index has changed. */
interface Watch {
  query: SearchQuery
  onResults: OnResults
}

/** `isComplete` says whether everything that the reader may find had been read. */
type OnResults = (results: SearchResults, isComplete: boolean) => void

const notStartedText = 'Search could not be started. Open it again to retry.'
const endedText = 'Your session has changed. Open search again to continue.'

const { subscribe, notify } = createNotifier()
const watches = new Set<Watch>()
/** The records that the page makes, by source, for each worker that is started. */
const pageRecords = new Map<string, readonly SearchRecord[]>()
/** The sources whose records the page will make when it has loaded what they are made of. */
const pendingSources = new Set<string>()
let state: SearchState = { progress: undefined, error: undefined }
let reader: SearchReader | undefined
let worker: WorkerClient<SearchOperations> | undefined
let watchesSession = false

/** Calls the listener after every change of `searchState`; returns a function to unsubscribe. */
export const subscribeSearch = subscribe

export function searchState(): SearchState {
  return state
}

/**
 * Says who searches; undefined while that is not known, and when the session has ended. For another reader than before the
 * worker ends with everything it knows, and private records of other people and organizations are deleted (SEARCH-15).
 */
export function setSearchReader(next: SearchReader | undefined): void {
  if (JSON.stringify(next) === JSON.stringify(reader)) return
  const before = reader
  reader = next
  end()
  if (before?.owner !== undefined || next) void deletePrivateRecords(next?.owner)
  if (!watchesSession) onSearchEnded(endWithSession)
  watchesSession = true
}

/** Reads the documents that were not read yet, and those that failed. Does nothing while nobody is known to search. */
export function readDocuments(): void {
  if (reader) post('read', undefined)
}

/**
 * Asks a query, and asks it again whenever the index has changed. Asks nothing while nobody is known to search.
 * @returns A function that stops this.
 */
export function watchResults(query: SearchQuery, onResults: OnResults): () => void {
  const watch = { query, onResults }
  watches.add(watch)
  request(watch)
  return () => void watches.delete(watch)
}

/**
 * Replaces the records that the page makes, such as applications and actions. They are never stored. An empty list removes
 * them: the page does that itself when its reader changes. While some are pending, no results are complete.
 */
export function setPageRecords(source: string, records: readonly SearchRecord[], { isPending = false } = {}): void {
  if (isPending) pendingSources.add(source)
  else pendingSources.delete(source)
  if (records.length > 0) pageRecords.set(source, records)
  else pageRecords.delete(source)
  if (!worker) return
  post('setPageRecords', { source, records })
  watches.forEach(request)
}

function request(watch: Watch): void {
  if (!reader) return
  const asked = startedWorker()
  asked.request('search', watch.query).then(
    ({ results, isComplete }) => {
      if (watches.has(watch)) watch.onResults(results, isComplete && pendingSources.size === 0)
    },
    ({ message }: Error) => {
      if (asked === worker) change({ error: message })
    },
  )
}

/** Requests an operation without a reply. A failure of the worker is one of `start`, too. */
const post: (...request: Parameters<WorkerClient<SearchOperations>['request']>) => void = (name, input) =>
  void startedWorker()
    .request(name, input)
    .catch(() => undefined)

function startedWorker(): WorkerClient<SearchOperations> {
  if (worker) return worker
  const started = createWorkerClient<SearchOperations>(
    () => new Worker(new URL('./search.worker.ts', import.meta.url), { type: 'module', name: 'search' }),
    { isReplaced: false },
  )
  worker = started
  if (reader) {
    const onProgress = (report: SearchReport) => receive(report, started)
    started.request('start', reader, { onProgress }).catch(() => started === worker && end(notStartedText))
  }
  for (const [source, records] of pageRecords) post('setPageRecords', { source, records })
  return started
}

function receive(report: SearchReport, from: WorkerClient<SearchOperations>): void {
  if (report.type === 'token-request') return void supplyToken(report, from)
  change({ progress: report.progress, error: report.error })
  watches.forEach(request)
}

/** The worker sends the token to configured hosts only, as the page does. */
async function supplyToken({ id, refused }: TokenRequest, from: WorkerClient<SearchOperations>): Promise<void> {
  const token = await currentToken(refused).catch(() => undefined)
  if (from === worker) post('setToken', { id, token })
}

/** Ends the search because private records are deleted: the worker may write more until it ends. */
function endWithSession(): void {
  if (reader?.owner === undefined) return
  reader = undefined
  end(endedText)
  void deletePrivateRecords()
}

function end(error?: string): void {
  const ended = worker
  worker = undefined
  ended?.end()
  change({ progress: undefined, error })
}

function change(next: Partial<SearchState>): void {
  state = { ...state, ...next }
  notify()
}
