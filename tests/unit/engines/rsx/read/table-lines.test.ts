import { describe, expect, test } from 'vitest'
import { isCertain, type Finding } from '@/engines/rsx/findings/finding'
import { order } from '../planted/cells'
import { checkFile } from './checked-file'
import { applyQuickFix } from './support'

const { CSV: csv, Positional: positional } = order
const lines = positional.trimEnd().split('\n')
const fixed = (text: string, findings: readonly Finding[]) =>
  findings.reduceRight((file, finding) => (finding.quickFix ? applyQuickFix(file, finding) : file), text)

describe('an error of all lines of a positional file is one finding, and the records are judged', () => {
  test.each([
    ['blanks before each record', lines.map((line) => ` ${line}`).join('\n'), 'shifted-record', '30 records are'],
    ['a blank line behind each record', lines.join('\n\n'), 'line-length', '29 lines are blank'],
    ['lines of blanks', lines.join('\n   \n'), 'line-length', '29 lines are blank'],
    ['all records in one line', lines.join(''), 'line-length', '29 line breaks are missing'],
    [
      'all records in one line, with all blanks',
      lines.map((line) => line.padEnd(600)).join(''),
      'line-length',
      '29 line',
    ],
    [
      'all records in one line, with a text like a number',
      lines.join('').replace('V77410', 'X00002'),
      'line-length',
      '29 line',
    ],
  ])('%s', async (_, text, code, message) => {
    const { findings } = await checkFile('PO1.txt', text)
    expect(findings.map((one) => one.code)).toEqual([code])
    const [finding] = findings
    expect(finding?.message).toContain(message)
    expect(isCertain(finding?.quickFix)).toBe(true)
    expect((await checkFile('PO1.txt', fixed(text, findings))).findings).toEqual([])
    const invalid = await checkFile('PO1.txt', text.replace(/(?<=OD00003037 2026-)03-16/, '02-30'))
    expect(invalid.findings.map((one) => one.code).toSorted()).toEqual([code, 'no-such-date'].toSorted())
  })

  test('two records in one line are read as two, and the line break is offered singly', async () => {
    const text = positional.replace(/\n(?=OD00004)/, '')
    const { findings } = await checkFile('PO1.txt', text)
    expect(findings.map(({ code, quickFix }) => [code, isCertain(quickFix)])).toEqual([['line-length', false]])
    expect((await checkFile('PO1.txt', fixed(text, findings))).findings).toEqual([])
  })

  test.each([
    ['all in one line', lines.join('').repeat(2)],
    ['with all other line breaks', `${positional.trimEnd()}${positional}`],
  ])('two documents without the line break between them are both judged: %s', async (_, text) => {
    const { findings } = await checkFile('PO1.txt', text)
    expect(findings.map(({ code }) => code).toSorted()).toEqual(['line-length', 'several-documents'])
  })

  test('the last line may name a record in its text', async () => {
    const text = positional.trimEnd().replace('Spring assortment', 'Use OD00012 first')
    const upToThere = text.slice(0, text.indexOf('\n', text.indexOf('OR00011')))
    const { findings } = await checkFile('PO1.txt', upToThere)
    expect(findings.map(({ code }) => code)).not.toContain('line-length')
  })

  test.each([
    ['the next record', 'Use LI00012 first', []],
    ['a later record', 'Use LI00018 first', []],
    ['the first record', 'OH00001 says it', []],
    ['the next record behind a damaged character', 'Use \u0085LI00012 first', ['damaged-text']],
  ])('a text that names %s begins no record, and nothing certain touches it', async (_, note, codes) => {
    const { findings } = await checkFile('PO1.txt', positional.replace('Spring assortment', note))
    expect(findings.map(({ code }) => code)).toEqual(codes)
    expect(findings.filter(({ quickFix }) => isCertain(quickFix))).toEqual([])
  })

  test('the last text of a document that another one follows may name a record', async () => {
    const first = positional.slice(0, positional.indexOf('LI00012')).replace('Spring assortment', 'Use LI00012 first')
    const { findings } = await checkFile('PO1.txt', first + positional)
    expect(findings.map(({ code }) => code)).not.toContain('line-length')
  })

  test('a record code inside a value begins no record', async () => {
    const text = positional.replace('PO104415-1', 'LI00002-01')
    expect((await checkFile('PO1.txt', text)).findings).toEqual([])
  })

  test('lines without their first letter are one finding, and nothing is judged', async () => {
    const { findings, result } = await checkFile('PO1.txt', lines.map((line) => line.slice(1)).join('\n'), 'Orders')
    expect(findings.map(({ code }) => code)).toEqual(['shifted-record'])
    expect(result?.judgedUpTo?.line).toBe(1)
  })
})

describe('line breaks of another system are one finding with one certain correction, and the lines are judged', () => {
  const windows1252 = (text: string) => Uint8Array.from(text, (character) => character.codePointAt(0) ?? 0)
  const rows = csv.replaceAll('\r\n', '\n')

  test.each([
    ['U+0085 of a converter from EBCDIC', 'PO1.txt', lines.join('\u0085'), '29 lines end with U+0085 (next line)'],
    ['U+0085 behind the last line too', 'PO1.txt', positional.replaceAll('\n', '\u0085'), '30 lines end with U+0085'],
    ['CR and U+0085', 'PO1.txt', lines.join('\r\u0085'), '29 lines end with U+0085 (next line)'],
    [
      'one U+0085 among line feeds',
      'PO1.txt',
      positional.replace('\n', '\u0085'),
      'A line ends with U+0085 (next line)',
    ],
    ['CR alone', 'PO1.txt', positional.replaceAll('\n', '\r'), '30 lines end with a carriage return alone.'],
    [
      'one CR alone among line feeds',
      'PO1.txt',
      positional.replace('\n', '\r'),
      'A line ends with a carriage return alone.',
    ],
    ['CR CR LF', 'PO1.txt', lines.join('\r\r\n'), '29 lines end with two carriage returns and a line feed.'],
    ['U+2028', 'PO1.txt', lines.join('\u2028'), '29 lines end with U+2028 (line separator).'],
    ['form feeds', 'PO1.txt', lines.join('\f'), '29 lines end with U+000C (form feed).'],
    ['U+0085 between the rows of a table', 'PO1.csv', rows.replaceAll('\n', '\u0085'), '31 lines end with U+0085'],
  ])('%s', async (_, name, text, message) => {
    const { findings } = await checkFile(name, text)
    expect(findings.map((one) => `${one.level} ${one.code} ${one.message}`)).toEqual([
      expect.stringContaining(`error line-length ${message}`),
    ])
    expect(isCertain(findings[0]?.quickFix)).toBe(true)
    expect(fixed(text, findings).trimEnd()).toBe((name === 'PO1.csv' ? rows : positional).trimEnd())
    const invalid = await checkFile(name, text.replace(/2026-03-16/, '2026-02-30'))
    expect(invalid.findings.map((one) => one.code)).toEqual(['line-length', 'no-such-date'])
    expect(invalid.findings[1]?.place.line).toBe(
      (name === 'PO1.csv' ? rows : positional).slice(0, text.indexOf('2026-03-16')).split('\n').length,
    )
  })

  test.each([
    ['alone', lines.join('\u0085'), ['line-length']],
    [
      'beside a letter of Windows-1252',
      lines.join('\u0085').replace('Spring', 'Spr\u00efng'),
      ['encoding', 'line-length'],
    ],
  ])('the byte 0x85, %s', async (_, text, codes) => {
    const { findings, text: read } = await checkFile('PO1.txt', windows1252(text))
    expect(findings.map((one) => one.code)).toEqual(codes)
    expect(fixed(read, findings)).toBe(text.replaceAll('\u0085', '\n'))
  })

  test('a character that stands for a line break in a text stays in the text', async () => {
    const { findings } = await checkFile('PO1.txt', positional.replace('Spring assortment', 'Spring \u0085sortment'))
    expect(findings.map((one) => one.code)).toEqual(['damaged-text'])
  })
})

test('a text that was written without its blanks shifts what follows, by any number', async () => {
  const text = positional.replace(/(?<=OA00007.{88})Northgate Outfitters/, 'Cafe Outfitters')
  const { findings } = await checkFile('PO1.txt', text)
  expect(findings.map(({ code, message }) => `${code} ${/by \d+ to the \w+/.exec(message)?.[0]}`)).toEqual([
    'shifted-record by 5 to the left',
  ])
  expect((await checkFile('PO1.txt', fixed(text, findings))).findings).toEqual([])
})

test.each([
  ['XML', 'LI00012 is next'],
  ['XML', '&lt;LineItem&gt; of March'],
  ['XML', 'RecordType,OrderHeader_TradingPartnerId'],
  ['JSON', 'LI00012 is next'],
  ['JSON', String.raw`{\"LineItem\": 2}`],
  ['JSON', '<LineItem> of March'],
  ['CSV', 'LI00012 is next'],
  ['CSV', '"L,2,of March"'],
  ['CSV', '"of March\r\nL,2,36"'],
] as const)('in %s, a text that begins like a record stays a text: %s', async (format, note) => {
  const name = `PO1.${format.toLowerCase()}`
  const text = order[format].replace('Spring assortment', note)
  const { findings, text: shown } = await checkFile(name, text)
  expect(findings).toEqual([])
  expect(shown).toBe(text)
})

describe('what a spreadsheet adds to a table', () => {
  test('lines before the header are named, and the table is judged', async () => {
    const { findings } = await checkFile('PO1.csv', `Orders of March,,,\r\n,,,\r\n${csv}`)
    expect(findings.map(({ code }) => code)).toEqual(['envelope'])
    const invalid = await checkFile('PO1.csv', `Orders of March,,,\r\n${csv.replace('2026-03-16', '2026-02-30')}`)
    expect(invalid.findings.map(({ code }) => code)).toEqual(['envelope', 'no-such-date'])
  })

  test('a table without its header is told so', async () => {
    const { findings } = await checkFile('PO1.csv', csv.slice(csv.indexOf('\n') + 1), 'Orders')
    expect(findings.map(({ code }) => code)).toEqual(['unknown-column'])
    expect(findings[0]?.message).toContain('The first row names no column of the layout.')
  })

  test('columns at the end without name and value are ignored; a value in one is told', async () => {
    const wide = csv
      .trimEnd()
      .replaceAll(/\r?\n|$/g, ',,\n')
      .trimEnd()
    expect((await checkFile('PO1.csv', wide)).findings).toEqual([])
    const { findings } = await checkFile('PO1.csv', wide.replace(/,,$/, ',,x'))
    expect(findings.map(({ code, message }) => `${code} ${message}`)).toEqual([
      expect.stringMatching(/^unknown-column Column \d+ has no name/),
    ])
  })

  test('a date that became the number of its day is told by the date, and offered singly', async () => {
    const { findings } = await checkFile('PO1.csv', csv.replace('2026-03-16', '46097'))
    expect(findings.map(({ code, fix }) => `${code} ${fix}`)).toEqual([
      expect.stringMatching(/^date-format Write 2026-03-16,/),
    ])
    expect(isCertain(findings[0]?.quickFix)).toBe(false)
  })

  test.each([
    ['an apostrophe before a date', "'2026-03-16"],
    ['a formula around it', '="2026-03-16"'],
  ])('%s, which keeps it a text, is left out with certainty', async (_, written) => {
    const text = csv.replace('2026-03-16', written)
    const { findings } = await checkFile('PO1.csv', text)
    expect(findings.filter(({ quickFix }) => quickFix).map(({ quickFix }) => isCertain(quickFix))).toEqual([true])
    expect((await checkFile('PO1.csv', fixed(text, findings))).findings).toEqual([])
  })
})
