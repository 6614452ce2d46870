import { anItem, mutual, usuallyMutual, withCommonGroups, notNegative } from './common-groups'
import type { DocumentRelations } from './relation-types'

const received = notNegative('warning', 'What was not received is 0.')

/** Relations of the receipt advice of a warehouse (944). */
export const warehouseTransferReceiptAdvices: DocumentRelations = {
  document: 'WarehouseTransferReceiptAdvices',
  groups: withCommonGroups({
    OrderDetails: { pairs: [usuallyMutual('WeightUOM', 'Weight'), usuallyMutual('VolumeUOM', 'Volume')] },
    ReceiptLine: {
      pairs: [mutual('ReceivedQtyUOM', 'ReceivedQty', 'ExpectedQty')],
      choices: [anItem],
      signs: { ReceivedQty: received, ExpectedQty: received },
    },
  }),
  content: {
    groups: { path: 'OrderLevel/ItemLevel' },
    level: 'warning',
    noun: 'line',
    reason: 'A receipt without lines says nothing of any item.',
  },
  sums: [
    {
      total: 'Summary/TotalQuantity',
      isMoney: false,
      sums: [{ add: [{ path: 'OrderLevel/ItemLevel/ReceiptLine/ReceivedQty' }] }],
    },
  ],
  counts: [{ total: 'Summary/TotalLineItemNumber', counted: { path: 'OrderLevel/ItemLevel' }, noun: 'lines' }],
}
