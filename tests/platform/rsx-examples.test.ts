import { XmlDocument, XmlElement } from 'libxml2-wasm'
import { beforeAll, describe, expect, it } from 'vitest'
import { exampleFileGroups, type ExampleFileGroup } from '@/engines/rsx/example-files'
import { checkDigit } from '../../platform/rsx/examples/check-digits'
import { documentSchema, type DocumentSchema } from '../../platform/rsx/document-schema'
import { openArchive, openArchiveWithProgram } from './archives'
import { readCsv, readPositional } from './flat-reader'
import { createTestPlatform, dana } from './in-process'
import { jsonErrors, xmlErrors } from './rsx-validators'

type Group = Record<string, unknown>

let platform: Awaited<ReturnType<typeof createTestPlatform>>
beforeAll(async () => {
  platform = await createTestPlatform()
})

const get = (path: string) => platform.call('GET', `/content/${path}`, { as: dana })
const schemaOf = (document: string) => documentSchema('7.7.4', document) as DocumentSchema

/** All published files by address. */
const published = new Map<string, string>()
beforeAll(async () => {
  for (const group of exampleFileGroups) {
    for (const { files } of Object.values(group.formats)) {
      for (const { url } of files) {
        const { status, text } = await get(url)
        if (status !== 200) throw new Error(`${url} answers ${status}`)
        published.set(url, text)
      }
    }
  }
})

function texts(group: ExampleFileGroup, format: keyof ExampleFileGroup['formats']): [string, string][] {
  return (group.formats[format]?.files ?? []).map(({ url, fileName }) => [
    fileName.replace(/\.\w+$/, ''),
    published.get(url) ?? '',
  ])
}

/** Converts the record of an XML file to JSON. The schema says which elements repeat and which are numbers. */
function readXml({ types, document }: DocumentSchema, text: string): Group {
  const read = (element: XmlElement, type: string): Group => {
    const group: Group = {}
    for (let child = element.firstChild; child; child = child.next) {
      if (!(child instanceof XmlElement)) continue
      const known = types.get(type)?.find(({ name }) => name === child.name)
      const isNumber = known?.kind === 'number' || known?.kind === 'integer'
      const value = known?.group ? read(child, known.group) : isNumber ? Number(child.content) : child.content
      if (known?.repeats) group[child.name] = [...((group[child.name] as unknown[] | undefined) ?? []), value]
      else group[child.name] = value
    }
    return group
  }
  const file = XmlDocument.fromString(text)
  try {
    const record = file.root.firstChild?.next
    return record instanceof XmlElement ? read(record, document.record) : {}
  } finally {
    file.dispose()
  }
}

/** The records of a document's XML files, by file name without ending. */
function records(document: string): Map<string, Group> {
  const group = exampleFileGroups.find(({ header }) => header === document) as ExampleFileGroup
  return new Map(texts(group, 'XML').map(([name, text]) => [name, readXml(schemaOf(document), text)]))
}

/** All values of an element, at any depth. */
function all(value: unknown, name: string): unknown[] {
  if (Array.isArray(value)) return value.flatMap((item) => all(item, name))
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([key, child]) => [...(key === name ? [child] : []), ...all(child, name)])
}

const one = (value: unknown, name: string) => all(value, name)[0]
const sum = (numbers: unknown[]) => numbers.reduce<number>((total, number) => total + Number(number), 0)
const lines = (record: Group) => (record['LineItem'] ?? []) as Group[]
const cents = (amount: unknown) => Math.round(Number(amount) * 100)

describe('files', () => {
  it.each(exampleFileGroups)('of $header are valid and have the same values in every format', (group) => {
    const schema = schemaOf(group.header)
    const fromXml = texts(group, 'XML').map(([name, text]) => {
      expect([name, xmlErrors(schema, text)]).toEqual([name, []])
      return [name, readXml(schema, text)]
    })
    const fromJson = texts(group, 'JSON').map(([name, text]) => [name, JSON.parse(text) as Group] as const)
    for (const [name, record] of fromJson) expect([name, jsonErrors(schema, record)]).toEqual([name, []])
    expect(texts(group, 'Positional').map(([name, text]) => [name, readPositional(schema, text)])).toEqual(fromXml)
    // There is nothing to compare for a format that the document does not have.
    expect(fromJson).toEqual(group.formats.JSON ? fromXml : [])
    const fromCsv = texts(group, 'CSV').map(([name, text]) => [name, readCsv(schema, text)])
    expect(fromCsv).toEqual(group.formats.CSV ? fromXml : [])
    expect(fromXml.length).toBeGreaterThan(1)
  })

  it('of changes exist as XML and positional only', async () => {
    for (const header of ['OrderChanges', 'OrderChangeAcks']) {
      const formats = exampleFileGroups.find((group) => group.header === header)?.formats ?? {}
      expect(Object.keys(formats)).toEqual(['Positional', 'XML'])
      expect((await get(`OMM-example-files/v7.7/${header}/JSON/PC104417-1-v7.7-BulkImport.json`)).status).toBe(404)
    }
  })

  it('are in the archives, all of them and nothing else', async () => {
    for (const { formats } of exampleFileGroups) {
      const [format] = Object.values(formats)
      openArchiveWithProgram((await get(format?.allZipPath ?? '')).bytes)
      for (const { allZipPath, files } of Object.values(formats)) {
        const inside = openArchive((await get(allZipPath)).bytes)
        expect(inside).toEqual(Object.fromEntries(files.map(({ fileName, url }) => [fileName, published.get(url)])))
      }
    }
  })

  it('need a token, and unknown ones are not found', async () => {
    const [file] = published.keys()
    expect((await platform.call('GET', `/content/${file ?? ''}`)).status).toBe(401)
    for (const path of ['v7.6/Orders/XML/PO104417-1-v7.7-BulkImport.xml', 'v7.7/Orders/PDF/a.pdf', 'v7.7/Orders', '']) {
      expect((await get(`OMM-example-files/${path}`)).status).toBe(404)
    }
  })

  it('describe different fulfilment models', () => {
    const roles = (document: string, name: string) =>
      all((records(document).get(name)?.['Header'] as Group | undefined)?.['Address'], 'AddressTypeCode')
    expect(roles('Orders', 'PO104415-1-v7.7-CrossDock')).toEqual(['BT', 'ST'])
    expect(roles('Orders', 'PO104416-1-v7.7-MultiStore')).toEqual(['BT'])
    expect(roles('Shipments', 'SH104415-1-v7.7-CrossDock')).toEqual(['SF', 'ST', 'Z7'])
    expect(roles('Shipments', 'SH104416-2-v7.7-MultiStore')).toEqual(['SF', 'ST'])
    expect(roles('Invoices', 'IN104415-1-v7.7-CrossDock')).toEqual(['BT', 'RI', 'ST', 'Z7'])
    const tare = records('Shipments').get('SH104417-1-v7.7-BulkImport_TareLevel')
    expect(new Set(all(tare, 'PackLevelType'))).toEqual(new Set(['T', 'P']))
    expect(all(records('Shipments').get('Consolidated_Shipment-v7.7-MultiOrders'), 'OrderHeader')).toHaveLength(3)
    const answers = all(records('OrderAcks').get('PR104417-1-v7.7-BulkImport'), 'ItemStatusCode')
    expect(answers).toEqual(['IQ', 'IB', 'IA', 'IA'])
  })
})

describe('numbers', () => {
  it('of lines and totals agree within a document', () => {
    for (const [document, line, quantity] of [
      ['Orders', 'OrderLine', 'OrderQty'],
      ['OrderChanges', 'OrderLine', 'OrderQty'],
      ['Invoices', 'InvoiceLine', 'InvoiceQty'],
    ] as const) {
      for (const [name, record] of records(document)) {
        const groups = lines(record).map((item) => item[line] as Group)
        const worth = groups.map((item) => cents(Number(item[quantity]) * Number(item['PurchasePrice'])))
        expect([name, groups.map((item) => cents(item['ExtendedItemTotal']))]).toEqual([name, worth])
        const summary = record['Summary'] as Group
        expect([name, summary['TotalLineItemNumber']]).toEqual([name, groups.length])
        const extras = all(record, 'ChargesAllowances').flat() as Group[]
        const charged = sum(
          extras.map((item) => (item['AllowChrgIndicator'] === 'C' ? 1 : -1) * cents(item['AllowChrgAmt'])),
        )
        const taxes = sum(all(record, 'TaxAmount').map(cents))
        expect([name, cents(summary['TotalAmount'])]).toEqual([name, sum(worth) + charged + taxes])
      }
    }
  })

  it('of stores add up to the line', () => {
    let checked = 0
    for (const record of records('Orders').values()) {
      for (const item of lines(record)) {
        const shares = all(item['QuantitiesSchedulesLocations'], 'Qty')
        if (shares.length === 0) continue
        checked += 1
        expect(sum(shares)).toBe(one(item, 'OrderQty'))
        expect(one(item, 'TotalQty')).toBe(one(item, 'OrderQty'))
      }
    }
    expect(checked).toBe(5)
    for (const record of records('InventoryInquiriesAndAdvices').values()) {
      const quantities = all(record, 'QuantitiesSchedulesLocations').flat() as Group[]
      for (const item of quantities) expect(sum(all(item, 'Qty'))).toBe(item['TotalQty'])
      expect(sum(all(record, 'TotalQty'))).toBe(one(record['Summary'], 'TotalQuantity'))
    }
  })

  it.each(['104415', '104416', '104417', '104418'])('of order %s agree from order to invoice', (family) => {
    const order = [...records('Orders')].find(([name]) => name.startsWith(`PO${family}`))?.[1] as Group
    const of = (document: string, code: string) =>
      [...records(document)]
        .filter(([name]) => name.startsWith(code + family) && !name.includes('_'))
        .map(([, record]) => record)
    const units = (group: string, field: string, many: Group[]) => {
      const byItem = new Map<unknown, number>()
      for (const item of all(many, group).flat() as Group[]) {
        const key = item['VendorPartNumber']
        byItem.set(key, (byItem.get(key) ?? 0) + Number(item[field]))
      }
      return Object.fromEntries(byItem as Map<string, number>)
    }
    const returned = ['OrderAcks PR', 'Shipments SH', 'Invoices IN', 'OrderChanges PC', 'OrderChangeAcks CA'].flatMap(
      (kind) => of(...(kind.split(' ') as [string, string])),
    )
    expect(new Set(all(returned, 'PurchaseOrderNumber'))).toEqual(new Set([`PO${family}-1`]))
    expect(new Set(all([order, ...returned], 'TradingPartnerId'))).toEqual(new Set(['NGOALLTESTID']))

    // Acknowledged units are shipped, and shipped units are invoiced.
    const accepted = Object.fromEntries(
      of('OrderAcks', 'PR').flatMap((record) =>
        lines(record).map((item) => {
          const decisions = item['LineItemAcknowledgement'] as Group[]
          expect(sum(all(decisions, 'ItemScheduleQty'))).toBe(one(item['OrderLine'], 'OrderQty'))
          const taken = decisions.filter((decision) => decision['ItemStatusCode'] !== 'IB')
          return [one(item['OrderLine'], 'VendorPartNumber'), sum(all(taken, 'ItemScheduleQty'))]
        }),
      ),
    )
    const shipped = units('ShipmentLine', 'ShipQty', of('Shipments', 'SH'))
    expect(shipped).toEqual(accepted)
    expect(units('InvoiceLine', 'InvoiceQty', of('Invoices', 'IN'))).toEqual(shipped)
    expect(units('OrderLine', 'OrderQty', of('OrderChangeAcks', 'CA'))).toEqual(
      units('OrderLine', 'OrderQty', of('OrderChanges', 'PC')),
    )
    expect(units('OrderLine', 'PreviousOrderQty', of('OrderChanges', 'PC'))).toEqual(
      units('OrderLine', 'OrderQty', [order]),
    )
    const prices = (records_: unknown) =>
      new Map(
        (all(records_, 'VendorPartNumber') as string[]).map((key, at) => [key, all(records_, 'PurchasePrice')[at]]),
      )
    for (const record of of('Invoices', 'IN')) {
      for (const [item, price] of prices(record)) expect(prices(order).get(item)).toBe(price)
    }
    const days = { after: one(order, 'PurchaseOrderDate'), dates: order['Header'] as Group }
    const [from, to] = (days.dates['Dates'] as Group[]).map((item) => String(item['Date']))
    for (const record of of('Shipments', 'SH')) {
      const shipDate = String(one(record, 'ShipDate'))
      expect(shipDate >= (from ?? '') && shipDate <= (to ?? '')).toBe(true)
    }
  })

  it('of shipments count cartons, weights and orders correctly', () => {
    for (const [name, record] of records('Shipments')) {
      const header = record['Header'] as Group
      const cartons = all(record, 'PackLevelType').filter((type) => type === 'P').length
      expect([name, one(header, 'LadingQuantity')]).toEqual([name, cartons])
      expect(cents(one(header, 'Weight'))).toBe(sum(all(record, 'PackWeight').map(cents)))
      expect(one(record['Summary'], 'TotalOrders')).toBe((record['OrderLevel'] as Group[]).length)
      expect(one(record['Summary'], 'TotalLineItemNumber')).toBe(all(record, 'ShipmentLine').length)
    }
  })

  it('have correct check digits, and every carton has its own number', () => {
    const good = (code: string) => checkDigit(code.slice(0, -1)) === code.at(-1)
    // Published examples of GS1 numbers, so that the rule itself is checked.
    expect(['614141000036', '10614141000415', '106141412345678908', '4006381333931'].map(good)).toEqual([
      true,
      true,
      true,
      true,
    ])
    expect(good('614141000037')).toBe(false)
    for (const { header } of exampleFileGroups) {
      for (const [name, record] of records(header)) {
        const serials = all(record, 'ShippingSerialID') as string[]
        expect([name, new Set(serials).size]).toEqual([name, serials.length])
        expect(serials.every((code) => /^00\d{18}$/.test(code) && good(code.slice(2)))).toBe(true)
        const numbers = [...all(record, 'ConsumerPackageCode'), ...all(record, 'GTIN')] as string[]
        expect(numbers.length).toBeGreaterThan(0)
        expect(numbers.filter((code) => !/^(\d{12}|\d{14})$/.test(code) || !good(code))).toEqual([])
      }
    }
  })
})
