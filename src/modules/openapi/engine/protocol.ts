import type { Failure } from '../document/failures'
import type { SchemaHandle, SchemaLevel } from '../document/schema-types'
import type { DocumentIndex, OperationKey, OperationView } from '../document/types'

/** Where a document comes from. Sources with the same `url` are the same document. */
export interface DocumentSource {
  /** http(s) address, or the name that `pasteDocument` gave. */
  url: string
  /** Sent as `Authorization: Bearer` to exactly these origins, never anywhere else. */
  bearer?: { token: string; origins: string[] }
}

/** UTF-8 JSON in pieces, each small enough to be read within a frame. */
export type PackedIndex = Uint8Array<ArrayBuffer>[]

/** How many documents the reader caches while a document is shown. */
export const maxCachedDocuments = 3

/** Everything the page asks of the reader; `id` pairs the answer. */
export type Question =
  /** What is shown first: without generated examples. */
  | { type: 'operation'; source: DocumentSource; key: OperationKey }
  | { type: 'samples'; source: DocumentSource; key: OperationKey }
  | { type: 'index'; source: DocumentSource }
  | { type: 'expand'; source: DocumentSource; handle: SchemaHandle }
  /** Keeps a text under the name `url`. */
  | { type: 'paste'; url: string; text: string }
  /** Asks the server whether the document held is still current; answers true when it was replaced. */
  | { type: 'check'; source: DocumentSource }
  /** Nobody reads any more: keeps the document used last, forgets the others. */
  | { type: 'release' }

/** A ping asks for nothing but an answer: code that runs for long gives none. */
export type Request = (Question & { id: number }) | { type: 'abort'; id: number } | { type: 'ping'; id: number }

/** What each question is answered with. The index crosses packed and transferred: cloning it would cost more. */
export interface Answers {
  operation: OperationView
  samples: OperationView
  index: PackedIndex
  expand: SchemaLevel
  paste: true
  check: boolean
  release: true
}

/** An answer with the index decoded, as the page sees it. */
export interface Results extends Omit<Answers, 'index'> {
  index: DocumentIndex
}

/** `here` answers the ping of that id; the worker says it once unasked, with 0, when it has started. */
export type Reply =
  | { here: number }
  | { id: number; ok: true; value: Answers[Question['type']] }
  | { id: number; ok: false; failure: Failure }
