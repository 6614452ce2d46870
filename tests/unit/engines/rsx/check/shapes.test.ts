import { expect, test } from 'vitest'
import { check, jsonOf, plant, xmlOf } from './support'

const order = xmlOf('Orders')
const json = jsonOf('Orders')

const vendor = /<Vendor>.*?<\/Vendor>/
const header = /<OrderHeader>[^]*<\/OrderHeader>/
const jsonVendor = /"Vendor": ".*?"/
const jsonHeader = /"OrderHeader": \{[^]*?\}/
const withMeta = plant(order, '<Header>', '<Meta/><Header>')

test.each([
  ['two elements', plant(order, vendor, '<Vendor>1</Vendor><Vendor>2</Vendor>'), '2', 'at most 1', undefined],
  ['three items', plant(json, jsonVendor, '"Vendor": ["1", "2", "3"]'), '3', 'at most 1', undefined],
  [
    'an array around a value',
    plant(json, jsonVendor, '"Vendor": ["1"]'),
    'an array',
    'no array',
    'Remove the brackets',
  ],
  [
    'no array around a group',
    plant(json, /"References": \[\s*(\{[^]*?\})\s*\]/, '"References": { "ReferenceID": "x" }'),
    'no array',
    'an array',
    'Put it into an array',
  ],
  ['a value for a group', plant(order, header, '<OrderHeader>PO1</OrderHeader>'), "'PO1'", 'a group', undefined],
  ['a group for a value', plant(order, vendor, '<Vendor><Id>1</Id></Vendor>'), 'a group', 'a value', undefined],
  ['text beside an element', plant(order, vendor, '<Vendor>1<Id>1</Id></Vendor>'), 'a group', 'a value', undefined],
  ['an empty value', plant(order, vendor, '<Vendor> </Vendor>'), ' ', 'a value', 'Remove Vendor'],
  ['an empty group', withMeta, '', 'a group', 'Remove Meta'],
  ['an empty group of JSON', plant(json, jsonHeader, '"OrderHeader": {}'), '', 'a group', undefined],
  [
    'an empty group without its array',
    plant(json, /"References": \[[^\]]*\]/, '"References": {}'),
    '',
    'a group',
    'Remove References',
  ],
  ['an array around an empty value', plant(json, jsonVendor, '"Vendor": [""]'), '', 'a value', 'Remove Vendor'],
  ['a required value', plant(order, />PO104415-1</, '><'), '', 'a value', undefined],
  ['null', plant(json, jsonVendor, '"Vendor": null'), 'null', 'a value', 'Remove Vendor'],
  ['null for a group', plant(json, jsonHeader, '"OrderHeader": null'), 'null', 'a group', undefined],
])('found and expected say what is wrong with %s', async (_, file, found, expected, quickFix) => {
  const { reading, result } = await check(file)
  const all = [...reading, ...result.findings]
  expect(all.map((finding) => [finding.found, finding.expected, finding.quickFix?.label])).toEqual([
    [found, expected, quickFix],
  ])
})

test.each([
  ['Header/OrderHeader/PurchaseOrderNumber', / *<PurchaseOrderNumber>.*\n/],
  ['Header/OrderHeader', header],
  ['Header', /<Header>[^]*<\/Header>/],
])('what is missing has the path %s', async (path, part) => {
  const { result } = await check(plant(order, part, ''))
  expect(result.findings.map(({ code, place }) => [code, place.path])).toEqual([['required-missing', path]])
})

test.each(['"References": {}', '"References": [{}]'])(
  'an empty group is an error where its brackets are wrong: %s',
  async (group) => {
    const { result } = await check(plant(json, /"References": \[[^\]]*\]/, group))
    expect(result.findings.map(({ code, level }) => [code, level])).toEqual([
      ['empty-element', group.includes('[') ? 'warning' : 'error'],
    ])
  },
)
