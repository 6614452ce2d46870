import { lastAtOrBefore } from '@/lib/binary-search'

/** A row of a CSV file. The object is used again for each row. */
export interface CsvRow {
  start: number
  /** Without the line break. */
  end: number
  /** Where the next row starts. */
  next: number
  /** Number of cells. */
  count: number
  /** Offsets of the cells as they are written, with quotes. */
  starts: number[]
  ends: number[]
  errors: QuoteError[]
}

/** An error of quotes in a cell. */
interface QuoteError {
  kind: 'open' | 'unexpected' | 'afterQuote'
  cell: number
  offset: number
  /** Whether the cell took other cells of its row. */
  hasJoined?: boolean
}

/** A row without cells. */
export function createCsvRow(): CsvRow {
  return { start: 0, end: 0, next: 0, count: 0, starts: [], ends: [], errors: [] }
}

const quoteCode = 34
const carriageReturn = 13
const lineFeed = 10

/**
 * Reads the row that starts at an offset (RFC 4180). A quote that is not closed on its line, though it should be, counts as text.
 * @param columns How many cells the row should have. Further cells belong to a cell whose quote is not closed.
 */
export function readCsvRow(text: string, start: number, delimiter: string, row: CsvRow, columns = Infinity): void {
  const delimiterCode = delimiter.charCodeAt(0)
  row.start = start
  row.count = 0
  row.errors = []
  let at = start
  for (;;) {
    const cell = row.count
    row.starts[cell] = at
    at =
      text.charCodeAt(at) === quoteCode
        ? endOfQuoted(text, at, delimiterCode, row)
        : endOfPlain(text, at, delimiterCode, row)
    row.ends[cell] = at
    row.count += 1
    if (text.charCodeAt(at) !== delimiterCode) break
    at += 1
  }
  joinOpenCell(row, columns)
  row.end = at
  row.next = at + (text.charCodeAt(at) === carriageReturn && text.charCodeAt(at + 1) === lineFeed ? 2 : 1)
}

/** Gives the cell whose quote is not closed the cells that commas of its text made. */
function joinOpenCell(row: CsvRow, columns: number): void {
  const extra = row.count - columns
  const [open] = row.errors.filter(({ kind }) => kind === 'open')
  if (extra <= 0 || !open || open.cell + extra >= row.count) return
  row.ends[open.cell] = row.ends[open.cell + extra] ?? row.end
  row.starts.splice(open.cell + 1, extra)
  row.ends.splice(open.cell + 1, extra)
  row.count -= extra
  // Quotes in the cells that it takes are part of its text.
  row.errors = row.errors.filter(({ cell }) => cell <= open.cell || cell > open.cell + extra)
  for (const error of row.errors) if (error.cell > open.cell) error.cell -= extra
  open.hasJoined = true
}

/** Whether a code ends a cell; NaN stands for the end of the text. */
function isEnd(code: number, delimiter: number): boolean {
  return code === delimiter || code === lineFeed || code === carriageReturn || Number.isNaN(code)
}

function endOfPlain(text: string, start: number, delimiter: number, row: CsvRow): number {
  let at = start
  let code = text.charCodeAt(at)
  let unexpected = -1
  while (!isEnd(code, delimiter)) {
    if (code === quoteCode && unexpected === -1) unexpected = at
    at += 1
    code = text.charCodeAt(at)
  }
  if (unexpected !== -1) row.errors.push({ kind: 'unexpected', cell: row.count, offset: unexpected })
  return at
}

function endOfQuoted(text: string, start: number, delimiter: number, row: CsvRow): number {
  let closing = text.indexOf('"', start + 1)
  while (closing !== -1 && text.charCodeAt(closing + 1) === quoteCode) closing = text.indexOf('"', closing + 2)
  if (closing !== -1 && isEnd(text.charCodeAt(closing + 1), delimiter)) return closing + 1
  const lineBreak = findLineBreak(text, start, closing === -1 ? text.length : closing)
  const isOpen = closing === -1 || lineBreak !== -1
  row.errors.push({ kind: isOpen ? 'open' : 'afterQuote', cell: row.count, offset: isOpen ? start : closing })
  return endOfBroken(text, isOpen ? start + 1 : closing + 1, delimiter)
}

function findLineBreak(text: string, from: number, to: number): number {
  for (let at = from; at < to; at += 1) {
    const code = text.charCodeAt(at)
    if (code === lineFeed || code === carriageReturn) return at
  }
  return -1
}

/** The end of a cell whose quotes are broken: before the next delimiter or line break. */
function endOfBroken(text: string, from: number, delimiter: number): number {
  let at = from
  while (!isEnd(text.charCodeAt(at), delimiter)) at += 1
  return at
}

/** The value of a cell, without quotes. */
export function cellValue(text: string, { starts, ends }: CsvRow, cell: number): string {
  const start = starts[cell] ?? 0
  const end = ends[cell] ?? start
  if (text.charCodeAt(start) !== quoteCode) return text.slice(start, end)
  const isClosed = text.charCodeAt(end - 1) === quoteCode
  const inner = text.slice(start + 1, isClosed ? end - 1 : end)
  return inner.includes('"') ? inner.replaceAll('""', '"') : inner
}

/** The cell that holds an offset; -1 when none does. */
export function cellAt({ starts, ends, count }: CsvRow, offset: number): number {
  const cell = lastAtOrBefore(starts, offset, count)
  return offset <= (ends[cell] ?? -1) && offset >= (starts[cell] ?? 0) ? cell : -1
}
