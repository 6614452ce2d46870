import type { Work } from '@/lib/work'
import { errorFacts, type ErrorFacts } from '../document/reading-error'
import type { DocumentSource } from '../reader/protocol'
import type { Reader } from '../reader/reader'
import { compareDocuments, type ApiComparison } from './compare-documents'

/** Two documents to compare, and the day as an ISO date. */
export interface CompareInput {
  from: DocumentSource
  to: DocumentSource
  today: string
}

/** The result of a comparison, or why a side could not be read: an entry for each side. */
export type CompareReply = ApiComparison | { errors: (ErrorFacts | undefined)[] }

/** Opens two documents with all that they refer to, and compares them. */
export async function compareSources(
  reader: Reader,
  { from, to, today }: CompareInput,
  work: Pick<Work<number>, 'signal' | 'report'>,
): Promise<CompareReply> {
  const opened = await Promise.allSettled([from, to].map((source) => reader.openWhole(source, work.signal)))
  work.signal.throwIfAborted()
  const [one, other] = opened
  if (one?.status === 'fulfilled' && other?.status === 'fulfilled')
    return compareDocuments({ from: one.value, to: other.value, today }, work)
  return { errors: opened.map((side) => (side.status === 'rejected' ? errorFacts(side.reason) : undefined)) }
}
