import type { RetryRule } from './catalogue/explanation'
import type { GuideId } from './catalogue/guides'
import type { StatedField } from './stated-error'

/**
 * How much of an error the catalogue knows: the error itself; only its status or its form; or nothing. The decoder says so
 * (DECODER-4).
 */
export type Certainty = 'known' | 'partly' | 'unknown'

/** A field that an error names, with the meaning of its code. */
export type DecodedField = StatedField

/** Says whether and when a call may be sent again. */
export interface Retry {
  rule: RetryRule
  text: string
}

/** The explanation of a failed response. Everything in it is redacted. Show it as text, never as markup. */
export interface Decoding {
  certainty: Certainty
  heading: string
  /** The form of the response, in one sentence. */
  form: string
  meaning: string
  /** The message of the response; undefined if it only repeats the heading. */
  quote: string | undefined
  /** Sentences about the parts of the response that are not in the catalogue. */
  gaps: readonly string[]
  fields: readonly DecodedField[]
  /** Number of further fields that the response names. */
  moreFields: number
  steps: readonly string[]
  retry: Retry
  guides: readonly GuideId[]
  facts: readonly Fact[]
  /** A text for a support ticket, in Markdown. */
  ticket: string
}

/** A pasted text without its secrets, and its explanation; undefined for an empty text. */
export interface DecodedPaste {
  text: string
  decoding: Decoding | undefined
}

/** A fact of the response that support asks for, such as the request id. */
export interface Fact {
  label: string
  value: string
}
