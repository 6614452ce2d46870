import type { CsvColumn } from '../rule-model'
import { cellValue, type CsvRow } from './csv-rows'
import type { ReadingFindings } from './reading-findings'

/** The number of cells of a row without the empty ones behind the columns of the header. */
export function filledCells(text: string, row: CsvRow, expected: number): number {
  let filled = row.count
  while (filled > expected && cellValue(text, row, filled - 1) === '') filled -= 1
  return filled
}

/**
 * Reports a row that has more or fewer cells than the header.
 * @param hasMoved Whether its values are in other columns than they should.
 */
export function reportCellCount(
  text: string,
  row: CsvRow,
  { expected, hasMoved }: { expected: number; hasMoved: boolean },
  findings: ReadingFindings,
): void {
  const extra = { start: row.ends[expected - 1] ?? row.end, end: row.end }
  const isFixable = !hasMoved && row.count > expected && filledCells(text, row, expected) === expected
  findings.add(
    'column-count',
    { start: row.start, end: row.end },
    {
      found: String(row.count),
      expected: String(expected),
      message: `The row has ${row.count} cells, the header has ${expected}.${hasMoved ? ' Its values are in other columns than they should, so they are not judged.' : ''}`,
      ...(isFixable
        ? { quickFix: { label: 'Remove the empty cells at the end', edits: [{ span: extra, text: '' }] } }
        : {
            fix:
              row.count > expected
                ? 'Put a text with commas in quotes.'
                : 'Add an empty cell for each column without a value.',
          }),
    },
  )
}

/** Whether a value can be in a column, by its length and type. */
export function fitsColumn({ type, maxLength = Infinity }: CsvColumn, value: string): boolean {
  if (value.length > maxLength) return false
  if (/^(?:number|decimal|integer)$/i.test(type)) return /^\s*[+-]?[\d.,]+\s*$/.test(value)
  return !/^date$/i.test(type) || /\d/.test(value)
}
