import { anItem, mutual, needs } from './common-groups'
import type { GroupRelations, SumRelation } from './relation-types'

/** A line with an ordered quantity and its price. */
export const orderLine: GroupRelations = {
  pairs: [
    mutual('OrderQtyUOM', 'OrderQty'),
    needs('PurchasePriceBasis', 'PurchasePrice'),
    needs('PurchasePriceType', 'PurchasePrice'),
  ],
  choices: [anItem],
  extension: {
    total: 'ExtendedItemTotal',
    quantity: 'OrderQty',
    unit: 'OrderQtyUOM',
    price: 'PurchasePrice',
    basis: 'PurchasePriceBasis',
  },
}

/** The seller's answer to a line. */
export const lineAnswer: GroupRelations = {
  pairs: [
    mutual('ItemScheduleUOM', 'ItemScheduleQty'),
    mutual('ItemScheduleQualifier', 'ItemScheduleDate'),
    needs('PurchasePriceBasis', 'PurchasePrice'),
  ],
  extension: {
    total: 'ExtendedItemTotal',
    quantity: 'ItemScheduleQty',
    unit: 'ItemScheduleUOM',
    price: 'PurchasePrice',
    basis: 'PurchasePriceBasis',
  },
}

/** The total of an order: its lines, with or without charges, taxes and allowances. */
export const orderTotal: SumRelation = {
  total: 'Summary/TotalAmount',
  isMoney: true,
  sums: [
    { add: ['goods'] },
    { add: ['products'] },
    { add: ['goods', 'charges', 'taxes'], subtract: ['allowances'] },
    { add: ['goods', 'charges'], subtract: ['allowances'] },
  ],
}

/** The total of an acknowledgement: what is accepted, or the ordered lines. */
export const acceptedTotal: SumRelation = {
  ...orderTotal,
  sums: [{ add: ['accepted'] }, { add: ['acceptedLater'] }, ...orderTotal.sums],
}
