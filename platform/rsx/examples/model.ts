import { caseGtin, upc } from './check-digits'

/** How the ordered goods reach the consumer. It determines addresses, packing and answers. */
export type FulfilmentModel = 'CrossDock' | 'MultiStore' | 'BulkImport' | 'DropShip'

interface Item {
  buyerNumber: string
  sellerNumber: string
  upc: string
  gtin: string
  text: string
  color: string
  size: string
  /** Dollars. */
  price: number
  unitsPerCarton: number
  /** Pounds. */
  cartonWeight: number
}

/** A party or place in documents. Consumers have no number. */
export interface Party {
  number?: string
  name?: string
  street: string
  city: string
  state: string
  postalCode: string
}

export interface OrderLine {
  sequence: string
  item: Item
  /** Ordered units. */
  quantity: number
  /** Units that the seller accepts. The rest goes on back order. */
  accepted: number
  /** Units by store number, in cross-dock and multi-store orders. */
  stores: Record<string, number>
}

export interface Order {
  model: FulfilmentModel
  /** Digits that the numbers of all its documents share: PO104417-1, SH104417-1. */
  family: string
  customerOrder?: string
  shipTo: Party | undefined
  lines: OrderLine[]
}

export const tradingPartnerId = 'NGOALLTESTID'
export const vendorNumber = 'V77410'

const place = (street: string, city: string, state: string, postalCode: string) => ({ street, city, state, postalCode })

export const parties = {
  buyer: { number: '0001', name: 'Northgate Outfitters', ...place('400 Harbor Avenue', 'Duluth', 'MN', '55802') },
  seller: { number: 'ALP01', name: 'Alpine Supply', ...place('77 Foundry Lane', 'Denver', 'CO', '80216') },
  sellerWarehouse: {
    number: 'ALPW1',
    name: 'Alpine Supply Warehouse 1',
    ...place('9 Depot Road', 'Aurora', 'CO', '80011'),
  },
  secondWarehouse: {
    number: 'ALPW2',
    name: 'Alpine Supply Warehouse 2',
    ...place('310 Canal Street', 'Reno', 'NV', '89502'),
  },
  distributionCenter: {
    number: '0410',
    name: 'Northgate Outfitters DC 4',
    ...place('18 Quarry Road', 'Duluth', 'MN', '55801'),
  },
} satisfies Record<string, Party>

/** The buyer's stores by number. */
export const stores: Record<string, Party> = {
  '0114': { number: '0114', name: 'Northgate Outfitters 114', ...place('2 Lake Street', 'Rochester', 'MN', '55901') },
  '0127': { number: '0127', name: 'Northgate Outfitters 127', ...place('650 Mill Road', 'Fargo', 'ND', '58102') },
  '0203': {
    number: '0203',
    name: 'Northgate Outfitters 203',
    ...place('41 Prairie Way', 'Sioux Falls', 'SD', '57104'),
  },
  '0218': { number: '0218', name: 'Northgate Outfitters 218', ...place('12 Orchard Square', 'Madison', 'WI', '53703') },
}

const consumer: Party = place('305 Maple Court, Apt 4', 'Ames', 'IA', '50010')

/** The day of each step, the same for every order. The goods are shipped within the ship window (037 to 038). */
export const days = {
  ordered: '2026-03-02',
  acknowledged: '2026-03-03',
  changed: '2026-03-05',
  changeAcknowledged: '2026-03-06',
  shipNotBefore: '2026-03-16',
  shipNotAfter: '2026-03-20',
  shipped: '2026-03-17',
  invoiced: '2026-03-18',
  delivery: '2026-03-24',
  backOrder: '2026-04-13',
}

function item(
  number: number,
  buyerNumber: string,
  sellerNumber: string,
  rest: Omit<Item, 'buyerNumber' | 'sellerNumber' | 'upc' | 'gtin'>,
): Item {
  return { buyerNumber, sellerNumber, upc: upc(number), gtin: caseGtin(number), ...rest }
}

export const items = {
  mug: item(1, 'NGO-4471', 'ALP-20', {
    text: 'Steel camp mug',
    color: 'Slate',
    size: '12 oz',
    price: 20,
    unitsPerCarton: 6,
    cartonWeight: 7.5,
  }),
  blanket: item(2, 'NGO-4502', 'ALP-31', {
    text: 'Wool camp blanket',
    color: 'Moss',
    size: '50 x 70 in',
    price: 36.5,
    unitsPerCarton: 4,
    cartonWeight: 14,
  }),
  lantern: item(3, 'NGO-4519', 'ALP-45', {
    text: 'Folding lantern',
    color: 'Amber',
    size: '8 in',
    price: 14.25,
    unitsPerCarton: 12,
    cartonWeight: 9.6,
  }),
} satisfies Record<string, Item>

function line(
  sequence: number,
  lineItem: Item,
  quantity: number | Record<string, number>,
  accepted?: number,
): OrderLine {
  const byStore = typeof quantity === 'number' ? {} : quantity
  const units = typeof quantity === 'number' ? quantity : Object.values(quantity).reduce((sum, some) => sum + some, 0)
  return { sequence: String(sequence), item: lineItem, quantity: units, accepted: accepted ?? units, stores: byStore }
}

/** One order per fulfilment model. Every example document is derived from one of them. */
export const orders: Record<FulfilmentModel, Order> = {
  CrossDock: {
    model: 'CrossDock',
    family: '104415',
    shipTo: parties.distributionCenter,
    lines: [
      line(1, items.mug, { '0114': 24, '0127': 12 }),
      line(2, items.blanket, { '0114': 8, '0127': 8 }),
      line(3, items.lantern, { '0114': 36, '0127': 24 }),
    ],
  },
  MultiStore: {
    model: 'MultiStore',
    family: '104416',
    shipTo: undefined,
    lines: [line(1, items.mug, { '0203': 12, '0218': 18 }), line(2, items.lantern, { '0203': 24, '0218': 12 })],
  },
  BulkImport: {
    model: 'BulkImport',
    family: '104417',
    shipTo: parties.distributionCenter,
    lines: [line(1, items.mug, 30, 24), line(2, items.blanket, 24), line(3, items.lantern, 60)],
  },
  DropShip: {
    model: 'DropShip',
    family: '104418',
    customerOrder: 'WEB-2203981',
    shipTo: consumer,
    lines: [line(1, items.blanket, 1)],
  },
}

/** Rounds dollars to cents. */
export function dollars(amount: number): number {
  return Math.round(amount * 100) / 100
}

/** The sum of price times quantity of all lines. */
export function total(lines: { item: Item; quantity: number }[]): number {
  return dollars(lines.reduce((sum, { item: { price }, quantity }) => sum + price * quantity, 0))
}
