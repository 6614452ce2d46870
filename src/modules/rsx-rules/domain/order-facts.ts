import type { DocumentNode } from '../document-tree'
import type { Steps, WorkCount } from '../work-count'
import { parseDecimal, type Decimal } from './decimal'
import { childOf, nodesAt, valueOf } from './tree'

/** A line of an order, with what its changes made of it. */
export interface OrderedLine {
  values: DocumentNode
  /** The ordered quantities that are in force or were: of the order and of its changes. */
  quantities: Decimal[]
  /** Prices that were ordered, changed or accepted in an acknowledgement. */
  prices: Decimal[]
}

/** An order that other documents are compared with. */
export interface OrderFacts {
  number: string
  record: DocumentNode
  header: DocumentNode
  /** By line number. Lines without a number are not compared. */
  lines: Map<string, OrderedLine>
}

/** Statuses with which an acknowledgement names another price. */
const otherPrice = new Set(['IP', 'IC'])

/** Reads the orders of a record; undefined when it has no number. */
export function* orderFacts(record: DocumentNode, work: WorkCount): Steps<OrderFacts | undefined> {
  const [header] = nodesAt(record, 'Header/OrderHeader')
  const number = valueOf(header, 'PurchaseOrderNumber') ?? ''
  if (!header || number === '') return undefined
  const lines = new Map<string, OrderedLine>()
  for (const values of nodesAt(record, 'LineItem/OrderLine')) {
    if (work.isPauseDue()) yield
    const sequence = valueOf(values, 'LineSequenceNumber') ?? ''
    if (sequence === '' || lines.has(sequence)) continue
    lines.set(sequence, {
      values,
      quantities: numbersIn(values, 'OrderQty'),
      prices: numbersIn(values, 'PurchasePrice'),
    })
  }
  return { number, record, header, lines }
}

/** Adds the quantities, prices and lines of an order change. */
export function applyChange(order: OrderFacts, change: DocumentNode): void {
  for (const values of nodesAt(change, 'LineItem/OrderLine')) {
    const sequence = valueOf(values, 'LineSequenceNumber') ?? ''
    const line = order.lines.get(sequence)
    const quantities = numbersIn(values, 'OrderQty')
    const prices = numbersIn(values, 'PurchasePrice')
    if (line) {
      line.quantities.push(...quantities)
      line.prices.push(...prices)
    } else if (sequence !== '' && valueOf(values, 'LineChangeCode') === 'AI') {
      order.lines.set(sequence, { values, quantities, prices })
    }
  }
}

/** Adds the prices that an acknowledgement asks for. */
export function applyPrices(order: OrderFacts, acknowledgement: DocumentNode): void {
  for (const line of nodesAt(acknowledgement, 'LineItem')) {
    const values = childOf(line, 'OrderLine')
    const ordered = order.lines.get(valueOf(values, 'LineSequenceNumber') ?? '')
    if (!values || !ordered) continue
    for (const answer of line.children) {
      if (!otherPrice.has(valueOf(answer, 'ItemStatusCode') ?? '')) continue
      ordered.prices.push(...numbersIn(answer, 'PurchasePrice'), ...numbersIn(values, 'PurchasePrice'))
    }
  }
}

function numbersIn(group: DocumentNode, name: string): Decimal[] {
  const value = parseDecimal(valueOf(group, name) ?? '')
  return value ? [value] : []
}
