import { describe, expect, test } from 'vitest'
import { applyQuickFix } from '../read/support'
import { exampleOf, exampleWith, findingsIn, plant, written, xmlOf } from './support'

const bulk = 'PO104417-1-v7.7-BulkImport'
const shipment = 'SH104417-1-v7.7-BulkImport'
const invoice = 'IN104417-1-v7.7-BulkImport'

async function messagesOf(stem: string, changes: Record<string, unknown>): Promise<(string | undefined)[]> {
  const example = exampleWith(stem, changes)
  const findings = await findingsIn(written(example), example.document)
  return findings.flatMap(({ message, fix }) => [message, fix])
}

const xml = written(exampleOf(bulk))
const shipped = written(exampleOf(shipment))

describe('messages say what was found and what is expected', () => {
  test.each([
    [
      bulk,
      { 'Summary.TotalAmount': 2341 },
      'TotalAmount is 2341.00; the 3 lines come to 2331.00 (difference 10.00).',
      'Correct the total, or the line that is wrong.',
    ],
    [
      invoice,
      { 'Summary.TotalAmount': 2171.28 },
      'TotalAmount is 2171.28; lines 2211.00 + charges 4.50 + taxes 148.97 − allowances 44.22 come to 2320.25 (difference 148.97).',
      'Correct the total, or the line that is wrong.',
    ],
    [
      bulk,
      { 'LineItem.0.OrderLine.ExtendedItemTotal': 610 },
      'ExtendedItemTotal is 610.00; OrderQty 30 × PurchasePrice 20.00 comes to 600.00 (difference 10.00).',
      'Correct ExtendedItemTotal, OrderQty or PurchasePrice.',
    ],
    [
      bulk,
      { 'Summary.TotalLineItemNumber': 4 },
      'TotalLineItemNumber is 4; the file has 3 lines.',
      'Correct TotalLineItemNumber, or find out why lines are missing or sent twice.',
    ],
    [
      bulk,
      { 'LineItem.2.OrderLine.LineSequenceNumber': '1' },
      "LineSequenceNumber '1' is the number of another place already (Line 82, column 29).",
      'Give every line the number that it has in the order.',
    ],
    [
      bulk,
      { 'Header.Dates.2.Date': undefined },
      "DateTimeQualifier is '002', but Dates has no Date, Time or DateTimePeriod.",
      'Add Date: DateTimeQualifier only says what it is.',
    ],
    [
      bulk,
      { 'Header.Dates.1.Date': '2026-03-15' },
      'Date of the end (038) is 2026-03-15, which is before the start (037), 2026-03-16.',
      'Correct the date that is wrong; perhaps the two are exchanged.',
    ],
    [
      'PR104417-1-v7.7-BulkImport',
      { 'Header.OrderHeader.AcknowledgementDate': '2026-01-01' },
      'AcknowledgementDate is 2026-01-01, which is before PurchaseOrderDate, 2026-03-02.',
      'Correct the date that is wrong; perhaps the two are exchanged.',
    ],
    [
      'PO104415-1-v7.7-CrossDock',
      { 'LineItem.0.QuantitiesSchedulesLocations.0.LocationQuantity.1.Qty': 10 },
      'TotalQty is 36; the quantities of 2 places come to 34 (difference 2).',
      'Correct TotalQty, or the quantity of a place.',
    ],
    [
      shipment,
      { 'OrderLevel.0.PackLevel.0.Pack.ShippingSerialID': '00081234561044171017' },
      "ShippingSerialID is '00081234561044171017': the check digit is 7, it should be 8.",
      undefined,
    ],
  ])('%s %j', async (stem, changes, ...expected) => {
    expect(await messagesOf(stem, changes)).toEqual(expected)
  })
})

describe('quickFixes', () => {
  test.each([
    ['the check digit of a UPC', bulk, 'Orders', xml, plant(xml, '812345600018', '812345600019')],
    ['the check digit of a GTIN', bulk, 'Orders', xml, plant(xml, '10812345600022', '10812345600029')],
    [
      'the check digit of an SSCC',
      shipment,
      'Shipments',
      shipped,
      plant(shipped, '00081234561044171018', '00081234561044171010'),
    ],
    [
      'the application identifier of an SSCC',
      shipment,
      'Shipments',
      shipped,
      plant(shipped, '00081234561044171018', '081234561044171018'),
    ],
  ])('put %s right', async (_, __, document, right, wrong) => {
    const [finding, ...others] = await findingsIn(wrong, document)
    expect(others).toEqual([])
    expect(applyQuickFix(wrong, finding)).toBe(right)
  })

  test('are not offered when several corrections are possible', async () => {
    const wrong = plant(shipped, '00081234561044171018', '081234561044171010')
    const [finding] = await findingsIn(wrong, 'Shipments')
    expect(finding).toMatchObject({ code: 'sscc', quickFix: undefined })
    expect(finding?.message).toContain('and its check digit is wrong')
  })
})

describe('amounts of money (kind 28)', () => {
  const total = (amount: string, currency = 'USD') =>
    xmlOf(
      'Orders',
      `<Header><OrderHeader><BuyersCurrency>${currency}</BuyersCurrency></OrderHeader></Header><Summary><TotalAmount>${amount}</TotalAmount></Summary>`,
    )

  test('have at most two decimals', async () => {
    const [finding, ...others] = await findingsIn(total('12.345'), 'Orders')
    expect(others).toEqual([])
    expect(finding).toMatchObject({
      code: 'too-many-decimals',
      level: 'warning',
      found: '12.345',
      place: { path: 'Summary/TotalAmount' },
      message: 'TotalAmount is 12.345, which has 3 decimals. An amount of money has at most 2.',
    })
  })

  test.each(['12.34', '12.340', '12', '12.5', 'twelve', ''])('%j is none', async (amount) => {
    expect(await findingsIn(total(amount), 'Orders')).toEqual([])
  })

  test('have thousandths in some currencies', async () => {
    expect(await findingsIn(total('12.345', 'KWD'), 'Orders')).toEqual([])
    expect(await findingsIn(total('12.3456', 'KWD'), 'Orders')).toHaveLength(1)
  })

  test('are no prices', async () => {
    const price = xmlOf(
      'Orders',
      '<LineItem><OrderLine><EAN>40170725</EAN><PurchasePrice>0.0125</PurchasePrice></OrderLine></LineItem>',
    )
    expect(await findingsIn(price, 'Orders')).toEqual([])
  })
})
