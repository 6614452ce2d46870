import { csvField } from '@/lib/csv-field'
import { lastAtOrBefore } from '@/lib/binary-search'
import { countOf, listOf } from '@/lib/phrases'
import { toMarkdown } from '@/lib/plain-table'
import type { Place } from '../document-tree'
import type { ComparedNode, ComparedTree } from './compared-tree'
import { namesTo, shownText, whatDiffers, whyDiffers, type SideNames } from './describe-difference'
import type { ComparedPlace, Likeness, MatchedDocuments } from './match-documents'

/** A place of one of two documents, as the page shows and links it. */
type ComparedPosition = Pick<Place, 'span' | 'label'>

/** A place of two documents that are compared. */
export interface ComparedRow {
  /** Its position in the list of all places. */
  id: number
  likeness: Likeness
  /** Names from the record to the place. */
  place: readonly string[]
  what: string
  from: string | undefined
  to: string | undefined
  /** One sentence, or empty where the values say it all. */
  why: string
  /** Where it is, or where it would be inserted. */
  fromAt: ComparedPosition | undefined
  toAt: ComparedPosition | undefined
}

/** The result of comparing two documents, without its rows. */
export interface ComparisonSummary {
  /** One or two sentences that can be read aloud. */
  sentence: string
  counts: Record<Likeness, number>
  /** Sentences on what was not compared. */
  notes: readonly string[]
}

/** The rows to read: all places or those that differ, with a text in their place or values. */
export interface RowRequest {
  isAll: boolean
  text: string
  /** At most this many rows. */
  count: number
}

/** The rows of a request, and how many there are in all. */
export interface RowReply {
  rows: readonly ComparedRow[]
  total: number
}

/** Two compared documents, for what the page asks about them. */
export interface DocumentComparison {
  summary: ComparisonSummary
  rows: (request: RowRequest) => RowReply
  /** The place at an offset of one of the documents, in both. */
  placeAt: (side: 'from' | 'to', offset: number) => ComparedRow | undefined
  /** All differences as a file. */
  report: (format: 'csv' | 'markdown') => string
}

/** Reasons for which a part of a document was not read, by side. */
export interface UnreadParts {
  from: readonly string[]
  to: readonly string[]
}

/** Describes matched documents in words. */
export function describeComparison(
  matched: MatchedDocuments,
  names: SideNames,
  unread: UnreadParts,
): DocumentComparison {
  const { places } = matched
  const differing = [...places.keys()].filter((id) => places[id]?.likeness !== 'same')
  const all = [...places.keys()]
  const hasRecords = matched.from.records.length + matched.to.records.length > 2
  const summary = summaryOf(matched, names, unread)
  const starts = { from: startsOf(places, 'from'), to: startsOf(places, 'to') }
  const rowAt = (id: number): ComparedRow | undefined => {
    const place = places[id]
    return place && toRow(id, place, { matched, names, hasRecords })
  }
  const rowsOf = (ids: readonly number[]) => ids.flatMap((id) => rowAt(id) ?? [])
  return {
    summary,
    rows({ isAll, text, count }) {
      const ids = (isAll ? all : differing).filter((id) => hasText(places[id], text, hasRecords))
      return { rows: rowsOf(ids.slice(0, count)), total: ids.length }
    },
    placeAt(side, offset) {
      const { offsets, ids } = starts[side]
      const id = ids[lastAtOrBefore(offsets, offset)]
      return id === undefined ? undefined : rowAt(id)
    },
    report(format) {
      const rows = rowsOf(differing)
      const heads = ['Place', 'Difference', names.from, 'at', names.to, 'at', 'Meaning']
      const cells = rows.map(({ place, what, from = '', to = '', fromAt, toAt, why }) => [
        place.join(' / '),
        what,
        from,
        fromAt?.label ?? '',
        to,
        toAt?.label ?? '',
        why,
      ])
      if (format === 'csv') return [heads, ...cells].map((row) => `${row.map(csvField).join(',')}\r\n`).join('')
      const table = cells.length > 0 ? [toMarkdown({ heads, rows: cells })] : []
      return [`# ${names.from} beside ${names.to}\n`, `${summary.sentence}\n`, ...summary.notes, ...table].join('\n')
    },
  }
}

/** The context that all rows of a comparison share. */
interface RowContext {
  matched: MatchedDocuments
  names: SideNames
  hasRecords: boolean
}

function toRow(id: number, place: ComparedPlace, { matched, names, hasRecords }: RowContext): ComparedRow {
  const { from, to, likeness } = place
  const present = from ?? to
  return {
    id,
    likeness,
    place: present ? namesTo(present, hasRecords) : [],
    what: whatDiffers(place, names),
    from: shownText(from),
    to: shownText(to),
    why: whyDiffers(place, matched.from.rules),
    fromAt: positionOf(matched.from, from, to, matched.partners),
    toAt: positionOf(matched.to, to, from, matched.partners),
  }
}

/** Where a node is; for an absent one the end of the group that it would be in. */
function positionOf(
  { document }: ComparedTree,
  node: ComparedNode | undefined,
  other: ComparedNode | undefined,
  partners: MatchedDocuments['partners'],
): ComparedPosition | undefined {
  const group = other?.parent && partners.get(other.parent)
  const end = group?.node.content.end
  const place = node
    ? document.placeOf(node.node)
    : end === undefined
      ? undefined
      : document.placeOf({ start: end, end })
  return place && { span: place.span, label: place.label }
}

function startsOf(places: readonly ComparedPlace[], side: 'from' | 'to') {
  const present = [...places.keys()].filter((id) => places[id]?.[side])
  const startOf = (id: number) => places[id]?.[side]?.node.span.start ?? 0
  const ids = present.toSorted((a, b) => startOf(a) - startOf(b))
  return { ids, offsets: ids.map(startOf) }
}

function hasText(place: ComparedPlace | undefined, text: string, hasRecords: boolean): boolean {
  const wanted = text.trim().toLowerCase()
  if (!place || wanted === '') return place !== undefined
  const { from, to } = place
  const present = from ?? to
  const texts = [...(present ? namesTo(present, hasRecords) : []), shownText(from) ?? '', shownText(to) ?? '']
  return texts.join(' ').toLowerCase().includes(wanted)
}

function summaryOf({ from, to, places }: MatchedDocuments, names: SideNames, unread: UnreadParts): ComparisonSummary {
  const counts: Record<Likeness, number> = { same: 0, written: 0, differs: 0, 'only-from': 0, 'only-to': 0 }
  for (const { likeness } of places) counts[likeness] += 1
  const notes = [
    ...unread.from.map((reason) => `Not all of ${names.from} could be read. ${reason}`),
    ...unread.to.map((reason) => `Not all of ${names.to} could be read. ${reason}`),
    ...uncarriedNote(from.uncarried, names.from, names.to),
    ...uncarriedNote(to.uncarried, names.to, names.from),
  ]
  const namespaces = namespaceSentence(from.document.namespace, to.document.namespace)
  const limit =
    unread.from.length + unread.to.length > 0
      ? ' in the part that could be read'
      : from.uncarried.size + to.uncarried.size > 0
        ? ' in what both formats can carry'
        : counts.written > 0 || namespaces !== ''
          ? ' in content'
          : ''
  const sentences = [...differenceSentences(counts, names, limit), namespaces]
  return { counts, notes, sentence: sentences.filter((sentence) => sentence !== '').join(' ') }
}

function differenceSentences(counts: Record<Likeness, number>, names: SideNames, limit: string): string[] {
  const { written, differs } = counts
  const all = differs + counts['only-from'] + counts['only-to']
  const parts = [
    differs > 0 ? `${countOf(differs, 'value')} ${differs === 1 ? 'differs' : 'differ'}` : '',
    onlyIn(counts['only-from'], names.from),
    onlyIn(counts['only-to'], names.to),
  ].filter((part) => part !== '')
  return [
    all === 0
      ? `No difference${limit} between ${names.from} and ${names.to}.`
      : `${countOf(all, 'difference')}: ${listOf(parts)}.`,
    written === 0 ? '' : `${countOf(written, 'value')} ${written === 1 ? 'is' : 'are'} written differently.`,
  ]
}

function onlyIn(count: number, name: string): string {
  return count === 0 ? '' : `${count} ${count === 1 ? 'place is' : 'places are'} only in ${name}`
}

function uncarriedNote(paths: ReadonlySet<string>, owner: string, other: string): string[] {
  const [first] = paths
  if (first === undefined) return []
  const more = paths.size > 1 ? ` and ${countOf(paths.size - 1, 'more field')}` : ''
  return [
    `Not compared: ${first}${more} of ${owner}. The format of ${other} has no place for ${paths.size > 1 ? 'them' : 'it'}.`,
  ]
}

function namespaceSentence(from: string | undefined, to: string | undefined): string {
  if (from === undefined || to === undefined || from === to) return ''
  return `The namespaces differ: ${from === '' ? 'none' : from} and ${to === '' ? 'none' : to}.`
}
