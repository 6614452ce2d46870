import type { CheckedDocument, Verdict } from '@/engines/rsx/documents'
import type { CheckState } from './check-state'

type CountText = (count: number, one: string, many?: string) => string

/** The outcome in a cell of the matrix: it passes, it has errors, or it cannot be told. */
export type Outcome = 'pass' | 'fail' | 'unknown'

/** The outcome for one retailer or the network. Errors weigh more than what cannot be told. */
export function outcomeOf({ errors, unknown }: Pick<Verdict, 'errors' | 'unknown'>): Outcome {
  if (errors > 0) return 'fail'
  return unknown.length > 0 ? 'unknown' : 'pass'
}

/** The outcome of all documents together, as `summaryText` says it. A document that is not checked yet cannot be told. */
export function summaryOutcome({ documents, results }: CheckState): Outcome {
  const checked = [...results.values()]
  if (errorsOf(documents, checked) > 0) return 'fail'
  const isOpen = checked.some(({ verdicts }) => verdicts.some(({ unknown }) => unknown.length > 0))
  return isOpen || documents.some(({ opened }) => !results.has(opened.id)) ? 'unknown' : 'pass'
}

/**
 * One sentence that can be read aloud: "SH104415-1.xml passes at 2 of 2 retailers." or "3 errors in SH104415-1.xml. It passes at
 * 1 of 2 retailers."
 */
export function summaryText({ documents, results, checkedRetailers }: CheckState, count: CountText): string {
  const checked = [...results.values()]
  const verdicts = checked.flatMap((result) => result.verdicts)
  const errors = errorsOf(documents, checked)
  const waiting = documents.filter(({ opened }) => !results.has(opened.id) && opened.candidates.length > 0).length
  const what =
    documents.length === 1 ? (documents[0]?.opened.name ?? '') : count(documents.length - waiting, 'document')
  if (documents.length === 1 && waiting === 1) return `${what} is not checked yet.`
  const isUnknown = verdicts.some(({ unknown }) => unknown.length > 0)
  const openPart = isUnknown ? ' Some of it cannot be told.' : ''
  const waitingPart =
    waiting > 0 ? ` ${count(waiting, 'document')} ${waiting === 1 ? 'is' : 'are'} not checked yet.` : ''
  const rest = openPart + waitingPart
  if (errors > 0) return `${count(errors, 'error')} in ${what}.${retailerPart(checked, checkedRetailers)}${rest}`
  if (checked.length === 0) return `${what} could not be checked.${rest}`
  if (checkedRetailers.length === 0) return `No error in ${what}. No retailer is chosen.${rest}`
  return `No error in ${what}.${retailerPart(checked, checkedRetailers)}${rest}`
}

/** The number of errors in all documents, with those of documents that could not be read at all. */
function errorsOf(documents: CheckState['documents'], checked: readonly CheckedDocument[]): number {
  const unread = documents.filter(({ opened }) => opened.candidates.length === 0)
  const unreadErrors = unread.flatMap(({ opened }) => opened.findings).filter(({ level }) => level === 'error').length
  return checked.reduce((sum, { counts }) => sum + counts.error, unreadErrors)
}

function retailerPart(checked: readonly { verdicts: readonly Verdict[] }[], retailers: readonly string[]): string {
  if (retailers.length === 0) return ''
  const passing = retailers.filter((name) =>
    checked.every(({ verdicts }) => {
      const verdict = verdicts.find(({ retailer }) => retailer === name)
      return verdict !== undefined && outcomeOf(verdict) === 'pass'
    }),
  )
  const noun = retailers.length === 1 ? 'retailer' : 'retailers'
  return ` Passes at ${passing.length} of ${retailers.length} ${noun}.`
}
