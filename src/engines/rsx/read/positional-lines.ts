import type { Span } from '../document-tree'
import type { Edit } from '../findings/finding'
import { codeLength, headLength } from './positional-numbers'
import type { ReadingFindings } from './reading-findings'

/** The codes that records may have. */
export interface RecordCodes {
  has(code: string): boolean
  /** The code of the first record of a document. */
  leadCode: string | undefined
}

/** A code of two characters and the number of a line. They may overlap in other texts. */
const recordHead = /(?=([A-Z\d]{2}\d{5}))/g
/** From this many missing line breaks on, the names of records are no words of a text: the fix needs no caution. */
const certainJoins = 3

/** Collects what is wrong with the lines of a file, whatever is in them, and reports each kind once. */
export function createLineErrors(findings: ReadingFindings) {
  const blanks: Span[] = []
  const indents: Span[] = []
  const joined: Span[] = []
  const removals = (spans: readonly Span[]): Edit[] => spans.map((span) => ({ span, text: '' }))
  return {
    /** @param line With its line break. */
    addBlank(line: Span) {
      blanks.push(line)
    },
    addIndent(span: Span) {
      indents.push(span)
    },
    /** @param offset Where a record begins that comes after another one in the same line. */
    addJoined(offset: number) {
      joined.push({ start: offset, end: offset })
    },
    report() {
      const [blank] = blanks
      if (blank) {
        const isOne = blanks.length === 1
        findings.add(
          'line-length',
          { start: blank.start, end: blank.start },
          {
            level: 'warning',
            source: 'layout',
            message: isOne ? 'The line is blank.' : `${blanks.length} lines are blank. This is the first of them.`,
            quickFix: { label: isOne ? 'Remove the line' : `Remove ${blanks.length} lines`, edits: removals(blanks) },
          },
        )
      }
      const [indent] = indents
      if (indent) {
        const what = indents.length === 1 ? 'This record is' : `${indents.length} records are`
        findings.add('shifted-record', indent, {
          source: 'layout',
          found: `${indent.end - indent.start} before the code`,
          message: `${what} shifted by ${widthsOf(indents)} from position 1 on. The code of a record is in positions 1 and 2.`,
          quickFix: { label: 'Remove the blanks', edits: removals(indents) },
        })
      }
      const [record] = joined
      if (record) {
        const count = joined.length
        findings.add('line-length', record, {
          source: 'layout',
          message: `${count === 1 ? 'A line break is' : `${count} line breaks are`} missing: each record is on a line of its own. The records were read separately.`,
          quickFix: {
            label: count === 1 ? 'Add a line break' : `Add ${count} line breaks`,
            edits: joined.map((span) => ({ span, text: '\n' })),
            ...(count < certainJoins && { caution: 'A text may name a record: look whether one begins there.' }),
          },
        })
      }
    },
  }
}

function widthsOf(indents: readonly Span[]): string {
  const widths = [...new Set(indents.map(({ start, end }) => end - start))].toSorted((one, other) => one - other)
  const [least, ...more] = widths
  return more.length === 0 ? String(least) : `${least} to ${more.at(-1)}`
}

/** A line without blanks before its record code, which are reported. */
export function withoutIndent(
  text: string,
  line: Span,
  codes: RecordCodes,
  errors: ReturnType<typeof createLineErrors>,
): Span {
  const written = text.slice(line.start, line.end)
  const indent = written.length - written.trimStart().length
  if (indent === 0 || !isRecordStart(written, indent, codes)) return line
  errors.addIndent({ start: line.start, end: line.start + indent })
  return { start: line.start + indent, end: line.end }
}

function isRecordStart(line: string, at: number, codes: RecordCodes): boolean {
  return codes.has(line.slice(at, at + codeLength)) && /^\d{5}/.test(line.slice(at + codeLength, at + headLength))
}

/**
 * Where records begin that come after another one in the same line, because line breaks are missing: their numbers go on from the
 * first one's, or begin again with the code that leads a document, and those of the next line go on from theirs.
 * @param next Where the next line begins.
 */
export function joinedRecords(text: string, line: Span, next: number, codes: RecordCodes): number[] {
  const written = text.slice(line.start, line.end)
  const first = written.length - written.trimStart().length
  if (!isRecordStart(written, first, codes)) return []
  const starts: number[] = []
  let number = Number(written.slice(first + codeLength, first + headLength))
  for (const { index, 1: head = '' } of written.slice(first + headLength).matchAll(recordHead)) {
    const code = head.slice(0, codeLength)
    const found = Number(head.slice(codeLength))
    const isNext = codes.has(code) && (found === number + 1 || (found === 1 && code === codes.leadCode))
    if (!isNext) continue
    starts.push(line.start + first + headLength + index)
    number = found
  }
  // A single number at the end of a document may be a text about a record.
  const following = text.slice(next + codeLength, next + headLength)
  const isEnd = following === '' || Number(following) === 1
  const isContinued = isEnd ? starts.length > 1 : Number(following) === number + 1
  return isContinued ? starts : []
}
