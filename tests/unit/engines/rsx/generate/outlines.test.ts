import { expect, it } from 'vitest'
import type { FulfilmentModel } from '@/engines/rsx/generate/sample-options'
import { outlineOf, samplesOf, textsAt } from './outline'

const place = 'AddressName Address1 City State PostalCode Country'
const numbered = `AddressTypeCode LocationCodeQualifier AddressLocationNumber ${place}`
const consumer = `AddressTypeCode ${place}`
const itemNumbers = 'LineSequenceNumber BuyerPartNumber VendorPartNumber'
const moreNumbers = `${itemNumbers} ConsumerPackageCode GTIN`
const look = 'ProductSizeDescription ProductColorDescription'
const acknowledgedLine =
  'LineSequenceNumber ItemStatusCode ItemScheduleQty ItemScheduleUOM ItemScheduleQualifier ItemScheduleDate'
const orderNumbers = 'TradingPartnerId PurchaseOrderNumber TsetPurposeCode'
const typicalLine = `${moreNumbers} OrderQty OrderQtyUOM PurchasePrice PurchasePriceBasis ${look}`
const shippedLine = `${moreNumbers} OrderQty OrderQtyUOM PurchasePrice ItemStatusCode ShipQty ShipQtyUOM ${look}`
const terms =
  'Header/PaymentTerms: TermsType TermsBasisDateCode TermsDiscountPercentage TermsDiscountDueDays TermsNetDueDays TermsDescription'
const freight = 'Header/FOBRelatedInstruction: FOBPayCode FOBLocationQualifier FOBLocationDescription'
const weights = 'QuantityAndWeight: PackingMedium LadingQuantity WeightQualifier Weight WeightUOM'

it('makes minimal documents of what schema and model need', () => {
  const [order, acknowledgement, shipment, otherShipment, invoice, otherInvoice] = samplesOf({ size: 'minimal' }).map(
    outlineOf,
  )
  expect(order).toEqual([
    `Header/OrderHeader: ${orderNumbers} PurchaseOrderDate`,
    `Header/Address: ${numbered}`,
    `LineItem/OrderLine: ${itemNumbers} OrderQty OrderQtyUOM`,
    'LineItem/QuantitiesSchedulesLocations: TotalQty TotalQtyUOM LocationCodeQualifier',
    '2 × LineItem/QuantitiesSchedulesLocations/LocationQuantity: Location Qty',
  ])
  expect(acknowledgement).toEqual([
    `Header/OrderHeader: ${orderNumbers} PurchaseOrderDate AcknowledgementType AcknowledgementDate`,
    `LineItem/OrderLine: ${itemNumbers} OrderQty OrderQtyUOM`,
    `LineItem/LineItemAcknowledgement: ${acknowledgedLine}`,
  ])
  const shipmentWith = (cartons: number) => [
    'Header/ShipmentHeader: TradingPartnerId ShipmentIdentification ShipDate TsetPurposeCode ASNStructureCode',
    `2 × Header/Address: ${numbered}`,
    'OrderLevel/OrderHeader: PurchaseOrderNumber PurchaseOrderDate',
    `OrderLevel/Address: ${numbered}`,
    `${cartons} × OrderLevel/PackLevel/Pack: PackLevelType ShippingSerialID`,
    `${cartons} × OrderLevel/PackLevel/ItemLevel/ShipmentLine: ${itemNumbers} ShipQty ShipQtyUOM`,
  ]
  expect([shipment, otherShipment]).toEqual([shipmentWith(2), shipmentWith(3)])
  expect(invoice).toEqual([
    'Header/InvoiceHeader: TradingPartnerId InvoiceNumber InvoiceDate PurchaseOrderDate PurchaseOrderNumber',
    `LineItem/InvoiceLine: ${itemNumbers} InvoiceQty InvoiceQtyUOM PurchasePrice`,
    'Summary: TotalAmount TotalLineItemNumber',
  ])
  expect(otherInvoice).toEqual(invoice)
})

it('makes a typical drop-ship order with a note, a tax, an allowance and a charge, for a consumer without a number', () => {
  const [order, acknowledgement, shipment, invoice, ...others] = samplesOf({ model: 'DropShip' }).map(outlineOf)
  expect(others).toEqual([])
  expect(order).toEqual([
    `Header/OrderHeader: ${orderNumbers} PrimaryPOTypeCode PurchaseOrderDate ShipCompleteCode BuyersCurrency Department Vendor CustomerOrderNumber`,
    terms,
    '3 × Header/Dates: DateTimeQualifier Date',
    'Header/Contacts: ContactTypeCode ContactName PrimaryPhone PrimaryEmail',
    `Header/Address: ${numbered}`,
    `Header/Address: ${consumer}`,
    freight,
    'Header/CarrierInformation: CarrierTransMethodCode CarrierAlphaCode CarrierRouting',
    'Header/References: ReferenceQual ReferenceID',
    'Header/Notes: NoteCode Note',
    `LineItem/OrderLine: ${typicalLine}`,
    'LineItem/ProductOrItemDescription: ProductCharacteristicCode ProductDescription',
    'LineItem/PhysicalDetails: PackQualifier PackValue PackingMedium',
    'Summary: TotalAmount TotalLineItemNumber',
  ])
  expect(acknowledgement).toEqual([
    `Header/OrderHeader: ${orderNumbers} PrimaryPOTypeCode PurchaseOrderDate AcknowledgementNumber AcknowledgementType AcknowledgementDate BuyersCurrency Department Vendor CustomerOrderNumber`,
    'Header/Dates: DateTimeQualifier Date',
    `Header/Address: ${numbered}`,
    `Header/Address: ${consumer}`,
    `LineItem/OrderLine: ${typicalLine}`,
    `LineItem/LineItemAcknowledgement: ${acknowledgedLine}`,
    'LineItem/ProductOrItemDescription: ProductCharacteristicCode ProductDescription',
    'Summary: TotalAmount TotalLineItemNumber',
  ])
  expect(shipment).toEqual([
    'Header/ShipmentHeader: TradingPartnerId ShipmentIdentification ShipDate TsetPurposeCode ShipNoticeDate ShipNoticeTime ASNStructureCode BillOfLadingNumber CarrierProNumber CurrentScheduledDeliveryDate',
    'Header/Dates: DateTimeQualifier Date',
    `Header/Address: ${numbered}`,
    `Header/Address: ${consumer}`,
    'Header/CarrierInformation: StatusCode CarrierTransMethodCode CarrierAlphaCode CarrierRouting',
    `Header/${weights}`,
    freight,
    'OrderLevel/OrderHeader: PurchaseOrderNumber PurchaseOrderDate Department Vendor CustomerOrderNumber',
    `OrderLevel/${weights}`,
    '2 × OrderLevel/PackLevel/Pack: PackLevelType ShippingSerialID',
    '2 × OrderLevel/PackLevel/PhysicalDetails: PackQualifier PackValue PackingMedium WeightQualifier PackWeight PackWeightUOM',
    `2 × OrderLevel/PackLevel/ItemLevel/ShipmentLine: ${shippedLine}`,
    '2 × OrderLevel/PackLevel/ItemLevel/ProductOrItemDescription: ProductCharacteristicCode ProductDescription',
    'Summary: TotalOrders TotalLineItemNumber',
  ])
  expect(invoice).toEqual([
    'Header/InvoiceHeader: TradingPartnerId InvoiceNumber InvoiceDate PurchaseOrderDate PurchaseOrderNumber PrimaryPOTypeCode InvoiceTypeCode TsetPurposeCode BuyersCurrency Department Vendor CustomerOrderNumber CarrierProNumber BillOfLadingNumber ShipDate',
    terms,
    `2 × Header/Address: ${numbered}`,
    `Header/Address: ${consumer}`,
    'Header/Taxes: TaxTypeCode TaxAmount TaxPercentQual TaxPercent JurisdictionQual JurisdictionCode',
    'Header/ChargesAllowances: AllowChrgIndicator AllowChrgCode AllowChrgAmt AllowChrgPercentQual AllowChrgPercent AllowChrgHandlingCode',
    freight,
    `LineItem/InvoiceLine: ${moreNumbers} InvoiceQty InvoiceQtyUOM PurchasePrice PurchasePriceBasis ShipQty ShipQtyUOM ExtendedItemTotal ${look}`,
    'LineItem/ProductOrItemDescription: ProductCharacteristicCode ProductDescription',
    'LineItem/ChargesAllowances: AllowChrgIndicator AllowChrgCode AllowChrgAmt AllowChrgHandlingCode',
    'Summary: TotalAmount TotalSalesAmount TotalTaxesAndCharges TotalAllowancesAmount TotalLineItemNumber TotalChargesAmount',
  ])
})

/** For each document of a model: its name, and how many groups it has of each name that depends on the model. */
function groupsOf(model: FulfilmentModel, size: 'minimal' | 'typical') {
  const names = ['Address', 'LocationQuantity', 'LineItemAcknowledgement', 'Notes', 'Taxes', 'ChargesAllowances']
  return samplesOf({ model, size }).map((sample) => {
    const counts = names.flatMap((name) => {
      const lines = outlineOf(sample).filter((line) => line.split(':')[0]?.endsWith(`/${name}`))
      const count = lines.reduce((sum, line) => sum + (line.includes(' × ') ? Number.parseInt(line, 10) : 1), 0)
      return count === 0 ? [] : [`${count} ${name}`]
    })
    return `${sample.rules.document}: ${counts.join(', ')}`
  })
}

it('distributes goods to stores, answers in parts, and adds what a model adds', () => {
  expect(groupsOf('CrossDock', 'typical')).toEqual([
    'Orders: 2 Address, 6 LocationQuantity',
    'OrderAcks: 4 Address, 3 LineItemAcknowledgement',
    'Shipments: 3 Address',
    'Shipments: 3 Address',
    'Invoices: 4 Address',
    'Invoices: 4 Address',
  ])
  expect(groupsOf('MultiStore', 'typical')).toEqual([
    'Orders: 1 Address, 6 LocationQuantity',
    'OrderAcks: 3 Address, 3 LineItemAcknowledgement',
    'Shipments: 3 Address',
    'Shipments: 3 Address',
    'Invoices: 3 Address',
    'Invoices: 3 Address',
  ])
  expect(groupsOf('BulkImport', 'typical')).toEqual([
    'Orders: 2 Address',
    'OrderAcks: 2 Address, 4 LineItemAcknowledgement',
    'Shipments: 2 Address',
    'Invoices: 3 Address, 1 Taxes, 4 ChargesAllowances',
  ])
  expect(groupsOf('MultiStore', 'minimal')).toEqual([
    'Orders: 2 LocationQuantity',
    'OrderAcks: 1 LineItemAcknowledgement',
    'Shipments: 3 Address',
    'Shipments: 3 Address',
    'Invoices: ',
    'Invoices: ',
  ])
  expect(groupsOf('BulkImport', 'minimal')).toEqual([
    'Orders: 1 Address',
    'OrderAcks: 2 LineItemAcknowledgement',
    'Shipments: 2 Address',
    'Invoices: ',
  ])
})

it('says whether the acknowledgement is complete, and when a part that is on back order is shipped', () => {
  const answersOf = (model: FulfilmentModel) => {
    const [, acknowledgement] = samplesOf({ model, size: 'minimal' })
    if (!acknowledgement) throw new Error('no acknowledgement')
    return [
      'Header/OrderHeader/AcknowledgementType',
      ...['ItemStatusCode', 'ItemScheduleDate'].map((name) => `LineItem/LineItemAcknowledgement/${name}`),
    ].map((path) => textsAt(acknowledgement, path))
  }
  expect(answersOf('CrossDock')).toEqual([['AD'], ['IA'], ['2026-03-04']])
  expect(answersOf('BulkImport')).toEqual([['AC'], ['IQ', 'IB'], ['2026-03-04', '2026-03-31']])
})
