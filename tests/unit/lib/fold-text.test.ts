import { expect, it } from 'vitest'
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

it.each([
  ['Northwind', 'Southwind'],
  ['東京', '京都'],
  ['ガ', 'キ'],
])('keeps %s and %s apart', (one, other) => {
  expect(foldText(one)).not.toBe(foldText(other))
})
