import { expect, test } from 'vitest'
import { check, jsonOf, orderWith, plant, xmlOf } from './support'

const order = xmlOf('Orders')
const json = jsonOf('Orders')

test.each([
  ['a number', plant(order, /<OrderQty>[^<]*</, '<OrderQty>x<'), 'not-a-number', { kind: 'field', field: 'OrderQty' }],
  [
    'a date',
    plant(order, '>2026-03-02<', '>2 March 2026<'),
    'date-format',
    { kind: 'field', field: 'PurchaseOrderDate' },
  ],
  [
    'a day',
    plant(order, '>2026-03-02<', '>2026-02-30<'),
    'no-such-date',
    { kind: 'field', field: 'PurchaseOrderDate' },
  ],
  [
    'blanks',
    plant(order, '>2026-03-02<', '> 2026-03-02<'),
    'case-or-padding',
    { kind: 'field', field: 'PurchaseOrderDate' },
  ],
  [
    'a time',
    xmlOf('Orders', orderWith('Header/Dates/Time', '25:00:00')),
    'time-or-zone',
    { kind: 'field', field: 'Time' },
  ],
  [
    'a length',
    xmlOf('Orders', orderWith('Header/Address/AddressName', 'x'.repeat(61))),
    'too-long',
    { kind: 'field', field: 'AddressName' },
  ],
  [
    'a code by its meaning',
    plant(order, '>EA</OrderQtyUOM>', '>Each</OrderQtyUOM>'),
    'unknown-code',
    { kind: 'codes', field: 'OrderQtyUOM', code: 'EA' },
  ],
  [
    'a code in another form',
    plant(order, '>EA</OrderQtyUOM>', '>ea</OrderQtyUOM>'),
    'case-or-padding',
    { kind: 'codes', field: 'OrderQtyUOM', code: 'EA' },
  ],
  [
    'a former name',
    plant(order, '<Address>', '<Contact><ContactName>x</ContactName></Contact><Address>'),
    'former-name',
    { kind: 'field', field: 'Contacts' },
  ],
  [
    'an unknown code',
    plant(order, '>EA</OrderQtyUOM>', '>!</OrderQtyUOM>'),
    'unknown-code',
    { kind: 'codes', field: 'OrderQtyUOM', code: undefined },
  ],
  [
    'a misspelt element',
    plant(plant(order, '<Vendor>', '<Vendr>'), '</Vendor>', '</Vendr>'),
    'unknown-element',
    { kind: 'field', field: 'Vendor' },
  ],
  ['an element without a likely name', plant(order, '<Header>', '<Header><Qqqqqqqq/>'), 'unknown-element', undefined],
  [
    'an element in the wrong place',
    plant(order, '<Header>', '<Header><PurchaseOrderNumber>1</PurchaseOrderNumber>'),
    'wrong-place',
    { kind: 'field', field: 'PurchaseOrderNumber' },
  ],
  [
    'an empty element',
    plant(order, /<Vendor>[^<]*</, '<Vendor><'),
    'empty-element',
    { kind: 'field', field: 'Vendor' },
  ],
  [
    'a missing element',
    plant(order, /<PurchaseOrderNumber>[^<]*<\/PurchaseOrderNumber>/, ''),
    'required-missing',
    { kind: 'field', field: 'PurchaseOrderNumber' },
  ],
  [
    'an element that occurs too often',
    plant(order, /<Vendor>/, '<Vendor>1</Vendor><Vendor>'),
    'too-many',
    { kind: 'field', field: 'Vendor' },
  ],
  [
    'a value for a group',
    plant(order, '<Header>', '<Header><Address>1</Address>'),
    'group-for-value',
    { kind: 'field', field: 'Address' },
  ],
  [
    'a group for a value',
    plant(json, '"Vendor": "V77410"', '"Vendor": { "A": 1 }'),
    'group-for-value',
    { kind: 'field', field: 'Vendor' },
  ],
  [
    'an array for a value',
    plant(json, '"Vendor": "V77410"', '"Vendor": ["1", "2"]'),
    'too-many',
    { kind: 'field', field: 'Vendor' },
  ],
  ['null', plant(json, '"Vendor": "V77410"', '"Vendor": null'), 'empty-element', { kind: 'field', field: 'Vendor' }],
  [
    'a number for a text',
    plant(json, '"Vendor": "V77410"', '"Vendor": 1'),
    'case-or-padding',
    { kind: 'field', field: 'Vendor' },
  ],
])('%s refers to the page of its field', async (_, file, kind, reference) => {
  const { result } = await check(file)
  expect(result.findings.filter(({ code }) => code === kind).map((finding) => finding.reference)).toEqual([reference])
})

test.each([
  ['NoteCode', 'Header/Notes', 'Move it to Header/Notes.'],
  ['ReferenceID', 'Header/References, Header/References/ReferenceIDs', 'Move it to where it belongs.'],
  ['Date', 'Header/Dates, Header/References, LineItem/ConditionOfSale', 'Move it to where it belongs.'],
])('%s in the wrong place names its places', async (name, places, fix) => {
  const { result } = await check(plant(order, '<Header>', `<Header><${name}>1</${name}>`))
  expect(result.findings.map((finding) => [finding.message, finding.fix])).toEqual([
    [`${name} may not be in Header. It belongs in ${places}.`, fix],
  ])
})
