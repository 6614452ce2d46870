import { expect, test } from 'vitest'
import { isCertain } from '@/engines/rsx/findings/finding'
import { order } from '../planted/cells'
import { checkFile } from './checked-file'
import { applyQuickFix } from './support'

const csv = order.CSV

test.each(['NULL', 'NaN', 'None', '\\N', '"NULL"'])(
  'the word %s in all cells without a value is one finding, and emptying them is certain',
  async (word) => {
    const text = csv.replaceAll(/,(?=[,\r])/g, `,${word}`)
    const { findings } = await checkFile('PO1.csv', text)
    expect(findings.map(({ level, code, quickFix }) => [level, code, isCertain(quickFix)])).toEqual([
      ['error', 'placeholder', true],
    ])
    expect(findings[0]?.message).toContain('cells without a value have the word')
    expect(applyQuickFix(text, findings[0])).toBe(csv)
  },
)

test('what is wrong with the values is found beside the words', async () => {
  const text = csv.replaceAll(/,(?=[,\r])/g, ',NULL').replace('2026-03-16', '2026-02-30')
  const { findings } = await checkFile('PO1.csv', text)
  expect(findings.map(({ code }) => code).toSorted()).toEqual(['no-such-date', 'placeholder'])
})

test('a word in cells of one group stays a value, which is emptied by a person alone', async () => {
  const text = csv.replace('Order Desk,555-0142', 'NULL,NULL')
  const { findings } = await checkFile('PO1.csv', text)
  expect(findings.map(({ code }) => code)).toEqual(['placeholder', 'placeholder'])
  expect(findings.filter(({ quickFix }) => isCertain(quickFix))).toEqual([])
})

test('a line of one cell that is no level is one finding', async () => {
  const { findings } = await checkFile('PO1.csv', `${csv}Rows: 31\r\n`)
  expect(findings.map(({ code, quickFix }) => [code, quickFix])).toEqual([['unknown-record', undefined]])
})

test.each([
  ['NULL', 'placeholder'],
  ['"NULL" ', 'open-quote'],
  ['  ', 'empty-element'],
  ['="1"', 'open-quote'],
])('too many cells of %j have no fix in the file: the export is to be corrected', async (word, code) => {
  const lines = csv.split('\r\n')
  const filled = lines[5]?.replaceAll(/,(?=,|$)/g, `,${word}`) ?? ''
  const text = lines.toSpliced(5, 1, ...Array.from({ length: 2000 }, () => filled)).join('\r\n')
  const { findings } = await checkFile('PO1.csv', text)
  const [finding] = findings.filter((one) => one.code === code)
  expect(finding?.message).toMatch(/^1\d{5} cells/)
  expect(finding?.quickFix).toBeUndefined()
  expect(finding?.fix).toMatch(/^Let your program/)
})

test('too many rows without a value have no fix in the file either', async () => {
  const { findings } = await checkFile('PO1.csv', csv.replace('\r\n', '\n'.repeat(100_002)))
  expect(findings.map(({ level, code, quickFix }) => [level, code, quickFix])).toEqual([
    ['note', 'empty-element', undefined],
  ])
})

/** A table whose first column is its last. */
const withLevelLast = (table: string) =>
  table.replaceAll(/^(\w+),(.*?)(?=\r?$)/gm, (_, level: string, cells: string) => `${cells},${level}`)

test.each([
  ['of one cell', 'Rows: 31', 'it has 1 cell, the header has'],
  ['of some cells', 'Rows: 31,2026-03-16,Northgate', 'it has 3 cells, the header has'],
])(
  'where the level is the last column, a line %s without one is one finding without a fix',
  async (_, line, message) => {
    const table = withLevelLast(csv)
    expect((await checkFile('PO1.csv', table)).findings).toEqual([])
    const { findings } = await checkFile('PO1.csv', `${table}${line}\r\n`)
    expect(findings.map(({ code, quickFix }) => [code, quickFix])).toEqual([['unknown-record', undefined]])
    expect(findings[0]?.message).toContain(message)
    expect(findings[0]?.place).toMatchObject({ line: 32, span: { start: table.length } })
  },
)

test.each([
  ['the name of a field alone', 'OrderHeader_Vendor', 'Vendor'],
  ['the name of a field in words', 'OrderHeader_PurchaseOrderNumber', 'Purchase Order Number'],
  ['a name with blanks', 'Address_AddressName', 'Address Address Name'],
  ['a name with a hyphen', 'Summary_TotalAmount', 'summary-totalamount'],
])('a column with %s is read, and its name is replaced with certainty', async (_, column, written) => {
  const text = csv.replace(column, written)
  const { findings } = await checkFile('PO1.csv', text)
  expect(findings.map(({ code, expected, quickFix }) => [code, expected, isCertain(quickFix)])).toEqual([
    ['unknown-column', column, true],
  ])
  expect(applyQuickFix(text, findings[0])).toBe(csv)
})

test.each([
  ['several groups have', 'Address_LocationCodeQualifier', 'LocationCodeQualifier'],
  ['the table has with its group, too', 'Address_City', 'Vendor'],
])('the name of a field that %s tells no column', async (_, column, written) => {
  const { findings } = await checkFile('PO1.csv', csv.replace(column, written))
  const [finding] = findings.filter(({ code }) => code === 'unknown-column')
  expect(finding?.found).toBe(written)
  expect(finding?.quickFix).toBeUndefined()
})
