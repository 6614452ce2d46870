import { anItem, mutual, withCommonGroups } from './common-groups'
import type { DocumentRelations } from './relation-types'

/** Relations of the stock adjustment of a warehouse (947). */
export const warehouseInventoryAdjustmentAdvices: DocumentRelations = {
  document: 'WarehouseInventoryAdjustmentAdvices',
  groups: withCommonGroups({
    AdjustmentLine: { pairs: [mutual('AdjustmentQtyUOM', 'AdjustmentQty')], choices: [anItem] },
  }),
  content: {
    groups: { path: 'LineItem' },
    level: 'warning',
    noun: 'line',
    reason: 'An adjustment without lines adjusts nothing.',
  },
  lines: { path: 'LineItem', values: 'AdjustmentLine', number: 'LineSequenceNumber' },
  sums: [
    {
      total: 'Summary/TotalQuantity',
      isMoney: false,
      sums: [{ add: [{ path: 'LineItem/AdjustmentLine/AdjustmentQty' }] }],
    },
  ],
  counts: [{ total: 'Summary/TotalLineItemNumber', counted: { path: 'LineItem' }, noun: 'lines' }],
}
