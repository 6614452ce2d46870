import { expect, test } from 'vitest'
import { quote } from '@/modules/rsx-rules/quote'

test.each([
  ['a b', "'a b'"],
  ['a\r\n\tb', "'a   b'"],
  ['a\u0000b\u001fc', String.raw`'a\u0000b\u001fc'`],
  ['x'.repeat(60), `'${'x'.repeat(60)}'`],
  ['x'.repeat(61), `'${'x'.repeat(60)}…'`],
])('%j is quoted as %j', (text, expected) => {
  expect(quote(text)).toBe(expected)
})
