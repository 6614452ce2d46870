/** An RSX document: `name` is its plural root element, which contains records. */
export interface RsxDocument {
  name: string
  /** Name of a record below the root, and of its type in the catalogue. */
  record: string
  /** X12 document numbers. */
  numbers: string[]
  /** The document types as the portal shows them: X12 numbers and the EDIFACT name (RSX-19). */
  docTypes: string[]
}

/** All documents of the network, the most used first. */
export const documents: RsxDocument[] = [
  document('Orders', 'Order', '850 875 940', '850 875 ORDERS'),
  document('OrderAcks', 'OrderAck', '855', '855 ORDRSP'),
  document('Shipments', 'Shipment', '856', '856 DESADV'),
  document('Invoices', 'Invoice', '810 880', '810 880 INVOIC'),
  document('OrderChanges', 'OrderChange', '860', '860 ORDCHG'),
  document('OrderChangeAcks', 'OrderChangeAck', '865', '865 ORDRSP'),
  document('InventoryInquiriesAndAdvices', 'InventoryInquiriesAndAdvice', '846', '846 PRICAT'),
  document('ItemRegistries', 'ItemRegistry', '832 846', '832 PRICAT'),
  document('PlanningSchedules', 'PlanningSchedule', '830', '830 DELFOR'),
  document('ProductActivities', 'ProductActivity', '852', '852 SLSRPT'),
  document('Remittances', 'Remittance', '820', '820'),
  document('OrganizationalRelationships', 'OrganizationalRelationship', '816', '816 PARTIN'),
  document('CarrierLoadTenders', 'CarrierLoadTender', '204', '204'),
  document('CarrierLoadTenderResponses', 'CarrierLoadTenderResponse', '990', '990'),
  document('CarrierStatusMessages', 'CarrierStatusMessage', '214', '214'),
  document('CarrierFreightDetails', 'CarrierFreightDetail', '210', '210'),
  document('WarehouseTransferReceiptAdvices', 'WarehouseTransferReceiptAdvice', '944', '944'),
  document('WarehouseInventoryAdjustmentAdvices', 'WarehouseInventoryAdjustmentAdvice', '947', '947'),
]

function document(name: string, record: string, numbers: string, docTypes: string): RsxDocument {
  return { name, record, numbers: numbers.split(' '), docTypes: docTypes.split(' ') }
}

export function findDocument(name: string): RsxDocument | undefined {
  return documents.find((candidate) => candidate.name === name)
}
