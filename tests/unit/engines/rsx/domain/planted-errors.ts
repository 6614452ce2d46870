const crossDock = 'PO104415-1-v7.7-CrossDock'
const bulk = 'PO104417-1-v7.7-BulkImport'
const acknowledgement = 'PR104417-1-v7.7-BulkImport'
const shipment = 'SH104417-1-v7.7-BulkImport'
const pallets = 'SH104417-1-v7.7-BulkImport_TareLevel'
const invoice = 'IN104417-1-v7.7-BulkImport'
const stock = 'IB104421-1-v7.7-TwoWarehouses'

const line = 'LineItem.0.OrderLine'
const pack = 'OrderLevel.0.PackLevel'

/** Title with the number of the kind, example, what is changed in it, the findings in every format. */
export const planted: [title: string, stem: string, changes: Record<string, unknown>, expected: string[]][] = [
  [
    '36: a UPC with another check digit',
    bulk,
    { [`${line}.ConsumerPackageCode`]: '812345600019' },
    ['item-check-digit error LineItem[1]/OrderLine/ConsumerPackageCode: 812345600019'],
  ],
  [
    '36: a GTIN with two digits exchanged',
    bulk,
    { [`${line}.GTIN`]: '10812345600051' },
    ['item-check-digit error LineItem[1]/OrderLine/GTIN: 10812345600051'],
  ],
  [
    '36: a UPC that lost its leading zero',
    bulk,
    { [`${line}.ConsumerPackageCode`]: '12345600012' },
    ['item-check-digit warning LineItem[1]/OrderLine/ConsumerPackageCode: 12345600012'],
  ],
  [
    '36: a letter in a UPC',
    bulk,
    { [`${line}.ConsumerPackageCode`]: '81234560OO18' },
    ['item-check-digit error LineItem[1]/OrderLine/ConsumerPackageCode: 81234560OO18'],
  ],
  [
    '37: an SSCC with another check digit',
    shipment,
    { [`${pack}.0.Pack.ShippingSerialID`]: '00081234561044171019' },
    ['sscc error OrderLevel/PackLevel[1]/Pack/ShippingSerialID: 00081234561044171019'],
  ],
  [
    '37: an SSCC without its application identifier',
    shipment,
    { [`${pack}.0.Pack.ShippingSerialID`]: '081234561044171018' },
    ['sscc error OrderLevel/PackLevel[1]/Pack/ShippingSerialID: 081234561044171018'],
  ],
  [
    '37: an SSCC with another application identifier',
    shipment,
    { [`${pack}.0.Pack.ShippingSerialID`]: '01081234561044171018' },
    ['sscc error OrderLevel/PackLevel[1]/Pack/ShippingSerialID: 01081234561044171018'],
  ],
  [
    '38: an SSCC twice',
    shipment,
    { [`${pack}.1.Pack.ShippingSerialID`]: '00081234561044171018' },
    ['duplicate-number error OrderLevel/PackLevel[2]/Pack/ShippingSerialID: 00081234561044171018'],
  ],
  [
    '38: a line number twice',
    bulk,
    { 'LineItem.2.OrderLine.LineSequenceNumber': '1' },
    ['duplicate-number error LineItem[3]/OrderLine/LineSequenceNumber: 1'],
  ],
  [
    '39: a code of a date without a date',
    bulk,
    { 'Header.Dates.2.Date': undefined },
    ['qualifier-without-value error Header/Dates[3]/DateTimeQualifier: 002'],
  ],
  [
    '39: a date that no code explains',
    bulk,
    { 'Header.Dates.2.DateTimeQualifier': undefined },
    ['qualifier-without-value error Header/Dates[3]/Date: 2026-03-24'],
  ],
  [
    '39: a code of a reference without the reference',
    bulk,
    { 'Header.References.0.ReferenceID': undefined, 'Header.References.0.Description': undefined },
    ['qualifier-without-value error Header/References/ReferenceQual: PD'],
  ],
  [
    '39: a quantity without its unit',
    invoice,
    { 'LineItem.0.InvoiceLine.InvoiceQtyUOM': undefined },
    ['qualifier-without-value error LineItem[1]/InvoiceLine/InvoiceQty: 24'],
  ],
  [
    '40: a charge without an amount, percentage or rate',
    invoice,
    { 'LineItem.0.ChargesAllowances.0.AllowChrgAmt': undefined },
    ['exactly-one error LineItem[1]/ChargesAllowances: '],
  ],
  [
    '40: a line without any number of an item',
    bulk,
    {
      [`${line}.BuyerPartNumber`]: undefined,
      [`${line}.VendorPartNumber`]: undefined,
      [`${line}.ConsumerPackageCode`]: undefined,
      [`${line}.GTIN`]: undefined,
    },
    ['exactly-one error LineItem[1]/OrderLine: '],
  ],
  [
    '40: two ship-to addresses',
    bulk,
    { 'Header.Address.0.AddressTypeCode': 'ST' },
    ['exactly-one warning Header/Address[2]/AddressTypeCode: ST'],
  ],
  [
    '41: a line total that is not quantity times price',
    bulk,
    { [`${line}.ExtendedItemTotal`]: 610 },
    ['line-total error LineItem[1]/OrderLine/ExtendedItemTotal: 610'],
  ],
  [
    '41: a price for a dozen',
    bulk,
    { [`${line}.PurchasePriceBasis`]: 'PD' },
    ['line-total error LineItem[1]/OrderLine/ExtendedItemTotal: 600'],
  ],
  [
    '42: a total that is not the sum of the lines',
    bulk,
    { 'Summary.TotalAmount': 2341 },
    ['sum-of-lines error Summary/TotalAmount: 2341'],
  ],
  [
    '42: an acknowledgement whose total counts what is on back order twice',
    acknowledgement,
    { 'Summary.TotalAmount': 3000 },
    ['sum-of-lines error Summary/TotalAmount: 3000'],
  ],
  [
    '42: an invoice that forgets its taxes',
    invoice,
    { 'Summary.TotalAmount': 2171.28 },
    ['sum-of-lines error Summary/TotalAmount: 2171.28'],
  ],
  [
    '42: a total of allowances',
    invoice,
    { 'Summary.TotalAllowancesAmount': 44.23 },
    ['sum-of-lines error Summary/TotalAllowancesAmount: 44.23'],
  ],
  [
    '42: a quantity of all lines',
    stock,
    { 'Summary.TotalQuantity': 1634 },
    ['sum-of-lines error Summary/TotalQuantity: 1634'],
  ],
  [
    '43: a number of lines',
    bulk,
    { 'Summary.TotalLineItemNumber': 4 },
    ['line-count error Summary/TotalLineItemNumber: 4'],
  ],
  [
    '43: a number of items that counts lines',
    shipment,
    { 'Summary.TotalLineItemNumber': 3 },
    ['line-count error Summary/TotalLineItemNumber: 3'],
  ],
  ['43: a number of orders', shipment, { 'Summary.TotalOrders': 2 }, ['line-count error Summary/TotalOrders: 2']],
  [
    '43: a number of cartons',
    shipment,
    { 'Header.QuantityAndWeight.0.LadingQuantity': 14 },
    ['line-count warning Header/QuantityAndWeight/LadingQuantity: 14'],
  ],
  [
    '44: quantities of stores that do not come to the total',
    crossDock,
    { 'LineItem.0.QuantitiesSchedulesLocations.0.LocationQuantity.1.Qty': 10 },
    ['store-quantities error LineItem[1]/QuantitiesSchedulesLocations/TotalQty: 36'],
  ],
  [
    '44: a line that orders more than its stores',
    crossDock,
    { [`${line}.OrderQty`]: 40, [`${line}.ExtendedItemTotal`]: 800, 'Summary.TotalAmount': 2239 },
    ['store-quantities error LineItem[1]/OrderLine/OrderQty: 40'],
  ],
  [
    '45: a ship window that ends before it begins',
    bulk,
    { 'Header.Dates.1.Date': '2026-03-15' },
    ['reversed-dates error Header/Dates[2]/Date: 2026-03-15'],
  ],
  [
    '45: an invoice older than its order',
    invoice,
    { 'Header.InvoiceHeader.InvoiceDate': '2026-03-01' },
    ['reversed-dates error Header/InvoiceHeader/InvoiceDate: 2026-03-01'],
  ],
  [
    '46: a pallet without cartons',
    pallets,
    {
      [`${pack}.0.PackLevel`]: undefined,
      'Header.QuantityAndWeight.0.LadingQuantity': 7,
      'OrderLevel.0.QuantityAndWeight.0.LadingQuantity': 7,
      'Summary.TotalLineItemNumber': 7,
    },
    ['empty-pallet error OrderLevel/PackLevel[1]/Pack/PackLevelType: T'],
  ],
  [
    '56: an order of no units',
    bulk,
    { [`${line}.OrderQty`]: 0, [`${line}.ExtendedItemTotal`]: 0, 'Summary.TotalAmount': 1731 },
    ['zero-or-negative error LineItem[1]/OrderLine/OrderQty: 0'],
  ],
  [
    '56: a tax that is given back with a minus',
    invoice,
    { 'Header.Taxes.0.TaxAmount': -148.97, 'Summary.TotalAmount': 2022.31, 'Summary.TotalTaxesAndCharges': -188.69 },
    ['zero-or-negative error Header/Taxes/TaxAmount: -148.97'],
  ],
  [
    '56: a carton with nothing of its line',
    shipment,
    { [`${pack}.0.ItemLevel.0.ShipmentLine.ShipQty`]: 0 },
    ['zero-or-negative warning OrderLevel/PackLevel[1]/ItemLevel/ShipmentLine/ShipQty: 0'],
  ],
  [
    '56: stock below zero',
    stock,
    {
      'Structure.0.LineItem.0.QuantitiesSchedulesLocations.0.TotalQty': -4,
      'Structure.0.LineItem.0.QuantitiesSchedulesLocations.0.LocationQuantity': undefined,
      'Structure.0.LineItem.0.QuantitiesSchedulesLocations.0.LocationCodeQualifier': undefined,
      'Summary.TotalQuantity': undefined,
    },
    ['zero-or-negative warning Structure/LineItem[1]/QuantitiesSchedulesLocations[1]/TotalQty: -4'],
  ],
  ['57: an order without lines', bulk, { LineItem: undefined }, ['no-content warning : ']],
  [
    '57: an invoice without lines, charges and taxes',
    invoice,
    {
      LineItem: undefined,
      'Header.ChargesAllowances': undefined,
      'Header.Taxes': undefined,
      'Summary.TotalAllowancesAmount': undefined,
      'Summary.TotalChargesAmount': undefined,
      'Summary.TotalTaxesAndCharges': undefined,
    },
    ['no-content error : '],
  ],
  ['57: a ship notice without items', shipment, { 'OrderLevel.0.PackLevel': undefined }, ['no-content error : ']],
  ['57: an answer to no line', acknowledgement, { LineItem: undefined }, ['no-content error : ']],
  [
    '61: the GTIN of another item',
    bulk,
    { [`${line}.GTIN`]: '10812345600022' },
    ['item-numbers-differ error LineItem[1]/OrderLine/GTIN: 10812345600022'],
  ],
  [
    '61: the EAN of another item',
    bulk,
    { [`${line}.GTIN`]: undefined, [`${line}.EAN`]: '0812345600025' },
    ['item-numbers-differ warning LineItem[1]/OrderLine/EAN: 0812345600025'],
  ],
]
