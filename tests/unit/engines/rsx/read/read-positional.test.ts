import { expect, test } from 'vitest'
import { applyQuickFix, brief, plain, read, rulesOf } from './support'

const layout = rulesOf('Orders').positionalLayout ?? []

/** A line of a record with some of its fields. */
function line(number: number, record: string, values: Record<string, string>): string {
  let text = `${record}${String(number).padStart(5, '0')}`
  for (const { path, record: code, start, end, isRightJustified } of layout) {
    if (code !== record) continue
    const width = end - start + 1
    const value = values[path.slice(path.lastIndexOf('/') + 1)] ?? ''
    text = text.padEnd(start - 1) + (isRightJustified ? value.padStart(width) : value.padEnd(width))
  }
  return text.trimEnd()
}

const good = [
  line(1, 'OH', { PurchaseOrderNumber: 'PO1' }),
  line(2, 'LI', { VendorPartNumber: 'A1', OrderQty: '5' }),
  line(3, 'LQ', { QuantityQualifier: '33' }),
  line(4, 'LL', { Location: '0114', Qty: '5' }),
  line(5, 'LI', { VendorPartNumber: 'A2', OrderQty: '7' }),
]
const file = (lines: readonly string[]) => lines.map((one) => `${one}\n`).join('')
const orderLine = (part: string, quantity: string) => [
  'OrderLine',
  [
    ['VendorPartNumber', part],
    ['OrderQty', quantity],
  ],
]
const tree = [
  'Order',
  [
    ['Header', [['OrderHeader', [['PurchaseOrderNumber', 'PO1']]]]],
    [
      'LineItem',
      [
        orderLine('A1', '5'),
        [
          'QuantitiesSchedulesLocations',
          [
            ['QuantityQualifier', '33'],
            [
              'LocationQuantity',
              [
                ['Location', '0114'],
                ['Qty', '5'],
              ],
            ],
          ],
        ],
      ],
    ],
    ['LineItem', [orderLine('A2', '7')]],
  ],
]

test('lines become groups, with the places of their fields', async () => {
  const { document, findings } = await read(file(good))
  expect(findings).toEqual([])
  expect(document.records.map(plain)).toEqual([tree])
  const quantity = document.records[0]?.children[2]?.children[0]?.children[1]
  const { start = 0, end = 0 } = layout.find(({ path }) => path.endsWith('OrderLine/OrderQty')) ?? {}
  expect(quantity && document.placeOf(quantity)).toMatchObject({
    line: 5,
    label: `Record LI, line 5, position ${end}`,
    path: 'LineItem[2]/OrderLine/OrderQty',
  })
  expect(quantity && document.placeOf(quantity.span).label).toBe(`Record LI, line 5, positions ${start}–${end}`)
  const item = document.records[0]?.children[1]
  expect(item && document.placeOf(item).label).toBe('Record LI, line 2')
})

test.each([
  ['Windows line ends', file(good).replaceAll('\n', '\r\n')],
  ['blanks at the ends of lines', file(good.map((one) => `${one}     `))],
  ['no line break at the end', file(good).trimEnd()],
])('%s are read', async (_, text) => {
  const { document, findings } = await read(text)
  expect(findings).toEqual([])
  expect(document.records.map(plain)).toEqual([tree])
})

const plant = (at: number, text: string) => file(good.with(at, text))
const quantityField = layout.find(({ path }) => path.endsWith('OrderLine/OrderQty'))
const atLeft = (good[1] ?? '').replace(/ 5$/, '5 ')

test.each([
  [
    'a code that is none',
    plant(1, `LZ${good[1]?.slice(2)}`),
    ['unknown-record error Record LZ, line 2, positions 1–2: LZ'],
  ],
  [
    'a code in small letters',
    plant(1, `li${good[1]?.slice(2)}`),
    ['unknown-record error Record li, line 2, positions 1–2: li'],
  ],
  ['a line that is too short', file([...good, 'SM']), ['line-length error Record SM, line 6: SM']],
  [
    'a line that is too long',
    plant(1, `${good[1]?.padEnd(1000)}x`),
    [expect.stringMatching(/^line-length error Record LI, line 2, positions \d+–1001: +x$/)],
  ],
  ['a blank line', file([good[0] ?? '', '', ...good.slice(1)]), ['line-length warning Line 2: ']],
  [
    'a line without a number',
    plant(1, `LI     ${good[1]?.slice(7)}`),
    ['not-a-number error Record LI, line 2, positions 3–7:      '],
  ],
  [
    'a number out of order',
    plant(1, `LI00009${good[1]?.slice(7)}`),
    ['duplicate-number warning Record LI, line 2, positions 3–7: 00009'],
  ],
  [
    'a record before its parent',
    file([
      good[0] ?? '',
      line(2, 'LQ', { QuantityQualifier: '33' }),
      line(3, 'LL', { Location: '0114' }),
      line(4, 'LI', { OrderQty: '5' }),
    ]),
    [`record-without-parent error Record LQ, line 2: ${line(2, 'LQ', { QuantityQualifier: '33' })}`],
  ],
  [
    'a number at the left',
    plant(1, atLeft),
    [
      `case-or-padding error Record LI, line 2, positions ${quantityField?.start}–${quantityField?.end}: ${'5 '.padStart(15)}`,
    ],
  ],
])('%s is reported, and nothing else', async (_, text, expected) => {
  const reading = await read(text, { name: 'PO1.txt' })
  expect(brief(reading)).toEqual(expected)
})

test.each([
  ['a code', plant(1, `li${good[1]?.slice(2)}`)],
  ['the number of a line', plant(1, `LI     ${good[1]?.slice(7)}`)],
  ['the side of a number', plant(1, atLeft)],
])('the fix of %s repairs the file', async (_, text) => {
  const reading = await read(text)
  const again = await read(applyQuickFix(text, reading.findings[0]))
  expect(again.findings).toEqual([])
  expect(again.document.records.map(plain)).toEqual([tree])
})

test('a text that fills its field is suspicious only when the schema allows more', async () => {
  const phone = layout.find(({ path }) => path === 'Header/Contacts/PrimaryPhone')
  const city = layout.find(({ path }) => path === 'Header/Address/City')
  const fill = (field: typeof phone) => 'x'.repeat(field ? field.end - field.start + 1 : 0)
  const lines = [
    good[0] ?? '',
    line(2, 'OC', { PrimaryPhone: fill(phone), PrimaryEmail: 'a' }),
    line(3, 'OA', { City: fill(city) }),
  ]
  expect(brief(await read(file(lines)))).toEqual([
    `cut-text warning Record OC, line 2, positions ${phone?.start}–${phone?.end}: ${fill(phone)}`,
  ])
})
