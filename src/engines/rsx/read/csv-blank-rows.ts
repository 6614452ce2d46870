import { cellValue, type CsvRow } from './csv-rows'
import type { ReadingFindings } from './reading-findings'
import { correctionOf, repeatError, type RepeatedError } from './repeated-error'

/** Whether a row has no value: nothing, or empty cells only, as spreadsheets write rows that were cleared. */
export function isBlankRow(text: string, row: CsvRow): boolean {
  for (let cell = 0; cell < row.count; cell += 1) {
    if (cellValue(text, row, cell).trim() !== '') return false
  }
  return row.errors.every(({ kind }) => kind === 'padded')
}

/** Collects the rows without a value, which are ignored, and says so once. */
export function createBlankRows(text: string, findings: ReadingFindings) {
  let blank: RepeatedError | undefined
  return {
    add({ start, next }: CsvRow) {
      const span = { start, end: Math.min(next, text.length) }
      blank = repeatError(blank, span, [{ span, text: '' }])
    },
    report() {
      if (!blank) return
      const { first, count, edits } = blank
      const isOne = count === 1
      findings.add(
        'empty-element',
        { start: first.start, end: first.start },
        {
          level: 'note',
          source: 'layout',
          message: `${isOne ? 'A row has' : `${count} rows have`} no value. ${isOne ? 'It is' : 'They are'} ignored.`,
          ...correctionOf(
            edits,
            isOne ? 'Remove the row' : 'Remove the rows',
            'Let your program write no rows without a value.',
          ),
        },
      )
    },
  }
}
