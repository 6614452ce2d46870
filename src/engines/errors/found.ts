import type { FailedResponse } from './failed-response'
import type { Explanation } from './catalogue/explanation'
import type { Gateway } from './catalogue/gateways'
import type { Certainty } from './decoding'
import type { StatedError } from './stated-error'

/** An explanation that was found for a response, with its heading. */
export interface Found {
  certainty: Certainty
  heading: string
  form: string
  explanation: Explanation
  gaps: readonly string[]
  gateway?: Gateway
}

/** The input of a look-up. */
export interface LookUpFacts {
  response: FailedResponse
  /** The error that the response states. */
  stated: StatedError
  /** Status of the response, or the one that its body states. */
  status: number | undefined
}

/** Looks up an error in one part of the catalogue; returns undefined if it is not there. */
export type LookUp = (facts: LookUpFacts) => Found | undefined
