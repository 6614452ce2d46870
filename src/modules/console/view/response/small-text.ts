import { piecesOf, type Piece } from '@/modules/code-samples/code-tokens'
import { highlightInWorker } from '@/workers/samples/highlight-in-worker'
import type { Language } from '@/engines/samples/languages'
import { createRowBlocks, type RowSource } from './row-blocks'

/** Texts of this size and larger ones are not highlighted, and are not loaded as a whole (CONSOLE-34). In bytes. */
export const maxHighlightedBytes = 256_000
/** Longer lines are split into several rows, because browsers lay out a line as a whole. In characters. */
const maxRowLength = 1000
const rowPattern = new RegExp(`[^]{1,${maxRowLength}}`, 'gu')

/** A row of a text: a line, or a part of a long line. */
export interface TextRow {
  text: string
  isWholeLine: boolean
}

/** Splits a text into rows: one for a line, several for a long line. */
export function textRows(text: string): TextRow[] {
  return text.split(/\r\n|\r|\n/).flatMap((line): TextRow[] => {
    if (line.length <= maxRowLength) return [{ text: line, isWholeLine: true }]
    const parts = line.match(rowPattern) ?? []
    return parts.map((part) => ({ text: part, isWholeLine: false }))
  })
}

const neverAborted = new AbortController().signal

/** Highlights the rows in view in a worker. Other rows, and parts of long lines, are plain text. */
export function highlightedRows(rows: readonly TextRow[], language: Language | undefined): RowSource<readonly Piece[]> {
  const plain = ({ text }: TextRow): Piece[] => [{ style: undefined, text }]
  const blocks = createRowBlocks<readonly Piece[]>(async (from, to) => {
    const block = rows.slice(from, to)
    if (language === undefined) return block.map(plain)
    const code = block.map(({ text, isWholeLine }) => (isWholeLine ? text : '')).join('\n')
    const lines = linesOf(piecesOf(await highlightInWorker({ code, language }, neverAborted), language))
    return block.map((row, index) => (row.isWholeLine && lines[index]) || plain(row))
  })
  return {
    ...blocks,
    row(index) {
      const row = rows[index]
      return blocks.row(index) ?? (row && plain(row))
    },
  }
}

/** Splits pieces at line breaks. */
function linesOf(pieces: readonly Piece[]): Piece[][] {
  const lines: Piece[][] = [[]]
  for (const { style, text } of pieces) {
    const [first = '', ...more] = text.split('\n')
    if (first !== '') lines.at(-1)?.push({ style, text: first })
    for (const line of more) lines.push(line === '' ? [] : [{ style, text: line }])
  }
  return lines
}
