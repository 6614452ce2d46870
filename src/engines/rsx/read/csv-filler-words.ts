import { quote } from '../findings/quote'
import { cellValue, isBlankCell, type CsvRow } from './csv-rows'
import type { ReadingFindings } from './reading-findings'
import { correctionOf, repeatError, type RepeatedError } from './repeated-error'

/** Stands for the blanks of a cell that has nothing else. */
const blanks = ' '
/** Words that programs write into cells without a value. */
const words: ReadonlySet<string> = new Set(
  'NULL Null null (null) <NULL> <null> NaN nan NAN None nil undefined N/A n/a #N/A \\N'.split(' '),
)
const longestWord = 9
const leastGroups = 3

/**
 * Detects the words and blanks that fill the cells without a value, and reports them once. A row has values of one group, so a word
 * that is in the cells of three groups of a row is no value, even if a comma in a text has moved the cells behind it.
 */
export function createFillerWords(text: string, delimiter: string, findings: ReadingFindings) {
  const known = new Set<string>()
  let filled: RepeatedError | undefined
  let blank: RepeatedError | undefined
  const delimiterCode = delimiter.charCodeAt(0)
  const wordOf = (row: CsvRow, cell: number) => {
    const length = (row.ends[cell] ?? 0) - (row.starts[cell] ?? 0)
    if (length === 0) return undefined
    if (isBlankCell(text, row, cell, delimiterCode)) return blanks
    if (length > longestWord) return undefined
    const value = cellValue(text, row, cell)
    return words.has(value) ? value : undefined
  }
  const learn = (row: CsvRow, groupOf: (cell: number) => string | undefined) => {
    const groups = new Map<string, Set<string>>()
    for (let cell = 0; cell < row.count; cell += 1) {
      const word = wordOf(row, cell)
      const group = word === undefined || known.has(word) ? undefined : groupOf(cell)
      if (word === undefined || group === undefined) continue
      const groupsOfWord = groups.get(word) ?? new Set()
      groups.set(word, groupsOfWord.add(group))
      if (groupsOfWord.size >= leastGroups) known.add(word)
    }
  }
  const has = (row: CsvRow, cell: number) => {
    const word = known.size > 0 ? wordOf(row, cell) : undefined
    return word !== undefined && known.has(word)
  }
  return {
    has,
    /** The cells of blanks, which are not reported here. */
    blankCells: () => blank,
    /** @param groupOf The group of a cell; undefined for the level and for unknown columns. */
    check(row: CsvRow, groupOf: (cell: number) => string | undefined) {
      learn(row, groupOf)
      if (known.size === 0) return
      for (let cell = 0; cell < row.count; cell += 1) {
        const word = wordOf(row, cell)
        if (word === undefined || !known.has(word)) continue
        const span = { start: row.starts[cell] ?? 0, end: row.ends[cell] ?? 0 }
        const edits = [{ span, text: '' }]
        if (word === blanks) blank = repeatError(blank, span, edits)
        else filled = repeatError(filled, span, edits)
      }
    },
    report() {
      if (!filled) return
      const { first, count, edits } = filled
      const written = [...known]
        .filter((word) => word !== blanks)
        .map((word) => quote(word))
        .join(' or ')
      findings.add('placeholder', first, {
        source: 'layout',
        found: text.slice(first.start, first.end),
        message: `${count} cells without a value have the word ${written}. Readers of CSV take it as a value. The file was read as if these cells were empty.`,
        ...correctionOf(edits, `Empty ${count} cells`, 'Let your program leave cells without a value empty.'),
      })
    },
  }
}
