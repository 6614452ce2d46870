import { type Yielder, WorkCount, type Steps } from '@/lib/yielder'
import type { DocumentNode } from '../document-tree'
import type { Finding } from '../findings/finding'
import { quote } from '../findings/quote'
import { compareHeader, compareNumber, type ReportDifference } from './compare-header'
import { compareDates } from './compare-dates'
import { compareLines } from './compare-lines'
import { comparePlaces } from './compare-places'
import { compareQuantities } from './compare-quantities'
import { compareSerialNumbers } from './compare-serial-numbers'
import { compare, decimalOf, formatDecimal } from './decimal'
import { orderIdentity, standingsOf, type Standing } from './document-versions'
import { addLines, applyAnswer, applyChange, orderFacts, type OrderFacts } from './order-facts'
import { orderReferences, type ComparedDocument, type OrderReference } from './order-references'
import { relationFinding } from './relation-check'
import { goodsDocuments } from './tables/order-fields'
import { nodesAt } from './tree'

/**
 * Compares documents that are open together: serial numbers of cartons with each other, the rest with the orders among them. Numbers,
 * quantities, prices and totals are kind 47, places, dates and serial numbers kind 62.
 * @returns the findings of each document, in the order of the documents.
 * @throws the reason of the yielder's signal when the work is aborted.
 */
export async function compareDocuments(documents: readonly ComparedDocument[], yielder: Yielder): Promise<Finding[][]> {
  const findings: Finding[][] = documents.map(() => [])
  const reported = new Set<DocumentNode>()
  const report: ReportDifference = (at, node, details, code = 'differs-from-order') => {
    const compared = documents[at]
    // The header of a shipment is compared with each of its orders.
    if (!compared || reported.has(node)) return
    reported.add(node)
    findings[at]?.push(relationFinding(compared.document, code, node, details))
  }
  for (const _ of compareSteps(documents, report)) if (yielder.isYieldDue()) await yielder.yield(0)
  return findings.map((own) => own.toSorted((a, b) => a.place.span.start - b.place.span.start))
}

function* compareSteps(documents: readonly ComparedDocument[], report: ReportDifference): Steps {
  const work = new WorkCount()
  const standings = yield* standingsOf(documents, work)
  yield* compareSerialNumbers(documents, standings, report, work)
  const orders = yield* ordersOf(documents, standings, work)
  if (orders.size === 0) return
  const references: OrderReference[] = []
  for (const [at, compared] of documents.entries()) {
    if (compared.rules.document === 'Orders') continue
    for (const reference of orderReferences(compared, at)) references.push(reference)
    yield
  }
  const byOrder = new Map<OrderFacts, OrderReference[]>()
  for (const reference of references) {
    const sameNumber = orders.get(reference.number.text?.trim() ?? '')
    if (!sameNumber) compareNumber(reference, orders, report)
    const order = sameNumber && orderOf(reference, sameNumber)
    if (!order) continue
    const own = byOrder.get(order)
    if (own) own.push(reference)
    else byOrder.set(order, [reference])
    yield
  }
  for (const [order, own] of byOrder) {
    for (const [document, apply] of updates) {
      for (const reference of own) if (reference.document === document) apply(order, reference.record)
      yield
    }
    const comparable = own.filter((reference) => isComparable(order, reference, standings))
    yield* compareWithOrder(order, comparable, standings, report, work)
  }
}

/** The steps that change an order. The result does not depend on the order of the documents, because each step is for all of them. */
const updates = [
  ['OrderChanges', addLines],
  ['OrderChanges', applyChange],
  ['OrderAcks', applyAnswer],
] as const

type Standings = ReadonlyMap<DocumentNode, Standing>

/** Orders of one number, by partner and release. */
type SameNumber = Map<string, Map<string, OrderFacts>>

/** The orders of all documents by number: for each partner and release the valid one, otherwise one that is not. */
function* ordersOf(
  documents: readonly ComparedDocument[],
  standings: Standings,
  work: WorkCount,
): Steps<Map<string, SameNumber>> {
  const orders = new Map<string, SameNumber>()
  for (const { document, rules } of documents) {
    if (rules.document !== 'Orders') continue
    for (const record of document.records) {
      const order = yield* orderFacts(record, standings.get(record) ?? 'counted', work)
      if (!order) continue
      const sameNumber: SameNumber = orders.get(order.number) ?? new Map()
      orders.set(order.number, sameNumber)
      const releases = sameNumber.get(order.partner) ?? new Map<string, OrderFacts>()
      sameNumber.set(order.partner, releases)
      if ((releases.get(order.release)?.standing ?? 'void') === 'void') releases.set(order.release, order)
    }
  }
  return orders
}

/**
 * The order that a document refers to, among those of its number: that of its partner and release, or the only one. Undefined when it may
 * be any.
 */
function orderOf({ headers }: OrderReference, sameNumber: SameNumber): OrderFacts | undefined {
  const [partner, release] = orderIdentity(headers)
  const releases = sameNumber.get(partner) ?? onlyOf(sameNumber)
  return releases && (onlyOf(releases) ?? releases.get(release))
}

function onlyOf<Value>(map: ReadonlyMap<string, Value>): Value | undefined {
  const [first] = map.values()
  return map.size === 1 ? first : undefined
}

/** Whether both are valid, and it is certain that the document belongs to this version of the order. */
function isComparable({ standing }: OrderFacts, { document, record }: OrderReference, standings: Standings): boolean {
  if (standing === 'void' || standing === 'unclear' || standings.get(record) === 'void') return false
  return standing !== 'replacing' || goodsDocuments.has(document)
}

function* compareWithOrder(
  order: OrderFacts,
  references: readonly OrderReference[],
  standings: Standings,
  report: ReportDifference,
  work: WorkCount,
): Steps {
  compareDates(references, order, report)
  for (const reference of references) {
    compareHeader(reference, order, report)
    comparePlaces(reference, order, report)
    const agrees = yield* compareLines(reference, order, report, work)
    if (agrees && reference.document === 'OrderAcks') compareTotal(reference, order, report)
  }
  yield* compareQuantities(order, references, standings, report, work)
}

/** Kind 47: an acknowledgement that comes to more than its order, although no line says why. */
function compareTotal({ at, record, lines }: OrderReference, order: OrderFacts, report: ReportDifference): void {
  const [node] = nodesAt(record, 'Summary/TotalAmount')
  const [orderNode] = nodesAt(order.record, 'Summary/TotalAmount')
  const total = decimalOf(node)
  const ordered = decimalOf(orderNode)
  const isChanged = [...order.lines.values()].some(
    ({ prices, quantities, accepted }) => prices.length > 1 || quantities.length > 1 || accepted.length > 0,
  )
  if (!node || !total || !ordered || isChanged || lines.length === 0 || compare(total, ordered) <= 0) return
  report(at, node, {
    level: 'warning',
    found: node.text,
    expected: `at most ${formatDecimal(ordered, 2)}`,
    message: `TotalAmount is ${formatDecimal(total, 2)}; the order ${quote(order.number)} comes to ${formatDecimal(ordered, 2)}.`,
    fix: 'Find out which line or charge is not in the order.',
  })
}
