import type { CsvColumn } from '../rule-model'
import { cellValue, type CsvRow } from './csv-rows'
import { quote } from '../findings/quote'
import type { ReadingFindings } from './reading-findings'

/** Reports cells whose quotes are broken. */
export function reportQuotes(text: string, row: CsvRow, findings: ReadingFindings): void {
  for (const { kind, cell, offset, hasJoined } of row.errors) {
    const span = { start: row.starts[cell] ?? 0, end: row.ends[cell] ?? 0 }
    if (kind === 'unexpected') {
      const written = text.slice(span.start, span.end)
      const meant = /^="([^"]*)"$/.exec(written)?.[1]
      if (meant !== undefined) {
        findings.add('open-quote', span, {
          found: quote(written),
          expected: meant,
          message: `The cell is ${quote(written)}, the formula by which spreadsheets keep a text. The network reads all of it as the value.`,
          quickFix: { label: `Replace with ${meant}`, edits: [{ span, text: meant }] },
        })
        continue
      }
      const quoted = `"${written.replaceAll('"', '""')}"`
      findings.add('open-quote', span, {
        level: 'warning',
        found: quote(written),
        expected: quoted,
        message: 'A quote is in a cell that is not in quotes. Readers of CSV understand that in different ways.',
        quickFix: { label: 'Put the cell in quotes', edits: [{ span, text: quoted }] },
      })
    } else if (kind === 'open') {
      findings.add(
        'open-quote',
        { start: offset, end: offset + 1 },
        {
          found: quote(text.slice(span.start, span.end)),
          message: 'The quote that opens here is not closed. Readers of CSV take all that follows as one cell.',
          ...(hasJoined === true
            ? {
                quickFix: {
                  label: 'Close the quote at the end of the cell',
                  edits: [{ span: { start: span.end, end: span.end }, text: '"' }],
                  caution: 'The number of columns says where the text ends: check whether that is right.',
                },
              }
            : { fix: 'Close the quote at the end of the cell, or write a quote of the text twice.' }),
        },
      )
    } else {
      findings.add(
        'open-quote',
        { start: offset, end: offset + 1 },
        {
          found: quote(text.slice(span.start, span.end)),
          message: 'A quote closes the cell, but its text goes on.',
          fix: 'Write a quote of the text twice.',
        },
      )
    }
  }
}

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
