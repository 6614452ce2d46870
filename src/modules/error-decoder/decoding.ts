import type { RetryRule } from './catalogue/explanation'
import type { GuideId } from './catalogue/guides'
import type { StatedField } from './stated-error'

/**
 * How much of an error the catalogue knows: the error itself; only its status or its form; or nothing. What is not known is
 * said (DECODER-4).
 */
export type Certainty = 'known' | 'partly' | 'unknown'

/** A field that an error names, with what its code means. */
export interface DecodedField extends StatedField {
  meaning?: string | undefined
  fix?: string | undefined
}

/** Whether and when a call may be sent again, in words. */
export interface Retry {
  rule: RetryRule
  text: string
}

/** What a failed answer means. Everything in it is redacted, and meant to be shown as text. */
export interface Decoding {
  certainty: Certainty
  heading: string
  /** The form of the answer, in one sentence. */
  form: string
  meaning: string
  /** What the answer says itself; undefined when that is no more than the heading. */
  quote: string | undefined
  /** What the catalogue does not know, one sentence each. */
  gaps: readonly string[]
  fields: readonly DecodedField[]
  /** How many fields more the answer names. */
  moreFields: number
  steps: readonly string[]
  retry: Retry
  guides: readonly GuideId[]
  facts: readonly Fact[]
  /** A text for a support ticket, in Markdown. */
  ticket: string
}

/** A fact of the answer that support asks for, such as the request id. */
export interface Fact {
  label: string
  value: string
}
