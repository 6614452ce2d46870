import { cellValue, type CsvRow } from './csv-rows'
import { quote } from '../quote'
import type { ReadingFindings } from './reading-findings'

/** Reports cells whose quotes are broken. */
export function reportQuotes(text: string, row: CsvRow, findings: ReadingFindings): void {
  for (const { kind, cell, offset } of row.faults) {
    const span = { start: row.starts[cell] ?? 0, end: row.ends[cell] ?? 0 }
    if (kind === 'stray') {
      const written = text.slice(span.start, span.end)
      const quoted = `"${written.replaceAll('"', '""')}"`
      findings.add('open-quote', span, {
        level: 'warning',
        found: quote(written),
        expected: quoted,
        message: 'A quote stands in a cell that is not in quotes. Readers of CSV understand that in different ways.',
        mend: { label: 'Put the cell in quotes', edits: [{ span, text: quoted }] },
      })
    } else if (kind === 'open') {
      findings.add(
        'open-quote',
        { start: offset, end: offset + 1 },
        {
          found: quote(text.slice(span.start, span.end)),
          message: 'The quote that opens here is not closed. Readers of CSV take all that follows as one cell.',
          fix: 'Close the quote at the end of the cell, or write a quote of the text twice.',
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

/** Reports a row that has more or fewer cells than the header. */
export function reportCellCount(text: string, row: CsvRow, expected: number, findings: ReadingFindings): void {
  if (row.count === expected) return
  let filled = row.count
  while (filled > expected && cellValue(text, row, filled - 1) === '') filled -= 1
  const extra = { start: row.ends[expected - 1] ?? row.end, end: row.end }
  const isMendable = row.count > expected && filled === expected
  findings.add(
    'column-count',
    { start: row.start, end: row.end },
    {
      found: String(row.count),
      expected: String(expected),
      message: `The row has ${row.count} cells, the header has ${expected}.`,
      ...(isMendable
        ? { mend: { label: 'Remove the empty cells at the end', edits: [{ span: extra, text: '' }] } }
        : {
            fix:
              row.count > expected
                ? 'Put a text with commas in quotes.'
                : 'Add an empty cell for each column without a value.',
          }),
    },
  )
}
