import type { Change } from '@/engines/changes/change'
import { summarize } from '@/engines/changes/summary'
import { countOf, listOf } from '@/lib/phrases'
import type { Names } from './compare-retailers'
import type { GapQuestion } from './questions'

const maxNames = 6

interface GapSubject {
  question: GapQuestion
  shipTo: readonly string[]
  added: string | undefined
  /** The retailers that were compared; for what all share, those of `to`. */
  from: Names | undefined
  to: Names
  documents: readonly string[]
}

/** Says the result of a question about retailers, as it can be read aloud. */
export function gapSummary(changes: readonly Change[], subject: GapSubject): string {
  const notes = changes.filter(({ level }) => level === 'wording')
  const others = changes.filter(({ level }) => level !== 'wording')
  if (subject.question === 'shared') return leadOf(others, subject)
  // The first sentence has named the retailer.
  const verdict =
    others.length === 0
      ? ''
      : summarize(
          others.map((change) => ({ ...change, retailers: [] })),
          undefined,
        )
  const ofNotes = notes.length === 0 ? '' : `Read ${countOf(notes.length, 'note')}.`
  return [leadOf(others, subject), verdict, ofNotes].filter((sentence) => sentence !== '').join(' ')
}

function leadOf(changes: readonly Change[], { question, shipTo, added = '', from, to, documents }: GapSubject): string {
  const where = documents.length === 1 ? ` in ${documents[0]}` : ''
  const more = countsText(changes.filter(({ kind }) => kind !== 'retailer-length' && !kind.includes('drop')))
  if (question === 'shared') return `${namesText(to)} all ask for ${more ?? 'nothing'}${where}.`
  if (question === 'only') {
    return more === undefined
      ? `${added} asks for nothing${where} that no other retailer asks for.`
      : `Only ${added} asks for ${more}${where}; none of the other ${from?.size ?? 0} retailers does.`
  }
  if (question === 'instead') {
    const less = countsText(changes.filter(({ kind }) => kind.includes('drop')))
    return `In place of ${namesText(shipTo)}, ${added} asks for ${more ?? 'nothing'} more and ${less ?? 'nothing'} less${where}.`
  }
  if (shipTo.length === 0) return `${added} asks for ${more ?? 'nothing'}${where}.`
  return `${added} adds ${more ?? 'no field and no code'}${where} to what ${namesText(shipTo)} ${shipTo.length === 1 ? 'asks' : 'ask'} for.`
}

/** Counts documents, fields and codes; undefined when there are none. */
function countsText(changes: readonly Change[]): string | undefined {
  const count = (part: string) => changes.filter(({ kind }) => kind.includes(part)).length
  const [documents, codes] = [count('document'), count('code')]
  const fields = changes.length - documents - codes
  const parts = [
    documents === 0 ? '' : countOf(documents, 'document'),
    fields === 0 ? '' : `${fields} ${fields === 1 ? 'field or group' : 'fields or groups'}`,
    codes === 0 ? '' : countOf(codes, 'code'),
  ].filter((part) => part !== '')
  return parts.length === 0 ? undefined : listOf(parts)
}

function namesText(names: Iterable<string>): string {
  const sorted = [...names].toSorted()
  const rest = sorted.length - maxNames
  return listOf(rest > 0 ? [...sorted.slice(0, maxNames), `${rest} more`] : sorted)
}
