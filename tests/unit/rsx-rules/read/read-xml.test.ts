import { expect, test } from 'vitest'
import { examples } from '../../../../platform/rsx/examples/examples'
import { writeXml } from '../../../../platform/rsx/examples/write'
import { applyMend, brief, plain, read, schemaOf } from './support'

const order = (inner: string) =>
  `<?xml version="1.0" encoding="utf-8"?>\n<Orders xmlns="https://rsx.network.example/7.7">\n  <Order>\n${inner}\n  </Order>\n</Orders>\n`

const header = '    <Header>\n      <OrderHeader>\n        <Vendor>V1</Vendor>\n      </OrderHeader>\n    </Header>'

test('every example is read without a finding', async () => {
  for (const { document, stem, record } of examples()) {
    const reading = await read(writeXml(schemaOf(document), record), { document, name: `${stem}.xml` })
    expect(brief(reading)).toEqual([])
    expect(reading.document.records).toHaveLength(1)
    expect(reading.document.isComplete).toBe(true)
  }
})

test('nodes know their places', async () => {
  const { document } = await read(order(header))
  const vendor = document.records[0]?.children[0]?.children[0]?.children[0]
  expect(vendor && document.placeOf(vendor)).toMatchObject({
    line: 6,
    column: 17,
    label: 'Line 6, column 17',
    path: 'Header/OrderHeader/Vendor',
  })
  expect(vendor && document.text.slice(vendor.span.start, vendor.span.end)).toBe('<Vendor>V1</Vendor>')
})

test.each([
  [
    'a raw ampersand',
    order('<Header><OrderHeader><Vendor>Harbor & Pine</Vendor></OrderHeader></Header>'),
    ['not-well-formed error Line 4, column 37: &'],
  ],
  [
    'an entity that is not defined',
    order('<Header><OrderHeader><Vendor>a&nbsp;b</Vendor></OrderHeader></Header>'),
    ['not-well-formed error Line 4, column 31: &nbsp;'],
  ],
  [
    'a raw less-than sign',
    order('<Header><OrderHeader><Vendor>5 < 6</Vendor></OrderHeader></Header>'),
    ['not-well-formed error Line 4, column 32: <'],
  ],
  [
    'a control character',
    order('<Header><OrderHeader><Vendor>a\u0008b</Vendor></OrderHeader></Header>'),
    ['not-well-formed error Line 4, column 31: \u0008'],
  ],
  [
    'a closing tag that is missing',
    order('<Header><OrderHeader><Vendor>V1</OrderHeader></Header>'),
    ['not-well-formed error Line 4, column 32: </OrderHeader>'],
  ],
])('%s is one finding, and the rest is read', async (_, text, expected) => {
  const reading = await read(text)
  expect(brief(reading)).toEqual(expected)
  expect(reading.document.isComplete).toBe(true)
})

test('mends of characters repair the file', async () => {
  const reading = await read(order('<Header><OrderHeader><Vendor>a & b < c\u0008</Vendor></OrderHeader></Header>'))
  const repaired = reading.findings.reduceRight((text, finding) => applyMend(text, finding), reading.document.text)
  const again = await read(repaired)
  expect(brief(again)).toEqual([])
  expect(again.document.records.map(plain)).toEqual([
    ['Order', [['Header', [['OrderHeader', [['Vendor', 'a & b < c']]]]]]],
  ])
})

test('an unknown root is wrong', async () => {
  const reading = await read(order(header).replaceAll('Orders', 'Purchases'))
  expect(brief(reading)).toEqual([
    'wrong-root error Line 2, column 1: <Purchases xmlns="https://rsx.network.example/7.7">',
  ])
  expect(reading.document.records.map(plain)).toEqual((await read(order(header))).document.records.map(plain))
})
