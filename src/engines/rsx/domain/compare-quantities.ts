import type { Steps, WorkCount } from '@/lib/yielder'
import type { DocumentNode } from '../document-tree'
import { quote } from '../findings/quote'
import { add, compare, formatDecimal, parseDecimal, zero, type Decimal } from './decimal'
import type { ReportDifference } from './compare-header'
import { hasUnitOf } from './compare-lines'
import { lineNumberOf, type OrderedLine, type OrderFacts } from './order-facts'
import { documentNumber, type OrderReference } from './order-references'
import { childOf, valueOf } from './tree'
import { unpaidTypes } from './tables/codes'

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
  sum: Decimal
  /** The last place that counts. */
  last: { at: number; node: DocumentNode }
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
  report: ReportDifference,
  work: WorkCount,
): Steps {
  const shipments = yield* count(order, references, shipped, work)
  const invoices = yield* count(order, references, billed, work)
  for (const [sequence, line] of order.lines) {
    if (work.isPauseDue()) yield
    const ordered = greatest(line.quantities)
    const sent = shipments.get(sequence)
    const bill = invoices.get(sequence)
    if (ordered && sent) reportExcess(order, sequence, ordered, sent, shipped, report)
    if (ordered && bill) reportExcess(order, sequence, ordered, bill, billed, report)
    if (bill && !bill.excess && shipments.size > 0) reportUnshipped(sequence, bill, sent?.sum ?? zero, report)
  }
}

function greatest(values: readonly Decimal[]): Decimal | undefined {
  return values.reduce<Decimal | undefined>(
    (most, value) => (most && compare(most, value) >= 0 ? most : value),
    undefined,
  )
}

function* count(
  order: OrderFacts,
  references: readonly OrderReference[],
  counted: CountedQuantity,
  work: WorkCount,
): Steps<Map<string, Counted>> {
  const sums = new Map<string, Counted>()
  const seen = new Map<string, DocumentNode>()
  for (const reference of references) {
    if (reference.document !== counted.document || isCopy(reference, seen)) continue
    if (unpaidTypes.has(valueOf(reference.headers[0], 'InvoiceTypeCode') ?? '')) continue
    for (const values of reference.lines) {
      if (work.isPauseDue()) yield
      const sequence = lineNumberOf(order, valueOf(values, 'LineSequenceNumber') ?? '')
      const line = order.lines.get(sequence)
      if (line) countLine(sums, sequence, line, values, reference.at, counted)
    }
  }
  return sums
}

/** Whether the document was counted already: another record of the same number. */
function isCopy(reference: OrderReference, seen: Map<string, DocumentNode>): boolean {
  const number = documentNumber(reference) ?? ''
  if (number === '') return false
  const first = seen.get(number) ?? reference.record
  seen.set(number, first)
  return first !== reference.record
}

function countLine(
  sums: Map<string, Counted>,
  sequence: string,
  line: OrderedLine,
  values: DocumentNode,
  at: number,
  { field, unit }: CountedQuantity,
): void {
  const node = childOf(values, field)
  const value = parseDecimal(node?.text ?? '')
  if (!node || !value || !hasUnitOf(values, line, unit, 'OrderQtyUOM')) return
  const before = sums.get(sequence)
  const sum = add(before?.sum ?? zero, value)
  const ordered = greatest(line.quantities)
  const isExcess = ordered !== undefined && compare(sum, ordered) > 0
  const last = { at, node }
  sums.set(sequence, { sum, last, excess: before?.excess ?? (isExcess ? last : undefined) })
}

function reportExcess(
  order: OrderFacts,
  sequence: string,
  ordered: Decimal,
  { sum, excess }: Counted,
  { field, verb }: CountedQuantity,
  report: ReportDifference,
): void {
  if (!excess) return
  report(excess.at, excess.node, {
    found: formatDecimal(sum),
    expected: `at most ${formatDecimal(ordered)}`,
    message: `With this ${field}, ${formatDecimal(sum)} of line ${sequence} are ${verb}; the order ${quote(order.number)} has ${formatDecimal(ordered)}.`,
    fix: 'Find out which line or document is counted twice, or whether units are mixed up.',
  })
}

function reportUnshipped(sequence: string, { sum, last }: Counted, sent: Decimal, report: ReportDifference): void {
  if (compare(sum, sent) <= 0) return
  report(last.at, last.node, {
    // A shipment of the order may not be open.
    level: 'warning',
    found: formatDecimal(sum),
    expected: `at most ${formatDecimal(sent)}`,
    message: `With this InvoiceQty, ${formatDecimal(sum)} of line ${sequence} are billed; ${formatDecimal(sent)} are shipped in the shipments beside it.`,
    fix: 'Bill what was shipped, or open all shipments of the order.',
  })
}
