import { failureOf } from '../document/failures'
import { maxDocumentBytes } from './load-text'
import { parseText } from './parse-document'
import { sharedTasks } from './shared-tasks'
import type { Bundle } from './spec-document'

const maxReferencedDocuments = 200
const maxParallelLoads = 6

/** Why a referenced document is not requested once the limits are reached. */
export const tooManyDocuments = `Not loaded: more than ${maxReferencedDocuments} other documents are referred to.`
export const tooManyBytes = 'Not loaded: the document and those it refers to are larger than 50 MB together.'

/**
 * Fetches the text of a referenced document.
 * @param onBytes to be called with the size of each piece that arrives; throws when no more may be read.
 */
export type FetchReferenced = (
  url: string,
  signal: AbortSignal,
  onBytes: (bytes: number) => void,
) => Promise<{ text: string; bytes: number }>

/** Loads the documents that a bundle refers to, within limits that hold for the bundle as long as it lives. */
export interface ReferencedDocuments {
  /**
   * Requests the documents that are not in the bundle yet. Afterwards each is there, or the reason why it is not.
   * @throws the abort's reason when `signal` aborts.
   */
  load: (urls: readonly string[], signal: AbortSignal, fetchText: FetchReferenced) => Promise<void>
}

/** The loader of one bundle: at most 200 documents, six at a time, and 50 MB with the bundle's own document. */
export function referencedDocuments(bundle: Bundle): ReferencedDocuments {
  const tasks = sharedTasks<void>()
  const enqueue = taskQueue(maxParallelLoads)
  const full = new AbortController()
  let reserved = 0
  let bytesLeft = maxDocumentBytes - bundle.main.bytes

  const loadOne = async (url: string, shared: AbortSignal, fetchText: FetchReferenced) => {
    let arrived = 0
    const onBytes = (bytes: number) => {
      arrived += bytes
      bytesLeft -= bytes
      if (bytesLeft >= 0) return
      bundle.refusal ??= tooManyBytes
      full.abort()
      full.signal.throwIfAborted()
    }
    try {
      const signal = AbortSignal.any([shared, full.signal])
      signal.throwIfAborted()
      const { text, bytes } = await fetchText(url, signal, onBytes)
      bundle.others.set(url, { url, root: await parseText(text), bytes })
    } catch (error) {
      if (full.signal.aborted) return
      if (shared.aborted) {
        // Cancelled, not failed: the next reader may request it again.
        reserved--
        bytesLeft += arrived
        throw error
      }
      bundle.others.set(url, failureOf(error).message)
    }
  }

  /** Reserves a slot before anything is requested: all references of a document are found at once. */
  const loadReserved = async (url: string, shared: AbortSignal, fetchText: FetchReferenced) => {
    if (reserved >= maxReferencedDocuments) bundle.refusal ??= tooManyDocuments
    if (bundle.refusal !== undefined) return
    reserved++
    await enqueue(() => loadOne(url, shared, fetchText))
  }

  return {
    load: async (urls, signal, fetchText) => {
      const missing = urls.filter((url) => !bundle.others.has(url))
      await Promise.all(missing.map((url) => tasks.run(url, signal, (shared) => loadReserved(url, shared, fetchText))))
    },
  }
}

/** Runs at most so many tasks at a time, the others in their order. */
function taskQueue(maxRunning: number) {
  const waiting: (() => void)[] = []
  let running = 0
  return async <T>(task: () => Promise<T>): Promise<T> => {
    if (running < maxRunning) running++
    else await new Promise<void>((resolve) => waiting.push(resolve))
    try {
      return await task()
    } finally {
      // The next task takes over the place of this one.
      const next = waiting.shift()
      if (next) next()
      else running--
    }
  }
}
