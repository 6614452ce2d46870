import { describe, expect, it } from 'vitest'
import {
  compareNumbers,
  isMultipleOf,
  isSameScalar,
  isWhole,
  middleOf,
  multipleFrom,
  numberKey,
  numberOf,
  sumOf,
} from '@/lib/exact-number'

const n = numberOf

describe('numbers with all their digits', () => {
  it('are plain ones if JavaScript writes the same digits', () => {
    expect([n('12'), n('0.5'), n('-7')]).toEqual([12, 0.5, -7])
    expect(String(n('106141411234567897'))).toBe('106141411234567897')
  })

  it.each([
    ['106141411234567897', '106141411234567896', 1],
    ['106141411234567897', '106141411234567898', -1],
    ['10.00', '10', 0],
    ['1e3', '1000.0', 0],
    ['-0', '0.00', 0],
    ['-106141411234567897', '106141411234567897', -1],
    ['-3', '-2', -1],
    ['1e400', '9e399', 1],
    ['0.1', '0.10000000000000000001', -1],
    ['1e-400', '0', 1],
  ])('%s compared with %s is %d', (one, other, sign) => {
    expect(Math.sign(compareNumbers(n(one), n(other)))).toBe(sign)
    expect(isSameScalar(n(one), n(other))).toBe(sign === 0)
    expect(numberKey(n(one)) === numberKey(n(other))).toBe(sign === 0)
  })

  it.each([
    ['106141411234567897', '2', false],
    ['106141411234567898', '2', true],
    ['0.3', '0.1', true],
    ['0.35', '0.1', false],
    ['0.00', '7', true],
    ['5', '0', false],
    ['1e3000', '3', true],
  ])('%s, divided by %s: %s', (value, divisor, expected) => {
    expect(isMultipleOf(n(value), n(divisor))).toBe(expected)
  })

  it.each([
    ['10.00', true],
    ['1e3', true],
    ['1e-3', false],
    ['106141411234567897.5', false],
    ['-0.0', true],
  ])('%s is whole: %s', (text, expected) => {
    expect(isWhole(n(text))).toBe(expected)
  })

  it('are added, halved and rounded to a step without loss', () => {
    const upwards = { isNegative: false, isOpen: false }
    expect(String(sumOf(n('106141411234567897'), 1))).toBe('106141411234567898')
    expect(String(middleOf(n('0.1'), n('0.2')))).toBe('0.15')
    expect(String(multipleFrom(n('0.25'), n('0.1'), upwards))).toBe('0.3')
    expect(String(multipleFrom(n('106141411234567897'), 5, upwards))).toBe('106141411234567900')
    expect(String(multipleFrom(n('-10'), 5, { isNegative: true, isOpen: true }))).toBe('-15')
  })
})
