import { expect, it } from 'vitest'
import { boundMarks } from '@/lib/bound-marks'

it('shortens marks without end on one letter, and leaves every language as it is', () => {
  expect(boundMarks(`a${'\u0301'.repeat(100_000)}b`)).toBe(`a${'\u0301'.repeat(20)}…b`)
  for (const text of ['', 'Größe', 'e\u0301te\u0301', 'שָׁלוֹם', 'กี่', 'الْعَرَبِيَّةُ', 'हिन्दी', '👩‍👩‍👧'])
    expect(boundMarks(text)).toBe(text)
})
