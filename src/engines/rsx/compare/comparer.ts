import { partOf, type Yielder } from '@/lib/yielder'
import type { DocumentReading } from '../read/read-document'
import type { RuleModel } from '../rule-model'
import {
  describeComparison,
  type ComparedRow,
  type ComparisonSummary,
  type DocumentComparison,
  type RowReply,
  type RowRequest,
} from './document-comparison'
import { matchDocuments } from './match-documents'

/** A document that could not be read, and why. */
export interface UnreadSide {
  side: 'from' | 'to'
  name: string
  reason: string
}

/** The reply to a comparison: a summary, or the documents that could not be read, which is never "no difference". */
export type ComparisonReply = { summary: ComparisonSummary } | { unread: readonly UnreadSide[] }

/** A document that is compared, as its reader left it. */
export interface ReadSide {
  name: string
  rules: RuleModel
  reading: DocumentReading | undefined
  /** Why there is no reading. */
  reason: string | undefined
}

/** Compares two documents and answers what a page asks about the last comparison. */
export interface Comparer {
  compare: (from: ReadSide, to: ReadSide, yielder: Yielder) => Promise<ComparisonReply>
  rows: (request: RowRequest) => RowReply
  placeAt: (input: { side: 'from' | 'to'; offset: number }) => ComparedRow | undefined
  report: (input: { format: 'csv' | 'markdown' }) => string
}

/** A comparer without documents. Its questions throw an Error with a sentence before the first comparison. */
export function createComparer(): Comparer {
  let last: DocumentComparison | undefined
  const comparison = () => {
    if (!last) throw new Error('The documents are not compared any more.')
    return last
  }
  return {
    async compare(from, to, yielder) {
      last = undefined
      if (from.rules.document !== to.rules.document) {
        throw new Error(
          `${from.name} is ${from.rules.document} and ${to.name} is ${to.rules.document}. Only documents of one type are compared.`,
        )
      }
      const unread = [...unreadSide('from', from), ...unreadSide('to', to)]
      const [left, right] = [from.reading?.document, to.reading?.document]
      if (unread.length > 0 || !left || !right) return { unread }
      const matched = await matchDocuments(
        { document: left, rules: from.rules },
        { document: right, rules: to.rules },
        partOf(yielder, 0, 1),
      )
      last = describeComparison(
        matched,
        { from: from.name, to: to.name },
        { from: unreadParts(from), to: unreadParts(to) },
      )
      return { summary: last.summary }
    },
    rows: (request) => comparison().rows(request),
    placeAt: ({ side, offset }) => comparison().placeAt(side, offset),
    report: ({ format }) => comparison().report(format),
  }
}

/** A side of which nothing, or not everything up to the end, was read: what it lacks is not known. */
function unreadSide(side: 'from' | 'to', { name, reading, reason }: ReadSide): UnreadSide[] {
  const stoppedAt = reading?.judgedUpTo
  const isRead = reading !== undefined && reading.document.isComplete && reading.document.records.length > 0
  if (isRead && stoppedAt === undefined) return []
  const [error] = reading?.findings.filter(({ level }) => level === 'error' || level === 'unknown') ?? []
  const place = error && error.place.label !== '' ? `${error.place.label}: ` : ''
  const message = error ? `${place}${error.message}` : (reason ?? 'It has no document that can be compared.')
  return [{ side, name, reason: message }]
}

/** Errors of reading, by which a part of the content may not be in the tree. */
function unreadParts({ reading }: ReadSide): string[] {
  const errors = reading?.findings.filter(({ level }) => level === 'error' || level === 'unknown') ?? []
  const [first] = errors
  if (!first) return []
  return [`${first.place.label}: ${first.message}`]
}
