import { anItem, mutual, withCommonGroups } from './common-groups'
import type { DocumentRelations } from './relation-types'

/** Relations of the receipt advice of a warehouse (944). */
export const warehouseTransferReceiptAdvices: DocumentRelations = {
  document: 'WarehouseTransferReceiptAdvices',
  groups: withCommonGroups({
    OrderDetails: { pairs: [mutual('WeightUOM', 'Weight'), mutual('VolumeUOM', 'Volume')] },
    ReceiptLine: { pairs: [mutual('ReceivedQtyUOM', 'ReceivedQty', 'ExpectedQty')], choices: [anItem] },
  }),
  sums: [
    {
      total: 'Summary/TotalQuantity',
      isMoney: false,
      sums: [{ add: [{ path: 'OrderLevel/ItemLevel/ReceiptLine/ReceivedQty' }] }],
    },
  ],
  counts: [{ total: 'Summary/TotalLineItemNumber', counted: { path: 'OrderLevel/ItemLevel' }, noun: 'lines' }],
}
