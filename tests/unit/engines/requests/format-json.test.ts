import { expect, it } from 'vitest'
import { formatJson } from '@/engines/requests/tree/format-json'
import { readJsonTree } from '@/engines/requests/tree/json-tree'

it('an invalid text has the line and the column where it stops being JSON', () => {
  expect(readJsonTree('{\n  "a": 1,\n  b\n}').stop()).toEqual({ line: 3, column: 3 })
})

it('brackets that are nested 20,000 levels deep are not formatted, because that would be 800 MB', () => {
  const nested = '['.repeat(20_000) + ']'.repeat(20_000)
  expect(formatJson(nested)).toBeUndefined()
  expect(formatJson(nested.slice(19_000, 21_000))).toContain('\n')
})

it('a text is formatted if it has at most 2,000,000 characters with its line breaks', () => {
  // A bracket and a line break, the text with its indentation and quotes, a line break and a bracket.
  const formatted = (length: number) => formatJson(`["${'x'.repeat(length - 8)}"]`)
  expect(formatted(2_000_000)).toHaveLength(2_000_000)
  expect(formatted(2_000_001)).toBeUndefined()
})
