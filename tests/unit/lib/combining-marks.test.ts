import { expect, it } from 'vitest'
import { limitCombiningMarks } from '@/lib/combining-marks'

it('leaves out the marks of a text that is searched for', () => {
  expect(limitCombiningMarks(`a${'\u0301'.repeat(20_000)}b`, '')).toBe(`a${'\u0301'.repeat(20)}b`)
})

it('limits the marks on one letter, and does not change a text in any language', () => {
  expect(limitCombiningMarks(`a${'\u0301'.repeat(100_000)}b`)).toBe(`a${'\u0301'.repeat(20)}…b`)
  for (const text of ['', 'Größe', 'e\u0301te\u0301', 'שָׁלוֹם', 'กี่', 'الْعَرَبِيَّةُ', 'हिन्दी', '👩‍👩‍👧'])
    expect(limitCombiningMarks(text)).toBe(text)
})
