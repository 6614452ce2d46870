import type { Steps, WorkCount } from '@/lib/yielder'
import type { DocumentNode } from '../document-tree'
import { dateIn } from './date-order'
import type { Standing } from './document-versions'
import { compare, parseDecimal, type Decimal } from './decimal'
import { childOf, nodesAt, valueOf } from './tree'
import { datePaths, headerDates } from './tables/order-fields'
import { firstDays, lastDays, laterDateStatuses, otherPriceStatuses, otherQuantityStatuses } from './tables/codes'

/** A line of an order, with what its changes made of it. */
export interface OrderedLine {
  values: DocumentNode
  /** The ordered quantities that are in force or were: of the order and of its changes. */
  quantities: Decimal[]
  /** Prices that were ordered, changed or accepted in an acknowledgement. */
  prices: Decimal[]
  /** Quantities above the ordered one that an acknowledgement accepts. */
  accepted: Decimal[]
}

/** An order that other documents are compared with. */
export interface OrderFacts {
  number: string
  record: DocumentNode
  standing: Standing
  header: DocumentNode
  /** By line number. Lines without a number are not compared. */
  lines: Map<string, OrderedLine>
  /** Line numbers by what they are without zeros before them. */
  bareNumbers: Map<string, string>
  /** The ship-to addresses of the order and of its changes. */
  places: DocumentNode[]
  /** Numbers of the stores that the lines are for. */
  stores: Set<string>
  /** First and last day on which goods may leave, by the order, its changes and its answers: the widest window. */
  shipWindow: { first?: string; last?: string }
}

function storesOf(record: DocumentNode): Set<string> {
  const shares = nodesAt(record, 'LineItem/QuantitiesSchedulesLocations/LocationQuantity')
  return new Set(shares.flatMap((share) => valueOf(share, 'Location') ?? []))
}

const isBare = /^\d+$/

function bareNumber(sequence: string): string {
  return isBare.test(sequence) ? sequence.replace(/^0+(?=\d)/, '') : sequence
}

/** The line number as the order writes it: `1` for `00001`. The number itself where the order has no such line. */
export function lineNumberOf(order: OrderFacts, sequence: string): string {
  return order.lines.has(sequence) ? sequence : (order.bareNumbers.get(bareNumber(sequence)) ?? sequence)
}

/** Adds the ship-to addresses and the ship window in the header of an order or of its change. */
function addHeader({ places, shipWindow }: Pick<OrderFacts, 'places' | 'shipWindow'>, record: DocumentNode): void {
  for (const address of nodesAt(record, 'Header/Address')) {
    if (valueOf(address, 'AddressTypeCode') === 'ST') places.push(address)
  }
  for (const path of datePaths) {
    for (const dates of nodesAt(record, path)) addToWindow(shipWindow, dates, path === headerDates)
  }
}

/** Widens a window by a date. Dates of lines and stores change only the ends that the header has: others may ship at any time. */
function addToWindow(shipWindow: OrderFacts['shipWindow'], dates: DocumentNode, isOfHeader: boolean): void {
  const code = valueOf(dates, 'DateTimeQualifier') ?? ''
  const day = dateIn(childOf(dates, 'Date'))
  if (day === undefined) return
  const { first = day, last = day } = shipWindow
  if (firstDays.has(code) && (isOfHeader || shipWindow.first)) shipWindow.first = day < first ? day : first
  if (lastDays.has(code) && (isOfHeader || shipWindow.last)) shipWindow.last = day > last ? day : last
}

/** Reads the order of a record; undefined when it has no number. */
export function* orderFacts(record: DocumentNode, standing: Standing, work: WorkCount): Steps<OrderFacts | undefined> {
  const [header] = nodesAt(record, 'Header/OrderHeader')
  const number = valueOf(header, 'PurchaseOrderNumber') ?? ''
  if (!header || number === '') return undefined
  const lines = new Map<string, OrderedLine>()
  const bareNumbers = new Map<string, string>()
  for (const values of nodesAt(record, 'LineItem/OrderLine')) {
    if (work.isPauseDue()) yield
    const sequence = valueOf(values, 'LineSequenceNumber') ?? ''
    if (sequence === '' || lines.has(sequence)) continue
    lines.set(sequence, {
      values,
      quantities: numbersIn(values, 'OrderQty'),
      prices: numbersIn(values, 'PurchasePrice'),
      accepted: [],
    })
    const bare = bareNumber(sequence)
    if (!bareNumbers.has(bare)) bareNumbers.set(bare, sequence)
  }
  const facts: OrderFacts = {
    number,
    record,
    standing,
    header,
    lines,
    bareNumbers,
    places: [],
    stores: storesOf(record),
    shipWindow: {},
  }
  addHeader(facts, record)
  return facts
}

/** Adds the quantities, prices, lines, dates and addresses of an order change. */
export function applyChange(order: OrderFacts, change: DocumentNode): void {
  addHeader(order, change)
  for (const values of nodesAt(change, 'LineItem/OrderLine')) {
    const sequence = lineNumberOf(order, valueOf(values, 'LineSequenceNumber') ?? '')
    const line = order.lines.get(sequence)
    const quantities = numbersIn(values, 'OrderQty')
    const prices = numbersIn(values, 'PurchasePrice')
    if (line) {
      for (const quantity of quantities) line.quantities.push(quantity)
      for (const price of prices) line.prices.push(price)
    } else if (sequence !== '' && valueOf(values, 'LineChangeCode') === 'AI') {
      order.lines.set(sequence, { values, quantities, prices, accepted: [] })
    }
  }
}

/** Adds what an acknowledgement asks for: prices, quantities above those of the order, and days after its ship window. */
export function applyAnswer(order: OrderFacts, acknowledgement: DocumentNode): void {
  for (const line of nodesAt(acknowledgement, 'LineItem')) {
    const values = childOf(line, 'OrderLine')
    const ordered = order.lines.get(lineNumberOf(order, valueOf(values, 'LineSequenceNumber') ?? ''))
    if (!values || !ordered) continue
    for (const group of line.children) {
      const status = valueOf(group, 'ItemStatusCode') ?? ''
      if (otherQuantityStatuses.has(status) && hasUnitOf(group, ordered, 'ItemScheduleUOM', 'OrderQtyUOM')) {
        for (const quantity of numbersIn(group, 'ItemScheduleQty')) {
          if (ordered.quantities.every((one) => compare(quantity, one) > 0)) ordered.accepted.push(quantity)
        }
      }
      if (laterDateStatuses.has(status)) extendWindow(order, dateIn(childOf(group, 'ItemScheduleDate')))
      if (!otherPriceStatuses.has(status)) continue
      for (const priced of [group, values])
        for (const price of numbersIn(priced, 'PurchasePrice')) ordered.prices.push(price)
    }
  }
}

function extendWindow({ shipWindow }: OrderFacts, day = ''): void {
  if (shipWindow.last !== undefined && day > shipWindow.last) shipWindow.last = day
}

/** Whether a line has the unit of the order, or does not name one. */
export function hasUnitOf(values: DocumentNode, line: OrderedLine, ownName: string, orderName = ownName): boolean {
  const own = valueOf(values, ownName)
  const ordered = valueOf(line.values, orderName)
  return own === undefined || ordered === undefined || own === ordered
}

function numbersIn(group: DocumentNode, name: string): Decimal[] {
  const value = parseDecimal(valueOf(group, name) ?? '')
  return value ? [value] : []
}
