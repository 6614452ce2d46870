import { allowedEdits, nearest } from '../findings/nearest'
import type { CsvColumn } from '../rule-model'
import { cellValue, type CsvRow } from './csv-rows'
import { quote } from '../findings/quote'
import type { ReadingFindings } from './reading-findings'

/** The name of the column that says the level of each row. */
export const levelColumn = 'RecordType'

/** How many unknown names are compared with those of the layout. */
const maxComparedNames = 200

/** The columns of the layout that the cells of a row stand for. */
export interface CsvHeader {
  /** Names by cell, as the file has them, for labels. */
  names: readonly string[]
  /** Names of the layout by cell; undefined for a column that the layout does not have. */
  columns: readonly (string | undefined)[]
  /** Columns at the end without a name. They are reported when a row has a value there. */
  unnamed: readonly number[]
  /** The cell of the level; undefined when the file has no such column. */
  levelCell: number | undefined
}

/** Reads the names of the columns and reports those that the layout does not have. */
export function readCsvHeader(
  text: string,
  row: CsvRow,
  layout: readonly CsvColumn[],
  findings: ReadingFindings,
): CsvHeader {
  const known = new Map([[levelColumn, levelColumn]])
  for (const { column } of layout) known.set(column, column)
  const byComparable = new Map([...known.keys()].map((name) => [comparable(name), name]))
  const names = Array.from({ length: row.count }, (_, cell) => cellValue(text, row, cell))
  const byField = columnsByField(layout, names)
  const seen = new Set<string>()
  let comparedNames = 0
  const span = (cell: number) => ({ start: row.starts[cell] ?? 0, end: row.ends[cell] ?? 0 })
  // A first row without any known name is no header: one finding tells that, not one for each cell.
  const isHeader = names.some((name) => byComparable.has(comparable(name)))
  if (!isHeader) {
    findings.add(
      'unknown-column',
      { start: row.start, end: row.end },
      {
        source: 'layout',
        found: quote(names[0] ?? ''),
        expected: levelColumn,
        message: `The first row names no column of the layout. It should begin with ${levelColumn} and name the columns.`,
      },
    )
    return { names, columns: [], unnamed: [], levelCell: undefined }
  }
  const otherCase: { cell: number; name: string; column: string }[] = []
  const lastNamed = names.findLastIndex((name) => name.trim() !== '')
  const columns = names.map((name, cell) => {
    if (cell > lastNamed) return undefined
    const column = known.get(name) ?? byComparable.get(comparable(name)) ?? byField.get(comparable(name))
    if (column === undefined) {
      comparedNames += 1
      const [near] = comparedNames > maxComparedNames ? [] : nearest(name, known.keys(), allowedEdits(name))
      findings.add('unknown-column', span(cell), {
        source: 'layout',
        found: name,
        ...(near !== undefined && { expected: near }),
        message:
          name.trim() === ''
            ? 'The column has no name. Its cells are not read.'
            : `The layout has no column ${quote(name)}.${near === undefined ? '' : ` Did you mean ${near}?`} Its cells are not read.`,
      })
      return undefined
    }
    if (column !== name) otherCase.push({ cell, name, column })
    if (seen.has(column)) {
      findings.add('unknown-column', span(cell), {
        source: 'layout',
        found: name,
        message: `The column ${column} appears twice. The cells of the second one are not read.`,
      })
      return undefined
    }
    seen.add(column)
    return column
  })
  const [first, ...more] = otherCase
  if (first) {
    const edits = otherCase.map(({ cell, column }) => ({ span: span(cell), text: column }))
    findings.add('unknown-column', span(first.cell), {
      source: 'layout',
      found: first.name,
      expected: first.column,
      message:
        more.length === 0
          ? `The layout has no column ${quote(first.name)}. Did you mean ${first.column}?`
          : `The names of ${otherCase.length} columns are written in another way than in the layout: ${quote(first.name)} should be ${first.column}.`,
      quickFix: {
        label: more.length === 0 ? `Replace with ${first.column}` : `Replace ${otherCase.length} names`,
        edits,
      },
    })
  }
  const levelCell = columns.indexOf(levelColumn)
  if (levelCell === -1) {
    findings.add(
      'unknown-column',
      { start: row.start, end: row.end },
      {
        source: 'layout',
        expected: levelColumn,
        message: `The column ${levelColumn} is missing. It says the level of each row, so no row can be read.`,
      },
    )
  }
  const unnamed = names.flatMap((_, cell) => (cell > lastNamed ? [cell] : []))
  return { names, columns, unnamed, levelCell: levelCell === -1 ? undefined : levelCell }
}

/** The columns that the name of a field tells alone (`InvoiceDate`), of those that a header does not have. */
function columnsByField(
  layout: readonly CsvColumn[],
  names: readonly string[],
): ReadonlyMap<string, string | undefined> {
  const written = new Set(names.map((name) => comparable(name)))
  const columns = new Map<string, string | undefined>()
  for (const { column } of layout) {
    const field = comparable(column.slice(column.lastIndexOf('_') + 1))
    const isOnly = !columns.has(field) || columns.get(field) === column
    columns.set(field, isOnly ? column : undefined)
  }
  for (const [field, column] of columns) {
    if (column === undefined || written.has(comparable(column))) columns.delete(field)
  }
  return columns
}

/** A name without capitals, blanks and separators, which people and programs change. */
function comparable(name: string): string {
  return name.toLowerCase().replaceAll(/[\s_-]/g, '')
}
