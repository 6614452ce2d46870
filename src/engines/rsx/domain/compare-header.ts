import type { KindCode } from '../findings/kinds'
import { quote } from '../findings/quote'
import type { OrderFacts } from './order-facts'
import type { OrderReference } from './order-references'
import type { ErrorDetails } from './relation-check'
import { childOf, valueOf } from './tree'
import type { DocumentNode } from '../document-tree'
import { repeatedFields } from './tables/order-fields'

/** Reports that a value of a document differs from another one. Kind 47 unless given. */
export type ReportDifference = (at: number, node: DocumentNode, details: ErrorDetails, code?: DifferenceCode) => void
type DifferenceCode = Extract<KindCode, 'differs-from-order' | 'differs-from-opened'>

/** Kind 47: a number of an order that none of the orders beside the document has. */
export function compareNumber(
  reference: OrderReference,
  orders: ReadonlyMap<string, unknown>,
  report: ReportDifference,
): void {
  const { number } = reference
  const [only] = orders.keys()
  const found = number.text?.trim() ?? ''
  report(reference.at, number, {
    // The document may belong to another order, which is not open.
    level: 'warning',
    found,
    expected: orders.size === 1 ? only : undefined,
    message:
      orders.size === 1
        ? `PurchaseOrderNumber is ${quote(found)}; the order beside it has ${quote(only ?? '')}.`
        : `PurchaseOrderNumber is ${quote(found)}; none of the ${orders.size} orders beside it has this number.`,
    fix: 'Repeat the number as the order has it, or open the order that this document belongs to.',
  })
}

/** Kind 47: a value of the header that is not the one of the order. */
export function compareHeader(reference: OrderReference, order: OrderFacts, report: ReportDifference): void {
  for (const [name, level] of repeatedFields) {
    const node = reference.headers.map((header) => childOf(header, name)).find((field) => field !== undefined)
    const expected = valueOf(order.header, name)
    const found = node?.text?.trim()
    if (!node || found === undefined || found === '' || expected === undefined || expected === found) continue
    report(reference.at, node, {
      level,
      found,
      expected,
      message: `${name} is ${quote(found)}; the order ${quote(order.number)} has ${quote(expected)}.`,
      fix: `Repeat ${name} as it came in the order.`,
    })
  }
}
