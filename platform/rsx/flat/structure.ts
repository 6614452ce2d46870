/**
 * A node of a document in flat files, in the order of the file. A node with a code is written as one record per occurrence
 * of its element; a node without a code only contains others.
 */
export interface StructureNode {
  element: string
  /** The two letters at the start of a line in a positional file. */
  code?: string
  /** The letter of the level in the column RecordType of a CSV file. */
  level?: string
  /** Selects the occurrences whose pack has this type. */
  packType?: 'P' | 'T'
  children: StructureNode[]
}

const holder = (element: string, ...children: StructureNode[]): StructureNode => ({ element, children })
const record = (code: string, level: string, element: string, ...children: StructureNode[]): StructureNode => ({
  element,
  code,
  level,
  children,
})

const summary = record('SM', 'S', 'Summary')

const orderHeader = holder(
  'Header',
  record('OH', 'H', 'OrderHeader'),
  record('OT', 'H', 'PaymentTerms'),
  record('OD', 'H', 'Dates'),
  record('OC', 'H', 'Contacts'),
  record('OA', 'H', 'Address'),
  record('OF', 'H', 'FOBRelatedInstruction'),
  record('OK', 'H', 'CarrierInformation'),
  record('OR', 'H', 'References'),
  record('ON', 'H', 'Notes'),
  record('OX', 'H', 'ChargesAllowances'),
  record('OQ', 'H', 'QuantityTotals'),
)

const orderLine = (...more: StructureNode[]) =>
  holder(
    'LineItem',
    record('LI', 'L', 'OrderLine'),
    ...more,
    record('LD', 'L', 'Dates'),
    record('LP', 'L', 'PriceInformation'),
    record('LT', 'L', 'ProductOrItemDescription'),
    record('LK', 'L', 'PhysicalDetails'),
    record('LR', 'L', 'References'),
    record('LN', 'L', 'Notes'),
    record('LQ', 'L', 'QuantitiesSchedulesLocations', record('LL', 'L', 'LocationQuantity')),
    record('LX', 'L', 'ChargesAllowances'),
  )

const acknowledgement = record('AK', 'L', 'LineItemAcknowledgement')

const shipmentItem = holder(
  'ItemLevel',
  record('SI', 'I', 'ShipmentLine'),
  record('LK', 'I', 'PhysicalDetails'),
  record('LT', 'I', 'ProductOrItemDescription'),
  record('LR', 'I', 'References'),
)

const carton: StructureNode = {
  ...holder('PackLevel', record('SP', 'P', 'Pack'), record('PK', 'P', 'PhysicalDetails'), shipmentItem),
  packType: 'P',
}

const pallet: StructureNode = {
  ...holder('PackLevel', record('ST', 'T', 'Pack'), record('PI', 'T', 'PalletInformation'), carton),
  packType: 'T',
}

/** The flat form of each document that has one. */
export const structures: Record<string, StructureNode[]> = {
  Orders: [orderHeader, orderLine(), summary],
  OrderChanges: [orderHeader, orderLine(), summary],
  OrderAcks: [orderHeader, orderLine(acknowledgement), summary],
  OrderChangeAcks: [orderHeader, orderLine(acknowledgement), summary],
  Shipments: [
    holder(
      'Header',
      record('SH', 'H', 'ShipmentHeader'),
      record('OD', 'H', 'Dates'),
      record('OR', 'H', 'References'),
      record('ON', 'H', 'Notes'),
      record('OA', 'H', 'Address'),
      record('OK', 'H', 'CarrierInformation'),
      record('OW', 'H', 'QuantityAndWeight'),
      record('OF', 'H', 'FOBRelatedInstruction'),
    ),
    holder(
      'OrderLevel',
      record('SO', 'O', 'OrderHeader'),
      record('SW', 'O', 'QuantityAndWeight'),
      record('SA', 'O', 'Address'),
      carton,
      pallet,
    ),
    summary,
  ],
  Invoices: [
    holder(
      'Header',
      record('IH', 'H', 'InvoiceHeader'),
      record('OT', 'H', 'PaymentTerms'),
      record('OD', 'H', 'Dates'),
      record('OA', 'H', 'Address'),
      record('OR', 'H', 'References'),
      record('ON', 'H', 'Notes'),
      record('IT', 'H', 'Taxes'),
      record('OX', 'H', 'ChargesAllowances'),
      record('OF', 'H', 'FOBRelatedInstruction'),
      record('OK', 'H', 'CarrierInformation'),
      record('OQ', 'H', 'QuantityTotals'),
    ),
    holder(
      'LineItem',
      record('IL', 'L', 'InvoiceLine'),
      record('LT', 'L', 'ProductOrItemDescription'),
      record('LK', 'L', 'PhysicalDetails'),
      record('LR', 'L', 'References'),
      record('LX', 'L', 'ChargesAllowances'),
    ),
    summary,
  ],
  InventoryInquiriesAndAdvices: [
    holder(
      'Header',
      record('VH', 'H', 'HeaderReport'),
      record('OD', 'H', 'Dates'),
      record('OC', 'H', 'Contacts'),
      record('OA', 'H', 'Address'),
      record('OR', 'H', 'References'),
      record('ON', 'H', 'Notes'),
    ),
    holder(
      'Structure',
      holder(
        'LineItem',
        record('VL', 'L', 'InventoryLine'),
        record('LD', 'L', 'Dates'),
        record('LT', 'L', 'ProductOrItemDescription'),
        record('LR', 'L', 'References'),
        record('VQ', 'L', 'QuantitiesSchedulesLocations', record('LL', 'L', 'LocationQuantity')),
      ),
    ),
    summary,
  ],
}
