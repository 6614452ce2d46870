import { anItem, commonWeight, mutual, price, usuallyMutual, usuallyNeeds, withCommonGroups } from './common-groups'
import { repeatedQuantity } from './order-groups'
import type { DocumentRelations, SignRule } from './relation-types'

/** Statuses of lines that do not ship, which some suppliers list all the same. */
const notShipped = ['BP', 'CC', 'IB', 'ID', 'IF', 'IH', 'IR', 'IW', 'R1', 'R2', 'R3', 'R4', 'R7', 'ROS']

const moved: SignRule = {
  negative: 'warning',
  zero: 'warning',
  reason: 'What leaves has a weight and lies in something; some suppliers write 0 for what they do not know.',
}

/** Relations of the ship notice (856). An order line is in every carton that holds some of it. */
export const shipments: DocumentRelations = {
  document: 'Shipments',
  groups: withCommonGroups({
    ShipmentLine: {
      pairs: [
        usuallyMutual('OrderQtyUOM', 'OrderQty'),
        mutual('ShipQtyUOM', 'ShipQty'),
        usuallyNeeds('PurchasePriceBasis', 'PurchasePrice'),
      ],
      choices: [anItem],
      signs: {
        OrderQty: repeatedQuantity,
        ShipQty: {
          negative: 'error',
          zero: 'warning',
          unless: { name: 'ItemStatusCode', values: notShipped },
          reason: 'A line of a carton is what lies in it: more than 0.',
        },
        PurchasePrice: price,
      },
    },
    QuantityAndWeight: { ...commonWeight, signs: { ...commonWeight.signs, LadingQuantity: moved, Weight: moved } },
    ItemLoad: { pairs: [usuallyMutual('LoadSizeUOM', 'LoadSize')] },
  }),
  content: {
    groups: { anywhere: 'ShipmentLine' },
    level: 'error',
    noun: 'item',
    reason: 'A ship notice says which items are in which carton.',
    unless: { path: 'Header/ShipmentHeader/TsetPurposeCode', values: ['01'] },
  },
  header: 'Header/ShipmentHeader',
  counts: [
    // An order that goes to two stores has a level for each of them.
    {
      total: 'Summary/TotalOrders',
      counted: { anywhere: 'OrderLevel' },
      number: 'OrderHeader/PurchaseOrderNumber',
      noun: 'orders',
    },
    { total: 'Summary/TotalLineItemNumber', counted: { anywhere: 'ItemLevel' }, noun: 'items' },
  ],
  periods: [
    { from: 'Header/ShipmentHeader/ShipDate', to: 'Header/ShipmentHeader/CurrentScheduledDeliveryDate' },
    { from: 'Header/ShipmentHeader/ScheduledShipDate', to: 'Header/ShipmentHeader/CurrentScheduledDeliveryDate' },
  ],
  uniqueRoles: [{ parent: 'Header', codes: ['SF', 'ST', 'Z7'] }],
  hasPacks: true,
}
