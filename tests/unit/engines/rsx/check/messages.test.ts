import { expect, test } from 'vitest'
import { countOf, listOf } from '@/lib/phrases'
import { requirers, someOf, withArticle } from '@/engines/rsx/findings/messages'

test.each([
  ['an Address', 'an EAN', 'an ItemLevel', 'an OrderHeader', 'an additional'],
  ['an FOBPayCode', 'an LDF', 'an SCAC'],
  ['a Header', 'a GTIN', 'a UPCCaseCode', 'a Summary', 'a group', 'a DUNSNumber', 'a PrimaryPOTypeCode'],
])('a name has its article: %s', (...all) => {
  for (const expected of all) expect(withArticle(expected.replace(/^an? /, ''))).toBe(expected)
})

test('names are in a sentence', () => {
  expect([[], ['A'], ['A', 'B'], ['A', 'B', 'C']].map((names) => listOf(names))).toEqual([
    '',
    'A',
    'A and B',
    'A, B and C',
  ])
  expect(listOf(['A', 'B', 'C'], 'or')).toBe('A, B or C')
})

test('of more than twelve codes, and of more than six retailers, the first six are named', () => {
  const codes = 'ABCDEFGHIJKLM'.split('')
  expect(someOf(codes.slice(0, 12))).toBe('A, B, C, D, E, F, G, H, I, J, K, L')
  expect(someOf(codes)).toBe('A, B, C, D, E, F, … (13 in all)')
  const names = codes.slice(0, 7)
  expect(requirers(names.slice(0, 6))).toBe('A, B, C, D, E and F require')
  expect(requirers(names)).toBe('A, B, C, D, E, F and 1 more require')
  expect(requirers(['A'])).toBe('A requires')
})

test('a count has its noun', () => {
  expect([0, 1, 2].map((count) => countOf(count, 'character'))).toEqual(['0 characters', '1 character', '2 characters'])
})
