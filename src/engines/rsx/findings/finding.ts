import type { Place, Span } from '../document-tree'
import type { KindCode } from './kinds'

/** `error`: the network or a retailer will refuse it. `warning`: may be refused. `unknown`: cannot be told from what was published. */
export type Level = 'error' | 'warning' | 'note' | 'unknown'

/** A replacement in the text of the file. */
export interface Edit {
  span: Span
  text: string
}

/** A correction of a finding. */
export interface QuickFix {
  /** The label of the button that applies it: "Replace with 00012345600012". */
  label: string
  /** Edits that do not overlap, ascending. */
  edits: readonly Edit[]
  /**
   * Why a person has to decide, in one sentence: another value may be the right one, or something is lost. Such a correction is
   * offered singly and never applied together with others. Without it, the correction is certain: applying it removes the
   * finding and leaves every other value as it is.
   */
  caution?: string
}

/** Whether a correction may be applied together with others of its kind, without a decision of a person. */
export function isCertain(quickFix: QuickFix | undefined): quickFix is QuickFix {
  return quickFix !== undefined && quickFix.caution === undefined
}

/** The page that explains a finding: a field or a code list of the field requirements. */
export type Reference = { kind: 'field'; field: string } | { kind: 'codes'; field: string; code?: string | undefined }

/** One error of a document, or one thing that could not be judged. */
export interface Finding {
  code: KindCode
  level: Level
  place: Place
  /** Its place in X12 or EDIFACT, such as `N1 loop, ST`, if these have one. */
  guidePlace?: string
  /** Value or name in the file; from an unknown world, so shown as text only. */
  found: string | undefined
  expected: string | undefined
  source: 'reading' | 'schema' | 'codes' | 'design' | 'layout' | 'domain'
  /** The chosen retailers that ask for it; empty when the network does. */
  retailers: readonly string[]
  /** The error in one or two sentences, with found and expected, without its place. */
  message: string
  /** The next step for the reader, in one sentence. */
  fix: string | undefined
  quickFix: QuickFix | undefined
  reference: Reference | undefined
}
