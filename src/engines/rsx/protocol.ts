import type { DocumentFormat, Place } from './document-tree'
import type { Edit, Finding, Level } from './findings/finding'
import type { SampleOptions } from './generate/sample-options'
import type { RuleSources, VersionSchema } from './rule-sources'
import type { SampleSet } from './samples'

/** A file as a person gave it. Its content goes to the checking worker and nowhere else. */
interface GivenFile {
  name: string
  bytes: ArrayBuffer
}

/** A document in the checking worker; an archive holds several. */
export interface OpenedDocument {
  id: number
  /** Name of the file; of an entry with the archive's name before it. */
  name: string
  format: DocumentFormat | undefined
  /** In UTF-16 units of the decoded text. */
  length: number
  /** The document type that content or name tell; undefined when several are possible. */
  document: string | undefined
  /** The types that are possible. */
  candidates: readonly string[]
  /** The version that the namespace tells: 7.7 is both 7.7.0 and 7.7.4. */
  versionLine: string | undefined
  /** Why it cannot be checked at all: empty, an unknown format, a refused archive. */
  findings: readonly Finding[]
}

/** The counts that the report shows of one document for the network (`retailer` undefined) or one retailer. */
export interface Verdict {
  retailer: string | undefined
  errors: number
  warnings: number
  /** Why something cannot be told; empty when everything was judged. */
  unknown: readonly string[]
}

/** The result of checking one document. */
export interface CheckedDocument {
  id: number
  document: string
  version: string
  verdicts: readonly Verdict[]
  /** Where a fault ended reading: nothing behind it was judged. Undefined when everything was. */
  judgedUpTo?: Place | undefined
  /** At most 2,000: those that kept the file from being read, then all others by place. `counts` counts all. */
  findings: readonly Finding[]
  counts: Record<Level, number>
}

/** The schemas of later versions of a document, the next one first. Only their codes are read. */
interface LaterCodes {
  document: string
  version: string
  later: readonly VersionSchema[]
}

/** A request to check documents with their types and versions, for these retailers. */
export interface CheckRequest {
  documents: readonly CheckedAs[]
  retailers: readonly string[]
}

/** What a document is checked as. */
interface CheckedAs {
  id: number
  document: string
  version: string
  /** All versions that have the document, the newest first. */
  versions?: readonly string[]
}

/** The documents to make, and what they shall be like. */
interface SampleRequest extends SampleOptions {
  documents: readonly { document: string; version: string }[]
  format: DocumentFormat
}

/** Requests to the checking worker, by type, with their answers. */
export interface Exchanges {
  /** Reads files; their documents replace all that were open. */
  open: { request: { files: readonly GivenFile[] }; answer: readonly OpenedDocument[] }
  /** Replaces the text of a document, as the editor has it. */
  edit: { request: { id: number; text: string }; answer: OpenedDocument }
  /** The decoded text of a document. */
  text: { request: { id: number }; answer: string }
  /**
   * Formats a text of a document, which the editor may have changed. The answer is undefined when it cannot be formatted without
   * changing a value.
   */
  format: { request: { id: number; text: string }; answer: string | undefined }
  /** Compiles rules. The answer names the retailers of the design and the sources that are missing. */
  rules: { request: { sources: RuleSources }; answer: { retailers: readonly string[]; missing: readonly string[] } }
  /** Adds the codes of later versions of a document, so that the check can say that a code belongs to one of them. */
  laterCodes: { request: LaterCodes; answer: undefined }
  check: { request: CheckRequest; answer: readonly CheckedDocument[] }
  /** Makes the documents of one order. Their rules must be compiled. */
  samples: { request: SampleRequest; answer: SampleSet }
  /** Edits that apply the fixes of all findings of one kind in a document. */
  quickFixes: { request: { id: number; code: string }; answer: readonly Edit[] }
}

export type ExchangeType = keyof Exchanges

/** A message to the worker. `abort` ends a request that is running. */
export type WorkerRequest =
  | { [Type in ExchangeType]: { id: number; type: Type; request: Exchanges[Type]['request'] } }[ExchangeType]
  | { id: number; type: 'abort' }

/** A message of the worker: how much of a request is done (0 to 1), its answer, or its failure in one sentence. */
export type WorkerReply =
  | { id: number; progress: number }
  | { id: number; answer: Exchanges[ExchangeType]['answer'] }
  | { id: number; failure: string }
