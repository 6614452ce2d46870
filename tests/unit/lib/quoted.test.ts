import { expect, it } from 'vitest'
import { quoted } from '@/lib/quoted'

it.each([
  [' orders ', '“orders”'],
  ['x'.repeat(60), `“${'x'.repeat(60)}”`],
  ['x'.repeat(10_000), `“${'x'.repeat(60)}…”`],
  ['🚚'.repeat(61), `“${'🚚'.repeat(60)}…”`],
])('a text is quoted, and cut when it is long', (text, expected) => {
  expect(quoted(text)).toBe(expected)
})
