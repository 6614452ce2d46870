import type { FailedAnswer } from '../answer'
import type { Explanation } from '../catalogue/explanation'
import type { Gateway } from '../catalogue/gateways'
import type { Certainty } from '../decoding'
import type { StatedError } from '../stated-error'

/** An explanation for an answer, and how it is named. */
export interface Found {
  certainty: Certainty
  heading: string
  form: string
  explanation: Explanation
  gaps: readonly string[]
  gateway?: Gateway
}

/** What is looked up: the answer, what it says, and its status, wherever that stands. */
export interface Question {
  answer: FailedAnswer
  stated: StatedError
  status: number | undefined
}

/** Looks an error up in one part of the catalogue; undefined when that does not have it. */
export type LookUp = (question: Question) => Found | undefined
