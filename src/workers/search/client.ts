import { currentToken } from '@/api/core/token-source'
import { createNotifier } from '@/lib/notifier'
import { deletePrivateRecords, onSearchEnded } from '@/browser/search-storage'
import type { SearchAnswer, SearchProgress, SearchQuestion } from '@/engines/search/answer'
import type { SearchReader } from '@/engines/search/reader'
import type { SearchRecord } from '@/engines/search/record'
import type { PageMessage, TokenRequest, WorkerMessage } from './protocol'

// The page's side of the search worker. A worker belongs to one reader, and ends when another one searches.

/** The state of the index, as the page knows it. */
export interface SearchState {
  /** Undefined until the worker has begun to read. */
  progress: SearchProgress | undefined
  /** Why nothing can be searched, as a sentence. */
  error: string | undefined
}

/** A question that is asked again whenever the index has changed. */
interface Watch {
  question: SearchQuestion
  onAnswer: OnAnswer
}

/** `isComplete` says whether everything that the reader may find had been read. */
type OnAnswer = (answer: SearchAnswer, isComplete: boolean) => void

const notStartedText = 'Search could not be started. Open it again to retry.'
const endedText = 'Your session has changed. Open search again to continue.'

const { subscribe, notify } = createNotifier()
const watches = new Set<Watch>()
/** The questions that the worker has not answered yet. */
const pending = new Map<number, Watch>()
/** The records that the page makes, by source, for each worker that is started. */
const pageRecords = new Map<string, readonly SearchRecord[]>()
let state: SearchState = { progress: undefined, error: undefined }
let reader: SearchReader | undefined
let worker: Worker | undefined
let lastId = 0
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
  if (reader) post({ type: 'read' })
}

/**
 * Asks a question, and asks it again whenever the index has changed. Asks nothing while nobody is known to search.
 * @returns A function that stops this.
 */
export function watchAnswer(question: SearchQuestion, onAnswer: OnAnswer): () => void {
  const watch = { question, onAnswer }
  watches.add(watch)
  ask(watch)
  return () => void watches.delete(watch)
}

/**
 * Replaces the records that the page makes, such as applications and actions. They are never stored. An empty list removes
 * them: the page does that itself when its reader changes.
 */
export function setPageRecords(source: string, records: readonly SearchRecord[]): void {
  if (records.length > 0) pageRecords.set(source, records)
  else pageRecords.delete(source)
  if (!worker) return
  post({ type: 'page-records', source, records })
  watches.forEach(ask)
}

function ask(watch: Watch): void {
  if (!reader) return
  pending.set(++lastId, watch)
  post({ type: 'ask', id: lastId, question: watch.question })
}

function post(message: PageMessage): void {
  startedWorker().postMessage(message, [])
}

function startedWorker(): Worker {
  if (worker) return worker
  const started = new Worker(new URL('./search.worker.ts', import.meta.url), { type: 'module', name: 'search' })
  worker = started
  started.addEventListener('message', ({ data }: MessageEvent<WorkerMessage>) => receive(data, started))
  started.addEventListener('error', () => {
    if (worker !== started) return
    end(notStartedText)
  })
  if (reader) post({ type: 'start', reader })
  for (const [source, records] of pageRecords) post({ type: 'page-records', source, records })
  return started
}

function receive(message: WorkerMessage, from: Worker): void {
  if (from !== worker) return
  if (message.type === 'token-request') {
    void answerTokenRequest(message, from)
  } else if (message.type === 'progress') {
    change({ progress: message.progress, error: message.error })
    watches.forEach(ask)
  } else {
    const watch = pending.get(message.id)
    pending.delete(message.id)
    if (watch && watches.has(watch) && message.type === 'answer') watch.onAnswer(message.answer, message.isComplete)
    if (message.type === 'failure') change({ error: message.message })
  }
}

/** The worker sends the token to configured hosts only, as the page does. */
async function answerTokenRequest({ id, refused }: TokenRequest, from: Worker): Promise<void> {
  const token = await currentToken(refused).catch(() => undefined)
  if (from === worker) from.postMessage({ type: 'token', id, token } satisfies PageMessage, [])
}

/** Ends the search because private records are deleted: the worker may write more until it ends. */
function endWithSession(): void {
  if (reader?.owner === undefined) return
  reader = undefined
  end(endedText)
  void deletePrivateRecords()
}

function end(error?: string): void {
  worker?.terminate()
  worker = undefined
  pending.clear()
  change({ progress: undefined, error })
}

function change(next: Partial<SearchState>): void {
  state = { ...state, ...next }
  notify()
}
