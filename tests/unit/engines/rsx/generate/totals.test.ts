import { describe, expect, it } from 'vitest'
import { finish } from '@/engines/rsx/generate/finish'
import { makeFacts } from '@/engines/rsx/generate/facts'
import { fillFrom, type Draft } from '@/engines/rsx/generate/draft'
import { createRecord, numberedValues } from '@/engines/rsx/generate/sample-tree'
import type { SampleContext } from '@/engines/rsx/generate/sample-context'
import { platformRules } from '../check/platform-rules'
import { optionsOf, samplesOf, textsAt } from './outline'

/** The values of a document after its totals were computed, by path. */
function finished(document: string, draft: Draft): Record<string, string> {
  const rules = platformRules(document)
  const options = optionsOf({ size: 'minimal' })
  const facts = makeFacts(options, { isCanadian: false, acknowledgementCodes: [] })
  const context: SampleContext = {
    rules,
    options,
    facts,
    delivery: facts.deliveries[1] ?? facts.deliveries[0],
    orderCodes: new Map(),
    contradictions: new Map(),
    budget: { nodes: 0 },
  }
  const record = createRecord(rules.record, undefined)
  fillFrom(context, record, draft)
  finish(context, record)
  return Object.fromEntries(numberedValues(record).map(({ path, text }) => [path, text]))
}

/** A line of an invoice, with the total that is computed. */
const line = (InvoiceQty: string, PurchasePrice: string, more: Draft = {}): Draft => ({
  InvoiceLine: { InvoiceQty, PurchasePrice, ExtendedItemTotal: '0' },
  ...more,
})

describe('the totals of an invoice', () => {
  it('add up from its lines, charges, taxes and allowances', () => {
    const values = finished('Invoices', {
      Header: {
        PaymentTerms: [{ TermsNetDueDays: '30' }, { TermsDiscountPercentage: '2' }, { TermsDiscountPercentage: '3' }],
        Taxes: [{ TaxTypeCode: 'ST', TaxAmount: '0', TaxPercent: '6.5' }],
        ChargesAllowances: [
          { AllowChrgIndicator: 'A', AllowChrgAmt: '0', AllowChrgPercent: '2' },
          { AllowChrgIndicator: 'C', AllowChrgAmt: '7.25' },
        ],
      },
      LineItem: [
        line('3', '10.05'),
        line('2', '99.90', {
          ChargesAllowances: [{ AllowChrgIndicator: 'C', AllowChrgAmt: '0', AllowChrgPercent: '10' }],
        }),
      ],
      Summary: {
        TotalAmount: '0',
        TotalSalesAmount: '0',
        TotalAllowancesAmount: '0',
        TotalChargesAmount: '0',
        TotalTaxesAndCharges: '0',
        TotalLineItemNumber: '0',
        TotalTermsDiscountAmount: '0',
        InvoiceAmtDueByTermsDate: '0',
        TotalNonFreightCharges: '0',
      },
    })
    expect(values).toMatchObject({
      'LineItem[1]/InvoiceLine/ExtendedItemTotal': '30.15',
      'LineItem[2]/InvoiceLine/ExtendedItemTotal': '199.80',
      // 10 percent of the line.
      'LineItem[2]/ChargesAllowances/AllowChrgAmt': '19.98',
      // 6.5 and 2 percent of 229.95, rounded to cents.
      'Header/Taxes/TaxAmount': '14.95',
      'Header/ChargesAllowances[1]/AllowChrgAmt': '4.60',
      'Header/ChargesAllowances[2]/AllowChrgAmt': '7.25',
      'Summary/TotalSalesAmount': '229.95',
      'Summary/TotalAllowancesAmount': '4.60',
      'Summary/TotalChargesAmount': '27.23',
      'Summary/TotalTaxesAndCharges': '37.58',
      'Summary/TotalAmount': '267.53',
      'Summary/TotalLineItemNumber': '2',
      // 2 percent of the sales, for paying early.
      'Summary/TotalTermsDiscountAmount': '4.60',
      'Summary/InvoiceAmtDueByTermsDate': '262.93',
      'Summary/TotalNonFreightCharges': '27.23',
    })
  })

  it('stay without a discount where no terms have one, and as they are where a part is not known', () => {
    const values = finished('Invoices', {
      Header: { PaymentTerms: [{ TermsNetDueDays: '30' }] },
      LineItem: [{ InvoiceLine: { InvoiceQty: '3', ExtendedItemTotal: '1.00' } }, { InvoiceLine: { InvoiceQty: '3' } }],
      Summary: {
        TotalAmount: '5.00',
        TotalSalesAmount: '6.00',
        TotalTermsDiscountAmount: '1',
        InvoiceAmtDueByTermsDate: '0',
        TotalNonFreightCharges: '3',
      },
    })
    expect(values).toMatchObject({
      'LineItem[1]/InvoiceLine/ExtendedItemTotal': '1.00',
      'Summary/TotalAmount': '5.00',
      'Summary/TotalSalesAmount': '6.00',
      'Summary/TotalTermsDiscountAmount': '0.00',
      'Summary/InvoiceAmtDueByTermsDate': '5.00',
      'Summary/TotalNonFreightCharges': '3',
    })
  })

  it('take a percentage of nothing for a document without goods', () => {
    const values = finished('Invoices', {
      Header: { Taxes: [{ TaxAmount: '9', TaxPercent: '6.5' }], ChargesAllowances: [{ AllowChrgAmt: '9' }] },
    })
    expect(values).toMatchObject({ 'Header/Taxes/TaxAmount': '0.00', 'Header/ChargesAllowances/AllowChrgAmt': '9' })
  })
})

it('gives the first place what the others leave of a total', () => {
  const distribute = (TotalQty: string, quantities: (string | undefined)[]) => {
    const LocationQuantity = quantities.map((Qty, at) => ({ Location: `01${at}`, Qty }))
    const values = finished('Orders', {
      LineItem: [{ QuantitiesSchedulesLocations: [{ TotalQty, LocationQuantity }] }],
    })
    return quantities.map((_, at) => values[`LineItem/QuantitiesSchedulesLocations/LocationQuantity[${at + 1}]/Qty`])
  }
  expect(distribute('20', ['1', '2', '3'])).toEqual(['15', '2', '3'])
  expect(distribute('2.5', ['1', '2'])).toEqual(['0.5', '2'])
  expect(distribute('20', [undefined, '4', '5'])).toEqual([undefined, '15', '5'])
  expect(
    finished('Orders', { LineItem: [{ QuantitiesSchedulesLocations: [{ LocationQuantity: [{ Qty: '4' }] }] }] }),
  ).toEqual({
    'LineItem/QuantitiesSchedulesLocations/LocationQuantity/Qty': '4',
  })
})

it('computes what is paid of each invoice, and the sum of a remittance', () => {
  const values = finished('Remittances', {
    Header: { RemittanceHeader: { RemittanceAmount: '0' } },
    LineItem: [
      { RemittanceLine: { InvoiceAmount: '100.50', DeductionAmount: '0.25', PaidAmount: '0' } },
      { RemittanceLine: { InvoiceAmount: '10', PaidAmount: '8' } },
    ],
    Summary: { TotalAmount: '0', TotalLineItemNumber: '0' },
  })
  expect(values).toMatchObject({
    'LineItem[1]/RemittanceLine/PaidAmount': '100.25',
    'LineItem[2]/RemittanceLine/PaidAmount': '8',
    'Header/RemittanceHeader/RemittanceAmount': '108.25',
    'Summary/TotalAmount': '108.25',
    'Summary/TotalLineItemNumber': '2',
  })
})

describe('a ship notice', () => {
  const carton = (more: Draft = {}): Draft => ({
    Pack: { PackLevelType: 'P', ShippingSerialID: '0'.repeat(20) },
    ItemLevel: [{ ShipmentLine: { LineSequenceNumber: '1' } }, { ShipmentLine: { LineSequenceNumber: '2' } }],
    ...more,
  })
  const shipment: Draft = {
    Header: {
      QuantityAndWeight: [
        { PackingMedium: 'PLT', LadingQuantity: '9' },
        { PackingMedium: 'CTN', LadingQuantity: '9' },
        { Weight: '1' },
      ],
    },
    OrderLevel: [
      {
        QuantityAndWeight: [{ PackingMedium: 'CTN', LadingQuantity: '9' }],
        PackLevel: [
          { Pack: { PackLevelType: 'T', ShippingSerialID: '0'.repeat(20) }, PackLevel: [carton(), carton()] },
        ],
      },
      {
        QuantityAndWeight: [{ PackingMedium: 'PLT', LadingQuantity: '9' }],
        PackLevel: [carton(), { Pack: { PackLevelType: 'P' } }],
      },
    ],
    Summary: { TotalOrders: '0', TotalLineItemNumber: '0' },
  }

  it('counts orders, items, pallets and cartons: of all orders in the header, of its own in an order', () => {
    expect(finished('Shipments', shipment)).toMatchObject({
      'Summary/TotalOrders': '2',
      'Summary/TotalLineItemNumber': '6',
      'Header/QuantityAndWeight[1]/LadingQuantity': '1',
      'Header/QuantityAndWeight[2]/LadingQuantity': '4',
      'OrderLevel[1]/QuantityAndWeight/LadingQuantity': '2',
      'OrderLevel[2]/QuantityAndWeight/LadingQuantity': '0',
    })
  })

  it('numbers pallets and cartons one after the other, by its delivery', () => {
    const serials = Object.entries(finished('Shipments', shipment)).flatMap(([path, text]) =>
      path.endsWith('ShippingSerialID') ? [text] : [],
    )
    expect(serials).toHaveLength(4)
    expect(serials.map((text) => text.slice(-4, -1))).toEqual(['001', '002', '003', '004'])
    for (const text of serials) expect(text).toMatch(/^000812345\d{6}2\d{4}$/)
  })
})

it('computes the totals of an order and its acknowledgement by what is ordered and accepted', () => {
  const [order, acknowledgement, , invoice] = samplesOf({ model: 'BulkImport' })
  if (!order || !acknowledgement || !invoice) throw new Error('a document is missing')
  const numbers = (sample: typeof order, path: string) => textsAt(sample, path).map(Number)
  const prices = numbers(order, 'LineItem/OrderLine/PurchasePrice')
  const total = (units: number[]) => units.reduce((sum, count, at) => sum + count * (prices[at] ?? 0), 0)
  const ordered = numbers(order, 'LineItem/OrderLine/OrderQty')
  expect(numbers(order, 'Summary/TotalAmount')[0]).toBeCloseTo(total(ordered), 2)
  const accepted = ordered.map((units, at) => (at === 0 ? units - 1 : units))
  expect(numbers(acknowledgement, 'Summary/TotalAmount')[0]).toBeCloseTo(total(accepted), 2)
  expect(numbers(invoice, 'Summary/TotalSalesAmount')[0]).toBeCloseTo(total(accepted), 2)
})
