import type { GuideId } from './guides'

/** Whether a failed call may be sent again, and after what. */
export type RetryRule =
  /** The same call fails again. */
  | 'never'
  /** After the request is corrected. */
  | 'corrected'
  /** Once, with a new access token. */
  | 'new-token'
  /** After the present state is read again. */
  | 'reread'
  /** After a pause that the answer states, or the usual one. */
  | 'wait'
  /** With growing pauses. */
  | 'backoff'
  /** The answer is no failure. */
  | 'not-needed'
  | 'unknown'

/** Explains an error of the catalogue (DECODER-3). */
export interface Explanation {
  meaning: string
  /** What to do, the most frequent cause first. */
  steps: readonly string[]
  /** What to do instead when the answer names no field. */
  stepsWithoutFields?: readonly string[]
  retry: RetryRule
  /** How long to wait when the answer does not state it, in seconds. */
  waitSeconds?: number
  guide?: GuideId
}
