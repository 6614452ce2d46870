import type { Yielder } from '@/lib/yielder'
import type { DocumentReading } from '../read/read-document'
import type { RuleModel } from '../rule-model'
import { describeComparison, type ComparisonSummary, type DocumentComparison } from './document-comparison'
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
export interface Comparer extends Omit<DocumentComparison, 'summary'> {
  compare: (from: ReadSide, to: ReadSide, yielder: Yielder) => Promise<ComparisonReply>
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
      const [type, otherType] = [from.rules.document, to.rules.document]
      if (type !== otherType) {
        const types = `${from.name} is ${type} and ${to.name} is ${otherType}`
        throw new Error(`${types}. Only documents of one type are compared.`)
      }
      const [left, right] = [documentOf(from), documentOf(to)]
      if (!left || !right) return { unread: [...unreadSide('from', from), ...unreadSide('to', to)] }
      const matched = await matchDocuments(left, right, yielder)
      const parts = { from: errorsOf(from), to: errorsOf(to) }
      last = describeComparison(matched, { from: from.name, to: to.name }, parts)
      return { summary: last.summary }
    },
    rows: (request) => comparison().rows(request),
    placeAt: (input) => comparison().placeAt(input),
    report: (input) => comparison().report(input),
  }
}

/** The document of a side; undefined when nothing, or not everything up to the end, was read: what it lacks is not known. */
function documentOf({ reading, rules }: ReadSide) {
  const isRead = reading?.document.isComplete === true && reading.document.records.length > 0
  return isRead && reading.judgedUpTo === undefined ? { document: reading.document, rules } : undefined
}

function unreadSide(side: 'from' | 'to', read: ReadSide): UnreadSide[] {
  const [reason = read.reason ?? 'It has no document that can be compared.'] = errorsOf(read)
  return documentOf(read) ? [] : [{ side, name: read.name, reason }]
}

/** The first error of reading, by which a part of the content may not be in the tree. */
function errorsOf({ reading }: ReadSide): string[] {
  const error = reading?.findings.find(({ level }) => level === 'error' || level === 'unknown')
  if (!error) return []
  const { place, message } = error
  return [place.label === '' ? message : `${place.label}: ${message}`]
}
