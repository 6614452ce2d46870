import { createWorkerClient, type WorkerError } from '@/browser/worker-client/client'
import { ReadingError, type ErrorFacts } from '@/engines/openapi/document/reading-error'
import { unpackIndex } from '@/engines/openapi/reader/index-packing'
import { pastedName } from '@/engines/openapi/reader/pasted'
import { maxCachedDocuments } from '@/engines/openapi/reader/protocol'
import type { DocumentSource, DocumentTexts } from '@/engines/openapi/reader/protocol'
import type { SchemaHandle, SchemaLevel } from '@/engines/openapi/document/schema-types'
import type { DocumentIndex, OperationKey, OperationView, RequestSchemas } from '@/engines/openapi/document/types'
import type { CompareInput, CompareReply } from '@/engines/openapi/compare/compare-sources'
import type { ReaderOperations } from './reader.worker'

// The page's side of the reader. It stores no documents.

/** The part of a document that the page and the start script read. */
interface Read {
  source: DocumentSource
  key?: OperationKey
}

const reader = createWorkerClient<ReaderOperations>(
  () => new Worker(new URL('./reader.worker.ts', import.meta.url), { type: 'module', name: 'reader' }),
  {
    maxBusySeconds: 20,
    abort: 'by message',
    keyOf: (_, input: { source?: DocumentSource; url?: string } | undefined) => input?.source?.url ?? input?.url,
    toError,
    early: {
      name: 'reader',
      isSame: (early: Read, input: Read) => nameOf(early) === nameOf(input),
      // The start script has no token.
      isRepeated: (error, { source }: Read) =>
        error instanceof ReadingError && error.kind === 'unauthorized' && source.bearer !== undefined,
    },
  },
)
let pasted = 0
const visited = new Set<string>()
/** How long after the last visit the reader caches more than one document, in milliseconds. */
const idleMs = 15_000
let visits = 0
let idle: ReturnType<typeof setTimeout> | undefined

function toError(error: WorkerError): ReadingError {
  if (error.cause === 'broken') return new ReadingError('internal', error.message || 'The reader did not start.')
  if (error.cause === 'busy') {
    const message = `The document takes too long to read. Reading stopped after ${error.seconds} seconds.`
    return new ReadingError('endless', message)
  }
  const { kind, message, status } = error.thrown as ErrorFacts
  return new ReadingError(kind, message, status)
}

function nameOf({ source, key }: Read): string {
  return JSON.stringify([source.url, key?.path, key?.method.toUpperCase(), key?.webhook === true])
}

/**
 * Reads one operation for display, with the examples of the document but without generated ones.
 * @throws ReadingError whose `failure` explains the cause; the abort's reason when `signal` aborts.
 */
export function readOperation(source: DocumentSource, key: OperationKey, signal?: AbortSignal): Promise<OperationView> {
  return reader.request('operation', { source, key }, { signal })
}

/** Reads an operation with the generated examples that its code samples need; fails as `readOperation` does. */
export function readSamples(source: DocumentSource, key: OperationKey, signal?: AbortSignal): Promise<OperationView> {
  return reader.request('samples', { source, key }, { signal })
}

/** Reads the schemas that a request to an operation has to satisfy; fails as `readOperation` does. */
export function readSchemas(source: DocumentSource, key: OperationKey, signal?: AbortSignal): Promise<RequestSchemas> {
  return reader.request('schemas', { source, key }, { signal })
}

/** Reads the compact index of a document; fails as `readOperation` does. */
export async function readIndex(source: DocumentSource, signal?: AbortSignal): Promise<DocumentIndex> {
  return unpackIndex(await reader.request('index', { source }, { signal }))
}

/**
 * Starts the verification of a document: loads it, also if it is cached, and reads its index. The verification before it
 * ends. Fails as `readOperation` does.
 */
export async function startVerification(source: DocumentSource, signal?: AbortSignal): Promise<DocumentIndex> {
  return unpackIndex(await reader.request('index', { source, startsVerification: true }, { signal }))
}

/** Reads the texts of the document whose verification has started, and of all that it refers to. */
export function readTexts(source: DocumentSource, signal?: AbortSignal): Promise<DocumentTexts> {
  return reader.request('texts', { source }, { signal })
}

/** Compares two documents; the reply says which side could not be read. */
export function requestComparison(
  input: CompareInput,
  signal: AbortSignal,
  onProgress: (share: number) => void,
): Promise<CompareReply> {
  return reader.request('compare', input, { signal, onProgress })
}

/** Reads the next level of a schema. Parts that cannot be read are reported in the level's problems. */
export function expandSchema(source: DocumentSource, handle: SchemaHandle, signal?: AbortSignal): Promise<SchemaLevel> {
  return reader.request('expand', { source, handle }, { signal })
}

/** Gives a pasted or dropped text to the reader and returns its source. The text does not leave the browser. */
export async function pasteDocument(text: string, signal?: AbortSignal): Promise<DocumentSource> {
  const url = pastedName(++pasted)
  await reader.request('paste', { url, text }, { signal })
  return { url }
}

/**
 * Starts a visit to a document. Call it when the user opens the document, not for each operation. A document that was
 * visited before is revalidated in the background; `onChange` is called when the worker has cached a newer version, which
 * must then be read again. Without `onChange` nothing is revalidated. Returns a function that ends the visit. Some time
 * after the last visit, memory is released.
 */
export function visitDocument(source: DocumentSource, onChange?: () => void): () => void {
  const controller = new AbortController()
  if (onChange && visited.has(source.url)) {
    const checked = reader.request('check', { source }, { signal: controller.signal })
    checked.then((changed) => changed && onChange()).catch(() => undefined)
  }
  visited.add(source.url)
  visits++
  clearTimeout(idle)
  return () => {
    controller.abort()
    visits--
    if (visits === 0) idle = setTimeout(release, idleMs)
  }
}

/** Says that a document is shown and everybody may read it: the reader may store its replies for the next visit. */
export function storeReplies(source: DocumentSource): void {
  reader.request('store', { source }).catch(() => undefined)
}

/**
 * Releases memory. The worker keeps the latest document cached, in case the user returns to it. A worker that has read
 * more documents than it caches is terminated, because the browser frees its compiled code only then.
 */
function release(): void {
  const state = reader.state()
  if (state === 'none') return
  if (visited.size <= maxCachedDocuments || state === 'busy') {
    reader.request('release', {}).catch(() => undefined)
  } else {
    reader.end()
    visited.clear()
  }
}
