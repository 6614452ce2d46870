import { describe, expect, it } from 'vitest'
import { afterSpace, closingQuote, isUnclosed, scanValue, stringEnd } from '@/lib/json-scan'

describe('the end of a value', () => {
  it.each([
    ['"a"', 3, 0],
    ['"a \\" ] }" ,', 10, 0],
    ['"ends with a backslash \\\\", 1', 26, 0],
    ['-2.5e3,', 6, 0],
    ['true}', 4, 0],
    ['{}', 2, 0],
    ['[ \n ]', 5, 0],
    ['[[], {}]', 8, 2],
    ['{"a":"]}", "b":[1,2,3]} ,', 23, 2],
    ['["🚚",1]', 8, 2],
  ])('%j ends at %i and has %i children', (text, end, childCount) => {
    expect(scanValue(text, 0)).toEqual({ end, childCount })
  })

  it.each([
    ['"open', 0],
    ['"open \\"', 0],
    ['[', 0],
    ['[ 1, [2, 3', 2],
    ['{"a":"b', 1],
  ])('of %j, which is not closed, is the end of the text', (text, childCount) => {
    expect(scanValue(text, 0)).toEqual({ end: text.length, childCount })
  })

  it('is after at least one character, so that a scan always moves on', () => {
    expect(scanValue('[:]', 1).end).toBe(2)
    expect(scanValue('', 0).end).toBe(1)
  })
})

it('the closing quote of a string is not one that a backslash escapes', () => {
  expect(closingQuote(String.raw`x"\\\"y"`, 1)).toBe(7)
  expect(closingQuote(String.raw`"\""`, 0)).toBe(3)
  expect(closingQuote('"', 0)).toBe(-1)
  expect(stringEnd('"', 0)).toBe(1)
})

it('white space is that of JSON only', () => {
  expect(afterSpace(' \t\r\n1', 0)).toBe(4)
  expect(afterSpace('\u00a0 1', 0)).toBe(0)
  expect(afterSpace('  ', 0)).toBe(2)
})

it.each([
  ['{"a":"}', true],
  ['["\\"]', true],
  ['[[]', true],
  ['', false],
  ['["]"]', false],
  ['{}]', false],
])('%j is unclosed: %s', (text, expected) => {
  expect(isUnclosed(text)).toBe(expected)
})
