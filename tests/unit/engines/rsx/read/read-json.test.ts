import { expect, test } from 'vitest'
import { examples } from '../../../../../platform/rsx/examples/examples'
import { writeJson, writeXml } from '../../../../../platform/rsx/examples/write'
import { applyQuickFix, brief, plain, read, schemaOf } from './support'

test('every example has the tree of its XML', async () => {
  for (const { document, stem, record } of examples()) {
    const schema = schemaOf(document)
    const json = await read(writeJson(schema, record), { document, name: `${stem}.json` })
    const xml = await read(writeXml(schema, record), { document, name: `${stem}.xml` })
    expect(brief(json)).toEqual([])
    expect(withoutDecimals(json.document.records.map(plain))).toEqual(withoutDecimals(xml.document.records.map(plain)))
  }
})

/** XML files write money with two decimals. */
function withoutDecimals(tree: unknown): unknown {
  return JSON.parse(
    JSON.stringify(tree)
      .replaceAll(/(\.\d*?)0+(?=")/g, '$1')
      .replaceAll('."', '"'),
  )
}

const order = (inner: string) => `{\n  "Header": {\n    "OrderHeader": {\n      ${inner}\n    }\n  }\n}\n`
const fields = '"Vendor": "V1",\n      "Division": "D"'

test('nodes know their places, and whether they are items of arrays', async () => {
  const text = '{ "Header": { "Address": [{ "City": "Duluth" }, { "City": "Ames" }] } }'
  const { document } = await read(text)
  const second = document.records[0]?.children[0]?.children[1]
  expect(second?.json).toEqual({ type: 'object', isItem: true })
  const city = second?.children[0]
  expect(city?.json).toEqual({ type: 'string', isItem: false })
  expect(city && document.placeOf(city)).toMatchObject({ label: 'Line 1, column 60', path: 'Header/Address[2]/City' })
  expect(city && text.slice(city.content.start, city.content.end)).toBe('Ames')
})

test.each([
  ['a comma that is missing', order('"Vendor": "V1"\n      "Division": "D"'), 'Line 4, column 21: '],
  ['a comma too many', order(`${fields},`), 'Line 5, column 22: ,'],
  ['two commas', order('"Vendor": "V1",,\n      "Division": "D"'), 'Line 4, column 22: ,'],
  ['a comment', order(`// the vendor\n      ${fields}`), 'Line 4, column 7: // the vendor'],
  ['single quotes', order(`"Vendor": 'V1',\n      "Division": "D"`), "Line 4, column 17: 'V1'"],
  ['a name without quotes', order(`Vendor: "V1",\n      "Division": "D"`), 'Line 4, column 7: Vendor'],
  ['a colon that is missing', order(`"Vendor" "V1",\n      "Division": "D"`), 'Line 4, column 15: '],
  ['a tab in a text', order(`"Vendor": "V\t1",\n      "Division": "D"`), 'Line 4, column 19: \t'],
  [
    'a tab beside a control that JSON allows',
    order(`"Vendor": "\u0085V\t1",\n      "Division": "D"`),
    'Line 4, column 20: \t',
  ],
  ['a text without quotes', order(`"Vendor": V1,\n      "Division": "D"`), 'Line 4, column 17: V1'],
  ['a date without quotes', order(`"Vendor": 2026-03-02,\n      "Division": "D"`), 'Line 4, column 17: 2026-03-02'],
  ['a backslash', order(`"Vendor": "V\\1",\n      "Division": "D"`), 'Line 4, column 19: \\1'],
])('%s is one finding, which its fix removes', async (_, text, expected) => {
  const reading = await read(text)
  expect(brief(reading)).toEqual([`not-well-formed error ${expected}`])
  expect(reading.document.isComplete).toBe(true)
  const again = await read(applyQuickFix(text, reading.findings[0]))
  expect(brief(again)).toEqual([])
  expect(JSON.parse(again.document.text)).toHaveProperty(['Header', 'OrderHeader', 'Division'], 'D')
  const names = again.document.records[0]?.children[0]?.children[0]?.children.map(({ name }) => name)
  expect(names).toEqual(['Vendor', 'Division'])
})

test.each([
  ['a quote that is not closed', order('"Vendor": "V1,\n      "Division": "D"'), 'Line 4, column 17: "V1'],
  ['a value that is missing', order('"Vendor": ,\n      "Division": "D"'), 'Line 4, column 17: ,'],
  ['a wrong bracket', '{ "Header": { "Address": [{ "City": "A" } } }', 'Line 1, column 43: }'],
])('%s is one finding', async (_, text, expected) => {
  const reading = await read(text)
  expect(brief(reading)).toEqual([`not-well-formed error ${expected}`])
  expect(reading.document.isComplete).toBe(true)
})

test('a file that ends too early is read up to there', async () => {
  const reading = await read('{ "Header": { "OrderHeader": { "Vendor": "V1"')
  expect(brief(reading)).toEqual(['not-well-formed error Line 1, column 30: {'])
  expect(reading.document.isComplete).toBe(false)
  expect(reading.document.records.map(plain)).toEqual([['Order', [['Header', [['OrderHeader', [['Vendor', 'V1']]]]]]]])
})

test('of two properties with one name the last one counts', async () => {
  const reading = await read(order('"Vendor": "V1",\n      "Division": "D",\n      "Vendor": "V2"'))
  expect(brief(reading)).toEqual(['duplicate-key error Line 6, column 7: "Vendor"'])
  expect(reading.document.records.map(plain)).toEqual([
    [
      'Order',
      [
        [
          'Header',
          [
            [
              'OrderHeader',
              [
                ['Division', 'D'],
                ['Vendor', 'V2'],
              ],
            ],
          ],
        ],
      ],
    ],
  ])
})

test.each([
  ['the name of the document', `{"Orders": ${order(fields)}}`],
  ['the name of the record', `{"Order": ${order(fields)}}`],
  ['both', `{"Orders": {"Order": [${order(fields)}]}}`],
  ['an array', `[${order(fields)}]`],
])('a wrapper with %s is one finding, which its fix removes', async (_, text) => {
  const reading = await read(text)
  expect(brief(reading)).toEqual([`wrong-root error Line 1, column 1: ${text[0]}`])
  const again = await read(applyQuickFix(text, reading.findings[0]))
  expect(brief(again)).toEqual([])
  expect(again.document.records.map(plain)).toEqual(reading.document.records.map(plain))
})

test('several records are all read', async () => {
  const reading = await read(`[${order(fields)}, ${order(fields)}]`)
  expect(reading.findings.map(({ code, found }) => [code, found])).toEqual([['several-documents', '2']])
  expect(reading.document.records.map(({ name }) => name)).toEqual(['Order', 'Order'])
})

test('an empty array is a finding unless its items are missing anyway', async () => {
  const reading = await read('{ "Header": { "OrderHeader": { "Vendor": "V1" }, "Address": [] } }')
  expect(brief(reading)).toEqual(['empty-element error Line 1, column 50: "Address": []'])
  const required = await read('{ "LineItem": [{ "MasterItemAttribute": [{ "ItemAttribute": [] }] }] }')
  expect(brief(required)).toEqual([])
})

test('an array in an array is one finding, and its items are read', async () => {
  const reading = await read('{ "Header": { "Address": [[{ "City": "Ames" }]], "OrderHeader": { "Vendor": "V1" } } }')
  expect(brief(reading)).toEqual(['wrong-place error Line 1, column 27: ['])
  expect(reading.findings.map(({ source, message }) => [source, message])).toEqual([
    ['schema', 'An array is inside another one. Its items belong in the outer one.'],
  ])
  expect(reading.document.records.map(plain)).toEqual([
    [
      'Order',
      [
        [
          'Header',
          [
            ['Address', [['City', 'Ames']]],
            ['OrderHeader', [['Vendor', 'V1']]],
          ],
        ],
      ],
    ],
  ])
})
