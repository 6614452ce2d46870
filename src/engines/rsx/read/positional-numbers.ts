import type { Span } from '../document-tree'
import type { Edit } from '../findings/finding'
import { quote } from '../findings/quote'
import type { ReadingFindings } from './reading-findings'

/** Columns 1 to 2 hold the record code, 3 to 7 the number of the line. */
export const codeLength = 2
export const headLength = 7
const limit = 10 ** (headLength - codeLength)

/** A place from which on all lines have other numbers than they should. */
interface Jump {
  span: Span
  written: string
  right: string
  /** By how much the numbers are too great. */
  by: number
  edits: Edit[]
}

/** Checks the numbers of the lines of a positional file, which count from 1. */
export function createLineNumbers(text: string, findings: ReadingFindings) {
  let previous = 0
  let jump: Jump | undefined

  const spanOf = (line: Span) => ({ start: line.start + codeLength, end: Math.min(line.start + headLength, line.end) })
  const nextNumber = (line: Span) => {
    const start = line.end + (text.startsWith('\r\n', line.end) ? 2 : 1)
    const written = text.slice(start + codeLength, start + headLength)
    return /^\d{5}$/.test(written) ? Number(written) : undefined
  }
  const report = (span: Span, written: string, right: string, edits: readonly Edit[]) => {
    const isRepeated = Number(written) === Number(right) - 1
    const those = edits.length > 1 ? ' The lines behind it go on from there.' : ''
    findings.add('duplicate-number', span, {
      level: 'warning',
      source: 'layout',
      found: written,
      expected: right,
      message: `The line has the number ${written}${isRepeated ? ', as the line before it' : ''}. ${right} is expected.${those}`,
      quickFix: { label: edits.length > 1 ? `Number ${edits.length} lines again` : `Replace with ${right}`, edits },
    })
  }
  const endJump = () => {
    if (jump) report(jump.span, jump.written, jump.right, jump.edits)
    jump = undefined
  }
  const writeNumber = (number: number) => String(number % limit).padStart(headLength - codeLength, '0')

  return {
    /** Passes over a line that is no record; the numbers of the lines behind it may count it. */
    skip(line: Span) {
      if (nextNumber(line) !== previous + 1) previous += 1
    },
    /** @param canRestart Whether the line may be the first of another document, which counts from 1 again. */
    check(line: Span, canRestart: boolean) {
      const span = spanOf(line)
      const written = text.slice(span.start, span.end)
      const expected = previous + 1
      const right = writeNumber(expected - (jump?.by ?? 0))
      const quickFix = { label: `Replace with ${right}`, edits: [{ span, text: right }] }
      if (line.end - line.start < headLength) {
        previous = expected
        findings.add('line-length', line, {
          source: 'layout',
          found: String(line.end - line.start),
          expected: String(headLength),
          message: `The line has ${line.end - line.start} characters. Columns 1 to 2 hold the record code and 3 to 7 the number of the line.`,
          quickFix,
        })
        return
      }
      if (!/^\d{5}$/.test(written)) {
        previous = expected
        findings.add('not-a-number', span, {
          source: 'layout',
          found: quote(written),
          expected: right,
          message: `${quote(written)} is not the number of the line. Columns 3 to 7 hold it with leading zeros.`,
          quickFix,
        })
        return
      }
      const number = Number(written)
      if (canRestart && number === 1) {
        endJump()
        previous = 1
        return
      }
      if (number === expected % limit) {
        previous = expected
        jump?.edits.push({ span, text: right })
        return
      }
      if (jump && number === (expected - jump.by) % limit) {
        // The numbers are right again.
        endJump()
        previous = number
        return
      }
      const isAlone = nextNumber(line) !== (number + 1) % limit || nextNumber(line) === (expected + 1) % limit
      if (isAlone) {
        report(span, written, right, quickFix.edits)
        previous = expected
        return
      }
      const before = jump?.by ?? 0
      endJump()
      jump = { span, written, right, by: number - expected + before, edits: [{ span, text: right }] }
      previous = number
    },
    end: endJump,
  }
}
