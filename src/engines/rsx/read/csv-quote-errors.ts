import { countOf } from '@/lib/phrases'
import type { Span } from '../document-tree'
import type { Edit } from '../findings/finding'
import { quote } from '../findings/quote'
import { cellValue, isTextFormula, skipBlanks, type CsvRow } from './csv-rows'
import type { ReadingFindings } from './reading-findings'

/** Cells with one cause, which are one finding. */
interface RepeatedError {
  first: Span
  written: string
  meant: string
  cells: number
  edits: Edit[]
}

/** Reports cells whose quotes are broken. Blanks beside quotes and formulas are reported once, at the end. */
export function createQuoteErrors(text: string, delimiter: string, findings: ReadingFindings) {
  const delimiterCode = delimiter.charCodeAt(0)
  let padded: RepeatedError | undefined
  let formulas: RepeatedError | undefined
  // A quote behind a blank may open a text whose other parts are in the cells and lines behind it.
  let canBeSplit = false
  const spanOf = (row: CsvRow, cell: number) => ({ start: row.starts[cell] ?? 0, end: row.ends[cell] ?? 0 })
  const repeat = (known: RepeatedError | undefined, row: CsvRow, cell: number, edits: readonly Edit[]) => {
    const first = spanOf(row, cell)
    const error = known ?? {
      first,
      written: text.slice(first.start, first.end),
      meant: cellValue(text, row, cell),
      cells: 0,
      edits: [],
    }
    error.cells += 1
    for (const edit of edits) error.edits.push(edit)
    return error
  }
  const formulaEdit = (row: CsvRow, cell: number): Edit => {
    const span = spanOf(row, cell)
    const meant = cellValue(text, row, cell)
    return { span, text: text[span.start] === '"' ? `"${meant}"` : meant }
  }
  return {
    check(row: CsvRow) {
      for (let cell = 0; cell < row.count; cell += 1) {
        if (isTextFormula(text, row, cell)) formulas = repeat(formulas, row, cell, [formulaEdit(row, cell)])
      }
      canBeSplit ||= row.errors.some(
        ({ kind, cell, offset }) => kind === 'unexpected' && text.slice(row.starts[cell], offset).trim() === '',
      )
      for (const { kind, cell, offset, hasJoined } of row.errors) {
        const span = spanOf(row, cell)
        if (kind === 'padded') {
          const blanks = [
            { start: offset, end: span.start },
            { start: span.end, end: skipBlanks(text, span.end, delimiterCode) },
          ].filter(({ start, end }) => end > start)
          padded = repeat(
            padded,
            row,
            cell,
            blanks.map((one) => ({ span: one, text: '' })),
          )
        } else if (kind === 'unexpected') {
          if (!isTextFormula(text, row, cell)) reportUnexpected(text, span, canBeSplit, findings)
        } else if (kind === 'open') reportOpen(text, span, { offset, hasJoined }, findings)
        else reportAfterQuote(text, span, offset, findings)
      }
    },
    /** @param blankEdits The edits that empty the cells of blanks, which the same programs write. */
    report(blankEdits: readonly Edit[]) {
      if (padded) reportPadded(padded, blankEdits, findings)
      else reportBlanks(blankEdits, findings)
      if (formulas) reportFormulas(formulas, findings)
    },
  }
}

function reportPadded(
  { first, written, cells, edits }: RepeatedError,
  blankEdits: readonly Edit[],
  findings: ReadingFindings,
): void {
  const all = [...edits, ...blankEdits].toSorted((one, other) => one.span.start - other.span.start)
  const blanks = blankEdits.length > 0 ? `, and ${countOf(blankEdits.length, 'cell')} nothing else` : ''
  findings.add('open-quote', first, {
    found: quote(written),
    message: `${cells === 1 ? 'A cell has' : `${cells} cells have`} blanks beside the quotes${blanks}. Readers of CSV take the quotes as a part of the text then, and a comma in it as the end of the cell. The file was read without these blanks.`,
    quickFix: { label: 'Remove the blanks', edits: all },
  })
}

function reportBlanks(edits: readonly Edit[], findings: ReadingFindings): void {
  const [first] = edits
  if (!first) return
  findings.add('empty-element', first.span, {
    source: 'layout',
    message: `${edits.length} cells without a value have blanks. Readers of CSV take them as a value. The file was read as if these cells were empty.`,
    quickFix: { label: 'Remove the blanks', edits },
  })
}

function reportFormulas({ first, written, meant, cells, edits }: RepeatedError, findings: ReadingFindings): void {
  const isOne = cells === 1
  findings.add('open-quote', first, {
    found: quote(written),
    expected: meant,
    message: isOne
      ? `The cell is ${quote(written)}, the formula by which spreadsheets keep a text. The network reads all of it as the value.`
      : `${cells} cells are formulas by which spreadsheets keep a text, such as ${quote(written)}. The network reads all of it as the value.`,
    quickFix: { label: isOne ? `Replace with ${meant}` : `Replace ${cells} formulas with their texts`, edits },
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
