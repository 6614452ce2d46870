import { carrierFreightDetails } from './carrier-freight-details'
import { carrierLoadTenderResponses } from './carrier-load-tender-responses'
import { carrierLoadTenders } from './carrier-load-tenders'
import { carrierStatusMessages } from './carrier-status-messages'
import { inventoryInquiriesAndAdvices } from './inventory-inquiries-and-advices'
import { invoices } from './invoices'
import { itemRegistries } from './item-registries'
import { orderAcks } from './order-acks'
import { orderChangeAcks } from './order-change-acks'
import { orderChanges } from './order-changes'
import { orders } from './orders'
import { organizationalRelationships } from './organizational-relationships'
import { planningSchedules } from './planning-schedules'
import { productActivities } from './product-activities'
import { remittances } from './remittances'
import { shipments } from './shipments'
import { warehouseInventoryAdjustmentAdvices } from './warehouse-inventory-adjustment-advices'
import { warehouseTransferReceiptAdvices } from './warehouse-transfer-receipt-advices'
import type { DocumentRelations } from './relation-types'

const all: readonly DocumentRelations[] = [
  carrierFreightDetails,
  carrierLoadTenderResponses,
  carrierLoadTenders,
  carrierStatusMessages,
  inventoryInquiriesAndAdvices,
  invoices,
  itemRegistries,
  orderAcks,
  orderChangeAcks,
  orderChanges,
  orders,
  organizationalRelationships,
  planningSchedules,
  productActivities,
  remittances,
  shipments,
  warehouseInventoryAdjustmentAdvices,
  warehouseTransferReceiptAdvices,
]

const byDocument = new Map(all.map((relations) => [relations.document, relations]))

/** The relations of a document; undefined for one that is not known here. */
export function relationsOf(document: string): DocumentRelations | undefined {
  return byDocument.get(document)
}
