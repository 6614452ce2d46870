import type { Steps, WorkCount } from '@/lib/yielder'
import type { DocumentNode } from '../document-tree'
import { dateIn } from './date-order'
import { orderIdentity, type Standing } from './document-versions'
import { compare, decimalOf, type Decimal } from './decimal'
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
  /** Empty where the order names none. */
  partner: string
  release: string
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
  /** By the headers of the order and of its changes. */
  shipWindow: ShipWindow
  /** By the lines and stores of the order and of its changes, and by its answers. */
  lineWindow: ShipWindow
}

/** The first and the last day on which goods may leave: the widest window. */
export interface ShipWindow {
  first?: string | undefined
  last?: string | undefined
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

/** Adds the ship-to addresses and the dates of an order or of its change. */
function addPlacesAndDates({ places, shipWindow, lineWindow }: OrderFacts, record: DocumentNode): void {
  for (const address of nodesAt(record, 'Header/Address')) {
    if (valueOf(address, 'AddressTypeCode') === 'ST') places.push(address)
  }
  for (const path of datePaths) {
    const days = path === headerDates ? shipWindow : lineWindow
    for (const dates of nodesAt(record, path)) {
      const code = valueOf(dates, 'DateTimeQualifier') ?? ''
      const day = dateIn(childOf(dates, 'Date'))
      widen(days, { first: firstDays.has(code) ? day : undefined, last: lastDays.has(code) ? day : undefined })
    }
  }
}

function widen(days: ShipWindow, { first, last }: ShipWindow): void {
  if (first !== undefined && first <= (days.first ?? first)) days.first = first
  if (last !== undefined && last >= (days.last ?? last)) days.last = last
}

/** The window of an order. Dates of lines, stores and answers change only the ends that a header has: others may ship at any time. */
export function widestWindow({ shipWindow, lineWindow }: OrderFacts): ShipWindow {
  const days = { ...shipWindow }
  widen(days, { first: days.first && lineWindow.first, last: days.last && lineWindow.last })
  return days
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
  const [partner, release] = orderIdentity([header])
  const facts: OrderFacts = {
    number,
    partner,
    release,
    record,
    standing,
    header,
    lines,
    bareNumbers,
    places: [],
    stores: storesOf(record),
    shipWindow: {},
    lineWindow: {},
  }
  addPlacesAndDates(facts, record)
  return facts
}

/** Adds the lines that an order change adds. */
export function addLines(order: OrderFacts, change: DocumentNode): void {
  for (const values of nodesAt(change, 'LineItem/OrderLine')) {
    const sequence = valueOf(values, 'LineSequenceNumber') ?? ''
    if (sequence === '' || valueOf(values, 'LineChangeCode') !== 'AI') continue
    if (order.lines.has(lineNumberOf(order, sequence))) continue
    order.lines.set(sequence, { values, quantities: [], prices: [], accepted: [] })
  }
}

/** Adds the quantities, prices, dates and addresses of an order change, once the lines of all changes are added. */
export function applyChange(order: OrderFacts, change: DocumentNode): void {
  addPlacesAndDates(order, change)
  for (const values of nodesAt(change, 'LineItem/OrderLine')) {
    const line = order.lines.get(lineNumberOf(order, valueOf(values, 'LineSequenceNumber') ?? ''))
    if (!line) continue
    for (const quantity of numbersIn(values, 'OrderQty')) line.quantities.push(quantity)
    for (const price of numbersIn(values, 'PurchasePrice')) line.prices.push(price)
  }
}

/** Adds what an acknowledgement asks for: prices, quantities above those of the order and of all its changes, and later days. */
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
      if (laterDateStatuses.has(status)) widen(order.lineWindow, { last: dateIn(childOf(group, 'ItemScheduleDate')) })
      if (!otherPriceStatuses.has(status)) continue
      for (const priced of [group, values])
        for (const price of numbersIn(priced, 'PurchasePrice')) ordered.prices.push(price)
    }
  }
}

/** Whether a line has the unit of the order, or does not name one. */
export function hasUnitOf(values: DocumentNode, line: OrderedLine, ownName: string, orderName = ownName): boolean {
  const own = valueOf(values, ownName)
  const ordered = valueOf(line.values, orderName)
  return own === undefined || ordered === undefined || own === ordered
}

function numbersIn(group: DocumentNode, name: string): Decimal[] {
  const value = decimalOf(childOf(group, name))
  return value ? [value] : []
}
