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
  /** `padded`: blanks are beside the quotes, so that the cell is not in quotes by RFC 4180. */
  kind: 'open' | 'unexpected' | 'afterQuote' | 'padded'
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
const blankCodes: ReadonlySet<number> = new Set([9, 32])

/**
 * Reads the row that starts at an offset (RFC 4180). A quote that is not closed on its line, though it should be, counts as text.
 * @param columns How many cells the row should have. Further cells belong to a cell whose quote is not closed.
 */
export function readCsvRow(text: string, start: number, delimiter: string, row: CsvRow, columns = Infinity): void {
  readCells(text, start, delimiter, row, true)
  // A quote of another row may end the cell: then the row has other cells, or the cell has those of whole rows.
  if (row.errors.some((error) => isOfRows(text, row, error, delimiter, columns)))
    readCells(text, start, delimiter, row, false)
  joinOpenCell(row, columns)
  row.starts.length = row.count
  row.ends.length = row.count
}

function isOfRows(text: string, row: CsvRow, { kind, cell }: QuoteError, delimiter: string, columns: number): boolean {
  const written = kind === 'padded' ? text.slice(row.starts[cell], row.ends[cell]) : ''
  return /[\r\n]/.test(written) && (row.count !== columns || written.split(delimiter).length >= columns)
}

/** @param canSpanLines Whether a text with blanks beside its quotes may go over several lines. */
function readCells(text: string, start: number, delimiter: string, row: CsvRow, canSpanLines: boolean): void {
  const delimiterCode = delimiter.charCodeAt(0)
  row.start = start
  row.count = 0
  row.errors = []
  let at = start
  for (;;) {
    const cell = row.count
    const padded = readPaddedCell(text, at, delimiterCode, canSpanLines)
    if (padded) row.errors.push({ kind: 'padded', cell, offset: at })
    row.starts[cell] = padded?.start ?? at
    at =
      padded?.next ??
      (text.charCodeAt(at) === quoteCode
        ? endOfQuoted(text, at, delimiterCode, row)
        : endOfPlain(text, at, delimiterCode, row))
    row.ends[cell] = padded?.end ?? at
    row.count += 1
    if (text.charCodeAt(at) !== delimiterCode) break
    at += 1
  }
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

/** Where the text goes on behind the blanks at an offset. */
export function skipBlanks(text: string, from: number, delimiter: number): number {
  let at = from
  while (blankCodes.has(text.charCodeAt(at)) && text.charCodeAt(at) !== delimiter) at += 1
  return at
}

/** Whether a cell has nothing but blanks, in quotes or without them. */
export function isBlankCell(text: string, { starts, ends }: CsvRow, cell: number, delimiter: number): boolean {
  const start = starts[cell] ?? 0
  const end = ends[cell] ?? start
  const quoteLength = text.charCodeAt(start) === quoteCode ? 1 : 0
  const from = start + quoteLength
  const to = end - quoteLength
  // The blanks of a cell whose quote is not closed go on behind its last but one character.
  return to > from && skipBlanks(text, from, delimiter) === to
}

/** Reads a cell in quotes with blanks before or behind them. Undefined for every other cell. */
function readPaddedCell(text: string, from: number, delimiter: number, canSpanLines: boolean) {
  const start = skipBlanks(text, from, delimiter)
  if (text.charCodeAt(start) !== quoteCode) return undefined
  let closing = start + 1
  for (;;) {
    const code = text.charCodeAt(closing)
    if (code === quoteCode && text.charCodeAt(closing + 1) !== quoteCode) break
    if (Number.isNaN(code) || (!canSpanLines && (code === lineFeed || code === carriageReturn))) return undefined
    closing += code === quoteCode ? 2 : 1
  }
  const end = closing + 1
  const next = skipBlanks(text, end, delimiter)
  const isPadded = start > from || next > end
  return isPadded && isEnd(text.charCodeAt(next), delimiter) ? { start, end, next } : undefined
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

/** The value of a cell, without quotes and without the formula by which spreadsheets keep a text (`="0410"`). */
export function cellValue(text: string, row: CsvRow, cell: number): string {
  const written = unquoted(text, row, cell)
  return formulaText(written) ?? written
}

/** The text that a formula of a spreadsheet keeps; undefined when the cell is none. */
function formulaText(written: string): string | undefined {
  return written.startsWith('="') ? /^="([^"]*)"$/.exec(written)?.[1] : undefined
}

/** Whether a cell is the formula by which spreadsheets keep a text. */
export function isTextFormula(text: string, row: CsvRow, cell: number): boolean {
  const start = row.starts[cell] ?? 0
  const canBe = text.startsWith('="', start) || text.startsWith('"=""', start)
  return canBe && formulaText(unquoted(text, row, cell)) !== undefined
}

function unquoted(text: string, { starts, ends }: CsvRow, cell: number): string {
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
