/** The four documents that have designs, with their numbers (RSX-38). */
export const designDocuments = { Orders: '850', OrderAcks: '855', Shipments: '856', Invoices: '810' } as const

export type DesignDocument = keyof typeof designDocuments

/**
 * A set of requirements by document. A line is a group and its fields that become mandatory; codes after `=` must be sent.
 */
export type Theme = Partial<Record<DesignDocument, string[]>>

const itemFields = (fields: string): Theme => ({
  Orders: [`LineItem/OrderLine: ${fields}`],
  OrderAcks: [`LineItem/OrderLine: ${fields}`],
  Shipments: [`OrderLevel/PackLevel/ItemLevel/ShipmentLine: ${fields}`],
  Invoices: [`LineItem/InvoiceLine: ${fields}`],
})

const address = (fields: string): Theme => ({
  Orders: [`Header/Address: ${fields}`],
  OrderAcks: [`Header/Address: ${fields}`],
  Shipments: [`Header/Address: ${fields}`],
  Invoices: [`Header/Address: ${fields}`],
})

/** The requirements of every retailer. */
export const core: Theme = {
  Orders: [
    'Header/OrderHeader: TradingPartnerId PurchaseOrderNumber TsetPurposeCode=00 PurchaseOrderDate',
    'LineItem/OrderLine: LineSequenceNumber OrderQty OrderQtyUOM=EA',
  ],
  OrderAcks: [
    'Header/OrderHeader: TradingPartnerId PurchaseOrderNumber AcknowledgementType=AC,AD AcknowledgementDate',
    'LineItem/OrderLine: LineSequenceNumber OrderQty OrderQtyUOM=EA',
    'LineItem/LineItemAcknowledgement: ItemStatusCode=IA ItemScheduleQty ItemScheduleUOM=EA',
  ],
  Shipments: [
    'Header/ShipmentHeader: TradingPartnerId ShipmentIdentification ShipDate TsetPurposeCode=00',
    'Header/Address: AddressTypeCode=SF,ST',
    'OrderLevel/OrderHeader: PurchaseOrderNumber',
    'OrderLevel/PackLevel/ItemLevel/ShipmentLine: LineSequenceNumber ShipQty ShipQtyUOM=EA',
  ],
  Invoices: [
    'Header/InvoiceHeader: TradingPartnerId InvoiceNumber InvoiceDate PurchaseOrderNumber',
    'LineItem/InvoiceLine: LineSequenceNumber InvoiceQty InvoiceQtyUOM=EA PurchasePrice',
    'Summary: TotalAmount TotalLineItemNumber',
  ],
}

export const themes = {
  shipWindow: {
    Orders: ['Header/Dates: DateTimeQualifier=037,038 Date'],
    OrderAcks: ['Header/Dates: DateTimeQualifier=068 Date'],
  },
  shipDay: {
    Orders: ['Header/Dates: DateTimeQualifier=010 Date'],
    OrderAcks: ['LineItem/LineItemAcknowledgement: ItemScheduleQualifier=068 ItemScheduleDate'],
  },
  deliveryDay: {
    Orders: ['Header/Dates: DateTimeQualifier=002 Date'],
    OrderAcks: ['Header/Dates: DateTimeQualifier=067 Date'],
    Shipments: ['Header/ShipmentHeader: CurrentScheduledDeliveryDate', 'Header/Dates: DateTimeQualifier=017 Date'],
  },
  deliveryHour: {
    Orders: ['Header/Dates: DateTimeQualifier=063,064 Date Time'],
    Shipments: ['Header/ShipmentHeader: CurrentScheduledDeliveryDate CurrentScheduledDeliveryTime AppointmentNumber'],
  },
  cancelDay: { Orders: ['Header/Dates: DateTimeQualifier=001 Date'] },
  upc: itemFields('ConsumerPackageCode'),
  gtin: itemFields('GTIN'),
  ean: itemFields('EAN'),
  isbn: itemFields('InternationalStandardBookNumber'),
  drugCode: itemFields('NatlDrugCode'),
  buyerItem: itemFields('BuyerPartNumber'),
  sellerItem: itemFields('VendorPartNumber'),
  colorAndSize: itemFields('ProductSizeDescription ProductColorDescription'),
  price: {
    Orders: ['LineItem/OrderLine: PurchasePrice PurchasePriceBasis=PE'],
    OrderAcks: ['LineItem/OrderLine: PurchasePrice PurchasePriceBasis=PE'],
    Invoices: ['LineItem/InvoiceLine: PurchasePriceBasis=PE ExtendedItemTotal'],
  },
  shipToNumber: address('AddressTypeCode=ST LocationCodeQualifier=92 AddressLocationNumber'),
  shipToGln: address('AddressTypeCode=ST LocationCodeQualifier=UL AddressLocationNumber'),
  fullAddress: address('AddressTypeCode=ST AddressName Address1 City State PostalCode Country'),
  billing: {
    Orders: ['Header/Address: AddressTypeCode=BT AddressName', 'Header/OrderHeader: BuyersCurrency'],
    Invoices: ['Header/Address: AddressTypeCode=BT,RI AddressName', 'Header/InvoiceHeader: BuyersCurrency'],
  },
  department: {
    Orders: ['Header/OrderHeader: Department'],
    Shipments: ['OrderLevel/OrderHeader: Department'],
    Invoices: ['Header/InvoiceHeader: Department'],
  },
  vendorNumber: {
    Orders: ['Header/OrderHeader: Vendor'],
    OrderAcks: ['Header/OrderHeader: Vendor'],
    Shipments: ['OrderLevel/OrderHeader: Vendor'],
    Invoices: ['Header/InvoiceHeader: Vendor'],
  },
  orderType: {
    Orders: ['Header/OrderHeader: PrimaryPOTypeCode=SA,RE'],
    Invoices: ['Header/InvoiceHeader: InvoiceTypeCode=DR'],
  },
  crossDock: {
    Orders: [
      'Header/OrderHeader: PrimaryPOTypeCode=KN',
      'LineItem/QuantitiesSchedulesLocations: LocationCodeQualifier=92 TotalQty',
      'LineItem/QuantitiesSchedulesLocations/LocationQuantity: Location Qty',
    ],
    Shipments: ['OrderLevel/Address: AddressTypeCode=Z7 LocationCodeQualifier=92 AddressLocationNumber'],
    Invoices: ['Header/Address: AddressTypeCode=Z7 AddressLocationNumber'],
  },
  dropShip: {
    Orders: ['Header/OrderHeader: PrimaryPOTypeCode=DS CustomerOrderNumber', 'Header/Notes: NoteCode=GFT Note'],
    Shipments: ['OrderLevel/OrderHeader: CustomerOrderNumber', 'OrderLevel/PackLevel/Pack: CarrierPackageID'],
    Invoices: ['Header/InvoiceHeader: CustomerOrderNumber'],
  },
  terms: {
    Orders: ['Header/PaymentTerms: TermsType=01 TermsBasisDateCode=3 TermsNetDueDays'],
    Invoices: ['Header/PaymentTerms: TermsType=01 TermsBasisDateCode=3 TermsNetDueDays'],
  },
  discountTerms: {
    Orders: ['Header/PaymentTerms: TermsType=08 TermsDiscountPercentage TermsDiscountDueDays'],
    Invoices: [
      'Header/PaymentTerms: TermsType=08 TermsDiscountPercentage TermsDiscountDueDays',
      'Summary: TotalTermsDiscountAmount',
    ],
  },
  contact: {
    Orders: ['Header/Contacts: ContactTypeCode=BD,OC ContactName PrimaryPhone'],
    OrderAcks: ['Header/Contacts: ContactTypeCode=SR ContactName PrimaryEmail'],
  },
  carrier: {
    Orders: ['Header/CarrierInformation: CarrierTransMethodCode=M CarrierRouting'],
    Shipments: [
      'Header/CarrierInformation: CarrierTransMethodCode=M CarrierAlphaCode',
      'Header/ShipmentHeader: BillOfLadingNumber',
    ],
    Invoices: ['Header/InvoiceHeader: BillOfLadingNumber ShipDate'],
  },
  parcel: {
    Orders: ['Header/CarrierInformation: CarrierTransMethodCode=P CarrierRouting'],
    Shipments: [
      'Header/CarrierInformation: CarrierTransMethodCode=P CarrierAlphaCode',
      'Header/ShipmentHeader: CarrierProNumber',
    ],
    Invoices: ['Header/InvoiceHeader: CarrierProNumber'],
  },
  freight: {
    Orders: ['Header/FOBRelatedInstruction: FOBPayCode=CC'],
    Shipments: ['Header/FOBRelatedInstruction: FOBPayCode=CC'],
    Invoices: ['Header/FOBRelatedInstruction: FOBPayCode=CC'],
  },
  prepaidFreight: {
    Orders: ['Header/FOBRelatedInstruction: FOBPayCode=PP FOBLocationQualifier=OR'],
    Invoices: ['Header/ChargesAllowances: AllowChrgIndicator=C AllowChrgCode=D240 AllowChrgAmt'],
  },
  cartons: {
    Shipments: [
      'Header/ShipmentHeader: ASNStructureCode=0001',
      'OrderLevel/PackLevel/Pack: PackLevelType=P ShippingSerialID',
      'OrderLevel/PackLevel/PhysicalDetails: PackQualifier=OU PackValue',
    ],
  },
  pallets: {
    Shipments: [
      'Header/ShipmentHeader: ASNStructureCode=SOTPI',
      'OrderLevel/PackLevel/Pack: PackLevelType=T ShippingSerialID',
      'OrderLevel/PackLevel/PalletInformation: PalletTypeCode=4 PalletTiers PalletBlocks',
      'OrderLevel/PackLevel/PackLevel/Pack: PackLevelType=P ShippingSerialID',
      'OrderLevel/PackLevel/PackLevel/ItemLevel/ShipmentLine: ShipQty ShipQtyUOM=EA',
    ],
  },
  weight: {
    Shipments: [
      'Header/QuantityAndWeight: PackingMedium=CTN LadingQuantity WeightQualifier=G Weight WeightUOM=LB',
      'OrderLevel/QuantityAndWeight: LadingQuantity',
    ],
    Invoices: ['Header/QuantityTotals: QuantityTotalsQualifier=SQT Quantity'],
  },
  lots: {
    Orders: ['LineItem/References: ReferenceQual=CT ReferenceID'],
    Shipments: [
      'OrderLevel/PackLevel/ItemLevel/References: ReferenceQual=LT ReferenceID',
      'OrderLevel/PackLevel/ItemLevel/Dates: DateTimeQualifier=511 Date',
    ],
    Invoices: ['LineItem/References: ReferenceQual=LT ReferenceID'],
  },
  bestBefore: { Shipments: ['OrderLevel/PackLevel/ItemLevel/Dates: DateTimeQualifier=BBD Date'] },
  serials: { Shipments: ['OrderLevel/PackLevel/ItemLevel/References: ReferenceQual=SE ReferenceID'] },
  promotion: {
    Orders: [
      'Header/References: ReferenceQual=PD ReferenceID',
      'LineItem/ChargesAllowances: AllowChrgIndicator=A AllowChrgCode=F800 AllowChrgPercent',
    ],
    Invoices: [
      'Header/ChargesAllowances: AllowChrgIndicator=A AllowChrgCode=F800 AllowChrgAmt AllowChrgHandlingCode=02',
    ],
  },
  taxes: { Invoices: ['Header/Taxes: TaxTypeCode=ST TaxAmount TaxPercent'] },
  canadianTaxes: { Invoices: ['Header/Taxes: TaxTypeCode=GS,PS TaxAmount TaxID'] },
  text: {
    Orders: ['LineItem/ProductOrItemDescription: ProductCharacteristicCode=08 ProductDescription'],
    Invoices: ['LineItem/ProductOrItemDescription: ProductCharacteristicCode=08 ProductDescription'],
  },
  casePack: {
    Orders: ['LineItem/PhysicalDetails: PackQualifier=OU PackValue PackUOM=EA'],
    Shipments: ['OrderLevel/PackLevel/ItemLevel/PhysicalDetails: PackQualifier=OU PackValue'],
  },
  backOrders: {
    OrderAcks: [
      'LineItem/LineItemAcknowledgement: ItemStatusCode=IQ,IB,IR ItemScheduleDate ItemScheduleQualifier=068',
      'Summary: TotalLineItemNumber',
    ],
  },
} satisfies Record<string, Theme>
