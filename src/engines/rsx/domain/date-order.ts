import { daysInMonth, isNoDate } from '../check/dates'
import type { DocumentNode } from '../document-tree'
import type { RelationCheck } from './relation-check'
import type { Period } from './tables/relation-types'
import { childOf, nodesAt } from './tree'
import { dateWindows } from './tables/codes'

const ends = new Map(dateWindows.map(([start, end]) => [start as string, end as string]))
const starts = new Map(dateWindows.map(([start, end]) => [end as string, start as string]))

/** A date in the form of the network; undefined for other texts and dates that do not exist or stand for none, which have findings of their own. */
export function dateIn(node: DocumentNode | undefined): string | undefined {
  const text = node?.text?.trim() ?? ''
  const [, year, month, day] = /^(\d{4})-(\d{2})-(\d{2})$/.exec(text) ?? []
  const isReal = Number(day) >= 1 && Number(day) <= daysInMonth(Number(year), Number(month))
  return isReal && !isNoDate(text) ? text : undefined
}

/** Kind 45: finds windows that end before they begin, among the dates of one group. */
export function createWindowCheck(check: RelationCheck): (dates: DocumentNode) => void {
  const byParent = new Map<DocumentNode | undefined, Map<string, DocumentNode>>()
  return (dates) => {
    const code = childOf(dates, 'DateTimeQualifier')?.text?.trim() ?? ''
    const node = childOf(dates, 'Date')
    if (!node || dateIn(node) === undefined || (!ends.has(code) && !starts.has(code))) return
    const siblings = byParent.get(dates.parent) ?? new Map<string, DocumentNode>()
    byParent.set(dates.parent, siblings)
    siblings.set(code, node)
    const end = siblings.get(ends.get(code) ?? '')
    const start = siblings.get(starts.get(code) ?? '')
    if (end) compareDates(check, node, end, { from: `the start (${code})`, to: `the end (${ends.get(code) ?? ''})` })
    if (start)
      compareDates(check, start, node, { from: `the start (${starts.get(code) ?? ''})`, to: `the end (${code})` })
  }
}

/** Kind 45: dates of two fields in the wrong order. */
export function checkPeriod(
  check: RelationCheck,
  fields: ReadonlyMap<string, DocumentNode>,
  { from, to }: Period,
): void {
  compareDates(check, fields.get(from), fields.get(to), { from, to })
}

/** Kind 45: dates at two paths of a record in the wrong order. */
export function checkPeriodOfRecord(check: RelationCheck, record: DocumentNode, { from, to }: Period): void {
  const [first] = nodesAt(record, from)
  const [second] = nodesAt(record, to)
  compareDates(check, first, second, { from: first?.name ?? '', to: second?.name ?? '' })
}

function compareDates(
  check: RelationCheck,
  from: DocumentNode | undefined,
  to: DocumentNode | undefined,
  names: Period,
): void {
  const start = dateIn(from)
  const end = dateIn(to)
  if (!to || start === undefined || end === undefined || start <= end) return
  const subject = names.to.startsWith('the ') ? `${to.name} of ${names.to}` : names.to
  check.report('reversed-dates', to, {
    found: end,
    expected: `${start} or later`,
    message: `${subject} is ${end}, which is before ${names.from}, ${start}.`,
    fix: 'Correct the date that is wrong; perhaps the two are exchanged.',
  })
}
