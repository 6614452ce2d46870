import { countOf } from '@/lib/phrases'
import type { Span } from '../document-tree'
import type { Edit } from '../findings/finding'
import { quote } from '../findings/quote'
import { cellValue, isTextFormula, skipBlanks, type CsvRow } from './csv-rows'
import type { ReadingFindings } from './reading-findings'
import { correctionOf, maxEdits, repeatError, type RepeatedError } from './repeated-error'

/** Reports cells whose quotes are broken. Blanks beside quotes and formulas are reported once, at the end. */
export function createQuoteErrors(text: string, delimiter: string, findings: ReadingFindings) {
  const delimiterCode = delimiter.charCodeAt(0)
  let padded: RepeatedError | undefined
  let spansLines = false
  let formulas: RepeatedError | undefined
  let firstMeant = ''
  // A quote behind a blank may open a text whose other parts are in the cells and lines behind it.
  let canBeSplit = false
  const spanOf = (row: CsvRow, cell: number) => ({ start: row.starts[cell] ?? 0, end: row.ends[cell] ?? 0 })
  const formulaEdit = (row: CsvRow, cell: number): Edit => {
    const span = spanOf(row, cell)
    const meant = cellValue(text, row, cell)
    return { span, text: text[span.start] === '"' ? `"${meant}"` : meant }
  }
  return {
    check(row: CsvRow) {
      for (let cell = 0; cell < row.count; cell += 1) {
        if (!isTextFormula(text, row, cell)) continue
        if (!formulas) firstMeant = cellValue(text, row, cell)
        formulas = repeatError(formulas, spanOf(row, cell), [formulaEdit(row, cell)])
      }
      canBeSplit ||= row.errors.some(
        ({ kind, cell, offset }) => kind === 'unexpected' && text.slice(row.starts[cell], offset).trim() === '',
      )
      for (const { kind, cell, offset, hasJoined } of row.errors) {
        const span = spanOf(row, cell)
        if (kind === 'padded') {
          spansLines ||= /[\r\n]/.test(text.slice(span.start, span.end))
          const blanks = [
            { start: offset, end: span.start },
            { start: span.end, end: skipBlanks(text, span.end, delimiterCode) },
          ].filter(({ start, end }) => end > start)
          padded = repeatError(
            padded,
            span,
            blanks.map((one) => ({ span: one, text: '' })),
          )
        } else if (kind === 'unexpected') {
          if (!isTextFormula(text, row, cell)) reportUnexpected(text, span, canBeSplit, findings)
        } else if (kind === 'open') reportOpen(text, span, { offset, hasJoined }, findings)
        else reportAfterQuote(text, span, offset, findings)
      }
    },
    /** @param blank The cells of blanks, which the same programs write. */
    report(blank: RepeatedError | undefined) {
      if (padded) reportPadded(text, padded, { spansLines, blank }, findings)
      else if (blank) reportBlanks(blank, findings)
      if (formulas) reportFormulas(text, formulas, firstMeant, findings)
    },
  }
}

const linesCaution = 'A text goes over several lines: look whether they are one text.'
const withoutBlanks =
  'Let your program write no blanks before and behind commas, and leave cells without a value empty.'

function reportPadded(
  text: string,
  { first, count, edits }: RepeatedError,
  { spansLines, blank }: { spansLines: boolean; blank: RepeatedError | undefined },
  findings: ReadingFindings,
): void {
  const all = joinEdits(edits, blank ? blank.edits : [])
  const blanks = blank ? `, and ${countOf(blank.count, 'cell')} ${blank.count === 1 ? 'has' : 'have'} blanks alone` : ''
  findings.add('open-quote', first, {
    found: quote(text.slice(first.start, first.end)),
    message: `${count === 1 ? 'A cell has' : `${count} cells have`} blanks beside the quotes${blanks}. Readers of CSV take the quotes as a part of the text then, and a comma in it as the end of the cell. The file was read without these blanks.`,
    ...correctionOf(all, 'Remove the blanks', withoutBlanks, spansLines ? linesCaution : undefined),
  })
}

/** Edits of two lists, ascending; undefined when they are too many. */
function joinEdits(some: readonly Edit[] | undefined, others: readonly Edit[] | undefined): Edit[] | undefined {
  if (!some || !others || some.length + others.length > maxEdits) return undefined
  return [...some, ...others].toSorted((one, other) => one.span.start - other.span.start)
}

function reportBlanks({ first, count, edits }: RepeatedError, findings: ReadingFindings): void {
  findings.add('empty-element', first, {
    source: 'layout',
    message: `${count} cells without a value have blanks. Readers of CSV take them as a value. The file was read as if these cells were empty.`,
    ...correctionOf(edits, 'Remove the blanks', withoutBlanks),
  })
}

function reportFormulas(
  text: string,
  { first, count, edits }: RepeatedError,
  meant: string,
  findings: ReadingFindings,
): void {
  const written = text.slice(first.start, first.end)
  const isOne = count === 1
  const label = isOne ? `Replace with ${meant}` : `Replace ${count} formulas with their texts`
  findings.add('open-quote', first, {
    found: quote(written),
    expected: meant,
    message: isOne
      ? `The cell is ${quote(written)}, the formula by which spreadsheets keep a text. The network reads all of it as the value.`
      : `${count} cells are formulas by which spreadsheets keep a text, such as ${quote(written)}. The network reads all of it as the value.`,
    ...correctionOf(edits, label, 'Let your program write the texts without formulas.'),
  })
}

function reportUnexpected(text: string, span: Span, canBeSplit: boolean, findings: ReadingFindings): void {
  const written = text.slice(span.start, span.end)
  const quoted = `"${written.replaceAll('"', '""')}"`
  findings.add('open-quote', span, {
    level: 'warning',
    found: quote(written),
    expected: quoted,
    message: 'A quote is in a cell that is not in quotes. Readers of CSV understand that in different ways.',
    quickFix: {
      label: 'Put the cell in quotes',
      edits: [{ span, text: quoted }],
      ...(canBeSplit && {
        caution: 'A quote behind a blank may open a text with commas: look which cells belong to it.',
      }),
    },
  })
}

function reportOpen(
  text: string,
  span: Span,
  { offset, hasJoined }: { offset: number; hasJoined: boolean | undefined },
  findings: ReadingFindings,
): void {
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
}

function reportAfterQuote(text: string, span: Span, offset: number, findings: ReadingFindings): void {
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
