import fc from 'fast-check'
import { expect, test } from 'vitest'
import { cellAt, cellValue, createCsvRow, readCsvRow } from '@/engines/rsx/read/csv-rows'

/** All rows of a text, with the parts of the text that the cells cover. */
function readRows(text: string, delimiter = ','): { values: string[][]; written: string[][] } {
  const row = createCsvRow()
  const values: string[][] = []
  const written: string[][] = []
  for (let at = 0; at < text.length; at = row.next) {
    readCsvRow(text, at, delimiter, row)
    const cells = Array.from({ length: row.count }, (_, cell) => cell)
    values.push(cells.map((cell) => cellValue(text, row, cell)))
    written.push(cells.map((cell) => text.slice(row.starts[cell], row.ends[cell])))
  }
  return { values, written }
}

const cell = fc.record({
  value: fc.string({ unit: fc.constantFrom('a', 'Z', '0', ' ', ',', ';', '"', '\n', '\r', 'é', '😀'), maxLength: 6 }),
  isQuoted: fc.boolean(),
})
/** Tables whose rows differ in length; at least two cells, because a row of one empty cell is a blank line. */
const tables = fc.array(fc.array(cell, { minLength: 2, maxLength: 5 }), { minLength: 1, maxLength: 6 })

function write(value: string, isQuoted: boolean): string {
  return isQuoted || /[",;\r\n]/.test(value) ? `"${value.replaceAll('"', '""')}"` : value
}

test('what is written by RFC 4180 is read, cell by cell at its place', () => {
  fc.assert(
    fc.property(tables, fc.constantFrom('\r\n', '\n', '\r'), fc.boolean(), (table, lineBreak, hasEnd) => {
      const cells = table.map((row) => row.map(({ value, isQuoted }) => write(value, isQuoted)))
      const text = cells.map((row) => row.join(',')).join(lineBreak) + (hasEnd ? lineBreak : '')
      const { values, written } = readRows(text)
      expect(values).toEqual(table.map((row) => row.map(({ value }) => value)))
      expect(written).toEqual(cells)
    }),
    { seed: 29, numRuns: 500 },
  )
})

test.each([
  ['"ab', 'ab'],
  ['"a""b', 'a"b'],
  ['"', ''],
  ['""', ''],
  ['"a"', 'a'],
])('the value of %s is %j, also where its last quote is missing', (text, expected) => {
  expect(readRows(text).values).toEqual([[expected]])
})

test('a row has no places of cells of the row before', () => {
  const row = createCsvRow()
  readCsvRow('a,b,c\nd', 0, ',', row)
  readCsvRow('a,b,c\nd', row.next, ',', row)
  expect(row).toMatchObject({ starts: [6], ends: [7] })
})

test('any text is read to its end, and every offset of a cell leads to it', () => {
  const texts = fc.string({ unit: fc.constantFrom('a', ',', '"', '\n', '\r'), maxLength: 40 })
  fc.assert(
    fc.property(texts, (text) => {
      const row = createCsvRow()
      for (let at = 0; at < text.length; at = row.next) {
        readCsvRow(text, at, ',', row)
        expect(row.next).toBeGreaterThan(row.end)
        for (let index = 0; index < row.count; index += 1) {
          expect(cellAt(row, row.starts[index] ?? -1)).toBe(index)
          expect(cellAt(row, row.ends[index] ?? -1)).toBe(index)
        }
      }
      expect(row.next).toBeGreaterThanOrEqual(text.length)
    }),
    { seed: 29, numRuns: 500 },
  )
})

test('cells in quotes with blanks beside them are read as without the blanks', () => {
  const blanks = fc.constantFrom('', ' ', '\t ')
  const padded = fc.record({
    before: blanks,
    value: fc.string({ unit: fc.constantFrom('a', ' ', ',', '"', ';'), maxLength: 6 }),
    after: blanks,
  })
  fc.assert(
    fc.property(fc.array(padded, { minLength: 1, maxLength: 6 }), (cells) => {
      const written = cells.map(({ before, value, after }) => `${before}${write(value, true)}${after}`)
      const { values, written: parts } = readRows(written.join(','))
      expect(values).toEqual([cells.map(({ value }) => value)])
      expect(parts).toEqual([cells.map(({ value }) => write(value, true))])
    }),
    { seed: 29, numRuns: 500 },
  )
})
