import { expect, it, vi } from 'vitest'
import { foldText } from '@/lib/fold-text'

it.each([
  ['İstanbul', 'istanbul'],
  ['DIYARBAKIR', 'diyarbakır'],
  ['Café', 'Cafe\u0301'],
  ['Åre', 'are'],
  ['ΟΔΟΣ', 'οδοσ'],
])('folds %s and %s to the same text', (one, other) => {
  expect(foldText(one)).toBe(foldText(other))
})

it('normalizes no long run of marks, which takes time that grows with the square of its length', () => {
  const normalize = vi.spyOn(String.prototype, 'normalize')
  expect(foldText(`Caf\u00e9${'\u0301\u0316'.repeat(10_000)}s`)).toBe('cafes')
  expect(normalize.mock.contexts.map(String)).toEqual(['Caf\u00e9s'])
  normalize.mockRestore()
})

it.each([
  ['Northwind', 'Southwind'],
  ['東京', '京都'],
  ['ガ', 'キ'],
])('keeps %s and %s apart', (one, other) => {
  expect(foldText(one)).not.toBe(foldText(other))
})
