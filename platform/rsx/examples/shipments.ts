import { sscc } from './check-digits'
import {
  days,
  dollars,
  parties,
  stores,
  tradingPartnerId,
  vendorNumber,
  type Order,
  type OrderLine,
  type Party,
} from './model'
import { orderFacts, storesOf } from './order-documents'
import {
  address,
  carrier,
  documentNumber,
  freightTerms,
  itemLook,
  itemNumbers,
  itemText,
  transportNumbers,
  type Group,
} from './pieces'

/** A delivery to one address: a whole order, or its part for one store. */
export interface Delivery {
  order: Order
  /** Its number among the deliveries of the order, from 1. */
  index: number
  /** The store that it is for; undefined for a whole order. */
  store: Party | undefined
  /** The lines of the order; `quantity` is the number of units in this delivery. */
  lines: OrderLine[]
}

/** Splits an order into one delivery per store; an order without stores is one delivery of the units that the seller accepted. */
export function deliveriesOf(order: Order): Delivery[] {
  const numbers = storesOf(order)
  if (numbers.length === 0) {
    const lines = order.lines.map((line) => ({ ...line, quantity: line.accepted }))
    return [{ order, index: 1, store: undefined, lines }]
  }
  return numbers.map((number, at) => ({
    order,
    index: at + 1,
    store: stores[number],
    lines: order.lines.flatMap((line) => {
      const units = line.stores[number]
      return units === undefined ? [] : [{ ...line, quantity: units }]
    }),
  }))
}

interface Carton {
  line: OrderLine
  units: number
  /** Counts the cartons of all deliveries of an order, so that each has its own SSCC. */
  serial: number
}

const cartonWeight = ({ line, units }: Carton) => (line.item.cartonWeight * units) / line.item.unitsPerCarton

/** Packs each line into cartons of its own. All cartons of a line but the last are full. */
function cartonsOf({ order, index, lines }: Delivery): Carton[] {
  let serial = Number(order.family) * 1000 + index * 100
  return lines.flatMap((line) => {
    const count = Math.ceil(line.quantity / line.item.unitsPerCarton)
    return Array.from({ length: count }, (_, at) => ({
      line,
      units: Math.min(line.item.unitsPerCarton, line.quantity - at * line.item.unitsPerCarton),
      serial: (serial += 1),
    }))
  })
}

function packLevel(carton: Carton, { order }: Delivery): Group {
  const { line, units, serial } = carton
  return {
    Pack: {
      PackLevelType: 'P',
      ShippingSerialID: sscc(0, serial),
      ...(order.model === 'DropShip' && { CarrierPackageID: `RVP${serial}` }),
    },
    PhysicalDetails: [
      {
        PackQualifier: 'OU',
        PackValue: units,
        PackingMedium: 'CTN',
        WeightQualifier: 'G',
        PackWeight: dollars(cartonWeight(carton)),
        PackWeightUOM: 'LB',
      },
    ],
    ItemLevel: [
      {
        ShipmentLine: {
          ...itemNumbers(line),
          OrderQty: orderedQuantity(order, line),
          OrderQtyUOM: 'EA',
          ShipQty: units,
          ShipQtyUOM: 'EA',
          PurchasePrice: line.item.price,
          ItemStatusCode: 'AC',
          ...itemLook(line),
        },
        ProductOrItemDescription: itemText(line),
      },
    ],
  }
}

function orderedQuantity(order: Order, { sequence }: OrderLine): number {
  return order.lines.find((line) => line.sequence === sequence)?.quantity ?? 0
}

/** The cartons of a delivery (level `P`), loose or on pallets (level `T`) of up to eight cartons. */
function packLevels(delivery: Delivery, onPallets: boolean): Group[] {
  const cartons = cartonsOf(delivery)
  if (!onPallets) return cartons.map((carton) => packLevel(carton, delivery))
  const perPallet = 8
  return Array.from({ length: Math.ceil(cartons.length / perPallet) }, (_, at) => {
    const stack = cartons.slice(at * perPallet, (at + 1) * perPallet)
    return {
      Pack: { PackLevelType: 'T', ShippingSerialID: sscc(1, Number(delivery.order.family) * 1000 + at + 1) },
      PalletInformation: [
        {
          PalletQualifier: 'OU',
          PalletValue: stack.length,
          PalletTypeCode: '4',
          PalletTiers: Math.ceil(stack.length / 4),
          PalletBlocks: 4,
        },
      ],
      PackLevel: stack.map((carton) => packLevel(carton, delivery)),
    }
  })
}

function orderLevel(delivery: Delivery, onPallets: boolean): Group {
  const { order, store } = delivery
  const { PurchaseOrderNumber, PurchaseOrderDate, Department, CustomerOrderNumber } = orderFacts(order)
  return {
    OrderHeader: {
      PurchaseOrderNumber,
      PurchaseOrderDate,
      Department,
      Vendor: vendorNumber,
      ...(order.customerOrder !== undefined && { CustomerOrderNumber }),
    },
    QuantityAndWeight: [quantityAndWeight([delivery])],
    ...(store && { Address: [address(order.model === 'CrossDock' ? 'Z7' : 'BY', store)] }),
    PackLevel: packLevels(delivery, onPallets),
  }
}

function quantityAndWeight(deliveries: Delivery[]): Group {
  const cartons = deliveries.flatMap(cartonsOf)
  const weight = dollars(cartons.reduce((sum, carton) => sum + cartonWeight(carton), 0))
  return {
    PackingMedium: 'CTN',
    PackingMaterial: '25',
    LadingQuantity: cartons.length,
    WeightQualifier: 'G',
    Weight: weight,
    WeightUOM: 'LB',
  }
}

/**
 * The ship notice (856) of one delivery, or of several on one truck.
 * @param number Shipment number; by default it is made from the order and the first delivery.
 */
export function shipNotice(deliveries: [Delivery, ...Delivery[]], { onPallets = false, number = '' } = {}): Group {
  const [{ order, index, store }] = deliveries
  // A cross-dock carton goes to the distribution center, which forwards it to the store that it is marked for.
  const shipTo = order.shipTo ?? store
  const marked = order.model === 'CrossDock' && deliveries.length === 1 ? store : undefined
  return {
    Header: {
      ShipmentHeader: {
        TradingPartnerId: tradingPartnerId,
        ShipmentIdentification: number || documentNumber('SH', order, index),
        ShipDate: days.shipped,
        TsetPurposeCode: '00',
        ShipNoticeDate: days.shipped,
        ShipNoticeTime: '14:30:00',
        ASNStructureCode: onPallets ? 'SOTPI' : '0001',
        ...transportNumbers(order, index),
        CurrentScheduledDeliveryDate: days.delivery,
      },
      Dates: [{ DateTimeQualifier: '011', Date: days.shipped }],
      Address: [
        address('SF', parties.sellerWarehouse),
        ...(shipTo ? [address('ST', shipTo)] : []),
        ...(marked ? [address('Z7', marked)] : []),
      ],
      CarrierInformation: [{ StatusCode: isComplete(deliveries) ? 'CL' : 'PR', ...carrier(order)[0] }],
      QuantityAndWeight: [quantityAndWeight(deliveries)],
      FOBRelatedInstruction: freightTerms(order),
    },
    OrderLevel: deliveries.map((delivery) => orderLevel(delivery, onPallets)),
    Summary: {
      TotalOrders: deliveries.length,
      TotalLineItemNumber: deliveries.flatMap(cartonsOf).length,
    },
  }
}

function isComplete(deliveries: Delivery[]): boolean {
  return deliveries.every(({ order }) => order.lines.every(({ quantity, accepted }) => quantity === accepted))
}
