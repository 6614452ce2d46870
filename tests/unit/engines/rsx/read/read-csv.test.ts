import { expect, test } from 'vitest'
import { applyQuickFix, brief, plain, read } from './support'

const columns = [
  'RecordType',
  'OrderHeader_PurchaseOrderNumber',
  'Dates_DateTimeQualifier',
  'Dates_Date',
  'OrderLine_OrderQty',
  'OrderLine_VendorPartNumber',
]
const header = columns.join(',')
const file = (...rows: string[]) => [header, ...rows, ''].join('\r\n')
const good = ['H,PO1,,,,', 'H,,010,2026-03-02,,', 'L,,,,5,A1', 'L,,011,2026-03-03,,', 'L,,,,7,A2']

const dates = (qualifier: string, date: string) => [
  'Dates',
  [
    ['DateTimeQualifier', qualifier],
    ['Date', date],
  ],
]
const line = (quantity: string, part: string, ...more: unknown[]) => [
  'LineItem',
  [
    [
      'OrderLine',
      [
        ['OrderQty', quantity],
        ['VendorPartNumber', part],
      ],
    ],
    ...more,
  ],
]
const tree = [
  'Order',
  [
    ['Header', [['OrderHeader', [['PurchaseOrderNumber', 'PO1']]], dates('010', '2026-03-02')]],
    line('5', 'A1', dates('011', '2026-03-03')),
    line('7', 'A2'),
  ],
]

test('rows become groups at their levels, with the places of their cells', async () => {
  const { document, findings } = await read(file(...good))
  expect(findings).toEqual([])
  expect(document.records.map(plain)).toEqual([tree])
  const secondLine = document.records[0]?.children[2]
  const part = secondLine?.children[0]?.children[1]
  expect(part && document.placeOf(part)).toMatchObject({
    line: 6,
    column: 8,
    label: 'Row 6, column 6 (OrderLine_VendorPartNumber)',
    path: 'LineItem[2]/OrderLine/VendorPartNumber',
  })
  expect(secondLine && document.placeOf(secondLine).label).toBe('Row 6')
  expect(document.carriedPaths?.has('LineItem/OrderLine')).toBe(true)
  expect(document.carriedPaths?.has('Meta')).toBe(false)
})

test('a file can carry the fields of its layout and the groups around them', async () => {
  const { carriedPaths } = (await read(file(...good))).document
  const carries = (path: string) => carriedPaths?.has(path)
  expect(['Header', 'Header/OrderHeader', 'Header/OrderHeader/PurchaseOrderNumber'].map(carries)).toEqual([
    true,
    true,
    true,
  ])
  expect(['Header/OrderHeade', 'OrderHeader', 'Meta', ''].map(carries)).toEqual([false, false, false, false])
})

test.each([
  ['quoted cells', file('H,"PO1",,,,', ...good.slice(1))],
  ['line feeds', file(...good).replaceAll('\r\n', '\n')],
  ['no line break at the end', file(...good).trimEnd()],
  ['every cell in quotes', file(...good).replaceAll(/[^,\r\n]+/g, '"$&"')],
])('%s are read', async (_, text) => {
  const { document, findings } = await read(text)
  expect(findings).toEqual([])
  expect(document.records.map(plain)).toEqual([tree])
})

const plant = (at: number, row: string) => file(...good.with(at, row))

test.each([
  ['an open quote', plant(2, 'L,,,,5,"A1'), ['open-quote error Row 4, column 6 (OrderLine_VendorPartNumber): "']],
  [
    'an open quote before others that are closed',
    file(...good.slice(0, 2), 'L,,,,5,"A1', 'L,,"011",2026-03-03,,', ...good.slice(4)),
    ['open-quote error Row 4, column 6 (OrderLine_VendorPartNumber): "'],
  ],
  [
    'a text after the closing quote',
    plant(2, 'L,,,,"5" pcs,A1'),
    ['open-quote error Row 4, column 5 (OrderLine_OrderQty): "'],
  ],
  [
    'a quote in a cell without quotes',
    plant(2, 'L,,,,5,A"1'),
    ['open-quote warning Row 4, column 6 (OrderLine_VendorPartNumber): A"1'],
  ],
  ['a row with fewer cells', plant(2, 'L,,,,5'), ['column-count error Row 4: L,,,,5']],
  ['a row with more cells', plant(2, 'L,,,,5,A1,B'), ['column-count error Row 4: L,,,,5,A1,B']],
  ['empty cells too many', plant(2, 'L,,,,5,A1,,'), ['column-count error Row 4: L,,,,5,A1,,']],
  ['a blank row', plant(2, '\r\nL,,,,5,A1'), ['empty-element note Row 4: ']],
  ['a level that is none', plant(2, 'X,,,,5,A1'), ['unknown-record error Row 4, column 1 (RecordType): X']],
  ['a level in small letters', plant(2, 'l,,,,5,A1'), ['unknown-record error Row 4, column 1 (RecordType): l']],
  ['a level of other columns', plant(2, 'H,,,,5,A1'), ['unknown-record error Row 4, column 1 (RecordType): H']],
  [
    'a row of a line before all lines',
    file(good[0] ?? '', good[3] ?? '', 'L,,,,5,A1'),
    ['record-without-parent error Row 3: L,,011,2026-03-03,,'],
  ],
  ['a row without values', plant(1, 'H,,,,,'), ['empty-element warning Row 3: H,,,,,']],
  ['a row of two groups', plant(2, 'L,,011,,5,A1'), ['wrong-place error Row 4: L,,011,,5,A1']],
  [
    'a column that is mistyped',
    file(...good).replace('OrderLine_OrderQty', 'OrderLine_OrdrQty'),
    ['unknown-column error Row 1, column 5: OrderLine_OrdrQty'],
  ],
  [
    'a column in other letters',
    file(...good).replace('OrderLine_OrderQty', 'orderline_orderqty '),
    ['unknown-column error Row 1, column 5: orderline_orderqty '],
  ],
  [
    'a column that appears twice',
    file(...good).replace('OrderLine_OrderQty', 'Dates_Date'),
    ['unknown-column error Row 1, column 5: Dates_Date'],
  ],
  ['semicolons', file(...good).replaceAll(',', ';'), ['other-format error Row 1: ;']],
])('%s is one finding', async (_, text, expected) => {
  const reading = await read(text, { name: 'PO1.csv' })
  expect(brief(reading)).toEqual(expected)
  expect(reading.document.isComplete).toBe(true)
})

test.each([
  ['a quote', plant(2, 'L,,,,5,A"1')],
  ['empty cells', plant(2, 'L,,,,5,A1,,')],
  ['a blank row', plant(2, '\r\nL,,,,5,A1')],
  ['a level', plant(2, 'X,,,,5,A1')],
  ['the name of a column', file(...good).replace('OrderLine_OrderQty', 'orderline_orderqty ')],
])('the fix of %s repairs the file', async (_, text) => {
  const reading = await read(text)
  expect(reading.findings[0]?.quickFix).toBeDefined()
  expect((await read(applyQuickFix(text, reading.findings[0]))).findings).toEqual([])
})

test('a level that is certain is read', async () => {
  expect((await read(plant(2, 'X,,,,5,A1'))).document.records.map(plain)).toEqual([tree])
})

test('a file without a header is not read', async () => {
  const reading = await read(good.join('\r\n'), { name: 'PO1.csv' })
  expect(brief(reading)).toEqual(['unknown-column error Row 1: H,PO1,,,,'])
  expect(reading.document.isComplete).toBe(false)
})

test('a file without the column of the level is not read', async () => {
  const reading = await read(file(...good).replace('RecordType', 'Type'), { name: 'PO1.csv' })
  expect(brief(reading)).toEqual([
    'unknown-column error Row 1, column 1: Type',
    `unknown-column error Row 1: Type${header.slice('RecordType'.length)}`,
  ])
})
