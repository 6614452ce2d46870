import { csvField } from '@/lib/csv-field'
import { lastAtOrBefore } from '@/lib/binary-search'
import { countOf, listOf } from '@/lib/phrases'
import { toMarkdown } from '@/lib/plain-table'
import type { Yielder } from '@/lib/yielder'
import type {
  ComparedPosition,
  ComparedRow,
  ComparisonReply,
  ComparisonSummary,
  Likeness,
  RowReply,
  RowRequest,
  UnreadSide,
} from '../documents'
import { differenceText } from '../domain/plain-text'
import type { DocumentReading } from '../read/read-document'
import type { RuleModel } from '../rule-model'
import { isGroup, plainValue, typeOf, valuesBelow, type ComparedNode, type ComparedTree } from './compared-tree'
import type { Sides } from './difference'
import { matchDocuments, nameOf, type ComparedPlace, type MatchedDocuments } from './match-documents'

/** Two compared documents, for what the page asks about them. */
export type DocumentComparison = ReturnType<typeof describeComparison>

/**
 * Describes matched documents in words.
 * @param unread Reasons for which a part of a document was not read.
 */
export function describeComparison(matched: MatchedDocuments, names: Sides<string>, unread: Sides<readonly string[]>) {
  const { from, to, places } = matched
  const all = [...places.entries()]
  const differing = all.filter(([, { likeness }]) => likeness !== 'same')
  const starts = { from: startsOf(all, 'from'), to: startsOf(all, 'to') }
  const hasRecords = from.records.length + to.records.length > 2
  const textsOf = (place: ComparedPlace) => ({
    place: namesTo(place.from ?? place.to, hasRecords),
    from: shownText(place.from),
    to: shownText(place.to),
  })
  const rowOf = ([id, place]: PlaceEntry): ComparedRow => ({
    ...textsOf(place),
    id,
    likeness: place.likeness,
    what: whatDiffers(place, names),
    why: whyDiffers(place, from.rules),
    fromAt: positionOf(from, place.from, place.to),
    toAt: positionOf(to, place.to, place.from),
  })
  const summary = summaryOf(matched, names, unread)
  // Formed once, because a filter searches all of them with each key.
  const searched = places.map(textsOf).map(({ place, from: left = '', to: right = '' }) => {
    return [...place, left, right].join(' ').toLowerCase()
  })
  return {
    summary,
    rows({ isAll, text, count }: RowRequest): RowReply {
      const wanted = text.trim().toLowerCase()
      const found = (isAll ? all : differing).filter(([id]) => searched[id]?.includes(wanted))
      return { rows: found.slice(0, count).map(rowOf), total: found.length }
    },
    /** The place at an offset of one of the documents, in both. */
    placeAt({ side, offset }: { side: 'from' | 'to'; offset: number }): ComparedRow | undefined {
      const { offsets, entries } = starts[side]
      const entry = entries[lastAtOrBefore(offsets, offset)]
      return entry && rowOf(entry)
    },
    /** All differences as a file. */
    report({ format }: { format: 'csv' | 'markdown' }): string {
      const heads = ['Place', 'Difference', names.from, 'at', names.to, 'at', 'Meaning']
      const rows = differing.map(rowOf).map(({ place, what, why, fromAt, toAt, ...values }) => {
        const sides = [values.from ?? '', fromAt?.label ?? '', values.to ?? '', toAt?.label ?? '']
        return [place.join(' / '), what, ...sides, why]
      })
      if (format === 'csv') return [heads, ...rows].map((row) => `${row.map(csvField).join(',')}\r\n`).join('')
      const table = rows.length > 0 ? [toMarkdown({ heads, rows })] : []
      return [`# ${names.from} beside ${names.to}\n`, `${summary.sentence}\n`, ...summary.notes, ...table].join('\n')
    },
  }
}

const shownValues = 3

/**
 * Names from the record to a place, with what tells it from its siblings: `LineItem 2`, `Address ST`.
 * @param hasRecords Whether the file has several records, so that theirs is named, too.
 */
function namesTo(node: ComparedNode | undefined, hasRecords: boolean): string[] {
  const names: string[] = []
  for (let at = node; at; at = at.parent) {
    if (!at.parent && !hasRecords) break
    const known = isGroup(at) && at.rule?.max !== 1 ? nameOf(at) : undefined
    names.push(known ? `${at.node.name} ${known}` : at.node.name)
  }
  return names.toReversed()
}

/** The value at a place as a reader would write it; of a group its first values. */
function shownText(node: ComparedNode | undefined): string | undefined {
  if (!node || !isGroup(node)) return node?.node.text?.trim()
  const values = Array.from(valuesBelow(node), (value) => value.node.text?.trim() ?? '')
  const shown = values.slice(0, shownValues).join(' · ')
  return values.length > shownValues ? `${shown} … (${countOf(values.length, 'value')})` : shown
}

/** The difference at a place as a short sentence without a full stop. */
function whatDiffers({ from, to, likeness }: ComparedPlace, names: Sides<string>): string {
  if (likeness === 'same') return 'No difference'
  if (likeness === 'written') return from && to ? 'Written differently' : 'Empty in one file, absent in the other'
  if (likeness === 'differs') return 'The values differ'
  return `Only in ${likeness === 'only-from' ? names.from : names.to}`
}

/** The meaning of a difference of two values, as a sentence; empty where the values say it all. */
function whyDiffers({ from, to, likeness }: ComparedPlace, rules: RuleModel): string {
  if (!from || !to || likeness === 'same') return ''
  if (likeness === 'written') return 'Both mean the same. Some retailers compare character by character.'
  const [a, b] = [plainValue(from), plainValue(to)]
  const content = from.rule?.content
  const codes = content?.kind === 'value' ? rules.codeLists.get(content.codeList ?? '') : undefined
  const [meaning, otherMeaning] = [codes?.get(a)?.description, codes?.get(b)?.description]
  if (meaning !== undefined && otherMeaning !== undefined)
    return `${a}: ${asSentence(meaning)} ${b}: ${asSentence(otherMeaning)}`
  return differenceText(a, b, typeOf(from))
}

function asSentence(text: string): string {
  return text.endsWith('.') ? text : `${text}.`
}

type PlaceEntry = readonly [id: number, place: ComparedPlace]

/** The places that one of the documents has, in its order, with their offsets in it. */
function startsOf(all: readonly PlaceEntry[], side: 'from' | 'to') {
  const startOf = ([, place]: PlaceEntry) => place[side]?.node.span.start ?? 0
  const entries = all.filter(([, place]) => place[side]).toSorted((a, b) => startOf(a) - startOf(b))
  return { entries, offsets: entries.map(startOf) }
}

/** Where a node is; for an absent one the end of the group that it would be in. */
function positionOf(
  { document }: ComparedTree,
  own: ComparedNode | undefined,
  other: ComparedNode | undefined,
): ComparedPosition | undefined {
  const end = other?.parent?.partner?.node.content.end
  const target = own?.node ?? (end === undefined ? undefined : { start: end, end })
  const place = target && document.placeOf(target)
  return place && { span: place.span, label: place.label }
}

function summaryOf(
  { from, to, places }: MatchedDocuments,
  names: Sides<string>,
  unread: Sides<readonly string[]>,
): ComparisonSummary {
  const counts: Record<Likeness, number> = { same: 0, written: 0, differs: 0, 'only-from': 0, 'only-to': 0 }
  for (const { likeness } of places) counts[likeness] += 1
  const notes = [
    ...unread.from.map((reason) => `Not all of ${names.from} could be read. ${reason}`),
    ...unread.to.map((reason) => `Not all of ${names.to} could be read. ${reason}`),
    ...uncarriedNote(from.uncarried, names.from, names.to),
    ...uncarriedNote(to.uncarried, names.to, names.from),
  ]
  const namespaces = namespaceSentence(from.document.namespace, to.document.namespace)
  const isCut = unread.from.length + unread.to.length > 0
  const isPartial = from.uncarried.size + to.uncarried.size > 0
  const isInContent = counts.written > 0 || namespaces.length > 0
  const limit = isCut
    ? ' in the part that could be read'
    : isPartial
      ? ' in what both formats can carry'
      : isInContent
        ? ' in content'
        : ''
  return { notes, sentence: [...countSentences(counts, names, limit), ...namespaces].join(' ') }
}

function countSentences(counts: Record<Likeness, number>, names: Sides<string>, limit: string): string[] {
  const { written, differs, 'only-from': onlyFrom, 'only-to': onlyTo } = counts
  const all = differs + onlyFrom + onlyTo
  const onlyIn = (count: number, name: string) => `${count} ${count === 1 ? 'place is' : 'places are'} only in ${name}`
  const parts = [
    ...(differs === 0 ? [] : [`${countOf(differs, 'value')} ${differs === 1 ? 'differs' : 'differ'}`]),
    ...(onlyFrom === 0 ? [] : [onlyIn(onlyFrom, names.from)]),
    ...(onlyTo === 0 ? [] : [onlyIn(onlyTo, names.to)]),
  ]
  const none = `No difference${limit} between ${names.from} and ${names.to}.`
  return [
    all === 0 ? none : `${countOf(all, 'difference')}: ${listOf(parts)}.`,
    ...(written === 0 ? [] : [`${countOf(written, 'value')} ${written === 1 ? 'is' : 'are'} written differently.`]),
  ]
}

function uncarriedNote(paths: ReadonlySet<string>, owner: string, other: string): string[] {
  const [first] = paths
  if (first === undefined) return []
  const [more, them] = paths.size > 1 ? [` and ${countOf(paths.size - 1, 'more field')}`, 'them'] : ['', 'it']
  return [`Not compared: ${first}${more} of ${owner}. The format of ${other} has no place for ${them}.`]
}

function namespaceSentence(from: string | undefined, to: string | undefined): string[] {
  if (from === undefined || to === undefined || from === to) return []
  return [`The namespaces differ: ${from === '' ? 'none' : from} and ${to === '' ? 'none' : to}.`]
}

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
