import { withCommonGroups } from './common-groups'
import { inventoryGroups } from './inventory-groups'
import type { DocumentRelations } from './relation-types'

/** Relations of the inventory advice (846). */
export const inventoryInquiriesAndAdvices: DocumentRelations = {
  document: 'InventoryInquiriesAndAdvices',
  groups: withCommonGroups(inventoryGroups),
  content: {
    groups: { path: 'Structure/LineItem' },
    level: 'error',
    noun: 'item',
    reason: 'An inventory file lists every agreed item, also those that are sold out.',
  },
  lines: { path: 'Structure/LineItem', values: 'InventoryLine', number: 'LineSequenceNumber' },
  sums: [
    {
      total: 'Summary/TotalQuantity',
      isMoney: false,
      sums: [{ add: [{ path: 'Structure/LineItem/QuantitiesSchedulesLocations/TotalQty' }] }],
    },
  ],
  counts: [{ total: 'Summary/TotalLineItemNumber', counted: { path: 'Structure/LineItem' }, noun: 'lines' }],
}
