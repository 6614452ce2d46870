import { levelColumn } from '../read/csv-header'
import { keyOfColumn } from '../read/csv-levels'
import type { CsvColumn } from '../rule-model'
import { flatLines } from './flat-lines'
import type { SampleNode } from './sample-tree'

/** A flat file, with the paths of the values that its layout has no place for. */
export interface FlatText {
  text: string
  notCarried: readonly string[]
}

function cell(text: string): string {
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text
}

/** Writes a sample as CSV: one row for each group. Columns that no row fills are left out. */
export function writeCsv(record: SampleNode, layout: readonly CsvColumn[]): FlatText {
  const { lines, notCarried } = flatLines(record, layout, keyOfColumn, () => true)
  const used = new Set(lines.flatMap(({ texts }) => [...texts.keys()].map(({ column }) => column)))
  const columns = [...new Set(layout.map(({ column }) => column))].filter((column) => used.has(column))
  const rows = lines.map(({ fields, texts }) => {
    const byColumn = new Map([...texts].map(([{ column }, text]) => [column, text]))
    return [fields[0]?.recordType ?? '', ...columns.map((column) => byColumn.get(column) ?? '')]
  })
  const text = [[levelColumn, ...columns], ...rows].map((row) => `${row.map(cell).join(',')}\r\n`).join('')
  return { text, notCarried }
}
