import type { Span } from '../document-tree'
import type { Edit } from '../findings/finding'
import type { FindingDetails } from './reading-findings'

/** Above this number, edits need too much memory, and a correction of the export helps more. */
export const maxEdits = 100_000

/** An error of many cells or rows with one cause, which is one finding. */
export interface RepeatedError {
  first: Span
  count: number
  /** Undefined above the limit. */
  edits: Edit[] | undefined
}

/** Counts one more place of an error, with the edits that correct it. @returns the error, created at its first place. */
export function repeatError(known: RepeatedError | undefined, place: Span, edits: readonly Edit[]): RepeatedError {
  const error = known ?? { first: place, count: 0, edits: [] }
  error.count += 1
  if (error.edits && error.edits.length + edits.length > maxEdits) error.edits = undefined
  if (error.edits) for (const edit of edits) error.edits.push(edit)
  return error
}

/** The quick fix with the edits; without edits, the advice to correct the export. */
export function correctionOf(
  edits: readonly Edit[] | undefined,
  label: string,
  exportFix: string,
  caution?: string,
): Pick<FindingDetails, 'quickFix' | 'fix'> {
  return edits ? { quickFix: { label, edits, ...(caution !== undefined && { caution }) } } : { fix: exportFix }
}
