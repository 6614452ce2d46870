import type { SchemaHandle, SchemaLevel } from '../document/schema-types'
import type { OperationKey, OperationView, RequestSchemas } from '../document/types'

/** The origin of a document. Sources with the same `url` are the same document. */
export interface DocumentSource {
  /** http(s) address, or the name that `pasteDocument` returned. */
  url: string
  /** Sent as `Authorization: Bearer` to documents in exactly these folders, never anywhere else (DOC-87). */
  bearer?: { token: string; folders: string[] }
}

/** UTF-8 JSON in pieces, each small enough to be parsed within a frame. */
export type PackedIndex = Uint8Array<ArrayBuffer>[]

/**
 * The texts of a document and of those that it refers to, for its verification. Blobs pass between threads without a copy.
 */
export interface DocumentTexts {
  /** URL of the document itself. */
  url: string
  /** By URL; a string explains why a referenced document cannot be read. */
  texts: Map<string, Blob | string>
  /** Explains why no further document was requested; undefined if all were. */
  refusal: string | undefined
}

/** How many documents the reader caches while a document is shown. */
export const maxCachedDocuments = 3

/** A request from the page to the reader. */
export type ReaderRequest =
  /** Reads an operation for display, without generated examples. */
  | { type: 'operation'; source: DocumentSource; key: OperationKey }
  | { type: 'samples'; source: DocumentSource; key: OperationKey }
  /** Reads the schemas that a request has to satisfy. */
  | { type: 'schemas'; source: DocumentSource; key: OperationKey }
  /** @param startsVerification loads the document again, and stores texts for the question `texts`. */
  | { type: 'index'; source: DocumentSource; startsVerification?: boolean }
  /** Loads everything that the document refers to. */
  | { type: 'texts'; source: DocumentSource }
  | { type: 'expand'; source: DocumentSource; handle: SchemaHandle }
  /** Caches a pasted text under the name `url`. */
  | { type: 'paste'; url: string; text: string }
  /** Revalidates the cached document; the answer is true when it was replaced. */
  | { type: 'check'; source: DocumentSource }
  /** Says that the page shows the document, and that everybody may read it: replies from it may be stored for the next visit. */
  | { type: 'store'; source: DocumentSource }
  /** Evicts all documents except the most recently used one, when no document is shown any more. */
  | { type: 'release' }

/** The answer to each question. The index is packed and transferred, because cloning it would be slower. */
export interface ReaderReplies {
  operation: OperationView
  samples: OperationView
  schemas: RequestSchemas
  index: PackedIndex
  texts: DocumentTexts
  expand: SchemaLevel
  paste: true
  check: boolean
  store: true
  release: true
}
