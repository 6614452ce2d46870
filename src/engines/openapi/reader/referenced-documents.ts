import { errorFacts } from '../document/reading-error'
import { maxDocumentBytes } from './loaded-text'
import { importYaml, mayBeDynamic, parseText } from './parse-document'
import { sharedTasks } from './shared-tasks'
import type { Bundle } from './spec-document'

const maxReferencedDocuments = 200
const maxParallelLoads = 6

/** Why a referenced document is not requested once the limits are reached. */
export const tooManyDocuments = `Not loaded: more than ${maxReferencedDocuments} other documents are referred to.`
export const tooManyBytes = 'Not loaded: the document and those it refers to are larger than 50 MB together.'

/**
 * Fetches the text of a referenced document.
 * @param onBytes must be called with the size of each piece that arrives, in bytes; throws when the limit is reached.
 */
export type FetchReferenced = (
  url: string,
  signal: AbortSignal,
  onBytes: (bytes: number) => void,
) => Promise<{ text: string; bytes: number }>

/** Loads the documents that a bundle refers to. The limits apply to the whole lifetime of the bundle. */
export interface ReferencedDocuments {
  /**
   * Requests the documents that are not in the bundle yet. Stores each one, or the reason why it cannot be loaded.
   * @throws the abort's reason when `signal` aborts.
   */
  load: (urls: readonly string[], signal: AbortSignal, fetchText: FetchReferenced) => Promise<void>
}

/** Creates the loader of a bundle: at most 200 documents, six at a time, and 50 MB including the main document. */
export function referencedDocuments(bundle: Bundle, loadYaml = importYaml): ReferencedDocuments {
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
      bundle.furtherRefusal ??= tooManyBytes
      full.abort()
      full.signal.throwIfAborted()
    }
    try {
      const signal = AbortSignal.any([shared, full.signal])
      signal.throwIfAborted()
      const { text, bytes } = await fetchText(url, signal, onBytes)
      bundle.others.set(url, { url, root: await parseText(text, loadYaml), bytes, isDynamic: mayBeDynamic(text) })
    } catch (error) {
      if (full.signal.aborted) return
      if (shared.aborted) {
        // The load was cancelled and did not fail: release the slot, so that it can be requested again.
        reserved--
        bytesLeft += arrived
        throw error
      }
      bundle.refusals.set(url, errorFacts(error).message)
    }
  }

  /** Reserves a slot before anything is requested: all references of a document are found at once. */
  const loadReserved = async (url: string, shared: AbortSignal, fetchText: FetchReferenced) => {
    if (reserved >= maxReferencedDocuments) bundle.furtherRefusal ??= tooManyDocuments
    if (bundle.furtherRefusal !== undefined) return
    reserved++
    await enqueue(() => loadOne(url, shared, fetchText))
  }

  return {
    load: async (urls, signal, fetchText) => {
      const missing = urls.filter((url) => !bundle.others.has(url) && !bundle.refusals.has(url))
      await Promise.all(missing.map((url) => tasks.run(url, signal, (shared) => loadReserved(url, shared, fetchText))))
    },
  }
}

/** Limits how many tasks run at a time; the others wait in order. */
function taskQueue(maxRunning: number) {
  const waiting: (() => void)[] = []
  let running = 0
  return async <T>(task: () => Promise<T>): Promise<T> => {
    if (running < maxRunning) running++
    else await new Promise<void>((resolve) => waiting.push(resolve))
    try {
      return await task()
    } finally {
      // Pass the slot of this task to the next one.
      const next = waiting.shift()
      if (next) next()
      else running--
    }
  }
}
