import { describe, expect, it } from 'vitest'
import { formatJson } from '@/engines/requests/tree/format-json'
import { jsonErrorOffset } from '@/engines/requests/tree/json-syntax'
import { readJsonTree } from '@/engines/requests/tree/json-tree'

const valid = [
  '{}',
  ' [ ] ',
  'null',
  '-0',
  '1.50e+10',
  '"a\\u00e9\\n"',
  '{"a":[1,{"b":""},true],"a":{}}',
  '12345678901234567890123',
]
const invalid: [text: string, offset: number][] = [
  ['', 0],
  ['<html>', 0],
  ['{"a":1', 6],
  ['{"a" 1}', 5],
  ['{"a":1,}', 7],
  ['[1,]', 3],
  ['[1 2]', 3],
  ['{"a":tru}', 5],
  ['{a:1}', 1],
  ['{"a":1} {"a":2}', 8],
  ['[01]', 1],
  ['["a\nb"]', 1],
  ["{'a':1}", 1],
  ['[1]]', 3],
  ['{"a":1]', 6],
  ['"\\x"', 0],
]

describe('a text', () => {
  it.each(valid)('%j is JSON', (text) => {
    expect(() => void JSON.parse(text)).not.toThrow()
    expect(jsonErrorOffset(text)).toBeUndefined()
  })

  it.each(invalid)('%j stops to be JSON at %i', (text, offset) => {
    expect(() => void JSON.parse(text)).toThrow(SyntaxError)
    expect(jsonErrorOffset(text)).toBe(offset)
  })

  it('is told the line and the column where it stops', () => {
    expect(readJsonTree('{\n  "a": 1,\n  b\n}').stop()).toEqual({ line: 3, column: 3 })
  })
})

describe('brackets that are nested 20,000 levels deep', () => {
  const nested = '['.repeat(20_000) + ']'.repeat(20_000)

  it('are JSON, and are not formatted, because that would be 800 MB', () => {
    expect(jsonErrorOffset(nested)).toBeUndefined()
    expect(formatJson(nested)).toBeUndefined()
    expect(formatJson(nested.slice(19_000, 21_000))).toContain('\n')
  })
})

it('a text is formatted if it has at most 2,000,000 characters with its line breaks', () => {
  // A bracket and a line break, the text with its indentation and quotes, a line break and a bracket.
  const formatted = (length: number) => formatJson(`["${'x'.repeat(length - 8)}"]`)
  expect(formatted(2_000_000)).toHaveLength(2_000_000)
  expect(formatted(2_000_001)).toBeUndefined()
})
