import { describe, expect, test } from 'vitest'
import { csvReport, markdownReport } from '@/features/tools/document-check/model/report'
import type { CheckedDocument } from '@/engines/rsx/documents'
import { finding } from './findings'

const result: CheckedDocument = {
  id: 1,
  document: 'Shipments',
  version: '7.7.4',
  verdicts: [
    { retailer: undefined, errors: 1, warnings: 1, unknown: [] },
    { retailer: 'Harbor & Pine', errors: 0, warnings: 0, unknown: [] },
    { retailer: 'Lakeshore Home', errors: 0, warnings: 0, unknown: ['It has no design.'] },
  ],
  findings: [
    finding({ message: 'Found <script>alert(1)</script> | `x`\nand *more*', retailers: ['Harbor & Pine'] }),
    finding({ level: 'warning', message: 'A "warning"', found: '=HYPERLINK("x")' }),
  ],
  counts: { error: 1, warning: 2, note: 0, unknown: 0 },
}
const documents = [{ name: 'SH1.xml', result }]

describe('the report in Markdown', () => {
  const report = markdownReport(documents, 'Summary.')

  test('has the summary, the verdicts and every finding with place, retailers and fix', () => {
    expect(report).toContain('# Document check\n\nSummary.')
    expect(report).toContain('| Network | 1 error, 1 warning |')
    expect(report).toContain('| Harbor & Pine | passes |')
    expect(report).toContain('| Lakeshore Home | cannot tell: It has no design. |')
    expect(report).toContain('**Error**, Line 22, column 1: ')
    expect(report).toContain('Asked for by Harbor & Pine. Write EA. (Finding 32: Code not in the list)')
    expect(report).toContain('… and 1 more')
  })

  test('has the place in X12 or EDIFACT in brackets', () => {
    const guided = { ...finding({ message: 'City is missing.' }), guidePlace: 'N401, N1 loop, ST' }
    const text = markdownReport([{ name: 'SH1.xml', result: { ...result, findings: [guided] } }], 'Summary.')
    expect(text).toContain('**Error**, Line 22, column 1 (N401, N1 loop, ST): City is missing.')
  })

  test('lists all codes that are allowed', () => {
    const short = finding({ message: "TsetPurposeCode is 'X'. Allowed: 00, 01, … (3 in all).", expected: '00, 01, 05' })
    const whole = finding({ message: "TsetPurposeCode is 'X'. Allowed: 00, 01.", expected: '00, 01' })
    const text = markdownReport([{ name: 'SH1.xml', result: { ...result, findings: [short, whole] } }], 'Summary.')
    expect(text.match(/All that are allowed: [^.]*\./g)).toEqual(['All that are allowed: 00, 01, 05.'])
  })

  test('says what has to be looked up before a correction that is not certain', () => {
    const quickFix = { label: 'Replace with 1', edits: [], caution: 'Any digit may be the wrong one.' }
    const digit = { ...finding({ message: 'The check digit is wrong.' }), fix: undefined, quickFix }
    const text = markdownReport([{ name: 'SH1.xml', result: { ...result, findings: [digit] } }], 'Summary.')
    expect(text).toContain(' Any digit may be the wrong one. (Finding 32')
  })

  test('takes nothing of the file for markup', () => {
    expect(report).toContain(String.raw`Found \<script\>alert(1)\</script\> \| \`x\` and \*more\*`)
  })
})

test('both reports say first up to where a document was judged', () => {
  const place = { span: { start: 90, end: 90 }, line: 7, column: 4, label: 'Line 7, column 4', path: '' }
  const stopped = [{ name: 'SH1.xml', result: { ...result, judgedUpTo: place } }]
  const line = 'Judged up to line 7, column 4, where reading stopped. Nothing behind this place was judged.'
  const markdown = markdownReport(stopped, 'Summary.')
  expect(markdown.indexOf(line)).toBeGreaterThan(-1)
  expect(markdown.indexOf(line)).toBeLessThan(markdown.indexOf('**Error**'))
  expect(csvReport(stopped).split('\r\n')[1]).toContain(`"Line 7, column 4",,,"${line}"`)
  expect(markdownReport(documents, 'Summary.')).not.toContain('Judged up to')
})

describe('the report as CSV', () => {
  const rows = csvReport(documents).split('\r\n')

  test('has a row for each finding, with quoted fields', () => {
    expect(rows[0]).toMatch(/^File,Document,Version,Level,Place/)
    expect(rows).toHaveLength(4)
    expect(rows[2]).toContain('SH1.xml,Shipments,"=""7.7.4""",warning,"Line 22, column 1"')
    expect(rows[2]).toContain('"A ""warning"""')
  })

  test('gives a spreadsheet no formula to run', () => {
    expect(rows[2]).toContain(`"'=HYPERLINK(""x"")"`)
  })

  test('has the value as it is in the file', () => {
    const long = [finding({ found: '00012345600012' })]
    expect(csvReport([{ name: 'a', result: { ...result, findings: long } }])).toContain(',"=""00012345600012""",')
  })
})
