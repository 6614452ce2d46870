const itemNumbers = 'LineSequenceNumber BuyerPartNumber VendorPartNumber ConsumerPackageCode EAN GTIN'
const product = 'ProductSizeDescription ProductColorDescription Department'

/** The fields of each group in flat files, in order. A document has those that exist in its group. */
const flatFields: Record<string, string> = {
  OrderHeader: `TradingPartnerId PurchaseOrderNumber TsetPurposeCode PrimaryPOTypeCode ReleaseNumber PurchaseOrderDate
    ShipCompleteCode BuyersCurrency Department Vendor Division CustomerOrderNumber PurchaseOrderTime
    AcknowledgementNumber AcknowledgementType AcknowledgementDate AcknowledgementTime InternalOrderNumber
    ChangeOrderSeqNumber POChangeDate POChangeAcknowledgeDate InvoiceNumber DeliveryDate CustomerAccountNumber`,
  ShipmentHeader: `TradingPartnerId ShipmentIdentification ShipDate ShipmentTime TsetPurposeCode ShipNoticeDate
    ShipNoticeTime ASNStructureCode BillOfLadingNumber CarrierProNumber CurrentScheduledDeliveryDate`,
  InvoiceHeader: `TradingPartnerId InvoiceNumber InvoiceDate PurchaseOrderDate PurchaseOrderNumber PrimaryPOTypeCode InvoiceTypeCode
    TsetPurposeCode BuyersCurrency InternalOrderNumber Department Vendor Division CustomerOrderNumber CarrierProNumber
    BillOfLadingNumber ShipDate`,
  HeaderReport: `TradingPartnerId DocumentId TsetPurposeCode ReportTypeCode InventoryDate InventoryTime BuyersCurrency
    Vendor Division Department`,
  PaymentTerms: `TermsType TermsBasisDateCode TermsDiscountPercentage TermsDiscountDueDays TermsNetDueDate
    TermsNetDueDays TermsDiscountAmount TermsDescription`,
  Dates: 'DateTimeQualifier Date Time',
  Contacts: 'ContactTypeCode ContactName PrimaryPhone PrimaryFax PrimaryEmail',
  Address: `AddressTypeCode LocationCodeQualifier AddressLocationNumber AddressName AddressAlternateName Address1
    Address2 City State PostalCode Country`,
  FOBRelatedInstruction: 'FOBPayCode FOBLocationQualifier FOBLocationDescription Description',
  CarrierInformation: `StatusCode CarrierTransMethodCode CarrierAlphaCode CarrierRouting EquipmentDescriptionCode
    CarrierEquipmentInitial CarrierEquipmentNumber`,
  QuantityAndWeight: 'PackingMedium PackingMaterial LadingQuantity WeightQualifier Weight WeightUOM Volume VolumeUOM',
  References: 'ReferenceQual ReferenceID Description',
  Notes: 'NoteCode Note LanguageCode',
  Taxes: 'TaxTypeCode TaxAmount TaxPercentQual TaxPercent JurisdictionQual JurisdictionCode Description',
  ChargesAllowances: `AllowChrgIndicator AllowChrgCode AllowChrgAmt AllowChrgPercentQual AllowChrgPercent AllowChrgRate
    AllowChrgHandlingCode AllowChrgHandlingDescription`,
  QuantityTotals: 'QuantityTotalsQualifier Quantity QuantityUOM WeightQualifier Weight WeightUOM Description',
  OrderLine: `${itemNumbers} OrderQty OrderQtyUOM PurchasePrice PurchasePriceBasis LineChangeCode PreviousOrderQty
    VarianceQty ExtendedItemTotal ${product}`,
  LineItemAcknowledgement: `LineSequenceNumber ItemStatusCode ItemScheduleQty ItemScheduleUOM ItemScheduleQualifier
    ItemScheduleDate PurchasePrice`,
  PriceInformation: 'ChangeReasonCode PriceTypeIDCode UnitPrice UnitPriceBasis Quantity QuantityUOM',
  ProductOrItemDescription: 'ProductCharacteristicCode ProductDescription',
  PhysicalDetails: `PackQualifier PackValue PackSize PackUOM PackingMedium WeightQualifier PackWeight PackWeightUOM
    PackLength PackWidth PackHeight DimensionUOM`,
  PalletInformation: 'PalletQualifier PalletValue PalletTypeCode PalletTiers PalletBlocks PalletWeight PalletWeightUOM',
  QuantitiesSchedulesLocations: 'QuantityQualifier TotalQty TotalQtyUOM LocationCodeQualifier LocationDescription',
  LocationQuantity: 'Location Qty',
  Pack: 'PackLevelType ShippingSerialID CarrierPackageID',
  ShipmentLine: `${itemNumbers} OrderQty OrderQtyUOM ShipQty ShipQtyUOM PurchasePrice ItemStatusCode ${product}`,
  InvoiceLine: `${itemNumbers} InvoiceQty InvoiceQtyUOM OrderQty OrderQtyUOM PurchasePrice PurchasePriceBasis ShipQty
    ShipQtyUOM ExtendedItemTotal ${product}`,
  InventoryLine: `${itemNumbers} PurchasePrice PurchasePriceBasis ${product}`,
  Summary: `TotalAmount TotalLineItemNumber TotalOrders TotalQuantity TotalSalesAmount TotalTermsDiscountAmount
    TotalTaxesAndCharges TotalAllowancesAmount TotalChargesAmount TotalCartonCount Description`,
}

/** The names of a group's fields in flat files. */
export function flatFieldNames(group: string): string[] {
  return flatFields[group]?.split(/\s+/) ?? []
}
