import { describe, expect, test } from 'vitest'
import { isCertain } from '@/engines/rsx/findings/finding'
import { plant } from '../check/support'
import { order } from '../planted/cells'
import { checkFile, lineOf } from './checked-file'
import { applyQuickFix } from './support'

const { XML: xml, JSON: json, CSV: csv, Positional: positional } = order
const numbered = (numbers: readonly number[]) =>
  positional
    .trimEnd()
    .split('\n')
    .map((line, at) => line.slice(0, 2) + String(numbers[at] ?? at + 1).padStart(5, '0') + line.slice(7))
    .join('\n')
const count = positional.trimEnd().split('\n').length
const numbers = Array.from({ length: count }, (_, at) => at + 1)

describe('one error of reading is one finding', () => {
  test.each([
    [
      'a quote that is not closed in a cell with a comma',
      'PO1.csv',
      plant(csv, '"2 percent in 10 days, net 30"', '"2 percent in 10 days, net 30'),
      'error open-quote Row 3, column 16 (PaymentTerms_TermsDescription)',
    ],
    [
      'the name of the record in place of the root, at both ends',
      'PO1.xml',
      xml.replace('<Orders', '<Order').replace('</Orders>', '</Order>'),
      'error wrong-root Line 2, column 1',
    ],
    [
      'the name of the root in place of the record, at both ends',
      'PO1.xml',
      xml.replace('<Order>', '<Orders>').replace('</Order>', '</Orders>'),
      'error unknown-element Line 3, column 3',
    ],
    ['another name of the root', 'PO1.xml', xml.replaceAll('Orders', 'Purchases'), 'error wrong-root Line 2, column 1'],
    [
      'a header in small letters',
      'PO1.csv',
      plant(csv, /^.*/, (header) => header.toLowerCase()),
      'error unknown-column Row 1, column 1',
    ],
    [
      'a header in capitals',
      'PO1.csv',
      plant(csv, /^.*/, (header) => header.toUpperCase()),
      'error unknown-column Row 1, column 1',
    ],
    [
      'a tab in place of a blank',
      'PO1.txt',
      plant(positional, /(?<=^OD00003\d{3}) /m, '\t'),
      'error control-character Record OD, line 3, position 11',
    ],
    [
      'a tab in place of several blanks',
      'PO1.txt',
      plant(positional, /(?<=^OC.*\w) {20,}(?=\d)/m, '\t'),
      'error shifted-record Record OC, line 6, position 21',
    ],
    [
      'tabs in place of all blanks',
      'PO1.txt',
      plant(positional, /^OC.*/m, (line) => line.replaceAll(/ {2,}/g, '\t')),
      'error shifted-record Record OC, line 6, position 21',
    ],
    [
      'a number that is that of the line before',
      'PO1.txt',
      numbered(numbers.with(4, 4)),
      'warning duplicate-number Record OD, line 5, positions 3–7',
    ],
    [
      'a number that appears twice, from which the others go on',
      'PO1.txt',
      numbered(numbers.map((number) => (number > 4 ? number - 1 : number))),
      'warning duplicate-number Record OD, line 5, positions 3–7',
    ],
    [
      'a number that is left out',
      'PO1.txt',
      numbered(numbers.map((number) => (number > 4 ? number + 1 : number))),
      'warning duplicate-number Record OD, line 5, positions 3–7',
    ],
    [
      'JSON that is cut off',
      'PO1.json',
      json.slice(0, json.indexOf('"OrderLine": {') + 14),
      'error not-well-formed Line 94, column 20',
    ],
  ])('such as %s', async (_, name, text, line) => {
    const { findings } = await checkFile(name, text)
    expect(findings.map(lineOf)).toEqual([line])
  })

  test.each([
    ['PO1.xml', xml.replace('<Orders', '<Order').replace('</Orders>', '</Order>')],
    ['PO1.xml', xml.replace('<Order>', '<Orders>').replace('</Order>', '</Orders>')],
    ['PO1.csv', plant(csv, /^.*/, (header) => header.toLowerCase())],
    ['PO1.txt', numbered(numbers.with(4, 4))],
    ['PO1.txt', numbered(numbers.map((number) => (number > 4 ? number - 1 : number)))],
    ['PO1.txt', plant(positional, /(?<=^OD00003\d{3}) /m, '\t')],
  ])('its certain fix leaves none: %s', async (name, text) => {
    const { findings } = await checkFile(name, text)
    expect(isCertain(findings[0]?.quickFix)).toBe(true)
    expect((await checkFile(name, applyQuickFix(text, findings[0]))).findings).toEqual([])
  })

  test('a tab is named', async () => {
    const { findings } = await checkFile('PO1.txt', plant(positional, /(?<=^OC.*\w) {20,}(?=\d)/m, '\t'))
    expect(findings[0]?.message).toContain('A tab is at position 21.')
  })

  test('the quote is closed where the number of columns says', async () => {
    const text = plant(csv, '"2 percent in 10 days, net 30"', '"2 percent in 10 days, net 30')
    const { findings } = await checkFile('PO1.csv', text)
    expect(findings[0]?.quickFix?.caution).toBeDefined()
    expect(applyQuickFix(text, findings[0])).toBe(csv)
  })
})

const letter =
  'Dear all,\n\nplease find the order attached, with best regards.\nThank you, and see you: soon {or later}.\n'

test.each([
  ['notes.xml', letter],
  ['notes.json', letter],
  ['notes.csv', letter],
  ['notes.txt', letter],
  ['notes.md', letter],
  ['notes', letter],
  ['hello.csv', 'Hello, world'],
  ['hello.xml', 'Hello'],
])('prose in %s is not this format, once', async (name, text) => {
  const { findings, opened } = await checkFile(name, text)
  expect(opened.format).toBeUndefined()
  expect(findings.map(({ code, level }) => [code, level])).toEqual([['other-format', 'error']])
})

test.each([
  ['a.txt', 'ST*850*0001~\nBEG*00*SA*PO7001**20260220~', 'X12 850 without'],
  ['a.edi', 'GS*PO*A*B*20260220*1200*1*X*005010~', 'X12 from A without'],
  ['a.txt', "UNH+1+ORDERS:D:96A:UN'\nBGM+220+1+9'", 'EDIFACT ORDERS without'],
  ['a.txt', 'Content-Type: text/plain\n\nST*850*0001~', 'X12 850 without'],
])('%s with %j is said to be %s', async (name, text, said) => {
  const { findings } = await checkFile(name, text)
  expect(findings.map(({ code, message }) => [code, message])).toEqual([
    ['other-format', expect.stringContaining(said)],
  ])
})
