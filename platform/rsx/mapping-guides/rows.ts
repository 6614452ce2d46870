/** A row of a mapping: an RSX field and the key of its counterpart in `systems.ts`. */
export interface MappingRow {
  path: string
  /** The condition on the occurrence that is mapped: `AddressTypeCode=ST`. */
  when?: string
  key: string
  /** How the value is converted. */
  rule?: string
}

/** A document that has mapping guides. */
export interface MappedDocument {
  /** Its RSX name. */
  rsx: string
  /** Its title in file names. */
  title: string
  /** `in` is from the retailer into the system. */
  direction: 'in' | 'out'
  rows: MappingRow[]
}

const row = (path: string, key: string, rule?: string, when?: string): MappingRow => ({
  path,
  key,
  ...(rule && { rule }),
  ...(when && { when }),
})

const party = (role: string, prefix: string): MappingRow[] =>
  [
    ['AddressLocationNumber', 'Code', 'Look the number up in the list of the customer’s addresses'],
    ['AddressName', 'Name'],
    ['Address1', 'Street'],
    ['City', 'City'],
    ['State', 'State', 'Two letters'],
    ['PostalCode', 'PostalCode', 'As text: leading zeros stay'],
    ['Country', 'Country', 'Translate to the two-letter code of the system'],
  ].map(([field = '', name = '', rule]) =>
    row(`Header/Address/${field}`, prefix + name, rule, `AddressTypeCode=${role}`),
  )

const item = (line: string): MappingRow[] => [
  row(
    `${line}/LineSequenceNumber`,
    'lineReference',
    'Kept as the buyer’s line number: every later document must name it',
  ),
  row(`${line}/BuyerPartNumber`, 'buyerItem', 'Found by the customer’s item references'),
  row(`${line}/VendorPartNumber`, 'item'),
  row(`${line}/ConsumerPackageCode`, 'barcode', 'Twelve digits as text'),
]

const orderHeader = 'Header/OrderHeader'

/** The documents that have mapping guides, by X12 number (GUIDE-4). */
export const mappedDocuments: Record<string, MappedDocument> = {
  '810': {
    rsx: 'Invoices',
    title: 'Invoice',
    direction: 'out',
    rows: [
      row('Header/InvoiceHeader/TradingPartnerId', 'customer', 'From the list of trading partners, by customer'),
      row('Header/InvoiceHeader/InvoiceNumber', 'documentNumber'),
      row('Header/InvoiceHeader/InvoiceDate', 'postingDate', 'YYYY-MM-DD'),
      row('Header/InvoiceHeader/PurchaseOrderNumber', 'customerOrder', 'Exactly as the order had it'),
      row('Header/InvoiceHeader/PurchaseOrderDate', 'orderDate', 'YYYY-MM-DD'),
      row('Header/InvoiceHeader/Vendor', 'ourNumber'),
      row('Header/InvoiceHeader/Department', 'department'),
      row('Header/InvoiceHeader/BuyersCurrency', 'currency', 'ISO code; the local currency when the field is empty'),
      row('Header/InvoiceHeader/BillOfLadingNumber', 'billOfLading'),
      row('Header/InvoiceHeader/ShipDate', 'shipDate', 'YYYY-MM-DD'),
      row('Header/PaymentTerms/TermsNetDueDays', 'netDays', 'Days of the payment terms'),
      row('Header/PaymentTerms/TermsDiscountPercentage', 'discountPercent'),
      row('Header/PaymentTerms/TermsDiscountDueDays', 'discountDays'),
      ...party('ST', 'shipTo'),
      ...party('RI', 'remitTo').slice(0, 5),
      row('Header/ChargesAllowances/AllowChrgAmt', 'freight', 'Sum of the freight lines', 'AllowChrgCode=D240'),
      row('Header/Taxes/TaxAmount', 'tax', 'One row for each tax rate', 'TaxTypeCode=ST'),
      ...item('LineItem/InvoiceLine'),
      row('LineItem/InvoiceLine/InvoiceQty', 'quantity'),
      row('LineItem/InvoiceLine/InvoiceQtyUOM', 'unit', 'Translated by the sheet Values'),
      row('LineItem/InvoiceLine/PurchasePrice', 'price', 'Before discount, in the currency of the document'),
      row('LineItem/InvoiceLine/ExtendedItemTotal', 'lineAmount', 'Quantity times price: compare before sending'),
      row('LineItem/ProductOrItemDescription/ProductDescription', 'text', undefined, 'ProductCharacteristicCode=08'),
      row('Summary/TotalAmount', 'total', 'Lines, charges and taxes less allowances'),
      row('Summary/TotalLineItemNumber', 'lineCount', 'Counted'),
    ],
  },
  '846': {
    rsx: 'InventoryInquiriesAndAdvices',
    title: 'Inventory-Advice',
    direction: 'out',
    rows: [
      row('Header/HeaderReport/TradingPartnerId', 'customer', 'From the list of trading partners, by customer'),
      row('Header/HeaderReport/DocumentId', 'documentNumber', 'A number of its own for each report'),
      row('Header/HeaderReport/InventoryDate', 'postingDate', 'Day of the report'),
      row('Header/HeaderReport/Vendor', 'ourNumber'),
      row('Header/Address/AddressLocationNumber', 'warehouse', 'One address for each warehouse', 'AddressTypeCode=WH'),
      row('Header/Address/AddressName', 'warehouseName', undefined, 'AddressTypeCode=WH'),
      ...item('Structure/LineItem/InventoryLine').slice(1),
      row('Structure/LineItem/InventoryLine/PurchasePrice', 'price', 'Price list of the customer'),
      row(
        'Structure/LineItem/QuantitiesSchedulesLocations/TotalQty',
        'available',
        'Never below zero',
        'QuantityQualifier=33',
      ),
      row(
        'Structure/LineItem/QuantitiesSchedulesLocations/TotalQty',
        'incoming',
        'Open purchase and production orders',
        'QuantityQualifier=29',
      ),
      row('Structure/LineItem/QuantitiesSchedulesLocations/TotalQtyUOM', 'unit', 'Translated by the sheet Values'),
      row('Structure/LineItem/QuantitiesSchedulesLocations/LocationQuantity/Location', 'warehouse'),
      row('Structure/LineItem/QuantitiesSchedulesLocations/LocationQuantity/Qty', 'warehouseQuantity'),
      row('Summary/TotalLineItemNumber', 'lineCount', 'Counted'),
    ],
  },
  '850': {
    rsx: 'Orders',
    title: 'Purchase-Order',
    direction: 'in',
    rows: [
      row(`${orderHeader}/TradingPartnerId`, 'customer', 'By the list of trading partners'),
      row(`${orderHeader}/PurchaseOrderNumber`, 'customerOrder', 'A second order with the number is refused'),
      row(`${orderHeader}/PurchaseOrderDate`, 'orderDate'),
      row(`${orderHeader}/PrimaryPOTypeCode`, 'orderType', 'Translated by the sheet Values'),
      row(`${orderHeader}/ShipCompleteCode`, 'shippingAdvice', 'Y: back orders allowed; N: ship once'),
      row(`${orderHeader}/BuyersCurrency`, 'currency', 'ISO code'),
      row(`${orderHeader}/Department`, 'department', 'Needed again in the invoice'),
      row(`${orderHeader}/Vendor`, 'ourNumber', 'Needed again in the invoice'),
      row(`${orderHeader}/CustomerOrderNumber`, 'consumerOrder', 'Drop ship only'),
      row('Header/PaymentTerms/TermsNetDueDays', 'netDays', 'Compare with the terms of the customer'),
      row('Header/PaymentTerms/TermsDiscountPercentage', 'discountPercent'),
      row('Header/Dates/Date', 'earliestShip', undefined, 'DateTimeQualifier=037'),
      row('Header/Dates/Date', 'latestShip', undefined, 'DateTimeQualifier=038'),
      row('Header/Dates/Date', 'delivery', undefined, 'DateTimeQualifier=002'),
      ...party('ST', 'shipTo'),
      row('Header/Address/AddressLocationNumber', 'billToCode', 'The customer that pays', 'AddressTypeCode=BT'),
      row('Header/FOBRelatedInstruction/FOBPayCode', 'freightTerms', 'Translated by the sheet Values'),
      row('Header/CarrierInformation/CarrierRouting', 'carrier', 'By the list of carriers'),
      row('Header/Notes/Note', 'comment', 'One comment for each note'),
      ...item('LineItem/OrderLine'),
      row('LineItem/OrderLine/OrderQty', 'quantity'),
      row('LineItem/OrderLine/OrderQtyUOM', 'unit', 'Translated by the sheet Values'),
      row('LineItem/OrderLine/PurchasePrice', 'price', 'Compared with the price list; a difference stops the order'),
      row(
        'LineItem/ProductOrItemDescription/ProductDescription',
        'text',
        'Only when the item has none',
        'ProductCharacteristicCode=08',
      ),
      row(
        'LineItem/QuantitiesSchedulesLocations/LocationQuantity/Location',
        'store',
        'Cross dock and multi store only',
      ),
      row(
        'LineItem/QuantitiesSchedulesLocations/LocationQuantity/Qty',
        'storeQuantity',
        'Adds up to the quantity of the line',
      ),
      row('Summary/TotalAmount', 'total', 'Compared, not stored'),
    ],
  },
  '855': {
    rsx: 'OrderAcks',
    title: 'Order-Acknowledgement',
    direction: 'out',
    rows: [
      row(`${orderHeader}/TradingPartnerId`, 'customer', 'From the list of trading partners, by customer'),
      row(`${orderHeader}/PurchaseOrderNumber`, 'customerOrder', 'Exactly as the order had it'),
      row(`${orderHeader}/PurchaseOrderDate`, 'orderDate'),
      row(`${orderHeader}/AcknowledgementNumber`, 'documentNumber'),
      row(
        `${orderHeader}/AcknowledgementType`,
        'status',
        'AD when every line is as ordered, else AC; RD when none is taken',
      ),
      row(`${orderHeader}/AcknowledgementDate`, 'releaseDate', 'Day on which the order was released'),
      row(`${orderHeader}/Vendor`, 'ourNumber'),
      row('Header/Dates/Date', 'plannedShip', undefined, 'DateTimeQualifier=068'),
      ...party('ST', 'shipTo').slice(0, 2),
      ...item('LineItem/OrderLine'),
      row('LineItem/OrderLine/OrderQty', 'quantity', 'As ordered, also when less is accepted'),
      row('LineItem/OrderLine/OrderQtyUOM', 'unit', 'Translated by the sheet Values'),
      row('LineItem/OrderLine/PurchasePrice', 'price'),
      row(
        'LineItem/LineItemAcknowledgement/ItemStatusCode',
        'lineStatus',
        'IA as ordered, IQ less, IB on back order, IP other price, IR rejected',
      ),
      row('LineItem/LineItemAcknowledgement/ItemScheduleQty', 'reserved', 'One group for each part of a split line'),
      row('LineItem/LineItemAcknowledgement/ItemScheduleDate', 'plannedShip'),
      row('Summary/TotalLineItemNumber', 'lineCount', 'Counted'),
    ],
  },
  '856': {
    rsx: 'Shipments',
    title: 'Ship-Notice',
    direction: 'out',
    rows: [
      row('Header/ShipmentHeader/TradingPartnerId', 'customer', 'From the list of trading partners, by customer'),
      row('Header/ShipmentHeader/ShipmentIdentification', 'documentNumber', 'Never used twice'),
      row('Header/ShipmentHeader/ShipDate', 'shipDate', 'YYYY-MM-DD'),
      row('Header/ShipmentHeader/BillOfLadingNumber', 'billOfLading'),
      row('Header/ShipmentHeader/CarrierProNumber', 'tracking'),
      row('Header/ShipmentHeader/CurrentScheduledDeliveryDate', 'delivery'),
      row('Header/CarrierInformation/CarrierAlphaCode', 'carrier', 'SCAC from the list of carriers'),
      row('Header/CarrierInformation/CarrierTransMethodCode', 'carrierService', 'Translated by the sheet Values'),
      row('Header/QuantityAndWeight/LadingQuantity', 'cartonCount', 'Counted'),
      row('Header/QuantityAndWeight/Weight', 'weight', 'Gross weight in pounds'),
      row('Header/Address/AddressLocationNumber', 'warehouse', undefined, 'AddressTypeCode=SF'),
      ...party('ST', 'shipTo'),
      row('OrderLevel/OrderHeader/PurchaseOrderNumber', 'customerOrder', 'Exactly as the order had it'),
      row('OrderLevel/OrderHeader/PurchaseOrderDate', 'orderDate'),
      row(
        'OrderLevel/Address/AddressLocationNumber',
        'store',
        'Cross dock: the store that the cartons are marked for',
        'AddressTypeCode=Z7',
      ),
      row('OrderLevel/PackLevel/Pack/ShippingSerialID', 'sscc', 'With the prefix 00; the check digit is part of it'),
      row('OrderLevel/PackLevel/PhysicalDetails/PackWeight', 'cartonWeight'),
      ...item('OrderLevel/PackLevel/ItemLevel/ShipmentLine'),
      row('OrderLevel/PackLevel/ItemLevel/ShipmentLine/ShipQty', 'shippedQuantity', 'Units in this carton'),
      row('OrderLevel/PackLevel/ItemLevel/ShipmentLine/ShipQtyUOM', 'unit', 'Translated by the sheet Values'),
      row('OrderLevel/PackLevel/ItemLevel/References/ReferenceID', 'lot', 'Where lots are tracked', 'ReferenceQual=LT'),
      row('Summary/TotalLineItemNumber', 'lineCount', 'Counted'),
    ],
  },
}
