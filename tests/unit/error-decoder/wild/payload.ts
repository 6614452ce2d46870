import type { Certainty } from '@/modules/error-decoder/decoding'
import type { RetryRule } from '@/modules/error-decoder/catalogue/explanation'

/** A text as people paste it, written by hand, and how it is decoded. */
export interface Payload {
  name: string
  text: string
  certainty: Certainty
  heading: string
  retry: RetryRule
  /** Names of the fields. */
  fields?: readonly string[]
  /** A part of the meaning, the gaps or the facts. */
  says?: string
}
