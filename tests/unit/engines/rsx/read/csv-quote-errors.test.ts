import { expect, test } from 'vitest'
import { isCertain, type Finding } from '@/engines/rsx/findings/finding'
import { order } from '../planted/cells'
import { checkFile } from './checked-file'
import { applyQuickFix } from './support'

const rows = order.CSV.trimEnd().split('\r\n')
const summary = (findings: readonly Finding[]) =>
  findings.map(({ level, code, quickFix }) => `${level} ${code}${isCertain(quickFix) ? ', certain' : ''}`)

/** A row with all its cells in quotes. */
const quoted = (row: string) =>
  Array.from(row.matchAll(/(?:"([^"]*)"|([^,]*))(?:,|$)/g), ([, text, plain]) => `"${text ?? plain}"`).slice(0, 64)

test.each([
  ['behind every comma', rows.map((row) => quoted(row).join(', '))],
  ['on both sides of every comma', rows.map((row) => quoted(row).join(' , '))],
  ['before a comma', rows.map((row) => row.replace('net 30",', 'net 30" ,'))],
  [
    'around one text with a comma',
    rows.map((row) => row.replace('"2 percent', ' "2 percent').replace('net 30"', 'net 30"\t')),
  ],
])('blanks %s are one finding, and removing them is certain', async (_, lines) => {
  const text = lines.join('\r\n')
  const { findings } = await checkFile('PO1.csv', text)
  expect(summary(findings)).toEqual(['error open-quote, certain'])
  const fixed = applyQuickFix(text, findings[0])
  expect(fixed).toContain('"2 percent in 10 days, net 30"')
  expect((await checkFile('PO1.csv', fixed)).findings).toEqual([])
})

test('the finding counts the cells with blanks beside their quotes and those of blanks', async () => {
  const header = rows[1]?.replaceAll(/,(?=,)/g, ', ').replace('PO104415-1,', '"PO104415-1" ,') ?? ''
  const text = rows.with(1, header).join('\r\n').replace('"2 percent', ' "2 percent')
  const [finding, ...more] = (await checkFile('PO1.csv', text)).findings
  expect(more).toEqual([])
  expect(finding?.message).toMatch(/^2 cells have blanks beside the quotes, and 53 cells have blanks alone\./)
})

test('blanks in the cells of all groups are read as empty, with one finding', async () => {
  const text = order.CSV.replaceAll(/,(?=,)/g, ',  ')
  const { findings } = await checkFile('PO1.csv', text)
  expect(summary(findings)).toEqual(['error empty-element, certain'])
  expect(applyQuickFix(text, findings[0])).toBe(order.CSV)
})

test.each([
  ['in quotes', ','],
  ['in quotes with blanks beside them', ' , '],
])('blanks %s in the cells of all groups are read as empty, with one finding', async (_, delimiter) => {
  const lines = rows.map((row) => quoted(row).join(delimiter).replaceAll('""', '"  "'))
  const text = lines.join('\r\n')
  const { findings } = await checkFile('PO1.csv', text)
  expect(findings).toHaveLength(1)
  expect(isCertain(findings[0]?.quickFix)).toBe(true)
  expect(applyQuickFix(text, findings[0])).toBe(
    lines.map((line) => line.replaceAll(delimiter, ',').replaceAll('"  "', '')).join('\r\n'),
  )
})

test('a row of quotes and blanks has no value, unless a quote is not closed', async () => {
  const closed = await checkFile('PO1.csv', `${order.CSV}"","  ",""\r\n`)
  expect(summary(closed.findings)).toEqual(['note empty-element, certain'])
  const open = await checkFile('PO1.csv', `${order.CSV}"","  ","\r\n`)
  expect(summary(open.findings)).toContain('error open-quote')
})

test('a cell of blanks among empty ones is an empty value', async () => {
  const { findings } = await checkFile('PO1.csv', order.CSV.replace('Spring assortment', ' '))
  expect(findings.map(({ code, place }) => [code, place.path])).toEqual([
    ['empty-element', 'Header/References/Description'],
  ])
})

test('a tab between cells is no blank', async () => {
  const text = rows
    .map((row) => (row.includes('"') ? row.replaceAll(/,(?! net)/g, '\t') : row.replaceAll(',', '\t')))
    .join('\r\n')
  expect(summary((await checkFile('PO1.csv', text)).findings)).toEqual(['error other-format'])
})

test.each([
  ['that is not closed', ' "2 percent in 10 days, net 30'],
  ['with a quote in it', ' "2 "percent" in 10 days, net 30"'],
])('a text %s behind a blank has no certain fix', async (_, written) => {
  const { findings } = await checkFile('PO1.csv', order.CSV.replace('"2 percent in 10 days, net 30"', written))
  const quotes = findings.filter(({ code }) => code === 'open-quote')
  expect(quotes.length).toBeGreaterThan(0)
  expect(quotes.filter(({ quickFix }) => isCertain(quickFix))).toEqual([])
})

test.each([
  ['behind a blank', ' "2 percent in 10 days\r\nnet 30"'],
  ['before a blank', '"2 percent in 10 days\r\nnet 30" '],
])('a text over two lines %s is one finding, whose correction is offered with a caution', async (_, written) => {
  const text = order.CSV.replace('"2 percent in 10 days, net 30"', written)
  const { findings } = await checkFile('PO1.csv', text)
  expect(summary(findings)).toEqual(['error open-quote'])
  expect(summary((await checkFile('PO1.csv', applyQuickFix(text, findings[0]))).findings)).toEqual([])
})

test.each([
  ['the same column', 'Spring assortment', 'Board 6"'],
  ['another column', 'PO104415-1', 'PO104415-1"'],
])('a quote behind a blank that is not closed takes no rows up to a quote in %s', async (_, value, written) => {
  const [header = '', ...others] = rows.map((row) => row.replace('"2 percent in 10 days, net 30"', ''))
  const first = others.map((row) => row.replace('Spring assortment', ' "Spring'))
  const text = [header, ...first, ...others.map((row) => row.replace(value, written)), ''].join('\r\n')
  const { findings } = await checkFile('PO1.csv', text)
  const quotes = findings.filter(({ code }) => code === 'open-quote' || code === 'column-count')
  expect(quotes.map(({ message }) => message)).toEqual(
    Array.from({ length: 2 }, () => expect.stringContaining('A quote is in a cell that is not in quotes.')),
  )
})

test.each([
  ['in quotes', '"=""0410"""', '"0410"'],
  ['without quotes', '="0410"', '0410'],
])('the formula of a spreadsheet %s is one finding, and its text is the value', async (_, written, meant) => {
  const text = order.CSV.replace(',0410,', `,${written},`)
  const { findings } = await checkFile('PO1.csv', text)
  expect(summary(findings)).toEqual(['error open-quote, certain'])
  expect(findings[0]).toMatchObject({ expected: '0410', quickFix: { label: 'Replace with 0410' } })
  expect(applyQuickFix(text, findings[0])).toBe(order.CSV.replace(',0410,', `,${meant},`))
})

test('the formulas of a file are one finding', async () => {
  const text = order.CSV.replace(',0410,', ',"=""0410""",').replace(',55802,', ',="55802",')
  const { findings } = await checkFile('PO1.csv', text)
  expect(summary(findings)).toEqual(['error open-quote, certain'])
  expect(findings[0]?.message).toContain('2 cells are formulas')
  expect((await checkFile('PO1.csv', applyQuickFix(text, findings[0]))).findings).toEqual([])
})
