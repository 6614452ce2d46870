import { expect, test } from 'vitest'
import { quote, quoteEnds } from '@/engines/rsx/findings/quote'

test.each([
  ['a b', "'a b'"],
  ['a\r\n\tb', "'a   b'"],
  ['a\u0000b\u001fc', String.raw`'a\u0000b\u001fc'`],
  ['x'.repeat(60), `'${'x'.repeat(60)}'`],
  ['x'.repeat(61), `'${'x'.repeat(60)}…'`],
])('%j is quoted as %j', (text, expected) => {
  expect(quote(text)).toBe(expected)
})

test.each([
  ['x'.repeat(60), `'${'x'.repeat(60)}'`],
  [`a${'x'.repeat(59)}b`, `'a${'x'.repeat(29)}…${'x'.repeat(29)}b'`],
  [`${'😀'.repeat(31)}x`, `'${'😀'.repeat(15)}…${'😀'.repeat(14)}x'`],
  [`a\n${'x'.repeat(70)}\tb`, `'a ${'x'.repeat(28)}…${'x'.repeat(28)} b'`],
])('%j is shortened in the middle to %j', (text, expected) => {
  expect(quoteEnds(text)).toBe(expected)
})
