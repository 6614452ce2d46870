import { lastAtOrBefore } from '@/lib/binary-search'
import type { DocumentNode, Place, Span } from '../document-tree'
import { cellAt, createCsvRow, readCsvRow } from './csv-rows'
import { createPlaces } from './text-places'

/** The rows of a CSV file as its places need them. */
export interface CsvRows {
  delimiter: string
  /** Offsets of the rows, ascending. The first is the header. */
  starts: number[]
  /** Names of the columns. */
  names: readonly string[]
}

/** Names the places of a CSV file by row, column and header. `rows` may grow meanwhile. */
export function createCsvPlaces(text: string, rows: CsvRows): (target: DocumentNode | Span) => Place {
  const row = createCsvRow()
  let readAt = -1
  return createPlaces(text, (span) => {
    const index = lastAtOrBefore(rows.starts, span.start)
    const start = rows.starts[index] ?? 0
    if (readAt !== start) readCsvRow(text, start, rows.delimiter, row, rows.names.length || undefined)
    readAt = start
    const cell = cellAt(row, span.start)
    const isCell = cell !== -1 && span.end <= (row.ends[cell] ?? -1) && (span.start < row.end || span.end > span.start)
    if (!isCell) return `Row ${index + 1}`
    const name = index === 0 ? '' : (rows.names[cell] ?? '')
    return `Row ${index + 1}, column ${cell + 1}${name === '' ? '' : ` (${name})`}`
  })
}
