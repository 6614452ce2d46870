/** A query, and the field or group that is expected first, with its condition as `Field=code`. */
export type X12Question = readonly [text: string, document: string, path: string, condition?: string]

const line = 'LineItem/OrderLine'
const item = 'OrderLevel/PackLevel/ItemLevel'
const reference = 'Header/References/ReferenceID'
const date = 'Header/Dates/Date'

/** Questions about places of X12 and EDIFACT, written before the dictionary answered them. */
export const x12Questions: readonly X12Question[] = [
  // Elements by position.
  ['BEG03', 'Orders', 'Header/OrderHeader/PurchaseOrderNumber'],
  ['BEG-05', 'Orders', 'Header/OrderHeader/PurchaseOrderDate'],
  ['beg02', 'Orders', 'Header/OrderHeader/PrimaryPOTypeCode'],
  ['BAK02', 'OrderAcks', 'Header/OrderHeader/AcknowledgementType'],
  ['BSN02', 'Shipments', 'Header/ShipmentHeader/ShipmentIdentification'],
  ['BSN 05', 'Shipments', 'Header/ShipmentHeader/ASNStructureCode'],
  ['BIG02', 'Invoices', 'Header/InvoiceHeader/InvoiceNumber'],
  ['BIG04', 'Invoices', 'Header/InvoiceHeader/PurchaseOrderNumber'],
  ['N103', 'Orders', 'Header/Address/LocationCodeQualifier'],
  ['N104', 'Orders', 'Header/Address/AddressLocationNumber'],
  ['N401', 'Orders', 'Header/Address/City'],
  ['n4-03', 'Orders', 'Header/Address/PostalCode'],
  ['PO102', 'Orders', `${line}/OrderQty`],
  ['PO103', 'Orders', `${line}/OrderQtyUOM`],
  ['PO104', 'Orders', `${line}/PurchasePrice`],
  ['IT102', 'Invoices', 'LineItem/InvoiceLine/InvoiceQty'],
  ['SN102', 'Shipments', `${item}/ShipmentLine/ShipQty`],
  ['ACK01', 'OrderAcks', 'LineItem/LineItemAcknowledgement/ItemStatusCode'],
  ['TD503', 'Orders', 'Header/CarrierInformation/CarrierAlphaCode'],
  ['TDS01', 'Invoices', 'Summary/TotalAmount'],
  ['CTT01', 'Orders', 'Summary/TotalLineItemNumber'],
  ['ITD07', 'Orders', 'Header/PaymentTerms/TermsNetDueDays'],
  ['SAC05', 'Orders', 'Header/ChargesAllowances/AllowChrgAmt'],
  ['PRF01', 'Shipments', 'OrderLevel/OrderHeader/PurchaseOrderNumber'],
  ['BCH05', 'OrderChanges', 'Header/OrderHeader/ChangeOrderSeqNumber'],
  ['BPR16', 'Remittances', 'Header/RemittanceHeader/PaymentDate'],
  // Segments with a code.
  ['N1*ST', 'Orders', 'Header/Address', 'AddressTypeCode=ST'],
  ['N1 ST', 'Orders', 'Header/Address', 'AddressTypeCode=ST'],
  ['n1*bt', 'Orders', 'Header/Address', 'AddressTypeCode=BT'],
  ['N1 Z7', 'Orders', 'Header/Address', 'AddressTypeCode=Z7'],
  ['N1*ST*Northgate Outfitters*92*0042', 'Orders', 'Header/Address', 'AddressTypeCode=ST'],
  ['REF*IA', 'Orders', 'Header/OrderHeader/Vendor'],
  ['REF IA', 'Orders', 'Header/OrderHeader/Vendor'],
  ['ref dp', 'Orders', 'Header/OrderHeader/Department'],
  ['REF*BM', 'Shipments', 'Header/ShipmentHeader/BillOfLadingNumber'],
  ['REF*PD', 'Orders', reference, 'ReferenceQual=PD'],
  ['REF LT', 'Orders', reference, 'ReferenceQual=LT'],
  ['DTM*010', 'Orders', date, 'DateTimeQualifier=010'],
  ['DTM 010', 'Orders', date, 'DateTimeQualifier=010'],
  ['dtm 038', 'Orders', date, 'DateTimeQualifier=038'],
  ['DTM*011', 'Shipments', 'Header/ShipmentHeader/ShipDate'],
  ['MAN GM', 'Shipments', 'OrderLevel/PackLevel/Pack/ShippingSerialID'],
  ['man*cp', 'Shipments', 'OrderLevel/PackLevel/Pack/CarrierPackageID'],
  ['SDQ', 'Orders', 'LineItem/QuantitiesSchedulesLocations'],
  ['HL*T', 'Shipments', 'OrderLevel/PackLevel', 'PackLevelType=T'],
  ['PO1 UP', 'Orders', `${line}/ConsumerPackageCode`],
  ['PER*BD', 'Orders', 'Header/Contacts', 'ContactTypeCode=BD'],
  ['SAC*C*D240', 'Orders', 'Header/ChargesAllowances', 'AllowChrgCode=D240'],
  ['PID*F*08', 'Orders', 'LineItem/ProductOrItemDescription/ProductDescription', 'ProductCharacteristicCode=08'],
  ['QTY*33', 'Orders', 'LineItem/QuantitiesSchedulesLocations/TotalQty', 'QuantityQualifier=33'],
  // EDIFACT.
  ['DTM+2', 'Orders', date, 'DateTimeQualifier=002'],
  ['DTM+137:20261127:102', 'Orders', 'Header/OrderHeader/PurchaseOrderDate'],
  ['NAD+DP', 'Orders', 'Header/Address', 'AddressTypeCode=ST'],
  ['nad by', 'Orders', 'Header/Address', 'AddressTypeCode=BY'],
  ['RFF+ON', 'Orders', 'Header/OrderHeader/PurchaseOrderNumber'],
  ['LIN+++4012345678901:EN', 'Orders', `${line}/EAN`],
  ['QTY+21', 'Orders', `${line}/OrderQty`],
  ['MOA+77', 'Invoices', 'Summary/TotalAmount'],
  ['GIN+BJ', 'Shipments', 'OrderLevel/PackLevel/Pack/ShippingSerialID'],
  // In a sentence.
  ['N104 must be 92', 'Orders', 'Header/Address/AddressLocationNumber'],
]
