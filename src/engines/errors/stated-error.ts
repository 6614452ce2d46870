import type { Standard } from '@/engines/x12/row'
import type { KindCode } from '@/engines/rsx/findings/kinds'
import type { Receipt } from './catalogue/edi-codes'

/** The form of an error in a response. */
type Dialect =
  | 'envelope'
  | 'problem'
  | 'oauth'
  /** A message with the status as its code, in the form of older versions of the APIs. */
  | 'message'
  | 'rejection'
  /** The state of a batch that failed. */
  | 'batch'
  /** An acknowledgment of a trading partner in X12 or EDIFACT. */
  | 'acknowledgment'
  /** A sentence that names a place of X12 or EDIFACT. */
  | 'place'
  /** Messages of a program that validates by a schema. */
  | 'validator'
  | 'page'
  | 'xml'
  | 'json'
  | 'text'
  | 'none'

/** The field of RSX that a place of X12 or EDIFACT corresponds to. */
export interface RsxPlace {
  document: string
  /** Below the record: `Header/Address/City`. */
  path: string
  /** The field beside it that has this code. */
  condition?: { field: string; code: string }
  isCertain: boolean
}

/** The answer of a trading partner about a document that it received. */
export interface Acknowledgment {
  standard: Standard
  /** The sets of the text. */
  sets: readonly string[]
  /** The kind of acknowledgment: `997`, `TA1`, `CONTRL`; empty for a text that is none. */
  set: string
  results: readonly Result[]
}

/** How a document, a group or an interchange was received. */
export interface Result {
  /** The name of the document, the group or the interchange: `850 0001`; empty if it is not stated. */
  about: string
  /** The code of the result; empty if none is stated. */
  code: string
  receipt: Receipt | undefined
  /** Sentences about the whole document. */
  reasons: readonly string[]
  /** Codes of reasons that are not in the catalogue. */
  unknownReasons: readonly string[]
  /** Whether it is about an interchange. Unless it rejects that, it says nothing about the documents in it. */
  isInterchange?: boolean
  /** Whether it says the opposite of the results of its parts, or of its counts. */
  isContradictory?: boolean
}

/** The statement of an error about a field. */
export interface StatedField {
  name: string
  /** Part of the request: `body`, `query`, `header` or `path`. */
  source?: string | undefined
  code?: string | undefined
  message?: string | undefined
  value?: string | undefined
  /** The meaning of its code, where the form of the error states it. */
  meaning?: string | undefined
  fix?: string | undefined
  rsx?: RsxPlace | undefined
}

/** The error that a response states, before the catalogue explains it. */
export interface StatedError {
  dialect: Dialect
  status?: number | undefined
  code?: string | undefined
  title?: string | undefined
  detail?: string | undefined
  fields: readonly StatedField[]
  acknowledgment?: Acknowledgment | undefined
  /** The places of X12 or EDIFACT that a sentence names. */
  places?: readonly string[] | undefined
  /** The kinds of Check a Document that a validator found; undefined for what has none. */
  kinds?: readonly (KindCode | undefined)[] | undefined
  requestId?: string | undefined
}
