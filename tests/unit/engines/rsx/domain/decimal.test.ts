import { describe, expect, test } from 'vitest'
import {
  add,
  compare,
  divideToCents,
  formatDecimal,
  multiply,
  parseDecimal,
  parseJsonNumber,
  significantDecimals,
  subtract,
  type Decimal,
} from '@/engines/rsx/domain/decimal'

function decimal(text: string): Decimal {
  const value = parseJsonNumber(text)
  if (!value) throw new Error(`no number: ${text}`)
  return value
}

describe('decimals', () => {
  test.each([
    '',
    '.',
    '-',
    '1,5',
    'e3',
    '1e',
    '1e3.5',
    '1e+',
    '1e3e3',
    '1e31',
    '1e-31',
    '1e300',
    '1e9999',
    '1e-999999999',
    '0x10',
    '1.2.3',
    '٣',
    '12 3',
    '9'.repeat(41),
  ])('%j is none', (text) => {
    expect(parseJsonNumber(text)).toBeUndefined()
    expect(parseDecimal(text)).toBeUndefined()
  })

  test.each([
    ['12.50', '12.5'],
    [' -0.05 ', '-0.05'],
    ['+7', '7'],
    ['.5', '0.5'],
    ['5.', '5'],
    ['-.25', '-0.25'],
    ['00012', '12'],
    ['1234567890123456789.25', '1234567890123456789.25'],
    ['1.09175E3', '1091.75'],
    ['-1.09175e+07', '-10917500'],
    ['125e-2', '1.25'],
    ['0.00001e2', '0.001'],
    ['0E5', '0'],
    ['8.12345576771E11', '812345576771'],
  ])('%s is read exactly', (text, expected) => {
    expect(formatDecimal(decimal(text))).toBe(expected)
  })

  test('are exact where binary numbers are not', () => {
    expect(formatDecimal(add(decimal('0.1'), decimal('0.2')))).toBe('0.3')
    expect(formatDecimal(multiply(decimal('1.005'), decimal('100')))).toBe('100.5')
    expect(formatDecimal(subtract(decimal('2.00'), decimal('2.01')), 2)).toBe('-0.01')
    expect(compare(decimal('2.50'), decimal('2.5'))).toBe(0)
    expect(significantDecimals(decimal('2.500'))).toBe(1)
  })

  test.each([
    ['10', 3, '3.33'],
    ['20', 3, '6.67'],
    ['0.125', 1, '0.13'],
    ['-0.125', 1, '-0.13'],
    ['1', 1, '1.00'],
  ])('%s divided by %i is rounded to %s', (value, divisor, expected) => {
    expect(formatDecimal(divideToCents(decimal(value), divisor), 2)).toBe(expected)
  })
})
