import type { Yielder } from '@/lib/yielder'
import type { Span } from '../document-tree'
import type { PositionalField, RuleModel } from '../rule-model'
import { deriveFraming, type Framing } from './flat-framing'
import { createFlatTree, type FlatTree } from './flat-tree'
import { createFieldReader, fieldsInUnits, type FieldReader } from './positional-fields'
import { createLineErrors, joinedRecords, withoutIndent, type RecordCodes } from './positional-lines'
import { codeLength, createLineNumbers, headLength } from './positional-numbers'
import { createPositionalPlaces } from './positional-places'
import { findShift, findTabShift, type LineShift } from './positional-shift'
import type { FlatReading } from './read-csv'
import { quote } from '../findings/quote'
import { createReadingFindings, type ReadingFindings } from './reading-findings'
import { reportSeveralDocuments } from './several-documents'

const linesPerCheck = 256

/** Reads a positional file by its layout: one record for each line. */
export async function readPositional(
  text: string,
  layout: readonly PositionalField[],
  rules: RuleModel,
  yielder: Yielder,
): Promise<FlatReading> {
  const placeOf = createPositionalPlaces(text)
  const findings = createReadingFindings(placeOf)
  const framing = deriveFraming(layout, ({ record }) => record)
  const tree = createFlatTree(framing, rules, { start: 0, end: text.length })
  const numbers = createLineNumbers(text, findings)
  const readLine = createLineReader({
    text,
    framing,
    tree,
    findings,
    numbers,
    readFields: createFieldReader(text, rules, findings),
  })
  const end = text.trimEnd().length
  const lineBreak = /\r\n?|\n/g
  const first = Math.max(0, text.search(/\S/))
  const begin = Math.max(text.lastIndexOf('\n', first), text.lastIndexOf('\r', first)) + 1
  if (
    !framing.has(text.slice(begin, begin + codeLength)) &&
    /^[A-Z]00001/.test(text.slice(begin, begin + headLength))
  ) {
    findings.add('shifted-record', lineAt(text, begin), {
      source: 'layout',
      found: text.slice(begin, begin + headLength - 1),
      message:
        'The records are shifted by 1 to the left: the first letter of each line is missing. Nothing was judged.',
      fix: 'Write the file again with both letters of each record code.',
    })
    return { records: tree.records, findings, placeOf, isComplete: false, stoppedAt: begin }
  }
  const errors = createLineErrors(findings)
  const [leadCode] = framing.keys()
  const codes: RecordCodes = { has: (code) => framing.has(code), leadCode }
  for (let start = begin, count = 1; start < end; count += 1) {
    lineBreak.lastIndex = start
    const lineEnd = lineBreak.exec(text)?.index ?? text.length
    const next = Math.max(lineEnd + 1, lineBreak.lastIndex)
    if (text.slice(start, lineEnd).trim() === '') errors.addBlank({ start, end: Math.min(next, text.length) })
    else {
      let from = start
      for (const joined of joinedRecords(text, { start, end: lineEnd }, next, codes)) {
        errors.addJoined(joined)
        readLine(withoutIndent(text, { start: from, end: joined }, codes, errors))
        from = joined
      }
      readLine(withoutIndent(text, { start: from, end: lineEnd }, codes, errors))
    }
    start = next
    if (count % linesPerCheck === 0 && yielder.isYieldDue()) await yielder.yield(start / text.length)
  }
  errors.report()
  numbers.end()
  const { records } = tree
  const starts = records.map(({ span, name }) => ({ span: lineAt(text, span.start), name }))
  reportSeveralDocuments(starts, { judged: records.length, document: rules.document }, findings)
  return { records, findings, placeOf, isComplete: true, stoppedAt: undefined }
}

function lineAt(text: string, start: number): Span {
  const length = text.slice(start).search(/[\r\n]/)
  return { start, end: length === -1 ? text.length : start + length }
}

interface LineContext {
  text: string
  framing: Framing<PositionalField>
  tree: FlatTree<PositionalField>
  findings: ReadingFindings
  numbers: ReturnType<typeof createLineNumbers>
  readFields: FieldReader
}

function createLineReader({ text, framing, tree, findings, numbers, readFields }: LineContext): (line: Span) => void {
  const codes = [...framing.keys()].join(', ')
  const [leadCode] = framing.keys()

  const readCode = (line: Span) => {
    const written = text.slice(line.start, Math.min(line.start + codeLength, line.end))
    if (framing.has(written)) return written
    const upper = written.toUpperCase()
    const code = framing.has(upper) ? upper : undefined
    const span = { start: line.start, end: line.start + written.length }
    findings.add('unknown-record', span, {
      source: 'layout',
      found: written,
      expected: code ?? codes,
      message: `The record code ${quote(written)} is not in the layout. Codes are ${codes}.`,
      ...(code !== undefined && { quickFix: { label: `Replace with ${code}`, edits: [{ span, text: code }] } }),
    })
    if (code === undefined) tree.skip()
    return code
  }
  /** How the fields of a line are shifted, which is reported; `unread` when they cannot be told from each other. */
  const readShift = (line: Span, fields: readonly PositionalField[]): LineShift | 'unread' | undefined => {
    const written = text.slice(line.start, line.end)
    const tab = written.indexOf('\t')
    if (tab === -1) {
      const shift = findShift(written, fields)
      if (shift) reportShift(line, shift)
      return shift
    }
    const shift = written.indexOf('\t', tab + 1) === -1 ? findTabShift(written, tab, fields) : undefined
    const span = { start: line.start + tab, end: line.start + tab + 1 }
    const isInPlace = shift?.blanks === 1
    findings.add(isInPlace ? 'control-character' : 'shifted-record', span, {
      source: 'layout',
      found: 'tab',
      message: `A tab is at position ${tab + 1}. Every character is one position, so ${isInPlace ? 'only blanks may be there.' : 'what follows it is shifted.'}${shift ? '' : ' It is not judged.'}`,
      ...(shift
        ? {
            quickFix: {
              label: `Replace with ${shift.blanks === 1 ? 'a blank' : `${shift.blanks} blanks`}`,
              edits: [{ span, text: ' '.repeat(shift.blanks) }],
              ...(!isInPlace && { caution: 'Another number of blanks may be meant: look at the values behind it.' }),
            },
          }
        : { fix: 'Fill the fields with blanks to their widths.' }),
    })
    return shift ?? 'unread'
  }
  const reportShift = (line: Span, { column, removed, blanks }: LineShift) => {
    const start = line.start + column - 1
    const by = removed + blanks
    const span = { start, end: Math.min(line.end, start + Math.max(1, removed)) }
    const count = `${by} ${by === 1 ? 'blank' : 'blanks'}`
    findings.add('shifted-record', span, {
      source: 'layout',
      found: text.slice(line.start, line.start + codeLength),
      message: `This record is shifted by ${by} to the ${removed > 0 ? 'right' : 'left'} from position ${column} on: ${count} ${by === 1 ? 'is' : 'are'} ${removed > 0 ? 'too many' : 'missing'}. Its values were read so.`,
      quickFix: {
        label: removed > 0 ? `Remove ${count}` : `Add ${count}`,
        edits: [{ span: { start, end: start + removed }, text: ' '.repeat(blanks) }],
        caution: 'Look at the other values of the record first: another place may be the one that is wrong.',
      },
    })
  }
  const checkLength = (line: Span, lastColumn: number) => {
    const extra = { start: line.start + lastColumn, end: line.end }
    const written = text.slice(extra.start, extra.end)
    if (extra.start >= extra.end || written.trim() === '') return
    findings.add('line-length', extra, {
      source: 'layout',
      found: String(line.end - line.start),
      expected: String(lastColumn),
      message: `The line has ${line.end - line.start} characters; its last field ends at ${lastColumn}. ${quote(written)} is not read.`,
      fix: 'Check whether the fields before it are at their positions.',
    })
  }
  return (line) => {
    const code = readCode(line)
    if (code === undefined && line.end - line.start < headLength) {
      numbers.skip(line)
      return
    }
    numbers.check(line, code === leadCode)
    if (code === undefined) return
    const attached = tree.attach(code, line)
    if ('missing' in attached) {
      if (attached.missing === undefined) return
      findings.add('record-without-parent', line, {
        source: 'layout',
        found: code,
        expected: attached.missing,
        message: `Record ${code} belongs to a record ${attached.missing}, and none comes before it.`,
        fix: `Add the record ${attached.missing}, or move this one behind it.`,
      })
      return
    }
    const fields = fieldsInUnits(text.slice(line.start, line.end), attached.place.fields)
    if (attached.lateIn !== undefined) {
      findings.add('wrong-order', line, {
        source: 'layout',
        found: code,
        expected: attached.lateIn,
        message: `Record ${code} belongs to ${attached.lateIn}, which other records have ended.`,
        fix: `Move it to the records of ${attached.lateIn}.`,
      })
    }
    if (line.end - line.start >= headLength && text.slice(line.start + headLength, line.end).trim() === '') {
      findings.add('empty-element', line, {
        level: 'warning',
        source: 'layout',
        message: `The record ${code} has no values.`,
        fix: 'Fill its fields, or remove the line.',
      })
    }
    const shift = readShift(line, fields)
    if (shift === 'unread') {
      attached.node.isUnread = true
      return
    }
    readFields(attached.node, fields, line, shift)
    checkLength(line, (fields.at(-1)?.end ?? headLength) + (shift ? shift.removed - shift.blanks : 0))
  }
}
