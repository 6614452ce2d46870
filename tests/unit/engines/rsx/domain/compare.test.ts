import type { Yielder } from '@/lib/yielder'
import { describe, expect, test } from 'vitest'
import { compareDocuments } from '@/engines/rsx/domain/compare-documents'
import type { Finding } from '@/engines/rsx/findings/finding'
import type { Example } from '../../../../../platform/rsx/examples/examples'
import { countingYielder, freeYielder } from '../yielders'
import { read } from '../read/support'
import { briefOf, exampleOf, exampleWith, rulesFor, written, type Format } from './support'

type Compared = Pick<Example, 'document' | 'record'>

const families: Record<string, string[]> = {
  CrossDock: [
    'PO104415-1-v7.7-CrossDock',
    'PR104415-1-v7.7-CrossDock',
    'PC104415-1-v7.7-CrossDock',
    'CA104415-1-v7.7-CrossDock',
    'SH104415-1-v7.7-CrossDock',
    'SH104415-2-v7.7-CrossDock',
    'IN104415-1-v7.7-CrossDock',
    'IN104415-2-v7.7-CrossDock',
  ],
  MultiStore: [
    'PO104416-1-v7.7-MultiStore',
    'PR104416-1-v7.7-MultiStore',
    'PC104416-1-v7.7-MultiStore',
    'CA104416-1-v7.7-MultiStore',
    'SH104416-1-v7.7-MultiStore',
    'SH104416-2-v7.7-MultiStore',
    'IN104416-1-v7.7-MultiStore',
    'IN104416-2-v7.7-MultiStore',
  ],
  BulkImport: [
    'PO104417-1-v7.7-BulkImport',
    'PR104417-1-v7.7-BulkImport',
    'PC104417-1-v7.7-BulkImport',
    'CA104417-1-v7.7-BulkImport',
    'SH104417-1-v7.7-BulkImport',
    'IN104417-1-v7.7-BulkImport',
  ],
  DropShip: [
    'PO104418-1-v7.7-DropShip',
    'PR104418-1-v7.7-DropShip',
    'PC104418-1-v7.7-DropShip',
    'CA104418-1-v7.7-DropShip',
    'SH104418-1-v7.7-DropShip',
    'IN104418-1-v7.7-DropShip',
  ],
}

async function compareAll(
  examples: readonly Compared[],
  format: Format = 'XML',
  yielder: Yielder = freeYielder(),
): Promise<Finding[][]> {
  const documents = []
  for (const example of examples) {
    const rules = rulesFor(example.document)
    const { document } = await read(written(example, format), { document: example.document, name: 'file', rules })
    documents.push({ document, rules })
  }
  return compareDocuments(documents, yielder)
}

async function briefs(examples: readonly Compared[], format?: Format): Promise<string[][]> {
  const findings = await compareAll(examples, format)
  for (const { code } of findings.flat()) expect(code).toBe('differs-from-order')
  return findings.map((own) => own.map((finding) => briefOf(finding).replace('differs-from-order ', '')))
}

describe('documents of one order', () => {
  test.each(Object.entries(families))('agree: %s', async (_, stems) => {
    for (const format of ['XML', 'JSON', 'CSV', 'Positional'] as const) {
      expect((await briefs(stems.map(exampleOf), format)).flat()).toEqual([])
    }
  })

  test('agree with other versions of a document: one shipment of the same number counts, which is said', async () => {
    const stems = ['PO104417-1-v7.7-BulkImport', 'SH104417-1-v7.7-BulkImport', 'SH104417-1-v7.7-BulkImport_TareLevel']
    const found = (await compareAll(stems.map(exampleOf))).flat()
    expect(found.map(({ code, level }) => [code, level])).toEqual([['differs-from-opened', 'warning']])
  })

  test('are not compared without the order', async () => {
    const others = (families['BulkImport'] ?? []).slice(1)
    const changed = exampleWith('IN104417-1-v7.7-BulkImport', { 'Header.InvoiceHeader.PurchaseOrderNumber': 'PO9' })
    expect((await briefs([...others.map(exampleOf), changed])).flat()).toEqual([])
  })

  test('are compared with each order of a consolidated shipment', async () => {
    const orders = ['PO104417-1-v7.7-BulkImport', 'PO104415-1-v7.7-CrossDock'].map(exampleOf)
    expect((await briefs([...orders, exampleOf('Consolidated_Shipment-v7.7-MultiOrders')])).flat()).toEqual([])
  })
})

const order = exampleOf('PO104417-1-v7.7-BulkImport')
const acknowledgement = 'PR104417-1-v7.7-BulkImport'
const moved = 'PR104417-1-v7.7-BulkImport_AllAccept_With_Change'
const shipment = 'SH104417-1-v7.7-BulkImport'
const invoice = 'IN104417-1-v7.7-BulkImport'

describe('kind 47', () => {
  test.each<[title: string, stem: string, changes: Record<string, unknown>, expected: string[]]>([
    [
      'another order number',
      invoice,
      { 'Header.InvoiceHeader.PurchaseOrderNumber': 'PO104417-2' },
      ['warning Header/InvoiceHeader/PurchaseOrderNumber: PO104417-2'],
    ],
    [
      'another order number in a shipment',
      shipment,
      { 'OrderLevel.0.OrderHeader.PurchaseOrderNumber': 'PO1044171' },
      ['warning OrderLevel/OrderHeader/PurchaseOrderNumber: PO1044171'],
    ],
    [
      'another trading partner',
      shipment,
      { 'Header.ShipmentHeader.TradingPartnerId': 'NGOALLTESTIO' },
      ['error Header/ShipmentHeader/TradingPartnerId: NGOALLTESTIO'],
    ],
    [
      'another order date',
      acknowledgement,
      { 'Header.OrderHeader.PurchaseOrderDate': '2026-03-01' },
      ['error Header/OrderHeader/PurchaseOrderDate: 2026-03-01'],
    ],
    [
      'another department',
      invoice,
      { 'Header.InvoiceHeader.Department': '13' },
      ['warning Header/InvoiceHeader/Department: 13'],
    ],
    [
      'a line that the order does not have',
      acknowledgement,
      { 'LineItem.2.OrderLine.LineSequenceNumber': '4' },
      ['error LineItem[3]/OrderLine/LineSequenceNumber: 4'],
    ],
    [
      'another item',
      acknowledgement,
      { 'LineItem.0.OrderLine.BuyerPartNumber': 'NGO-4472' },
      ['error LineItem[1]/OrderLine/BuyerPartNumber: NGO-4472'],
    ],
    [
      'an ordered quantity that was replaced by the accepted one',
      acknowledgement,
      { 'LineItem.0.OrderLine.OrderQty': 24 },
      ['error LineItem[1]/OrderLine/OrderQty: 24'],
    ],
    [
      'another price in an invoice',
      invoice,
      { 'LineItem.0.InvoiceLine.PurchasePrice': 21.5 },
      ['error LineItem[1]/InvoiceLine/PurchasePrice: 21.50'],
    ],
    [
      'another price in an acknowledgement that does not say so',
      acknowledgement,
      { 'LineItem.0.OrderLine.PurchasePrice': 21.5 },
      ['warning LineItem[1]/OrderLine/PurchasePrice: 21.50'],
    ],
    [
      'more shipped than ordered',
      shipment,
      { 'OrderLevel.0.PackLevel.0.ItemLevel.0.ShipmentLine.ShipQty': 16 },
      ['error OrderLevel/PackLevel[4]/ItemLevel/ShipmentLine/ShipQty: 34'],
    ],
    [
      'more billed than ordered',
      invoice,
      { 'LineItem.1.InvoiceLine.InvoiceQty': 25 },
      ['error LineItem[2]/InvoiceLine/InvoiceQty: 25'],
    ],
    [
      'an acknowledgement that comes to more than the order',
      moved,
      { 'Summary.TotalAmount': 2400 },
      ['warning Summary/TotalAmount: 2400'],
    ],
  ])('is found for %s', async (_, stem, changes, expected) => {
    for (const format of ['XML', 'JSON', 'CSV', 'Positional'] as const) {
      const [ofOrder, ofOther] = await briefs([order, exampleWith(stem, changes)], format)
      expect(ofOrder).toEqual([])
      expect(ofOther?.map((text) => text.replace(/(\.\d)0$/, '$1'))).toEqual(
        expected.map((text) => text.replace(/(\.\d)0$/, '$1')),
      )
    }
  })

  test('more billed than shipped', async () => {
    const billed = exampleWith(invoice, { 'LineItem.0.InvoiceLine.InvoiceQty': 30 })
    expect(await briefs([order, exampleOf(shipment), billed])).toEqual([
      [],
      [],
      ['warning LineItem[1]/InvoiceLine/InvoiceQty: 30'],
    ])
  })

  test('a price that the acknowledgement names is accepted in the invoice', async () => {
    const required = exampleWith(acknowledgement, {
      'LineItem.1.OrderLine.PurchasePrice': 38,
      'LineItem.1.LineItemAcknowledgement.0.ItemStatusCode': 'IP',
    })
    const billed = exampleWith(invoice, { 'LineItem.1.InvoiceLine.PurchasePrice': 38 })
    expect((await briefs([order, required, billed])).flat()).toEqual([])
  })

  test('a price without a basis is not compared with one for a dozen', async () => {
    const line = 'LineItem.0.OrderLine'
    const dozens = (basis: string | undefined) =>
      exampleWith('PO104417-1-v7.7-BulkImport', {
        [`${line}.PurchasePrice`]: 240,
        [`${line}.PurchasePriceBasis`]: basis,
      })
    const billed = exampleWith(invoice, { 'LineItem.0.InvoiceLine.PurchasePriceBasis': undefined })
    expect((await briefs([dozens('PD'), billed])).flat()).toEqual([])
    expect((await briefs([dozens(undefined), billed])).flat()).toHaveLength(1)
  })

  test('a credit may pay back a part of the price', async () => {
    const price = { 'LineItem.0.InvoiceLine.PurchasePrice': 2 }
    const credit = exampleWith(invoice, { ...price, 'Header.InvoiceHeader.InvoiceTypeCode': 'CR' })
    expect((await briefs([order, credit])).flat()).toEqual([])
    expect((await briefs([order, exampleWith(invoice, price)])).flat()).toHaveLength(1)
  })

  test('an item that comes in place of the ordered one has other numbers', async () => {
    const other = { 'LineItem.0.OrderLine.BuyerPartNumber': 'NGO-4472' }
    const said = { ...other, 'LineItem.0.LineItemAcknowledgement.0.ItemStatusCode': 'IS' }
    expect((await briefs([order, exampleWith(acknowledgement, other)])).flat()).toHaveLength(1)
    expect((await briefs([order, exampleWith(acknowledgement, said)])).flat()).toEqual([])
  })

  test('a quantity that was changed may be shipped', async () => {
    const change = exampleWith('PC104417-1-v7.7-BulkImport', { 'LineItem.0.OrderLine.OrderQty': 40 })
    const shipped = exampleWith(shipment, { 'OrderLevel.0.PackLevel.0.ItemLevel.0.ShipmentLine.ShipQty': 16 })
    expect((await briefs([order, change, shipped])).flat()).toEqual([])
  })

  test('messages name the order and both values', async () => {
    const [, findings] = await compareAll([
      order,
      exampleWith(shipment, { 'OrderLevel.0.PackLevel.0.ItemLevel.0.ShipmentLine.ShipQty': 16 }),
    ])
    expect(findings?.[0]?.message).toBe("With this ShipQty, 34 of line 1 are shipped; the order 'PO104417-1' has 30.")
  })
})

describe('what is compared', () => {
  test('is each value once, though a shipment has several orders', async () => {
    const orders = ['PO104417-1-v7.7-BulkImport', 'PO104415-1-v7.7-CrossDock'].map(exampleOf)
    const changed = exampleWith('Consolidated_Shipment-v7.7-MultiOrders', {
      'Header.ShipmentHeader.TradingPartnerId': 'NGOALLTESTIO',
    })
    expect((await briefs([...orders, changed]))[2]).toEqual([
      'error Header/ShipmentHeader/TradingPartnerId: NGOALLTESTIO',
    ])
  })

  test('comes in the order of the file, whatever is compared first', async () => {
    const changed = exampleWith(invoice, {
      'LineItem.0.InvoiceLine.InvoiceQty': 35,
      'LineItem.1.InvoiceLine.PurchasePrice': 40,
    })
    expect((await briefs([order, changed]))[1]).toEqual([
      'error LineItem[1]/InvoiceLine/InvoiceQty: 35',
      'error LineItem[2]/InvoiceLine/PurchasePrice: 40',
    ])
  })

  test('is the header of each order where a shipment has none of its own', async () => {
    const changed = exampleWith(shipment, {
      'Header.ShipmentHeader': undefined,
      'OrderLevel.0.OrderHeader.Vendor': 'V00000',
    })
    expect((await briefs([order, changed]))[1]).toEqual(['warning OrderLevel/OrderHeader/Vendor: V00000'])
  })

  test('is nothing that the order does not say', async () => {
    const silent = exampleWith('PO104417-1-v7.7-BulkImport', { 'Header.OrderHeader.Department': undefined })
    expect((await briefs([silent, exampleWith(invoice, { 'Header.InvoiceHeader.Department': '13' })])).flat()).toEqual(
      [],
    )
  })

  test('is no group where a value belongs', async () => {
    const rules = rulesFor('Invoices')
    const text = written(exampleOf(invoice)).replace(/<Vendor>.*?<\/Vendor>/, '<Vendor><Id>1</Id></Vendor>')
    const compared = await read(text, { document: 'Invoices', name: 'file', rules })
    const orders = await read(written(order), { document: 'Orders', name: 'file', rules: rulesFor('Orders') })
    const documents = [
      { document: orders.document, rules: rulesFor('Orders') },
      { document: compared.document, rules },
    ]
    expect((await compareDocuments(documents, freeYielder())).flat()).toEqual([])
  })

  test('is a line that asks for another price and that the order does not have', async () => {
    const changed = exampleWith(acknowledgement, {
      'LineItem.2.OrderLine.LineSequenceNumber': '4',
      'LineItem.2.LineItemAcknowledgement.0.ItemStatusCode': 'IP',
    })
    expect((await briefs([order, changed]))[1]).toEqual(['error LineItem[3]/OrderLine/LineSequenceNumber: 4'])
  })

  test('is no part of a line with a number of its own', async () => {
    const rules = rulesFor('Shipments')
    const subline =
      '<Subline><SublineItemDetail><LineSequenceNumber>99</LineSequenceNumber></SublineItemDetail></Subline>'
    const text = written(exampleOf(shipment)).replace('</ShipmentLine>', `</ShipmentLine>${subline}`)
    const orders = await read(written(order), { document: 'Orders', name: 'file', rules: rulesFor('Orders') })
    const compared = await read(text, { document: 'Shipments', name: 'file', rules })
    const documents = [
      { document: orders.document, rules: rulesFor('Orders') },
      { document: compared.document, rules },
    ]
    expect((await compareDocuments(documents, freeYielder())).flat()).toEqual([])
  })
})

/** An example with so many copies of its first line, each with a number of its own. */
function withLines(stem: string, count: number): Compared {
  const { document, record } = structuredClone(exampleOf(stem))
  const [line] = record['LineItem'] as Record<string, Record<string, unknown>>[]
  const name = document === 'Orders' ? 'OrderLine' : 'InvoiceLine'
  record['LineItem'] = Array.from({ length: count }, (_, at) => ({
    ...line,
    [name]: { ...line?.[name], LineSequenceNumber: String(at + 1) },
  }))
  return { document, record }
}

test('comparing pauses between the lines of large documents, and ends when it is aborted', async () => {
  const documents = ['PO104417-1-v7.7-BulkImport', 'IN104417-1-v7.7-BulkImport'].map((stem) => withLines(stem, 600))
  const yielder = countingYielder()
  await compareAll(documents, 'XML', yielder)
  // Two pauses in 600 lines: while the order is read, the lines are compared, and quantities are counted and compared.
  expect(yielder.progress.length).toBeGreaterThanOrEqual(8)
  const aborted: Yielder = { isYieldDue: () => true, yield: () => Promise.reject(new Error('enough')) }
  await expect(compareAll(documents, 'XML', aborted)).rejects.toThrow('enough')
})
