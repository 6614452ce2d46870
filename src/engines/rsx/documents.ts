import type { DocumentFormat, Place } from './document-tree'
import type { NamedInterchange } from './read/name-interchange'
import type { Finding, Level } from './findings/finding'
import type { SampleOptions } from './generate/sample-options'
import type { VersionSchema } from './rule-sources'

/** A file to open. Its content goes to the checking worker and nowhere else. */
export interface OpenedFile {
  name: string
  bytes: ArrayBuffer
}

/** The document that others are compared with: a file, or an open document as it was before its edits. */
export type BesideRequest = { file: OpenedFile } | { originalOf: number }

/** The id of the document that others are compared with; those of opened files begin with 1. */
export const besideId = 0

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
  /** The file in X12 or EDIFACT that it is instead. */
  interchange?: NamedInterchange
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
  /** Where an error ended reading: nothing behind it was judged. Undefined when everything was. */
  judgedUpTo?: Place | undefined
  /** At most 2,000: those that kept the file from being read, then all others by place. `counts` counts all. */
  findings: readonly Finding[]
  counts: Record<Level, number>
}

/** The schemas of later versions of a document, the next one first. Only their codes are read. */
export interface LaterCodes {
  document: string
  version: string
  later: readonly VersionSchema[]
}

/** A request to check documents with their types and versions, for these retailers. */
export interface CheckRequest {
  documents: readonly CheckedAs[]
  retailers: readonly string[]
}

/** The type and version by which a document is checked. */
export interface CheckedAs {
  id: number
  document: string
  version: string
  /** All versions that have the document, the newest first. */
  versions?: readonly string[]
}

/** The documents to make, and what they shall be like. */
export interface SampleRequest extends SampleOptions {
  documents: readonly { document: string; version: string }[]
  format: DocumentFormat
}
