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

/** Whether the places of a pair are equal. `written`: they have the same value in another notation, such as 10 and 10.0. */
export type Likeness = 'same' | 'written' | 'differs' | 'only-from' | 'only-to'

/** A place of one of two documents, as the page shows and links it. */
export type ComparedPosition = Pick<Place, 'span' | 'label'>

/** A place of two documents that are compared. */
export interface ComparedRow {
  /** Its position in the list of all places. */
  id: number
  likeness: Likeness
  /** Names from the record to the place. */
  place: readonly string[]
  what: string
  from: string | undefined
  to: string | undefined
  /** One sentence, or empty where the values say it all. */
  why: string
  /** Where it is, or where it would be inserted. */
  fromAt: ComparedPosition | undefined
  toAt: ComparedPosition | undefined
}

/** The result of comparing two documents, without its rows. */
export interface ComparisonSummary {
  /** One or two sentences that can be read aloud. */
  sentence: string
  /** Sentences on what was not compared. */
  notes: readonly string[]
}

/** The rows to read: all places or those that differ, with a text in their place or values. */
export interface RowRequest {
  isAll: boolean
  text: string
  /** At most this many rows. */
  count: number
}

/** The rows of a request, and how many there are in all. */
export interface RowReply {
  rows: readonly ComparedRow[]
  total: number
}

/** A document that could not be read, and why. */
export interface UnreadSide {
  side: 'from' | 'to'
  name: string
  reason: string
}

/** The reply to a comparison: a summary, or the documents that could not be read, which is never "no difference". */
export type ComparisonReply = { summary: ComparisonSummary } | { unread: readonly UnreadSide[] }
