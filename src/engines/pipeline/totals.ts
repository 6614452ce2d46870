import type { Level } from '../rsx/findings/finding'
import { addCounts, countLevels, createCounts } from '../rsx/level-counts'
import type { JudgedDocument } from './judge'

/** The levels at which a check fails. Errors always count. */
export const failLevels = ['error', 'warning', 'cannot-tell'] as const
export type FailLevel = (typeof failLevels)[number]

/** The outcome of a document. */
type Outcome = 'passes' | 'errors' | 'not judged'

/** The numbers of all documents together. */
export interface Totals {
  documents: number
  withErrors: number
  notJudged: number
  counts: Record<Level, number>
  /** 2 wins over 1, and 1 over 0. */
  exitCode: 0 | 1 | 2
}

/** The outcome of a document for those who send it. */
export function outcomeOf({ result }: JudgedDocument): Outcome {
  if (!result) return 'not judged'
  return result.counts.error > 0 ? 'errors' : 'passes'
}

/** The findings of a document by level, those included that are not described. */
export function countsOf({ result, opened }: JudgedDocument): Record<Level, number> {
  return result?.counts ?? countLevels(opened?.findings ?? [])
}

/** Totals without a document. */
export function createTotals(): Totals {
  return { documents: 0, withErrors: 0, notJudged: 0, counts: createCounts(), exitCode: 0 }
}

/** Adds a document. @param failOn The levels beside errors for which the exit code is 1. */
export function addToTotals(totals: Totals, document: JudgedDocument, failOn: ReadonlySet<FailLevel>): Totals {
  const outcome = outcomeOf(document)
  const counts = countsOf(document)
  const isOpen = document.result?.verdicts.some(({ unknown }) => unknown.length > 0) ?? false
  const isRefused =
    outcome === 'errors' || (failOn.has('warning') && counts.warning > 0) || (failOn.has('cannot-tell') && isOpen)
  const exitCode = outcome === 'not judged' ? 2 : isRefused ? 1 : 0
  return {
    documents: totals.documents + 1,
    withErrors: totals.withErrors + Number(outcome === 'errors'),
    notJudged: totals.notJudged + Number(outcome === 'not judged'),
    counts: addCounts(totals.counts, counts),
    exitCode: exitCode > totals.exitCode ? exitCode : totals.exitCode,
  }
}
