import type { Level } from '../../findings/finding'

// Fields that relate a document to its order.

/** The date of a document that is never before its order. */
export const ownDates = new Map([
  ['Shipments', 'Header/ShipmentHeader/ShipDate'],
  ['Invoices', 'Header/InvoiceHeader/InvoiceDate'],
  ['OrderAcks', 'Header/OrderHeader/AcknowledgementDate'],
  ['OrderChanges', 'Header/OrderHeader/POChangeDate'],
  ['OrderChangeAcks', 'Header/OrderHeader/POChangeAcknowledgeDate'],
])

/** The field of the header with the number that all versions of a document have. */
export const numberFields = new Map([
  ['Orders', 'PurchaseOrderNumber'],
  ['Shipments', 'ShipmentIdentification'],
  ['Invoices', 'InvoiceNumber'],
])

/** Elements that differ when a document is sent again, although its content is the same. */
export const sendingFields = new Set(['Meta', 'TsetPurposeCode'])

/** Documents of the goods. The others may belong to an order that was replaced after them. */
export const goodsDocuments = new Set(['Shipments', 'Invoices'])

export const headerDates = 'Header/Dates'
/** Paths of the dates of an order, its addresses, lines and stores, those of the header first. */
export const datePaths = [
  headerDates,
  'Header/Address/Dates',
  'LineItem/Dates',
  'LineItem/QuantitiesSchedulesLocations/Dates',
]

/** Values of the header of an order that other documents repeat. */
export const repeatedFields: readonly [name: string, level: Level][] = [
  ['TradingPartnerId', 'error'],
  ['PurchaseOrderDate', 'error'],
  ['BuyersCurrency', 'error'],
  ['ReleaseNumber', 'warning'],
  ['Department', 'warning'],
  ['Division', 'warning'],
  ['Vendor', 'warning'],
  ['CustomerOrderNumber', 'warning'],
]

/** The field that repeats the ordered quantity, by document. Changes and their answers have a field for the former quantity. */
export const quantityFields = new Map([
  ['OrderAcks', 'OrderQty'],
  ['OrderChangeAcks', 'PreviousOrderQty'],
  ['Shipments', 'OrderQty'],
  ['Invoices', 'OrderQty'],
  ['OrderChanges', 'PreviousOrderQty'],
])

/** How certain another price is refused, by document. Changes may have others. */
export const priceLevels = new Map<string, Level>([
  ['OrderAcks', 'warning'],
  ['Shipments', 'warning'],
  ['Invoices', 'error'],
])

/** Documents whose goods go to the place of the order. A change may name another place. */
export const comparedDocuments = new Set(['OrderAcks', 'Shipments', 'Invoices'])
