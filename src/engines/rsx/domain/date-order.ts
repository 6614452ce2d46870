import { daysInMonth, isNoDate } from '../check/dates'
import type { DocumentNode } from '../document-tree'
import type { RelationCheck } from './relation-check'
import type { Period } from './tables/relation-types'
import { childOf, nodesAt, valueOf } from './tree'
import { dateWindows } from './tables/codes'

/** A date in the form of the network; undefined for other texts and dates that do not exist or stand for none, which have findings of their own. */
export function dateIn(node: DocumentNode | undefined): string | undefined {
  const text = node?.text?.trim() ?? ''
  const [, year, month, day] = /^(\d{4})-(\d{2})-(\d{2})$/.exec(text) ?? []
  const isReal = Number(day) >= 1 && Number(day) <= daysInMonth(Number(year), Number(month))
  return isReal && !isNoDate(text) ? text : undefined
}

/**
 * Kind 45: finds windows that end before they begin, among the dates of one group. There may be several windows of one kind, such as
 * those of two deliveries. Which dates belong together is not told, but where each end has a start, no end is before the first start,
 * and where each start has an end, no start is after the last end.
 */
export function createWindowCheck(check: RelationCheck): (dates: DocumentNode) => void {
  const checked = new Set<DocumentNode>()
  return ({ parent }) => {
    if (!parent || checked.has(parent)) return
    checked.add(parent)
    const byCode = rangesOf(parent)
    for (const [start, end] of dateWindows) {
      const names = { from: `the start (${start})`, to: `the end (${end})` }
      const [starts, ends] = [byCode.get(start), byCode.get(end)]
      if (!starts || !ends) continue
      if (starts.count >= ends.count) compareDates(check, starts.first, ends.first, names)
      if (starts.count <= ends.count && ends.count > 1) compareDates(check, starts.last, ends.last, names)
    }
  }
}

interface DateRange {
  count: number
  first: DocumentNode
  last: DocumentNode
}

/** The number of days, the first and the last one of each code among the dates of a group. */
function rangesOf(parent: DocumentNode): Map<string, DateRange> {
  const ranges = new Map<string, DateRange>()
  for (const dates of parent.children) {
    const node = dates.name === 'Dates' ? childOf(dates, 'Date') : undefined
    const day = dateIn(node)
    if (!node || day === undefined) continue
    const code = valueOf(dates, 'DateTimeQualifier') ?? ''
    const { count = 0, first = node, last = node } = ranges.get(code) ?? {}
    ranges.set(code, {
      count: count + 1,
      first: day < (dateIn(first) ?? day) ? node : first,
      last: day >= (dateIn(last) ?? day) ? node : last,
    })
  }
  return ranges
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
