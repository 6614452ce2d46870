import type { FulfilmentModel } from './sample-options'
import { withCheckDigit, type Picks } from './picks'

/** A party or place of a sample. */
export interface Party {
  /** The number that its owner gave to it. */
  number: string
  /** Global location number, 13 digits. */
  gln: string
  name: string
  street: string
  city: string
  state: string
  postalCode: string
  country: string
}

export interface Parties {
  buyer: Party
  seller: Party
  warehouse: Party
  /** Where the goods of the whole order go; the first store when the order goes to several. */
  shipTo: Party
  /** The stores of cross-dock and multi-store orders. */
  stores: readonly Party[]
}

type Place = Pick<Party, 'city' | 'state' | 'postalCode' | 'country'>

const american: readonly [Place, ...Place[]] = [
  { city: 'Duluth', state: 'MN', postalCode: '55802', country: 'USA' },
  { city: 'Fargo', state: 'ND', postalCode: '58102', country: 'USA' },
  { city: 'Boise', state: 'ID', postalCode: '83702', country: 'USA' },
  { city: 'Reno', state: 'NV', postalCode: '89502', country: 'USA' },
  { city: 'Ames', state: 'IA', postalCode: '50010', country: 'USA' },
  { city: 'Madison', state: 'WI', postalCode: '53703', country: 'USA' },
]
const canadian: readonly [Place, ...Place[]] = [
  { city: 'Kingston', state: 'ON', postalCode: 'K7L3A5', country: 'CAN' },
  { city: 'Halifax', state: 'NS', postalCode: 'B3J1S9', country: 'CAN' },
  { city: 'Regina', state: 'SK', postalCode: 'S4P3Y2', country: 'CAN' },
  { city: 'Kelowna', state: 'BC', postalCode: 'V1Y6N2', country: 'CAN' },
]

const streets = ['Quarry Road', 'Foundry Lane', 'Harbor Avenue', 'Orchard Square', 'Mill Road', 'Depot Road'] as const
const buyers = ['Cobbleway Stores', 'Larkspur Trading', 'Pebble Lane Market', 'Tumbledown Retail'] as const
const sellers = ['Alder Creek Supply', 'Thistledown Goods', 'Copper Kettle Works', 'Birch Hollow Makers'] as const
const consumers = ['Jo Sample', 'Kim Example', 'Robin Specimen'] as const

/** Makes up the parties of an order. `isCanadian`: for retailers whose postal codes have six characters. */
export function makeParties(picks: Picks, model: FulfilmentModel, isCanadian: boolean): Parties {
  const party = (key: string, number: string, name: string): Party => ({
    number,
    gln: withCheckDigit(`0${picks.digits(`${key} gln`, 11)}`),
    name,
    street: `${picks.number(`${key} house`, 1, 899)} ${picks.pick(`${key} street`, streets)}`,
    ...picks.pick(`${key} place`, isCanadian ? canadian : american),
  })
  const buyerName = picks.pick('buyer', buyers)
  const sellerName = picks.pick('seller', sellers)
  const hasStores = model === 'CrossDock' || model === 'MultiStore'
  const firstStore = picks.number('store', 1, 8)
  const stores = (hasStores ? [firstStore, firstStore + 1] : []).map((at) =>
    party(`store ${at}`, `01${String(at * 7).padStart(2, '0')}`, `${buyerName} ${100 + at * 7}`),
  )
  const center = party('center', '0410', `${buyerName} DC 4`)
  const consumer = party('consumer', `C${picks.digits('consumer', 5)}`, picks.pick('consumer', consumers))
  const [firstShop = center] = stores
  return {
    buyer: party('buyer', '0001', buyerName),
    seller: party('seller', 'SUP01', sellerName),
    warehouse: party('warehouse', 'SUPW1', `${sellerName} Depot`),
    shipTo: model === 'DropShip' ? consumer : model === 'MultiStore' ? firstShop : center,
    stores,
  }
}
