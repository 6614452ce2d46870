import { describe, expect, test } from 'vitest'
import { compileRules } from '@/engines/rsx/sources/compile-rules'
import { documentSchema } from '../../../../../platform/rsx/document-schema'
import { createSchemaDownload } from '../../../../../platform/rsx/schemas/schema-download'
import { read } from '../read/support'
import { platformSources } from '../sources/platform-sources'
import { briefOf, relationsIn } from './support'

/** The findings of the domain in a record of a version. */
async function briefsIn(document: string, version: string, record: string, inner: string): Promise<string[]> {
  const schema = documentSchema(version, document)
  if (!schema) throw new Error(`no schema of ${document} ${version}`)
  // The layouts are those of the published version, which older ones do not have.
  const sources = { ...platformSources(document, version === '7.3.0' ? '7.7.4' : version), version }
  const rules = await compileRules({ ...sources, schema: new Uint8Array(createSchemaDownload(schema, 'xml')) })
  const text = `<${document} xmlns="${rules.namespace}"><${record}>${inner}</${record}></${document}>`
  const reading = await read(text, { document, name: 'file.xml', rules })
  return (await relationsIn(reading.document, rules)).map(briefOf)
}

const remittance = (paid: string, total: string) =>
  `<Header><RemittanceHeader><RemittanceAmount>${total}</RemittanceAmount></RemittanceHeader></Header>
   <LineItem><RemittanceLine><LineSequenceNumber>1</LineSequenceNumber><InvoiceAmount>100.00</InvoiceAmount><PaidAmount>${paid}</PaidAmount><DeductionAmount>10.00</DeductionAmount><DeductionReasonCode>05</DeductionReasonCode></RemittanceLine></LineItem>
   <LineItem><RemittanceLine><LineSequenceNumber>2</LineSequenceNumber><InvoiceAmount>50.00</InvoiceAmount><PaidAmount>50.00</PaidAmount></RemittanceLine></LineItem>
   <Summary><TotalAmount>${total}</TotalAmount><TotalLineItemNumber>2</TotalLineItemNumber></Summary>`

describe('remittances', () => {
  test('are right', async () => {
    expect(await briefsIn('Remittances', '7.7.4', 'Remittance', remittance('90.00', '140.00'))).toEqual([])
  })

  test('pay what is invoiced less what is deducted', async () => {
    expect(await briefsIn('Remittances', '7.7.4', 'Remittance', remittance('95.00', '145.00'))).toEqual([
      'line-total error LineItem[1]/RemittanceLine/PaidAmount: 95',
    ])
  })

  test('come to what is paid', async () => {
    expect(await briefsIn('Remittances', '7.7.4', 'Remittance', remittance('90.00', '141.00'))).toEqual([
      'sum-of-lines error Header/RemittanceHeader/RemittanceAmount: 141',
      'sum-of-lines error Summary/TotalAmount: 141',
    ])
  })
})

test('an order that goes to two stores is one order or two levels in a shipment', async () => {
  const level = (number: string) =>
    `<OrderLevel><OrderHeader><PurchaseOrderNumber>${number}</PurchaseOrderNumber></OrderHeader>
     <ItemLevel><ShipmentLine><EAN>40170725</EAN></ShipmentLine></ItemLevel></OrderLevel>`
  const briefs = (total: string, ...numbers: string[]) =>
    briefsIn(
      'Shipments',
      '7.7.4',
      'Shipment',
      `${numbers.map(level).join('')}<Summary><TotalOrders>${total}</TotalOrders></Summary>`,
    )
  for (const total of ['1', '2']) expect(await briefs(total, 'PO1', 'PO1')).toEqual([])
  expect(await briefs('3', 'PO1', 'PO1')).toEqual(['line-count error Summary/TotalOrders: 3'])
  expect(await briefs('1', 'PO1', 'PO2')).toEqual(['line-count error Summary/TotalOrders: 1'])
})

test('a freight invoice is the sum of its lines and charges', async () => {
  const invoice = (total: string) =>
    `<InvoiceDetails><FreightLine><FreightAmount>300.00</FreightAmount></FreightLine>
     <ChargesAllowances><AllowChrgIndicator>C</AllowChrgIndicator><AllowChrgAmt>20.50</AllowChrgAmt></ChargesAllowances></InvoiceDetails>
     <Summary><TotalAmount>${total}</TotalAmount></Summary>`
  const briefs = (total: string) => briefsIn('CarrierFreightDetails', '7.7.0', 'CarrierFreightDetail', invoice(total))
  expect(await briefs('320.50')).toEqual([])
  expect(await briefs('300.00')).toEqual(['sum-of-lines error Summary/TotalAmount: 300'])
})

test('a forecast is what its places need, and ends after it begins', async () => {
  const forecast = (quantity: string, end: string) =>
    `<LineItem><PlanningLine><GTIN>10812345600015</GTIN></PlanningLine><ForecastSchedule><ForecastDate>2026-03-02</ForecastDate>
     <ForecastEndDate>${end}</ForecastEndDate><ForecastQty>${quantity}</ForecastQty><ForecastQtyUOM>EA</ForecastQtyUOM>
     <LocationQuantity><Location>1</Location><Qty>4</Qty></LocationQuantity><LocationQuantity><Location>2</Location><Qty>6</Qty></LocationQuantity>
     </ForecastSchedule></LineItem>`
  const briefs = (quantity: string, end: string) =>
    briefsIn('PlanningSchedules', '7.7.4', 'PlanningSchedule', forecast(quantity, end))
  expect(await briefs('10', '2026-03-08')).toEqual([])
  expect(await briefs('12', '2026-03-01')).toEqual([
    'reversed-dates error LineItem/ForecastSchedule/ForecastEndDate: 2026-03-01',
    'store-quantities error LineItem/ForecastSchedule/ForecastQty: 12',
  ])
})

test('a load tender has as many stops as it says', async () => {
  const tender = '<StopDetails/><StopDetails/><Summary><TotalStops>3</TotalStops></Summary>'
  expect(await briefsIn('CarrierLoadTenders', '7.7.0', 'CarrierLoadTender', tender)).toEqual([
    'line-count error Summary/TotalStops: 3',
  ])
})

test('a receipt of a warehouse counts what was received', async () => {
  const line = (quantity: number) =>
    `<ItemLevel><ReceiptLine><GTIN>10812345600015</GTIN><ReceivedQty>${quantity}</ReceivedQty><ReceivedQtyUOM>EA</ReceivedQtyUOM></ReceiptLine></ItemLevel>`
  const receipt = `<OrderLevel>${line(4)}${line(5)}</OrderLevel><Summary><TotalLineItemNumber>2</TotalLineItemNumber><TotalQuantity>10</TotalQuantity></Summary>`
  expect(await briefsIn('WarehouseTransferReceiptAdvices', '7.7.0', 'WarehouseTransferReceiptAdvice', receipt)).toEqual(
    ['sum-of-lines error Summary/TotalQuantity: 10'],
  )
})

test('a price list has prices that end after they begin', async () => {
  const prices = (end: string) =>
    `<Structure><LineItem><InventoryLine><EAN>40170725</EAN></InventoryLine><PriceDetails><EffectiveDate>2026-03-02</EffectiveDate><ExpirationDate>${end}</ExpirationDate></PriceDetails></LineItem></Structure>`
  expect(await briefsIn('ItemRegistries', '7.7.4', 'ItemRegistry', prices('2026-03-02'))).toEqual([])
  expect(await briefsIn('ItemRegistries', '7.7.4', 'ItemRegistry', prices('2026-02-02'))).toEqual([
    'reversed-dates error Structure/LineItem/PriceDetails/ExpirationDate: 2026-02-02',
  ])
})

describe('versions with wrappers', () => {
  const line =
    '<LineItem><OrderLine><EAN>40170725</EAN><OrderQty>2</OrderQty><OrderQtyUOM>EA</OrderQtyUOM><PurchasePrice>3.00</PurchasePrice></OrderLine></LineItem>'
  const order = (total: string, count: string) =>
    `<LineItems>${line}${line}</LineItems><Summary><TotalAmount>${total}</TotalAmount><TotalLineItemNumber>${count}</TotalLineItemNumber></Summary>`

  test('have their lines counted and added up', async () => {
    expect(await briefsIn('Orders', '7.3.0', 'Order', order('12.00', '2'))).toEqual([])
    expect(await briefsIn('Orders', '7.3.0', 'Order', order('13.00', '1'))).toEqual([
      'sum-of-lines error Summary/TotalAmount: 13',
      'line-count error Summary/TotalLineItemNumber: 1',
    ])
  })

  test('have cartons on their pallets', async () => {
    const pack = (type: string, inner: string) =>
      `<PackLevel><Pack><PackLevelType>${type}</PackLevelType></Pack>${inner}</PackLevel>`
    const shipment = (inner: string) =>
      `<OrderLevels><OrderLevel><PackLevels>${pack('T', inner)}</PackLevels></OrderLevel></OrderLevels>`
    const full = shipment(`<PackLevels>${pack('P', '')}</PackLevels>`)
    expect(await briefsIn('Shipments', '7.3.0', 'Shipment', full)).toEqual([])
    expect((await briefsIn('Shipments', '7.3.0', 'Shipment', shipment(''))).map((text) => text.split(' ')[0])).toEqual([
      'empty-pallet',
    ])
  })
})
