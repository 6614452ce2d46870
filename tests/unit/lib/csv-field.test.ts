import { describe, expect, test } from 'vitest'
import { csvField } from '@/lib/csv-field'

describe('a field for a spreadsheet', () => {
  test.each([
    ['a long number', '00312345600000001237'],
    ['zeros at the start', '00042'],
    ['a number in scientific notation', '1.08E+13'],
    ['an id that looks like one', '1E5'],
    ['an id that looks like one, in lower case', '12e3'],
    ['decimals', '610.00'],
    ['a negative number', '-5.00'],
    ['a sign', '+1'],
    ['an amount', '$12.50'],
    ['a percentage', '10%'],
    ['a number in brackets', '(12)'],
    ['thousands', '1 234 567'],
    ['a date', '2026-03-02'],
    ['a date with slashes', '3/2/2026'],
    ['a part that looks like a date', '1-2'],
    ['a month', 'MAR1'],
    ['a day of a month', '2-Dec-26'],
    ['a time', '12:30'],
    ['a moment', '2026-03-02T10:00:00Z'],
    ['a version', '7.7.4'],
  ])('keeps %s as text', (_, text) => {
    expect(csvField(text)).toBe(`"=""${text}"""`)
  })

  test('keeps the word of a program as it is written', () => {
    expect(csvField('False')).toBe('"=""False"""')
  })

  test.each(['=1+1', '@SUM(A1)', '-1+cmd|calc', '+HYPERLINK(1)', '\t=1', '=1"2'])('runs no formula: %j', (text) => {
    expect(csvField(text).replaceAll('""', '"')).toMatch(/^"?'/)
  })

  test.each(['EA', 'SH104415-1.xml', '', '1 error'])('leaves other texts as they are: %j', (text) => {
    expect(csvField(text)).toBe(text)
  })
})
