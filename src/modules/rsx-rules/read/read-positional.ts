import type { Span } from '../document-tree'
import type { Pace } from '../pause'
import type { PositionalField, RuleModel } from '../rule-model'
import { deriveFraming, type Framing } from './flat-framing'
import { createFlatTree, type FlatTree } from './flat-tree'
import { createFieldReader, type FieldReader } from './positional-fields'
import { createPositionalPlaces } from './positional-places'
import type { FlatReading } from './read-csv'
import { quote } from '../quote'
import { createReadingFindings, type ReadingFindings } from './reading-findings'

const linesPerCheck = 256
/** Columns 1 to 2 hold the record code, 3 to 7 the number of the line. */
const codeLength = 2
const headLength = 7

/** Reads a positional file by its layout: one record for each line. */
export async function readPositional(
  text: string,
  layout: readonly PositionalField[],
  rules: RuleModel,
  pace: Pace,
): Promise<FlatReading> {
  const placeOf = createPositionalPlaces(text)
  const findings = createReadingFindings(placeOf)
  const framing = deriveFraming(layout, ({ record }) => record)
  const tree = createFlatTree(framing, rules, { start: 0, end: text.length })
  const readLine = createLineReader({
    text,
    framing,
    tree,
    findings,
    readFields: createFieldReader(text, rules, findings),
  })
  const end = text.trimEnd().length
  const lineBreak = /\r\n?|\n/g
  for (let start = 0, count = 1; start < end; count += 1) {
    lineBreak.lastIndex = start
    const lineEnd = lineBreak.exec(text)?.index ?? text.length
    readLine({ start, end: lineEnd })
    start = Math.max(lineEnd + 1, lineBreak.lastIndex)
    if (count % linesPerCheck === 0 && pace.isBreathDue()) await pace.breathe(start / text.length)
  }
  return { record: tree.record, findings, placeOf, isComplete: true }
}

interface LineContext {
  text: string
  framing: Framing<PositionalField>
  tree: FlatTree<PositionalField>
  findings: ReadingFindings
  readFields: FieldReader
}

function createLineReader({ text, framing, tree, findings, readFields }: LineContext): (line: Span) => void {
  const codes = [...framing.keys()].join(', ')
  let previousNumber = 0

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
      ...(code !== undefined && { mend: { label: `Replace with ${code}`, edits: [{ span, text: code }] } }),
    })
    if (code === undefined) tree.skip()
    return code
  }
  const checkNumber = (line: Span) => {
    const span = { start: line.start + codeLength, end: Math.min(line.start + headLength, line.end) }
    const written = text.slice(span.start, span.end)
    const expected = previousNumber + 1
    const right = String(expected).padStart(headLength - codeLength, '0')
    const mend = { label: `Replace with ${right}`, edits: [{ span, text: right }] }
    previousNumber = /^\d{5}$/.test(written) ? Number(written) : expected
    if (line.end - line.start < headLength) {
      findings.add('line-length', line, {
        source: 'layout',
        found: String(line.end - line.start),
        expected: String(headLength),
        message: `The line has ${line.end - line.start} characters. Columns 1 to 2 hold the record code and 3 to 7 the number of the line.`,
        mend,
      })
    } else if (!/^\d{5}$/.test(written)) {
      findings.add('not-a-number', span, {
        source: 'layout',
        found: quote(written),
        expected: right,
        message: `${quote(written)} is not the number of the line. Columns 3 to 7 hold it with leading zeros.`,
        mend,
      })
    } else if (previousNumber !== expected % 100_000) {
      findings.add('duplicate-number', span, {
        level: 'warning',
        source: 'layout',
        found: written,
        expected: right,
        message: `The line has the number ${written}. After the line before it, ${right} is expected.`,
        mend,
      })
    }
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
      fix: 'Check whether the fields before it stand at their positions.',
    })
  }
  return (line) => {
    if (line.end === line.start) {
      findings.add('line-length', line, {
        level: 'warning',
        source: 'layout',
        message: 'The line is blank.',
        fix: 'Remove it.',
      })
      return
    }
    const code = readCode(line)
    checkNumber(line)
    if (code === undefined) return
    const attached = tree.attach(code, line)
    if ('missing' in attached) {
      if (attached.missing === undefined) return
      findings.add('record-without-parent', line, {
        source: 'layout',
        found: code,
        expected: attached.missing,
        message: `Record ${code} belongs to a record ${attached.missing}, and none stands before it.`,
        fix: `Add the record ${attached.missing}, or move this one behind it.`,
      })
      return
    }
    const { fields } = attached.place
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
    readFields(attached.node, fields, line.start, line.end)
    checkLength(line, fields.at(-1)?.end ?? headLength)
  }
}
