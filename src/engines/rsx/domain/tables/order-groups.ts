import { amount, anItem, needs, price, usuallyMutual, usuallyNeeds, notNegative } from './common-groups'
import type { ContentRelation, GroupRelations, SignRule, SumRelation } from './relation-types'

/** The ordered quantity where a document repeats the one of the order. */
export const repeatedQuantity: SignRule = {
  negative: 'error',
  zero: 'warning',
  reason: 'It repeats the quantity of the order, which is more than 0.',
}
/** The new quantity of a line that was changed. It may be zero when the line is deleted. */
export const changedQuantity = notNegative('error', 'It is the new quantity; VarianceQty has the difference.')
export const totalNotNegative = { TotalAmount: amount }

/** A line with an ordered quantity and its price. */
const priced: GroupRelations = {
  pairs: [
    { ...usuallyMutual('OrderQtyUOM', 'OrderQty'), needs: 'code' },
    needs('OrderQtyUOM', 'OrderQty'),
    usuallyNeeds('PurchasePriceBasis', 'PurchasePrice'),
    usuallyNeeds('PurchasePriceType', 'PurchasePrice'),
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

/** A line of an order or of its answer, with the rule of its ordered quantity. */
export function orderLine(OrderQty: SignRule): GroupRelations {
  return { ...priced, signs: { OrderQty, PurchasePrice: price, ExtendedItemTotal: amount } }
}

/** Types of answers that have no lines, or only the exceptions. */
const withoutLines = ['AK', 'AH', 'AE', 'RJ', 'RF']

/** The lines of an answer. */
export const acknowledgedLines: ContentRelation = {
  groups: { path: 'LineItem' },
  level: 'error',
  noun: 'line',
  reason: 'An answer of this type repeats every line of the order.',
  unless: { path: 'Header/OrderHeader/AcknowledgementType', values: withoutLines },
}

/** The seller's answer to a line. */
export const lineAcknowledgement: GroupRelations = {
  pairs: [
    usuallyMutual('ItemScheduleUOM', 'ItemScheduleQty'),
    usuallyMutual('ItemScheduleQualifier', 'ItemScheduleDate'),
    usuallyNeeds('PurchasePriceBasis', 'PurchasePrice'),
  ],
  signs: {
    ItemScheduleQty: notNegative('warning', 'What does not ship has a status; its quantity is 0.'),
    PurchasePrice: price,
  },
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
