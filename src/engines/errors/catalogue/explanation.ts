import type { GuideId } from './guides'

/** Whether a failed call may be sent again, and on which condition. */
export type RetryRule =
  /** The same call fails again. */
  | 'never'
  /** After the request is corrected. */
  | 'corrected'
  /** After the document is corrected, under a new name. */
  | 'corrected-document'
  /** Only the documents that are rejected, corrected and under new names. */
  | 'rejected-part'
  /** Once, with a new access token. */
  | 'new-token'
  /** After the current state is read again. */
  | 'reread'
  /** After the wait that the answer states, or a default one. */
  | 'wait'
  /** With growing pauses. */
  | 'backoff'
  /** The answer is not a failure. */
  | 'not-needed'
  | 'unknown'

/** The explanation of an error in the catalogue (DECODER-3). */
export interface Explanation {
  meaning: string
  /** Steps to take, the one for the most frequent cause first. */
  steps: readonly string[]
  /** Steps to take instead if the response names no field. */
  stepsWithoutFields?: readonly string[]
  retry: RetryRule
  /** The wait before the next call if the response states none, in seconds. */
  waitSeconds?: number
  guide?: GuideId
}

/** A message of curl or a client library about a call without a response. */
export interface ConnectionEntry extends Explanation {
  title: string
  text: RegExp
}
