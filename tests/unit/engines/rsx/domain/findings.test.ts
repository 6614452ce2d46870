import { expect, test } from 'vitest'
import { compareDocuments } from '@/engines/rsx/domain/compare-documents'
import { freeYielder } from '../yielders'
import { read } from '../read/support'
import { briefOf, exampleOf, findingsIn, rulesFor, written, xmlOf } from './support'

const header = (content: string) => xmlOf('Orders', `<Header>${content}</Header>`)
const address = (role: string) =>
  `<Address><AddressTypeCode>${role}</AddressTypeCode><AddressName>Cobbleway Stores</AddressName></Address>`

test('a finding refers to the page of its field, and one of a group to none', async () => {
  const [group] = await findingsIn(header('<Dates><DateTimeQualifier>002</DateTimeQualifier></Dates>'), 'Orders')
  expect(group?.reference).toEqual({ kind: 'field', field: 'DateTimeQualifier' })
  const [value] = await findingsIn(
    xmlOf('Orders', '<LineItem><OrderLine><EAN>40170726</EAN></OrderLine></LineItem>'),
    'Orders',
  )
  expect(value?.reference).toEqual({ kind: 'field', field: 'EAN' })
  const text = xmlOf('Orders', '<LineItem><OrderLine><Department>1</Department></OrderLine></LineItem>')
  const [line] = await findingsIn(text, 'Orders')
  expect([line?.code, line?.reference]).toEqual(['exactly-one', undefined])
})

test('each role of an address occurs once in a header', async () => {
  const uniqueRoles = async (...all: string[]) =>
    (await findingsIn(header(all.map(address).join('')), 'Orders')).map(briefOf)
  expect(await uniqueRoles('BT', 'ST', 'VN')).toEqual([])
  const [first, ...others] = await uniqueRoles('BT', 'ST', 'BT', 'ST')
  expect(first).toContain('BT')
  expect(others).toHaveLength(1)
})

async function documentOf(text: string, document: string) {
  const rules = rulesFor(document)
  return { document: (await read(text, { document, name: 'file', rules })).document, rules }
}

test('each document is compared with the order whose number it has, of several', async () => {
  const order = written(exampleOf('PO104417-1-v7.7-BulkImport'))
  const other = order.replaceAll('PO104417-1', 'PO999999-1').replace(/<Vendor>[^<]*</, '<Vendor>V99999<')
  const invoice = written(exampleOf('IN104417-1-v7.7-BulkImport'))
  const invoiceOfOther = invoice.replaceAll('PO104417-1', 'PO999999-1')
  const invoiceOfNone = invoice.replaceAll('PO104417-1', 'PO000000-1')
  const documents = [
    await documentOf(order, 'Orders'),
    await documentOf(other, 'Orders'),
    await documentOf(invoice, 'Invoices'),
    await documentOf(invoiceOfOther, 'Invoices'),
    await documentOf(invoiceOfNone, 'Invoices'),
  ]
  const [first, second, same, different, none] = await compareDocuments(documents, freeYielder())
  expect([first, second, same]).toEqual([[], [], []])
  expect(different?.map(({ found, expected }) => [found, expected])).toEqual([['V77410', 'V99999']])
  expect(none?.map(({ level, message }) => [level, message])).toEqual([
    ['warning', "PurchaseOrderNumber is 'PO000000-1'; none of the 2 orders beside it has this number."],
  ])
})

test('differences come in the order of the file, and blanks and empty values are none', async () => {
  const order = written(exampleOf('PO104417-1-v7.7-BulkImport'))
  const invoice = written(exampleOf('IN104417-1-v7.7-BulkImport'))
  const compare = async (text: string) => {
    const documents = [await documentOf(order, 'Orders'), await documentOf(text, 'Invoices')]
    return (await compareDocuments(documents, freeYielder()))[1] ?? []
  }
  const wrong = invoice
    .replace(/<TradingPartnerId>[^<]*</, '<TradingPartnerId>X<')
    .replace(/<Vendor>[^<]*</, '<Vendor>X<')
    .replace(/<PurchaseOrderDate>[^<]*</, '<PurchaseOrderDate>2020-01-01<')
  const places = (await compare(wrong)).map(({ place }) => place.span.start)
  expect(places).toHaveLength(3)
  expect(places).toEqual(places.toSorted((a, b) => a - b))
  expect(await compare(invoice.replace(/<Vendor>([^<]*)</, '<Vendor> $1 <'))).toEqual([])
  expect(await compare(invoice.replace(/<Vendor>[^<]*</, '<Vendor><'))).toEqual([])
})
