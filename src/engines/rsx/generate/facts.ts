import { makeParties, type Parties, type Party } from './parties'
import { createPicks, withCheckDigit, type Picks } from './picks'
import type { FulfilmentModel, SampleOptions } from './sample-options'

/** The seller's answer to some units of a line. */
interface Acknowledgement {
  code: string
  units: number
}

/** A line of the order, with the item that it is about. */
export interface SampleLine {
  sequence: string
  buyerNumber: string
  sellerNumber: string
  upc: string
  ean: string
  gtin: string
  drugCode: string
  isbn: string
  text: string
  color: string
  size: string
  /** Price of a unit in cents. */
  price: number
  unitsPerCarton: number
  /** Pounds. */
  unitWeight: number
  /** Ordered units. */
  quantity: number
  acknowledgements: readonly Acknowledgement[]
  /** Units that are shipped and billed: those that the seller accepts at once. */
  accepted: number
  /** Ordered units by number of the store, in cross-dock and multi-store orders. */
  stores: ReadonlyMap<string, number>
}

/** A delivery, which has its own invoice: the whole order, or the part of one store. */
export interface Delivery {
  /** From 1. */
  index: number
  shipTo: Party
  store: Party | undefined
  /** Units by line number; lines without units are absent. */
  units: ReadonlyMap<string, number>
}

/** The days of an order, as `YYYY-MM-DD`. */
export interface Days {
  ordered: string
  acknowledged: string
  shipNotBefore: string
  shipped: string
  invoiced: string
  shipNotAfter: string
  delivery: string
  backOrder: string
  bestBefore: string
}

/** Everything that the documents of one order agree on. */
export interface Facts {
  picks: Picks
  model: FulfilmentModel
  /** Digits that the numbers of all documents share: PO104417-1, SH104417-1. */
  family: string
  tradingPartner: string
  parties: Parties
  days: Days
  lines: readonly [SampleLine, ...SampleLine[]]
  deliveries: readonly [Delivery, ...Delivery[]]
}

/** Demands of the rules of all documents on the facts. */
export interface FactNeeds {
  isCanadian: boolean
  /** Codes that each line of an acknowledgement must have among its answers. */
  acknowledgementCodes: readonly string[]
}

const items = [
  { text: 'Steel camp mug', color: 'Slate', size: '12 oz', price: 2000, unitWeight: 1 },
  { text: 'Wool camp blanket', color: 'Moss', size: '50 x 70 in', price: 3650, unitWeight: 4 },
  { text: 'Folding lantern', color: 'Amber', size: '8 in', price: 1425, unitWeight: 1 },
  { text: 'Canvas day bag', color: 'Sand', size: '18 l', price: 4295, unitWeight: 2 },
  { text: 'Cedar storage box', color: 'Natural', size: 'Medium', price: 2780, unitWeight: 5 },
  { text: 'Enamel kettle', color: 'Blue', size: '2 qt', price: 3199, unitWeight: 3 },
] as const

const maxTypicalLines = 3
const minLineUnits = 8

/** Makes up an order and what becomes of it. */
export function makeFacts({ seed, model, size }: SampleOptions, needs: FactNeeds): Facts {
  const picks = createPicks(seed)
  const parties = makeParties(picks, model, needs.isCanadian)
  const count = size === 'minimal' || model === 'DropShip' ? 1 : picks.number('lines', 2, maxTypicalLines)
  const firstItem = picks.number('item', 0, items.length - 1)
  const lineAt = (at: number) =>
    makeLine(picks, at, items[(firstItem + at) % items.length] ?? items[0], { model, parties, needs })
  const lines: [SampleLine, ...SampleLine[]] = [
    lineAt(0),
    ...Array.from({ length: count - 1 }, (_, at) => lineAt(at + 1)),
  ]
  return {
    picks,
    model,
    family: picks.digits('family', 6),
    tradingPartner: `SAMPLE${picks.digits('partner', 6)}`,
    parties,
    days: makeDays(picks),
    lines,
    deliveries: makeDeliveries(parties, lines),
  }
}

function makeLine(
  picks: Picks,
  at: number,
  item: (typeof items)[number],
  { model, parties, needs }: { model: FulfilmentModel; parties: Parties; needs: FactNeeds },
): SampleLine {
  const key = `line ${at + 1}`
  const number = picks.digits(`${key} item`, 5)
  const unitsOf = (part: string) => picks.number(`${key} ${part}`, minLineUnits, model === 'DropShip' ? 9 : 36)
  const stores = new Map(parties.stores.map((store) => [store.number, unitsOf(store.number)]))
  const quantity = stores.size > 0 ? [...stores.values()].reduce((sum, units) => sum + units, 0) : unitsOf('quantity')
  const isPartial = model === 'BulkImport' && at === 0
  const acknowledgements = makeAcknowledgements(quantity, isPartial, needs.acknowledgementCodes)
  return {
    ...item,
    sequence: String(at + 1),
    buyerNumber: `BUY-${number}`,
    sellerNumber: `SUP-${number}`,
    upc: withCheckDigit(`812345${number}`),
    ean: withCheckDigit(`0812345${number}`),
    gtin: withCheckDigit(`10812345${number}`),
    drugCode: `99999${picks.digits(`${key} drug`, 6)}`,
    isbn: withCheckDigit(`978000${number}0`),
    unitsPerCarton: picks.pick(`${key} carton`, [6, 8, 12]),
    quantity,
    acknowledgements,
    accepted: acknowledgements.reduce((sum, { code, units }) => (isShipped(code) ? sum + units : sum), 0),
    stores,
  }
}

/** Codes of answers whose units are not shipped at once: back orders and rejections. */
const notShipped = new Set(['IB', 'IR', 'IF', 'IH', 'IW', 'R1', 'R2', 'R3', 'R4', 'R7', 'ROS', 'CC', 'ID'])

function isShipped(code: string): boolean {
  return !notShipped.has(code)
}

/** The answers to a line. A code that retailers want to see beside others gets one unit, the first one the rest. */
function makeAcknowledgements(quantity: number, isPartial: boolean, required: readonly string[]): Acknowledgement[] {
  const usual = isPartial ? ['IQ', 'IB'] : ['IA']
  const wanted = [...new Set([...usual.filter((code) => required.length === 0 || code !== 'IA'), ...required])]
  const codes = wanted.toSorted((a, b) => Number(isShipped(b)) - Number(isShipped(a))).slice(0, minLineUnits - 1)
  if (!codes.some(isShipped)) codes.unshift('IA')
  return codes.map((code, at) => ({ code, units: at === 0 ? quantity - (codes.length - 1) : 1 }))
}

/** One delivery for each store, or one of all accepted units. The rejected quantity is taken from the first store. */
function makeDeliveries(parties: Parties, lines: readonly SampleLine[]): [Delivery, ...Delivery[]] {
  const { shipTo, stores } = parties
  const [first, ...others] = stores
  if (!first) {
    return [
      {
        index: 1,
        shipTo,
        store: undefined,
        units: new Map(lines.map(({ sequence, accepted }) => [sequence, accepted])),
      },
    ]
  }
  const delivery = (store: Party, index: number): Delivery => ({
    index,
    store,
    // The cartons of a cross-dock order go to the distribution center, which forwards them to the store.
    shipTo: stores.includes(shipTo) ? store : shipTo,
    units: new Map(
      lines.map(({ sequence, quantity, accepted, stores: shares }) => [
        sequence,
        (shares.get(store.number) ?? 0) - (index === 1 ? quantity - accepted : 0),
      ]),
    ),
  })
  return [delivery(first, 1), ...others.map((store, at) => delivery(store, at + 2))]
}

/** The day that is some days after the first of January 2026. */
function dayAt(days: number): string {
  return new Date(Date.UTC(2026, 0, 1 + days)).toISOString().slice(0, 10)
}

function makeDays(picks: Picks): Days {
  const ordered = picks.number('day', 4, 300)
  return {
    ordered: dayAt(ordered),
    acknowledged: dayAt(ordered + 1),
    shipNotBefore: dayAt(ordered + 14),
    shipped: dayAt(ordered + 15),
    invoiced: dayAt(ordered + 16),
    shipNotAfter: dayAt(ordered + 18),
    delivery: dayAt(ordered + 22),
    backOrder: dayAt(ordered + 42),
    bestBefore: dayAt(ordered + 400),
  }
}

/** The number of a document of the order: its code, the digits of the order, and an index. */
export function documentNumber(code: string, { family }: Facts, index = 1): string {
  return `${code}${family}-${index}`
}

/** Writes cents as dollars with two decimals. */
export function dollars(cents: number): string {
  return `${Math.trunc(cents / 100)}.${String(cents % 100).padStart(2, '0')}`
}
