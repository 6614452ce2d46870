import { createCsvRow, readCsvRow } from '../read/csv-rows'
import type { CsvColumn, PositionalField } from '../rule-model'

/** Reads the table of a CSV layout. @throws Error if it lacks a column or has no rows. */
export function readCsvLayout(text: string): CsvColumn[] {
  const { rows, cell } = readTable(text, ['Column', 'Record Type', 'RSX Path', 'Type', 'Required', 'Min', 'Max'])
  return rows.map((row) => ({
    column: cell(row, 'Column'),
    recordType: cell(row, 'Record Type'),
    path: cell(row, 'RSX Path'),
    type: cell(row, 'Type'),
    isRequired: isYes(cell(row, 'Required')),
    minLength: numberOf(cell(row, 'Min')),
    maxLength: numberOf(cell(row, 'Max')),
  }))
}

/** Reads the table of a positional layout. @throws Error if it lacks a column or has no rows. */
export function readPositionalLayout(text: string): PositionalField[] {
  const { rows, cell } = readTable(text, ['Record', 'RSX Path', 'Start', 'End', 'Justify', 'Type', 'Required'])
  return rows.map((row) => {
    const start = numberOf(cell(row, 'Start'))
    const end = numberOf(cell(row, 'End'))
    if (start === undefined || end === undefined || end < start) throw new Error('A field has no positions')
    return {
      record: cell(row, 'Record'),
      path: cell(row, 'RSX Path'),
      type: cell(row, 'Type'),
      isRequired: isYes(cell(row, 'Required')),
      start,
      end,
      isRightJustified: cell(row, 'Justify').toLowerCase() === 'right',
    }
  })
}

interface Table {
  rows: string[][]
  cell: (row: readonly string[], column: string) => string
}

function readTable(text: string, columns: readonly string[]): Table {
  const [header = [], ...lines] = rowsOf(text)
  const positions = new Map(header.map((name, index) => [name.trim().toLowerCase(), index]))
  const cell = (row: readonly string[], column: string) => row[positions.get(column.toLowerCase()) ?? -1]?.trim() ?? ''
  // A row without a path describes the frame of the file, such as the column RecordType.
  const rows = lines.filter((row) => cell(row, 'RSX Path') !== '')
  const lacking = columns.find((name) => !positions.has(name.toLowerCase()))
  if (lacking !== undefined || rows.length === 0) throw new Error(`The layout has no ${lacking ?? 'rows'}`)
  return { rows, cell }
}

function rowsOf(text: string): string[][] {
  const rows: string[][] = []
  const row = createCsvRow()
  for (let at = 0; at < text.length; at = row.next) {
    readCsvRow(text, at, ',', row)
    const cells = Array.from({ length: row.count }, (_, index) =>
      unquote(text.slice(row.starts[index], row.ends[index])),
    )
    if (cells.some((cell) => cell !== '')) rows.push(cells)
  }
  return rows
}

function unquote(cell: string): string {
  return cell.startsWith('"') ? cell.slice(1, -1).replaceAll('""', '"') : cell
}

function isYes(cell: string): boolean {
  return cell.toLowerCase() === 'yes'
}

function numberOf(cell: string): number | undefined {
  return /^\d+$/.test(cell) ? Number(cell) : undefined
}
