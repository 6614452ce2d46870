import type { Steps, WorkCount } from '@/lib/yielder'
import type { DocumentNode } from '../document-tree'
import { quote } from '../findings/quote'
import { add, compare, decimalOf, formatDecimal, subtract, zero, type Decimal } from './decimal'
import type { Standing } from './document-versions'
import type { ReportDifference } from './compare-header'
import { hasUnitOf, lineNumberOf, type OrderedLine, type OrderFacts } from './order-facts'
import type { OrderReference } from './order-references'
import { childOf, valueOf } from './tree'
import { creditTypes, unpaidTypes } from './tables/codes'

/** Quantities that are summed over all documents of an order. */
interface CountedQuantity {
  document: string
  field: string
  unit: string
  /** "shipped", for messages. */
  verb: string
}

const shipped: CountedQuantity = { document: 'Shipments', field: 'ShipQty', unit: 'ShipQtyUOM', verb: 'shipped' }
const billed: CountedQuantity = { document: 'Invoices', field: 'InvoiceQty', unit: 'InvoiceQtyUOM', verb: 'billed' }

/** A line with its quantity over all documents, and the place where it first is too much. */
interface Counted {
  /** The quantity that is shipped or billed for certain. */
  sum: Decimal
  /** The quantity that may be shipped or billed in all; undefined when a part is in another unit. */
  most: Decimal | undefined
  /** The last place that counts for certain. */
  last: { at: number; node: DocumentNode } | undefined
  /** The place at which the sum is above what was ordered. */
  excess: { at: number; node: DocumentNode } | undefined
}

/**
 * Kind 47: more units of a line shipped or billed than ordered, over all documents of an order; more billed than shipped when
 * shipments are open too. A document that is open twice counts once.
 */
export function* compareQuantities(
  order: OrderFacts,
  references: readonly OrderReference[],
  standings: ReadonlyMap<DocumentNode, Standing>,
  report: ReportDifference,
  work: WorkCount,
): Steps {
  const shipments = yield* count(order, references, standings, shipped, work)
  const invoices = yield* count(order, references, standings, billed, work)
  for (const [sequence, line] of order.lines) {
    if (work.isPauseDue()) yield
    const sent = shipments.get(sequence)
    const bill = invoices.get(sequence)
    if (sent) reportExcess(order, sequence, line, sent, shipped, report)
    if (bill) reportExcess(order, sequence, line, bill, billed, report)
    const most = sent ? sent.most : zero
    if (bill && !bill.excess && shipments.size > 0 && most) reportUnshipped(sequence, bill, most, report)
  }
}

function greatest(values: readonly Decimal[]): Decimal | undefined {
  return values.reduce<Decimal | undefined>(
    (most, value) => (most && compare(most, value) >= 0 ? most : value),
    undefined,
  )
}

/** How the lines of a document count: for certain, perhaps, or as paid back. */
type Weight = 'certain' | 'possible' | 'credit'

function* count(
  order: OrderFacts,
  references: readonly OrderReference[],
  standings: ReadonlyMap<DocumentNode, Standing>,
  counted: CountedQuantity,
  work: WorkCount,
): Steps<Map<string, Counted>> {
  const sums = new Map<string, Counted>()
  const weights = weigh(references, standings, counted.document)
  // Credits are taken off before the invoices are added up, so that the place of the excess is right.
  const credits = references.filter((reference) => weights.get(reference) === 'credit')
  for (const reference of [...credits, ...references]) {
    const weight = weights.get(reference)
    if (!weight) continue
    weights.delete(reference)
    for (const values of reference.lines) {
      if (work.isPauseDue()) yield
      const sequence = lineNumberOf(order, valueOf(values, 'LineSequenceNumber') ?? '')
      const line = order.lines.get(sequence)
      if (line) countLine(sums, sequence, line, { values, at: reference.at, weight }, counted)
    }
  }
  return sums
}

/** How each document of a kind counts. Those that do not count have no weight. */
function weigh(
  references: readonly OrderReference[],
  standings: ReadonlyMap<DocumentNode, Standing>,
  document: string,
): Map<OrderReference, Weight> {
  const standingOf = ({ record }: OrderReference) => standings.get(record) ?? 'counted'
  const own = references.filter((reference) => reference.document === document && standingOf(reference) !== 'repeated')
  const credits = own.filter(({ headers }) => creditTypes.has(valueOf(headers[0], 'InvoiceTypeCode') ?? ''))
  const counting = own.filter(({ headers }) => !unpaidTypes.has(valueOf(headers[0], 'InvoiceTypeCode') ?? ''))
  const substitutes = new Set(counting.flatMap((one) => (standingOf(one) === 'substitute' ? one.record : [])))
  // A credit without lines pays back an amount, of which it is not told what was bought for it.
  const isOpen = substitutes.size > 1 || credits.some(({ lines }) => lines.length === 0)
  const isCertain = (reference: OrderReference) =>
    !isOpen && standingOf(reference) !== 'unclear' && (substitutes.size === 0 || substitutes.has(reference.record))
  return new Map([
    ...credits.map((reference) => [reference, 'credit'] as const),
    ...counting.map((reference) => [reference, isCertain(reference) ? 'certain' : 'possible'] as const),
  ])
}

function countLine(
  sums: Map<string, Counted>,
  sequence: string,
  line: OrderedLine,
  { values, at, weight }: { values: DocumentNode; at: number; weight: Weight },
  { field, unit }: CountedQuantity,
): void {
  const before = sums.get(sequence) ?? { sum: zero, most: zero, last: undefined, excess: undefined }
  const node = childOf(values, field)
  const value = decimalOf(node)
  if (!node || !value || !hasUnitOf(values, line, unit, 'OrderQtyUOM')) {
    sums.set(sequence, { ...before, most: undefined })
    return
  }
  if (weight === 'credit') {
    sums.set(sequence, { ...before, sum: subtract(before.sum, value) })
    return
  }
  const most = before.most && add(before.most, value)
  if (weight === 'possible') {
    sums.set(sequence, { ...before, most })
    return
  }
  const sum = add(before.sum, value)
  const limit = greatest([...line.quantities, ...line.accepted])
  const isExcess = limit !== undefined && compare(sum, limit) > 0
  const last = { at, node }
  sums.set(sequence, { sum, most, last, excess: before.excess ?? (isExcess ? last : undefined) })
}

function reportExcess(
  order: OrderFacts,
  sequence: string,
  line: OrderedLine,
  { sum, excess }: Counted,
  { field, verb }: CountedQuantity,
  report: ReportDifference,
): void {
  const ordered = greatest(line.quantities)
  const accepted = greatest(line.accepted)
  if (!excess || !ordered) return
  const answer = accepted ? `, and ${formatDecimal(accepted)} are accepted` : ''
  report(excess.at, excess.node, {
    found: formatDecimal(sum),
    expected: `at most ${formatDecimal(accepted ?? ordered)}`,
    message: `With this ${field}, ${formatDecimal(sum)} of line ${sequence} are ${verb}; the order ${quote(order.number)} has ${formatDecimal(ordered)}${answer}.`,
    fix: 'Find out which line or document is counted twice, or whether units are mixed up.',
  })
}

function reportUnshipped(sequence: string, { sum, last }: Counted, sent: Decimal, report: ReportDifference): void {
  if (!last || compare(sum, sent) <= 0) return
  report(last.at, last.node, {
    // A shipment of the order may not be open.
    level: 'warning',
    found: formatDecimal(sum),
    expected: `at most ${formatDecimal(sent)}`,
    message: `With this InvoiceQty, ${formatDecimal(sum)} of line ${sequence} are billed; ${formatDecimal(sent)} are shipped in the shipments beside it.`,
    fix: 'Bill what was shipped, or open all shipments of the order.',
  })
}
