import type { Role } from '@/engines/changes/change'

/** The documents that a supplier receives. All others are sent. */
const receivedDocuments = new Set([
  'Orders',
  'OrderChanges',
  'PlanningSchedules',
  'ProductActivities',
  'Remittances',
  'OrganizationalRelationships',
  'CarrierLoadTenderResponses',
  'CarrierStatusMessages',
  'CarrierFreightDetails',
  'WarehouseTransferReceiptAdvices',
  'WarehouseInventoryAdjustmentAdvices',
])

/** The direction in which a supplier usually has a document. */
export function usualRole(document: string): Role {
  return receivedDocuments.has(document) ? 'receive' : 'send'
}
