/** Facts that distinguish the documents of the network. The published rules do not contain them. */
export interface DocumentFacts {
  /** Name of the XML root. */
  name: string
  /** Name of a record below the root. */
  record: string
  /** First group of the header (or of the record), which several documents may share. */
  header: string
  /** Beginning of the names of its files, in capitals, before the number. */
  prefix?: string
  /** Record code of the header in positional files. */
  headerCode?: string
  /** Group and record code that only the acknowledgements have. */
  sign?: { group: string; code: string }
}

const acknowledgement = { group: 'LineItemAcknowledgement', code: 'AK' }

/** The documents of the network, the most used first. */
export const documentFacts: readonly DocumentFacts[] = [
  { name: 'Orders', record: 'Order', header: 'OrderHeader', prefix: 'PO', headerCode: 'OH' },
  {
    name: 'OrderAcks',
    record: 'OrderAck',
    header: 'OrderHeader',
    prefix: 'PR',
    headerCode: 'OH',
    sign: acknowledgement,
  },
  { name: 'Shipments', record: 'Shipment', header: 'ShipmentHeader', prefix: 'SH', headerCode: 'SH' },
  { name: 'Invoices', record: 'Invoice', header: 'InvoiceHeader', prefix: 'IN', headerCode: 'IH' },
  { name: 'OrderChanges', record: 'OrderChange', header: 'OrderHeader', prefix: 'PC', headerCode: 'OH' },
  {
    name: 'OrderChangeAcks',
    record: 'OrderChangeAck',
    header: 'OrderHeader',
    prefix: 'CA',
    headerCode: 'OH',
    sign: acknowledgement,
  },
  {
    name: 'InventoryInquiriesAndAdvices',
    record: 'InventoryInquiriesAndAdvice',
    header: 'HeaderReport',
    prefix: 'IB',
    headerCode: 'VH',
  },
  { name: 'ItemRegistries', record: 'ItemRegistry', header: 'HeaderReport' },
  { name: 'PlanningSchedules', record: 'PlanningSchedule', header: 'ScheduleHeader' },
  { name: 'ProductActivities', record: 'ProductActivity', header: 'ActivityHeader' },
  { name: 'Remittances', record: 'Remittance', header: 'RemittanceHeader' },
  { name: 'OrganizationalRelationships', record: 'OrganizationalRelationship', header: 'RelationshipHeader' },
  { name: 'CarrierLoadTenders', record: 'CarrierLoadTender', header: 'LoadTenderHeader' },
  { name: 'CarrierLoadTenderResponses', record: 'CarrierLoadTenderResponse', header: 'LoadTenderResponseHeader' },
  { name: 'CarrierStatusMessages', record: 'CarrierStatusMessage', header: 'CarrierStatusHeader' },
  { name: 'CarrierFreightDetails', record: 'CarrierFreightDetail', header: 'FreightHeader' },
  { name: 'WarehouseTransferReceiptAdvices', record: 'WarehouseTransferReceiptAdvice', header: 'ReceiptHeader' },
  {
    name: 'WarehouseInventoryAdjustmentAdvices',
    record: 'WarehouseInventoryAdjustmentAdvice',
    header: 'AdjustmentHeader',
  },
]

/** The names of the roots as alternatives of a regular expression. */
export const documentNames = documentFacts.map(({ name }) => name).join('|')

/** The names of the header groups as alternatives of a regular expression. */
export const headerNames = [...new Set(documentFacts.map(({ header }) => header))].join('|')
