import { countOf } from '@/lib/phrases'
import type { Yielder } from '@/lib/yielder'
import type { DocumentNode, Place, Span } from '../document-tree'
import type { CsvColumn, RuleModel } from '../rule-model'
import { levelColumn, readCsvHeader, type CsvHeader } from './csv-header'
import { createCsvLevels, csvKey, keyOfColumn, type CsvLevels } from './csv-levels'
import { createCsvPlaces, type CsvRows } from './csv-places'
import { createBlankRows, isBlankRow } from './csv-blank-rows'
import { createFillerWords } from './csv-filler-words'
import { createQuoteErrors } from './csv-quote-errors'
import { filledCells, fitsColumn, reportCellCount } from './csv-row-errors'
import { cellValue, createCsvRow, readCsvRow, type CsvRow } from './csv-rows'
import { deriveFraming, fieldName } from './flat-framing'
import { createFlatTree, type FlatTree } from './flat-tree'
import { quote } from '../findings/quote'
import { createReadingFindings, type ReadingFindings } from './reading-findings'
import { reportSeveralDocuments } from './several-documents'

/** A flat file as trees, with the places of its form. */
export interface FlatReading {
  /** One for each document of the file. */
  records: DocumentNode[]
  findings: ReadingFindings
  placeOf: (target: DocumentNode | Span) => Place
  isComplete: boolean
  /** Where an error ended reading; undefined when everything was read. */
  stoppedAt: number | undefined
}

const rowsPerCheck = 256

/** Reads a CSV file by its layout: one row for each group, at the level that its first column says. */
export async function readCsv(
  text: string,
  layout: readonly CsvColumn[],
  rules: RuleModel,
  yielder: Yielder,
): Promise<FlatReading> {
  const rows: CsvRows = { delimiter: ',', starts: [0], names: [] }
  const placeOf = createCsvPlaces(text, rows)
  const findings = createReadingFindings(placeOf)
  const start = readDelimiter(text, rows, findings)
  rows.starts[0] = start
  const row = createCsvRow()
  readCsvRow(text, start, rows.delimiter, row)
  const quoteErrors = createQuoteErrors(text, rows.delimiter, findings)
  quoteErrors.check(row)
  const header = readCsvHeader(text, row, layout, findings)
  rows.names = header.names
  const tree = createFlatTree(deriveFraming(layout, keyOfColumn), rules, { start: row.next, end: text.length })
  const { records } = tree
  const { levelCell } = header
  if (levelCell === undefined) {
    quoteErrors.report(undefined)
    return { records, findings, placeOf, isComplete: false, stoppedAt: row.end }
  }

  const levels = createCsvLevels(layout)
  const fillers = createFillerWords(text, rows.delimiter, findings)
  const columns = new Map(layout.map((column) => [column.column, column]))
  const context = { text, levels, columns, tree, findings, quoteErrors, fillers }
  let readRow = createRowReader({ ...context, header, levelCell })
  const blankRows = createBlankRows(text, findings)
  const end = text.trimEnd().length
  for (let count = 1; row.next < end; count += 1) {
    rows.starts.push(row.next)
    readCsvRow(text, row.next, rows.delimiter, row, rows.names.length)
    if (count % rowsPerCheck === 0 && yielder.isYieldDue()) await yielder.yield(row.next / text.length)
    if (isBlankRow(text, row)) {
      blankRows.add(row)
      continue
    }
    const again = isHeaderRow(text, row, levelCell) ? readCsvHeader(text, row, layout, findings) : undefined
    if (again?.levelCell === undefined) {
      readRow(row)
      continue
    }
    // The header of another table that was put behind this one.
    tree.endDocument()
    rows.names = again.names
    readRow = createRowReader({ ...context, header: again, levelCell: again.levelCell })
  }
  blankRows.report()
  quoteErrors.report(fillers.blankCells())
  fillers.report()
  const starts = records.map((record) => ({ span: firstRow(record, text), name: record.name }))
  reportSeveralDocuments(starts, { judged: records.length, document: rules.document }, findings)
  return { records, findings, placeOf, isComplete: true, stoppedAt: undefined }
}

/** The first line of a record. */
function firstRow({ span }: DocumentNode, text: string): Span {
  const length = text.slice(span.start, span.end).search(/[\r\n]/)
  return { start: span.start, end: length === -1 ? span.end : span.start + length }
}

/** Whether a row names the columns once more. */
function isHeaderRow(text: string, row: CsvRow, levelCell: number): boolean {
  return cellValue(text, row, levelCell).trim().toLowerCase() === levelColumn.toLowerCase()
}

/** Finds out what separates the cells, and reports when it is no comma. @returns the offset of the header. */
function readDelimiter(text: string, rows: CsvRows, findings: ReadingFindings): number {
  const first = Math.max(0, text.search(/\S/))
  const lineStart = Math.max(text.lastIndexOf('\n', first), text.lastIndexOf('\r', first)) + 1
  const named = /^sep=(.)[ \t]*(?:\r\n?|\n)/i.exec(text.slice(lineStart, lineStart + 20))
  const start = lineStart + (named?.[0].length ?? 0)
  const match = /^\s*"?\w+"? *([,;|\t])/.exec(text.slice(start, start + 200))
  const delimiter = match?.[1] ?? named?.[1] ?? ','
  rows.delimiter = delimiter
  const word = delimiter === ';' ? 'semicolons' : delimiter === '\t' ? 'tabs' : quote(delimiter)
  if (named) {
    const span = { start: lineStart, end: start }
    const line = quote(named[0].trim())
    findings.add('envelope', span, {
      level: 'note',
      found: named[0].trim(),
      ...(delimiter === ','
        ? {
            message: `The first line, ${line}, is for spreadsheets. It was not read.`,
            quickFix: { label: 'Remove the line', edits: [{ span, text: '' }] },
          }
        : {
            expected: ',',
            message: `The first line, ${line}, tells spreadsheets that ${word} separate the cells. The file was read so. The network takes commas.`,
            fix: 'Export the table with commas between the cells and without this line.',
          }),
    })
  } else if (delimiter !== ',') {
    const at = text.indexOf(delimiter, start)
    findings.add(
      'other-format',
      { start: at, end: at + 1 },
      {
        found: delimiter,
        expected: ',',
        message: `The cells are separated by ${word}. The network takes commas.`,
        fix: 'Export the table with commas between the cells.',
      },
    )
  }
  return start
}

interface RowContext {
  text: string
  header: CsvHeader
  levelCell: number
  levels: CsvLevels
  /** The columns of the layout, by name. */
  columns: ReadonlyMap<string, CsvColumn>
  tree: FlatTree<CsvColumn>
  findings: ReadingFindings
  quoteErrors: ReturnType<typeof createQuoteErrors>
  fillers: ReturnType<typeof createFillerWords>
}

function createRowReader({
  text,
  header,
  levelCell,
  levels,
  columns,
  tree,
  findings,
  quoteErrors,
  fillers,
}: RowContext): (row: CsvRow) => void {
  const spanOf = (row: CsvRow, cell: number) => ({ start: row.starts[cell] ?? row.end, end: row.ends[cell] ?? row.end })

  /** The cells of a row that hold a value, by the group of their columns. */
  const readGroups = (row: CsvRow) => {
    const groups = new Map<string, number[]>()
    for (let cell = 0; cell < row.count; cell += 1) {
      const column = header.columns[cell]
      if (cell === levelCell || column === undefined || isEmpty(row, cell)) continue
      const group = levels.groupOf(column)
      const cells = groups.get(group)
      if (cells) cells.push(cell)
      else groups.set(group, [cell])
    }
    return groups
  }
  const isEmpty = (row: CsvRow, cell: number) => {
    const start = row.starts[cell] ?? 0
    const length = (row.ends[cell] ?? start) - start
    return length === 0 || (length === 2 && text.startsWith('""', start)) || fillers.has(row, cell)
  }
  /** Whether a cell too many or too few has moved values into other columns, as a comma in a text does. */
  const haveValuesMoved = (row: CsvRow, groups: ReadonlyMap<string, readonly number[]>) => {
    const isFitting = (cell: number) => {
      const column = columns.get(header.columns[cell] ?? '')
      return !column || fitsColumn(column, cellValue(text, row, cell))
    }
    const expected = header.names.length
    return (
      groups.size > 1 || filledCells(text, row, expected) > expected || ![...groups.values()].flat().every(isFitting)
    )
  }
  /** The level of a row; undefined when it is none of the layout, which is reported. */
  const readLevel = (row: CsvRow, groups: ReadonlyMap<string, unknown>) => {
    const written = cellValue(text, row, levelCell)
    const [first, ...more] = groups.keys()
    const fitting = first === undefined ? [] : levels.lettersOf(first)
    if (levels.letters.includes(written)) {
      if (first === undefined || fitting.includes(written) || more.length > 0) return written
      return failLevel(
        row,
        written,
        fitting,
        `Rows of level ${written} have no columns of ${first}. ${first} is of level ${fitting.join(' or ')}.`,
      )
    }
    const upper = written.trim().toUpperCase()
    const allowed = levels.letters.includes(upper) ? [upper] : fitting
    const message = `${levelColumn} is ${quote(written)}, which is no level of the layout. Levels are ${levels.letters.join(', ')}.`
    return failLevel(row, written, allowed, message)
  }
  const failLevel = (row: CsvRow, found: string, allowed: readonly string[], message: string) => {
    const [only, ...more] = allowed
    const level = only !== undefined && more.length === 0 ? only : undefined
    const span = spanOf(row, levelCell)
    findings.add('unknown-record', span, {
      source: 'layout',
      found,
      expected: allowed.length > 0 ? allowed.join(', ') : levels.letters.join(', '),
      message,
      ...(level !== undefined && { quickFix: { label: `Replace with ${level}`, edits: [{ span, text: level }] } }),
    })
    return level
  }
  const reportNoLevel = (row: CsvRow) =>
    findings.add(
      'unknown-record',
      { start: row.start, end: row.end },
      {
        source: 'layout',
        expected: levels.letters.join(', '),
        message: `The row has no ${levelColumn}: it has ${countOf(row.count, 'cell')}, the header has ${header.names.length}. It was not read.`,
      },
    )
  /** Puts a row into the tree. Without cells its content counts as unread. */
  const attach = (row: CsvRow, level: string, group: string, cells: readonly number[] | undefined) => {
    const span = { start: row.start, end: row.end }
    const attached = tree.attach(csvKey(level, group), span)
    if ('missing' in attached) {
      if (attached.missing === undefined) return
      const [letter, ...rest] = attached.missing.split(' ')
      findings.add('record-without-parent', span, {
        source: 'layout',
        found: group,
        expected: rest.join(' '),
        message: `The row of ${group} (level ${level}) belongs to a row of ${rest.join(' ')} (level ${letter}), and none comes before it.`,
        fix: `Add the row of ${rest.join(' ')}, or move this one behind it.`,
      })
      return
    }
    if (attached.lateIn !== undefined) {
      findings.add('wrong-order', span, {
        source: 'layout',
        found: group,
        expected: attached.lateIn,
        message: `The row of ${group} (level ${level}) belongs to ${attached.lateIn}, which other rows have ended.`,
        fix: `Move it to the rows of ${attached.lateIn}.`,
      })
    }
    if (!cells) {
      attached.node.isUnread = true
      return
    }
    const fields = new Map(attached.place.fields.map((field) => [field.column, field]))
    for (const cell of cells) {
      const field = fields.get(header.columns[cell] ?? '')
      if (field) attached.node.children.push(createValue(attached.node, fieldName(field), row, cell))
    }
  }
  const createValue = (parent: DocumentNode, name: string, row: CsvRow, cell: number): DocumentNode => {
    const span = spanOf(row, cell)
    const isQuoted = text[span.start] === '"' && text[span.end - 1] === '"' && span.end - span.start > 1
    const content = isQuoted ? { start: span.start + 1, end: span.end - 1 } : { ...span }
    return { name, parent, children: [], text: cellValue(text, row, cell), span, content }
  }
  const named = new Set<number>()
  const reportUnnamed = (row: CsvRow) => {
    for (const cell of header.unnamed) {
      if (cell >= row.count || isEmpty(row, cell) || named.has(cell)) continue
      named.add(cell)
      findings.add('unknown-column', spanOf(row, cell), {
        source: 'layout',
        found: quote(cellValue(text, row, cell)),
        message: `Column ${cell + 1} has no name. Its cells are not read.`,
      })
    }
  }
  return (row) => {
    quoteErrors.check(row)
    fillers.check(row, (cell) => {
      const column = cell === levelCell ? undefined : header.columns[cell]
      return column === undefined ? undefined : levels.groupOf(column)
    })
    reportUnnamed(row)
    const expected = header.names.length
    const groups = readGroups(row)
    const hasWrongCount =
      row.count !== expected && row.errors.every(({ kind }) => kind === 'unexpected' || kind === 'padded')
    const hasMoved = hasWrongCount && haveValuesMoved(row, groups)
    const hasLevelCell = levelCell < row.count
    // A line such as `Rows: 14` is no row with cells too few.
    const isOtherLine = !hasLevelCell || (row.count === 1 && !levels.letters.includes(cellValue(text, row, levelCell)))
    if (hasWrongCount && !isOtherLine) reportCellCount(text, row, { expected, hasMoved }, findings)
    if (hasWrongCount && !hasLevelCell) reportNoLevel(row)
    const level = hasLevelCell ? readLevel(row, groups) : undefined
    if (level === undefined) {
      tree.skip()
      return
    }
    if (hasMoved) {
      const group = levels.groupsOf(level).find((name) => groups.has(name))
      if (group !== undefined) attach(row, level, group, undefined)
      else tree.skip()
      return
    }
    reportGroups(row, level, groups)
    for (const group of levels.groupsOf(level)) {
      const cells = groups.get(group)
      if (cells) attach(row, level, group, cells)
    }
  }
  function reportGroups(row: CsvRow, level: string, groups: ReadonlyMap<string, readonly number[]>) {
    const names = [...groups.keys()]
    const span = { start: row.start, end: row.end }
    if (names.length === 0) {
      findings.add('empty-element', span, {
        level: 'warning',
        source: 'layout',
        message: `The row of level ${level} has no values.`,
        fix: 'Fill the columns of its group, or remove the row.',
      })
    } else if (names.length > 1) {
      findings.add('wrong-place', span, {
        source: 'layout',
        found: names.join(', '),
        expected: names[0] ?? '',
        message: `The row fills columns of ${names.join(' and ')}. A row fills columns of one group.`,
        fix: 'Write one row for each group.',
      })
    }
  }
}
