import type { Span } from '../document-tree'
import { cellValue, type CsvRow } from './csv-rows'
import type { ReadingFindings } from './reading-findings'

/** Whether a row has no value: nothing, or empty cells only, as spreadsheets write rows that were cleared. */
export function isBlankRow(text: string, row: CsvRow): boolean {
  for (let cell = 0; cell < row.count; cell += 1) {
    if (cellValue(text, row, cell).trim() !== '') return false
  }
  return row.errors.every(({ kind }) => kind === 'padded')
}

/** Collects the rows without a value, which are ignored, and says so once. */
export function createBlankRows(findings: ReadingFindings) {
  const spans: Span[] = []
  return {
    add({ start, next }: CsvRow) {
      spans.push({ start, end: next })
    },
    report(textLength: number) {
      const [first] = spans
      if (!first) return
      findings.add(
        'empty-element',
        { start: first.start, end: first.start },
        {
          level: 'note',
          source: 'layout',
          message: `${spans.length === 1 ? 'A row has' : `${spans.length} rows have`} no value. ${spans.length === 1 ? 'It is' : 'They are'} ignored.`,
          quickFix: {
            label: spans.length === 1 ? 'Remove the row' : 'Remove the rows',
            edits: spans.map(({ start, end }) => ({ span: { start, end: Math.min(end, textLength) }, text: '' })),
          },
        },
      )
    },
  }
}
