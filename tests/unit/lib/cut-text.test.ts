import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { betweenCharacters, cutAtWord, cutText, cutTitle, firstCharacters } from '@/lib/cut-text'

const text = fc.string({ unit: 'binary', maxLength: 30 })
const family = '👩‍👩‍👧'

describe('the first characters of a text', () => {
  it('are counted as characters, and never half a character', () => {
    fc.assert(
      fc.property(text, fc.nat(40), (whole, count) => {
        expect(firstCharacters(whole, count)).toBe(Array.from(whole).slice(0, count).join(''))
      }),
    )
  })

  it.each([
    ['', 3, ''],
    ['abc', 0, ''],
    ['🚚🚚', 1, '🚚'],
    ['🚚🚚', 2, '🚚🚚'],
    ['🚚🚚', 3, '🚚🚚'],
    ['a\uD83D', 1, 'a'],
    ['\uD83Dab', 2, '\uD83Da'],
  ])('of %j, %i of them, are %j', (whole, count, expected) => {
    expect(firstCharacters(whole, count)).toBe(expected)
  })
})

describe('a cut text', () => {
  it.each([
    ['abc', 3, 'abc'],
    ['abcd', 3, 'abc…'],
    ['🚚🚚🚚', 3, '🚚🚚🚚'],
    ['🚚🚚🚚', 2, '🚚🚚…'],
    ['', 0, ''],
    ['a', 0, '…'],
  ])('of %j at %i is %j', (whole, max, expected) => {
    expect(cutText(whole, max)).toBe(expected)
  })

  it('is not cut again, and may have another ending', () => {
    expect(cutText(cutText('abcde', 3), 3)).toBe('abc…')
    expect(cutText('abcde', 3, '\n…')).toBe('abc\n…')
  })
})

it.each([
  ['one two', 7, 'one two'],
  ['one two three', 9, 'one two…'],
  ['one two three', 7, 'one two…'],
  ['one twos three', 7, 'one two…'],
  ['ones two three', 6, 'ones…'],
  ['a longwordwithoutend', 10, 'a longword…'],
  ['first line\nsecond', 13, 'first line…'],
  ['注文を送信する方法を説明します', 5, '注文を送信…'],
])('%j is cut after a word, or within a long one, at %i: %j', (whole, max, expected) => {
  expect(cutAtWord(whole, max)).toBe(expected)
})

describe('a cut title', () => {
  it.each([
    ['Orders', 6, 'Orders'],
    ['Orders of today', 7, 'Orders…'],
    [family.repeat(3), 3, family.repeat(3)],
    [family.repeat(3), 2, `${family.repeat(2)}…`],
    ['e\u0301e\u0301', 1, 'e\u0301…'],
  ])('of %j at %i is %j', (title, max, expected) => {
    expect(cutTitle(title, max)).toBe(expected)
  })

  it('of a very long text needs only its beginning', () => {
    expect(cutTitle('x'.repeat(5_000_000), 3)).toBe('xxx…')
  })
})

it.each([
  ['a🚚b', 0, 0],
  ['a🚚b', 1, 1],
  ['a🚚b', 2, 1],
  ['a🚚b', 3, 3],
  ['a🚚b', 9, 9],
  ['\uDE9Aa', 0, 0],
  ['a\uDE9A', 1, 1],
])('in %j the place between characters nearest to %i is %i', (whole, offset, expected) => {
  expect(betweenCharacters(whole, offset)).toBe(expected)
})
