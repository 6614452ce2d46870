import { describe, expect, test } from 'vitest'
import { compareDocuments } from '@/engines/rsx/domain/compare-documents'
import type { Finding } from '@/engines/rsx/findings/finding'
import { freeYielder } from '../yielders'
import { read } from '../read/support'
import { inputFile } from './input-files'
import { briefOf, exampleOf, exampleWith, rulesFor, written } from './support'

interface Opened {
  name: string
  text: string
  document: string
}

async function compareAll(opened: readonly Opened[]): Promise<Finding[][]> {
  const documents = []
  for (const { name, text, document } of opened) {
    const rules = rulesFor(document)
    documents.push({ name, document: (await read(text, { document, name, rules })).document, rules })
  }
  return compareDocuments(documents, freeYielder())
}

const input = (name: string, document = 'Shipments'): Opened => ({
  name: `${name}.xml`,
  text: inputFile(name),
  document,
})
const order = input('order-of-two-lines', 'Orders')
const example = (stem: string, changes: Record<string, unknown> = {}): Opened => {
  const { document, record } = exampleWith(stem, changes)
  return { name: `${stem}.xml`, text: written({ document, record }), document }
}
const briefs = async (opened: readonly Opened[]) => (await compareAll(opened)).map((own) => own.map(briefOf))

const place = 'differs-from-opened warning Header/Address/Address1: 99 Other Road'
const padded = 'differs-from-order warning OrderLevel/PackLevel/ItemLevel'

describe('a shipment beside its order', () => {
  test.each([
    ['shipment-that-agrees', []],
    ['shipment-to-another-place', [place]],
    ['shipment-before-the-order', ['differs-from-opened error Header/ShipmentHeader/ShipDate: 2026-01-02']],
    [
      'shipment-with-padded-line-numbers',
      [`${padded}[1]/ShipmentLine/LineSequenceNumber: 00001`, `${padded}[2]/ShipmentLine/LineSequenceNumber: 02`],
    ],
  ])('is compared with it: %s', async (name, expected) => {
    expect(await briefs([order, input(name)])).toEqual([[], expected])
    expect(await briefs([input(name), order])).toEqual([expected, []])
  })

  test('says which line a padded number is, and counts it as that line', async () => {
    const [, found] = await compareAll([order, input('shipment-with-padded-line-numbers')])
    expect(found?.[0]?.message).toBe(
      "LineSequenceNumber is '00001', which is line 1 of the order 'PO7001' written differently. Some retailers compare it character by character.",
    )
    const more = input('shipment-with-padded-line-numbers')
    const text = more.text.replace('<ShipQty>6<', '<ShipQty>9<')
    const [, counted] = await briefs([order, { ...more, text }])
    expect(counted).toContain('differs-from-order error OrderLevel/PackLevel/ItemLevel[1]/ShipmentLine/ShipQty: 9')
  })
})

test.each([
  ['614141000104', '00614141000104'],
  ['042100005264', '04252614'],
])('the item number %s is written differently as %s, which is a warning', async (ordered, repeated) => {
  const withNumber = (name: string, number: string, document?: string): Opened => {
    const opened = input(name, document)
    return { ...opened, text: opened.text.replace('>614141000104<', `>${number}<`) }
  }
  const [, found] = await compareAll([
    withNumber('order-of-two-lines', ordered, 'Orders'),
    withNumber('shipment-that-agrees', repeated),
  ])
  expect(found?.map(({ level, message }) => [level, message])).toEqual([
    [
      'warning',
      `ConsumerPackageCode is '${repeated}', the number '${ordered}' of the order 'PO7001' written differently. Some retailers compare it character by character.`,
    ],
  ])
})

const bulk = 'PO104417-1-v7.7-BulkImport'
const shipment = 'SH104417-1-v7.7-BulkImport'
const invoice = 'IN104417-1-v7.7-BulkImport'
const acknowledgement = 'PR104417-1-v7.7-BulkImport'

describe('a ship-to address', () => {
  const placeOf = (record: Record<string, unknown>) =>
    (record['Header'] as { Address: { AddressTypeCode: string }[] }).Address.findIndex(
      ({ AddressTypeCode }) => AddressTypeCode === 'ST',
    )
  const at = (stem: string) => placeOf(exampleOf(stem).record)

  test.each([[shipment], [invoice], [acknowledgement]])('with another number is an error: %s', async (stem) => {
    const index = at(stem)
    const changed = example(stem, { [`Header.Address.${index}.AddressLocationNumber`]: '0411' })
    const [, found] = await compareAll([example(bulk), changed])
    expect(found?.map(({ code, level, found: value, expected }) => [code, level, value, expected])).toEqual([
      ['differs-from-opened', 'error', '0411', '0410'],
    ])
  })

  test('with the same number may be written in any way', async () => {
    const changed = example(shipment, { [`Header.Address.${at(shipment)}.Address1`]: 'Gate 4' })
    expect((await briefs([example(bulk), changed])).flat()).toEqual([])
  })

  test.each([
    ['12 Mill Rd', 'Duluth', '55802-1234', 0],
    ['12 MILL ROAD, Suite 4', 'DULUTH', '55802', 0],
    ['12 Mill Road', 'Ames', '55802', 1],
    ['14 Mill Road', 'Duluth', '55802', 1],
    ['12 Mill Road', 'Duluth', '50010', 1],
  ])('without a number is compared by its text: %s, %s %s', async (street, city, code, count) => {
    const text = inputFile('shipment-that-agrees')
      .replace('12 Mill Road', street)
      .replace('Duluth', city)
      .replace('55802', code)
    const [, found] = await compareAll([order, { ...input('shipment-that-agrees'), text }])
    expect(found?.map(({ level }) => level)).toEqual(Array.from({ length: count }, () => 'warning'))
  })

  test('is that of a store for which the order has goods', async () => {
    const stores = 'PO104415-1-v7.7-CrossDock'
    const index = at('SH104415-1-v7.7-CrossDock')
    const to = (number: string) =>
      example('SH104415-1-v7.7-CrossDock', { [`Header.Address.${index}.AddressLocationNumber`]: number })
    expect((await briefs([example(stores), to('0114')])).flat()).toEqual([])
    expect((await briefs([example(stores), to('0115')])).flat()).toHaveLength(1)
  })

  test('of a change of the order counts too', async () => {
    const index = at(shipment)
    const moved = { [`Header.Address.${index}.AddressLocationNumber`]: '0411' }
    const { record } = exampleOf('PC104417-1-v7.7-BulkImport')
    const change = example('PC104417-1-v7.7-BulkImport', {
      [`Header.Address.${placeOf(record)}.AddressLocationNumber`]: '0411',
    })
    expect((await briefs([example(bulk), change, example(shipment, moved)])).flat()).toEqual([])
  })
})

describe('dates beside an order', () => {
  test.each([
    ['2026-03-16', 0],
    ['2026-03-20', 0],
    ['2026-03-15', 1],
    ['2026-03-21', 1],
  ])('are within its ship window: %s', async (day, count) => {
    const changed = example(shipment, { 'Header.ShipmentHeader.ShipDate': day })
    const [, found] = await compareAll([example(bulk), changed])
    expect(found?.map(({ code, level }) => [code, level])).toEqual(
      Array.from({ length: count }, () => ['differs-from-opened', 'warning']),
    )
  })

  test('may be those of a line, if the order has a window for the others', async () => {
    const changed = example(shipment, { 'Header.ShipmentHeader.ShipDate': '2026-03-28' })
    const later = { 'LineItem.0.Dates': [{ DateTimeQualifier: '038', Date: '2026-03-28' }] }
    const earlier = { 'LineItem.0.Dates': [{ DateTimeQualifier: '038', Date: '2026-03-27' }] }
    expect((await briefs([example(bulk, later), changed])).flat()).toEqual([])
    expect((await briefs([example(bulk, earlier), changed])).flat()).toHaveLength(1)
    expect((await briefs([example(bulk, { ...earlier, 'Header.Dates': [] }), changed])).flat()).toEqual([])
  })

  test.each(['DR', 'IB'])('may be later where an acknowledgement moves them: %s', async (status) => {
    const changed = example(shipment, { 'Header.ShipmentHeader.ShipDate': '2026-04-20' })
    const answer = (day: string) =>
      example(acknowledgement, {
        'LineItem.0.LineItemAcknowledgement.0.ItemStatusCode': status,
        'LineItem.0.LineItemAcknowledgement.0.ItemScheduleDate': day,
      })
    expect((await briefs([example(bulk), answer('2026-04-20'), changed])).flat()).toEqual([])
    expect((await briefs([example(bulk), answer('2026-04-19'), changed])).flat()).toHaveLength(1)
  })

  test('are told once: not when the document contradicts itself', async () => {
    const changed = example(invoice, { 'Header.InvoiceHeader.InvoiceDate': '2026-01-10' })
    expect((await briefs([example(bulk), changed])).flat()).toEqual([])
    const silent = example(invoice, {
      'Header.InvoiceHeader.InvoiceDate': '2026-01-10',
      'Header.InvoiceHeader.PurchaseOrderDate': undefined,
    })
    expect((await briefs([example(bulk), silent])).flat()).toEqual([
      'differs-from-opened error Header/InvoiceHeader/InvoiceDate: 2026-01-10',
    ])
  })

  test('of an invoice are not before its shipment', async () => {
    const changed = example(invoice, { 'Header.InvoiceHeader.InvoiceDate': '2026-03-16' })
    expect((await briefs([example(bulk), example(shipment), changed]))[2]).toEqual([
      'differs-from-opened warning Header/InvoiceHeader/InvoiceDate: 2026-03-16',
    ])
  })
})

describe('a serial number in two open files', () => {
  const other = (number: string) => ({
    ...input('shipment-that-agrees'),
    name: 'archive.zip/second.xml',
    text: inputFile('shipment-that-agrees').replace('SH-7001', number),
  })

  test('is an error in the second, which names the first, with and without an order', async () => {
    for (const beside of [[], [order]]) {
      const found = await compareAll([...beside, input('shipment-that-agrees'), other('SH-7002')])
      const own = found.flat().filter(({ code }) => code === 'differs-from-opened')
      expect(own.map(briefOf)).toEqual([
        'differs-from-opened error OrderLevel/PackLevel/Pack/ShippingSerialID: 00106141410000000019',
      ])
      expect(found.at(-1)).toContain(own[0])
      expect(own[0]?.message).toBe(
        "ShippingSerialID '00106141410000000019' is the SSCC of a carton in 'shipment-that-agrees.xml' too.",
      )
      expect(own[0]?.quickFix).toBeUndefined()
    }
  })

  test('is found however it is written', async () => {
    const text = other('SH-7002').text.replace('00106141410000000019', '106141410000000019')
    expect((await briefs([input('shipment-that-agrees'), { ...other('SH-7002'), text }])).flat()).toHaveLength(1)
  })

  test('of two versions of one shipment is said once', async () => {
    const found = await compareAll([example(shipment), example('SH104417-1-v7.7-BulkImport_TareLevel')])
    expect(found.map((own) => own.map(({ code, level }) => [code, level]))).toEqual([
      [],
      [['differs-from-opened', 'warning']],
    ])
  })

  test('is none where it names nothing', async () => {
    const zeros = (one: Opened) => ({ ...one, text: one.text.replace('00106141410000000019', '0'.repeat(20)) })
    expect((await briefs([zeros(input('shipment-that-agrees')), zeros(other('SH-7002'))])).flat()).toEqual([])
  })
})
