import type { Place, Span } from './document-tree'
import type { KindCode } from './kinds'

/** `error`: the network or a retailer will refuse it. `warning`: may be refused. `unknown`: cannot be told from what was published. */
export type Level = 'error' | 'warning' | 'note' | 'unknown'

/** A replacement in the text of the file. */
export interface Edit {
  span: Span
  text: string
}

/** A correction that is certain: applying it removes the finding and changes nothing else in meaning. */
export interface Mend {
  /** The label of the button that applies it: "Replace with 00012345600012". */
  label: string
  /** Edits that do not overlap, ascending. */
  edits: readonly Edit[]
}

/** The page that explains a finding: a field or a code list of the field requirements. */
export type Reference = { kind: 'field'; field: string } | { kind: 'codes'; field: string; code?: string | undefined }

/** One fault of a document, or one thing that could not be judged. */
export interface Finding {
  code: KindCode
  level: Level
  place: Place
  /** Value or name in the file; from an unknown world, so shown as text only. */
  found: string | undefined
  expected: string | undefined
  source: 'reading' | 'schema' | 'codes' | 'design' | 'layout' | 'domain'
  /** The chosen retailers that ask for it; empty when the network does. */
  retailers: readonly string[]
  /** The fault in one or two sentences, with found and expected, without its place. */
  message: string
  /** The next step for the reader, in one sentence. */
  fix: string | undefined
  mend: Mend | undefined
  reference: Reference | undefined
}
