import { takeEarlyReader } from './early'
import type { EarlyReader } from './early'
import { ReadingError } from '@/engines/openapi/document/failures'
import { unpackIndex } from '@/engines/openapi/reader/index-packing'
import { pastedName } from '@/engines/openapi/reader/pasted'
import { maxCachedDocuments } from '@/engines/openapi/reader/protocol'
import type {
  DocumentSource,
  DocumentTexts,
  PackedIndex,
  Question,
  Reply,
  Request,
  Results,
} from '@/engines/openapi/reader/protocol'
import type { SchemaHandle, SchemaLevel } from '@/engines/openapi/document/schema-types'
import type { DocumentIndex, OperationKey, OperationView, RequestSchemas } from '@/engines/openapi/document/types'
import { createWatch } from './watch'

// The page's side of the reader. It stores no documents, only the pending questions.

interface Pending {
  question: Question
  resolve: (value: never) => void
  reject: (error: Error) => void
}

let worker: Worker | undefined
let lastId = 0
let pasted = 0
const pending = new Map<number, Pending>()
/** Answers that the start script requested, by question; the first caller with the same question takes them. */
const earlyAnswers = new Map<string, { result: Promise<unknown>; controller: AbortController }>()
const visited = new Set<string>()
/** How long after the last visit the reader caches more than one document, in milliseconds. */
const idleMs = 15_000
let visits = 0
let idle: ReturnType<typeof setTimeout> | undefined

const watch = createWatch({
  ping: () => {
    const id = ++lastId
    worker?.postMessage({ type: 'ping', id } satisfies Request, [])
    return id
  },
  hasPending: () => pending.size > 0,
  terminate: restart,
})

function running(): Worker {
  if (worker) return worker
  const early = takeEarlyReader()
  const started =
    early?.worker ?? new Worker(new URL('./reader.worker.ts', import.meta.url), { type: 'module', name: 'reader' })
  started.addEventListener('message', ({ data }: MessageEvent<Reply>) => settle(data))
  started.addEventListener('error', ({ message }) => {
    stop()
    fail(pending, new ReadingError('internal', message || 'The reader did not start.'))
  })
  worker = started
  if (early) takeOver(early)
  return started
}

/** Terminates the worker, with all documents that it has cached. */
function stop() {
  worker?.terminate()
  worker = undefined
  watch.onRestart()
}

function fail(questions: Iterable<[number, Pending]>, error: Error) {
  for (const [id, { reject }] of questions) {
    pending.delete(id)
    reject(error)
  }
}

/**
 * Terminates a worker that hangs, and starts another. Unless it hangs in a request that was cancelled, all requests
 * about the document that was requested first fail; the others are sent again.
 */
function restart(isCancelled: boolean): void {
  const [first] = pending.values()
  stop()
  if (first && !isCancelled) {
    fail(
      about(urlOf(first.question)),
      new ReadingError('endless', 'The document takes too long to read. Reading stopped after 20 seconds.'),
    )
  }
  for (const [id, { question }] of pending) running().postMessage({ ...question, id } satisfies Request, [])
}

/** The pending questions about a document. */
function about(url: string): [number, Pending][] {
  return [...pending].filter(([, { question }]) => urlOf(question) === url)
}

function urlOf(question: Question): string {
  if (question.type === 'release') return ''
  return question.type === 'paste' ? question.url : question.source.url
}

function settle(reply: Reply): void {
  watch.onMessage('pingId' in reply ? reply.pingId : undefined)
  if ('pingId' in reply) return
  const { resolve, reject } = pending.get(reply.id) ?? {}
  pending.delete(reply.id)
  if (reply.ok) resolve?.(reply.value as never)
  else reject?.(new ReadingError(reply.failure.kind, reply.failure.message, reply.failure.status))
}

/** Takes over the early reader: stores its answers until a caller has the same question. */
function takeOver(early: EarlyReader): void {
  const { questions, replies } = early
  early.onReply = () => undefined
  for (const question of questions) {
    if (question.type !== 'operation' && question.type !== 'index') continue
    const controller = new AbortController()
    const result = awaitReply(question, question.id, controller.signal)
    // A failure reaches the caller who takes the answer.
    result.catch(() => undefined)
    earlyAnswers.set(nameOf(question), { result, controller })
  }
  replies.forEach(settle)
}

function ask<T extends Question['type']>(question: Question & { type: T }, signal?: AbortSignal): Promise<Results[T]> {
  if (signal?.aborted) return Promise.reject(signal.reason as Error)
  const id = ++lastId
  const target = running()
  const reply = awaitReply<T>(question, id, signal)
  target.postMessage({ ...question, id } satisfies Request, [])
  return reply
}

function awaitReply<T extends Question['type']>(
  question: Question & { type: T },
  id: number,
  signal?: AbortSignal,
): Promise<Results[T]> {
  return new Promise((resolve, reject) => {
    const abort = () => {
      pending.delete(id)
      worker?.postMessage({ type: 'abort', id } satisfies Request, [])
      // The worker may be working for another question about the document, too.
      if (about(urlOf(question)).length === 0) watch.onCancelled()
      reject(signal?.reason as Error)
    }
    const done = () => signal?.removeEventListener('abort', abort)
    signal?.addEventListener('abort', abort, { once: true })
    watch.onRequest()
    pending.set(id, {
      question,
      resolve: (value: PackedIndex | Results[T]) => {
        done()
        resolve((question.type === 'index' ? unpackIndex(value as PackedIndex) : value) as Results[T])
      },
      reject: (error) => {
        done()
        reject(error)
      },
    })
  })
}

type Read = Extract<Question, { type: 'operation' | 'index' }>

/** Returns the early answer. Asks the worker if there is none, or if the server refused it for lack of a token. */
function askOrTake<T extends Read['type']>(question: Read & { type: T }, signal?: AbortSignal): Promise<Results[T]> {
  // Start first, because this takes over the early reader, which may have the answer.
  running()
  const name = nameOf(question)
  const early = earlyAnswers.get(name)
  earlyAnswers.delete(name)
  if (!early) return ask<T>(question, signal)
  signal?.addEventListener('abort', () => early.controller.abort(signal.reason), { once: true })
  return (early.result as Promise<Results[T]>).catch((error: unknown) => {
    const refused = error instanceof ReadingError && error.failure.kind === 'unauthorized'
    if (refused && question.source.bearer) return ask<T>(question, signal)
    throw error
  })
}

function nameOf(question: Read): string {
  const key = question.type === 'operation' ? question.key : undefined
  return JSON.stringify([
    question.type,
    question.source.url,
    key?.path,
    key?.method.toUpperCase(),
    key?.webhook === true,
  ])
}

/**
 * Reads one operation for display, with the examples of the document but without generated ones.
 * @throws ReadingError whose `failure` explains the cause; the abort's reason when `signal` aborts.
 */
export function readOperation(source: DocumentSource, key: OperationKey, signal?: AbortSignal): Promise<OperationView> {
  return askOrTake({ type: 'operation', source, key }, signal)
}

/** Reads an operation with the generated examples that its code samples need; fails as `readOperation` does. */
export function readSamples(source: DocumentSource, key: OperationKey, signal?: AbortSignal): Promise<OperationView> {
  return ask({ type: 'samples', source, key }, signal)
}

/** Reads the schemas that a request to an operation has to satisfy; fails as `readOperation` does. */
export function readSchemas(source: DocumentSource, key: OperationKey, signal?: AbortSignal): Promise<RequestSchemas> {
  return ask({ type: 'schemas', source, key }, signal)
}

/** Reads the compact index of a document; fails as `readOperation` does. */
export function readIndex(source: DocumentSource, signal?: AbortSignal): Promise<DocumentIndex> {
  return askOrTake({ type: 'index', source }, signal)
}

/**
 * Starts the verification of a document: loads it, also if it is cached, and reads its index. The verification before it
 * ends. Fails as `readOperation` does.
 */
export function startVerification(source: DocumentSource, signal?: AbortSignal): Promise<DocumentIndex> {
  return ask({ type: 'index', source, startsVerification: true }, signal)
}

/** Reads the texts of the document whose verification has started, and of all that it refers to. */
export function readTexts(source: DocumentSource, signal?: AbortSignal): Promise<DocumentTexts> {
  return ask({ type: 'texts', source }, signal)
}

/** Reads the next level of a schema. Parts that cannot be read are reported in the level's problems. */
export function expandSchema(source: DocumentSource, handle: SchemaHandle, signal?: AbortSignal): Promise<SchemaLevel> {
  return ask({ type: 'expand', source, handle }, signal)
}

/** Gives a pasted or dropped text to the reader and returns its source. The text does not leave the browser. */
export async function pasteDocument(text: string, signal?: AbortSignal): Promise<DocumentSource> {
  const url = pastedName(++pasted)
  await ask({ type: 'paste', url, text }, signal)
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
    const checked = ask({ type: 'check', source }, controller.signal)
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

/**
 * Releases memory. The worker keeps the latest document cached, in case the user returns to it. A worker that has read
 * more documents than it caches is terminated, because the browser frees its compiled code only then.
 */
function release(): void {
  if (!worker) return
  if (visited.size <= maxCachedDocuments || pending.size > 0) {
    ask({ type: 'release' }).catch(() => undefined)
  } else {
    stop()
    visited.clear()
  }
}
