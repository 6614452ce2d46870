import { expect, test } from 'vitest'
import { openText } from '@/engines/rsx/read/open-file'
import { documentFacts } from '@/engines/rsx/read/document-facts'
import { documents } from '../../../../../platform/rsx/documents'
import { examples } from '../../../../../platform/rsx/examples/examples'
import { writeCsv, writeJson, writePositional, writeXml } from '../../../../../platform/rsx/examples/write'
import { flatFileDocuments } from '../../../../../platform/rsx/versions'
import { rulesOf, schemaOf } from './support'

const orders = ['Orders', 'OrderAcks', 'OrderChanges', 'OrderChangeAcks']
const acks = ['OrderAcks', 'OrderChangeAcks']
const inventory = ['InventoryInquiriesAndAdvices', 'ItemRegistries']

/** The types that the content of a document allows. */
function sharing(document: string, hasSharedHeader: boolean): string[] {
  if (acks.includes(document)) return acks
  if (orders.includes(document)) return orders
  return document === 'InventoryInquiriesAndAdvices' && hasSharedHeader ? inventory : [document]
}

const writers = [
  ['XML', 'xml', writeXml],
  ['JSON', 'json', writeJson],
  ['CSV', 'csv', writeCsv],
  ['Positional', 'txt', writePositional],
] as const

test.each(writers)(
  '%s: examples are told by their content, with their name if several types share it',
  (format, ending, write) => {
    for (const { document, stem, record } of examples()) {
      const text = write(schemaOf(document), record)
      const named = openText(`${stem}.${ending}`, text)
      expect({ stem, format: named.format, findings: named.findings, fileFindings: named.fileFindings }).toEqual({
        stem,
        format,
        findings: [],
        fileFindings: [],
      })
      const possible = format === 'XML' ? [document] : sharing(document, format !== 'Positional')
      const isOnlyOne = possible.length === 1
      expect(named.document).toBe(document)
      expect(named.candidates.toSorted()).toEqual(possible.toSorted())
      const unnamed = openText('paste', text)
      expect(unnamed.format).toBe(format)
      expect(unnamed.document).toBe(isOnlyOne ? document : undefined)
    }
  },
)

test('the namespace tells the line of versions', () => {
  const open = (namespace: string) => openText('a.xml', `<Orders xmlns="${namespace}"/>`).versionLine
  expect(open('https://rsx.network.example/7.7')).toBe('7.7')
  expect(open('https://rsx.network.example/sip')).toBeUndefined()
  expect(open('urn:example:rsx:7.3')).toBe('7.3')
})

test.each([
  ['behind comments', '<?xml version="1.0"?>\n<!-- <Invoices> --><?x <Shipments>?>\n<Orders/>'],
  ['with a prefix', '<r:Orders xmlns:r="https://rsx.network.example/7.7"/>'],
  ['with the name of its record', '<Order/>'],
  ['in other letters', '<orders/>'],
  ['behind blanks', '\n  <Orders/>'],
])('a root %s is found', (_, text) => {
  expect(openText('a', text)).toMatchObject({ format: 'XML', document: 'Orders', findings: [] })
})

test.each([
  ['Orders-may.json', 'Orders'],
  ['my OrderChangeAcks 2.json', 'OrderChangeAcks'],
  ['folder/PR104-1.json', 'OrderAcks'],
  ['pc_9.json', 'OrderChanges'],
  ['POSTER.json', undefined],
  ['border.json', 'Orders'],
  ['x.json', undefined],
])('the name %s says %s', (name, document) => {
  const opened = openText(name, '{ "Header": { "OrderHeader": { "Vendor": "V1" } } }')
  expect(opened).toMatchObject({ document, findings: [] })
  expect(opened.candidates.toSorted()).toEqual(orders.toSorted())
})

test('content goes before the name', () => {
  expect(openText('PO1.json', '{ "Header": { "InvoiceHeader": {} } }').document).toBe('Invoices')
})

test.each([
  ['only a header', 'RecordType,InvoiceHeader_InvoiceNumber'],
  ['a value that names another document', 'RecordType,InvoiceHeader_InvoiceNumber\nH,ShipmentHeader_1'],
])('CSV is told by its header: %s', (_, text) => {
  expect(openText('paste.csv', text)).toMatchObject({ format: 'CSV', document: 'Invoices', candidates: ['Invoices'] })
})

test.each([
  ['an unknown root', 'a.xml', '<Bookings/>', '<Bookings', 'Bookings'],
  ['JSON without a known header', 'a.json', '{ "Header": { "BookingHeader": {} } }', '', undefined],
  ['a CSV without known columns', 'a.csv', 'RecordType,BookingHeader_Number\nH,1', '', undefined],
  ['positional records that are not known', 'a.txt', 'BH00001', '', undefined],
])('%s is no document of the network', (_, name, text, place, found) => {
  const opened = openText(name, text)
  expect(opened.document).toBeUndefined()
  expect(opened.candidates).toHaveLength(documentFacts.length)
  expect(opened.findings.map(({ code, level }) => [code, level])).toEqual([['unknown-document', 'error']])
  const [finding] = opened.findings
  expect(finding?.found).toBe(found)
  expect(text.slice(finding?.place.span.start, finding?.place.span.end)).toBe(place)
})

test('a name that says another format is a warning', () => {
  const { format, fileFindings } = openText('order.xml', '{ "Header": { "InvoiceHeader": {} } }')
  expect(format).toBe('JSON')
  expect(fileFindings).toMatchObject([{ code: 'other-format', level: 'warning', found: 'JSON', expected: 'XML' }])
})

test('the facts about documents are those of the network', () => {
  expect(documentFacts.map(({ name, record }) => ({ name, record }))).toEqual(
    documents.map(({ name, record }) => ({ name, record })),
  )
  for (const { name, header, headerCode } of documentFacts) {
    if (name === 'WarehouseInventoryAdjustmentAdvices') continue
    const [field] = flatFileDocuments.includes(name) ? (rulesOf(name).positionalLayout ?? []) : []
    expect({ name, headerCode }).toEqual({ name, headerCode: field?.record })
    expect(field?.path.startsWith(`Header/${header}/`) ?? true).toBe(true)
  }
})
