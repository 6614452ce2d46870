import type { DocumentNode } from '../document-tree'
import { quote } from '../findings/quote'
import type { ReportDifference } from './compare-header'
import { dateIn } from './date-order'
import { widestWindow, type OrderFacts } from './order-facts'
import type { OrderReference } from './order-references'
import { childOf, nodesAt } from './tree'
import { ownDates } from './tables/order-fields'

function ownDate({ document, record }: OrderReference): { node: DocumentNode; day: string } | undefined {
  const [node] = nodesAt(record, ownDates.get(document) ?? 'Header')
  const day = dateIn(node)
  return node && day !== undefined ? { node, day } : undefined
}

/** Kind 62: dates of documents that contradict their order, its ship window or its shipments. */
export function compareDates(references: readonly OrderReference[], order: OrderFacts, report: ReportDifference): void {
  const ordered = dateIn(childOf(order.header, 'PurchaseOrderDate'))
  const shipped = references
    .filter(({ document }) => document === 'Shipments')
    .flatMap((reference) => ownDate(reference)?.day ?? [])
    .toSorted()[0]
  for (const reference of references) {
    const own = ownDate(reference)
    if (!own) continue
    if (ordered !== undefined && own.day < ordered) compareWithOrder(reference, own, ordered, order, report)
    else if (reference.document === 'Shipments') compareWindow(reference, own, order, report)
    else if (reference.document === 'Invoices' && shipped !== undefined && own.day < shipped) {
      reportBeforeShipment(reference, own, shipped, report)
    }
  }
}

function compareWithOrder(
  { at, document, headers }: OrderReference,
  { node, day }: { node: DocumentNode; day: string },
  ordered: string,
  order: OrderFacts,
  report: ReportDifference,
): void {
  // A document that repeats the date of its order has the finding of reversed dates already. A shipment has no such relation.
  const repeated = headers
    .map((header) => dateIn(childOf(header, 'PurchaseOrderDate')))
    .find((one) => one !== undefined)
  if (document !== 'Shipments' && repeated !== undefined && day < repeated) return
  report(
    at,
    node,
    {
      found: day,
      expected: `${ordered} or later`,
      message: `${node.name} is ${day}, which is before the order ${quote(order.number)} was placed, ${ordered}.`,
      fix: 'Correct the date, or find out whether the document belongs to another order.',
    },
    'differs-from-opened',
  )
}

function compareWindow(
  { at }: OrderReference,
  { node, day }: { node: DocumentNode; day: string },
  order: OrderFacts,
  report: ReportDifference,
): void {
  const { first, last } = widestWindow(order)
  const isEarly = first !== undefined && day < first
  if (!isEarly && (last === undefined || day <= last)) return
  report(
    at,
    node,
    {
      // The goods may have left outside of the window all the same.
      level: 'warning',
      found: day,
      expected: isEarly ? `${first} or later` : `${last ?? ''} or earlier`,
      message: `${node.name} is ${day}; the order ${quote(order.number)} wants the goods to leave ${isEarly ? `from ${first}` : `until ${last ?? ''}`}. Retailers charge for goods that leave outside of the window.`,
      fix: 'Correct the date if the goods left within the window; otherwise tell the retailer.',
    },
    'differs-from-opened',
  )
}

function reportBeforeShipment(
  { at }: OrderReference,
  { node, day }: { node: DocumentNode; day: string },
  shipped: string,
  report: ReportDifference,
): void {
  report(
    at,
    node,
    {
      // Some date the invoice when the order is packed.
      level: 'warning',
      found: day,
      expected: `${shipped} or later`,
      message: `${node.name} is ${day}; the shipment beside it leaves on ${shipped}. A retailer may refuse a bill for goods that have not left.`,
      fix: 'Send the invoice after the shipment, with the date of that day.',
    },
    'differs-from-opened',
  )
}
