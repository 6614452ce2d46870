import type { Certainty } from '@/engines/errors/decoding'
import type { RetryRule } from '@/engines/errors/catalogue/explanation'

/** A text that people may paste, with its expected explanation. */
export interface Payload {
  name: string
  text: string
  certainty: Certainty
  heading: string
  retry: RetryRule
  /** Names of the fields. */
  fields?: readonly string[]
  /** A part of the form, the meaning, the gaps or the facts. */
  says?: string
}
