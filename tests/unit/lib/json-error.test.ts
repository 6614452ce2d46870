import { describe, expect, it } from 'vitest'
import { findJsonError } from '@/lib/json-error'

const valid = [
  '{}',
  ' [ ] ',
  'null',
  '-0',
  '1.50e+10',
  '"a\\u00e9\\n"',
  // Only the control characters below the space are not allowed.
  '"\u007f\u0085"',
  '{"a":[1,{"b":""},true],"a":{}}',
  '{"a": [1, -2.5e+3, "x\\u00e9\\n", true, false, null, {}, []], "b": {"c": ""}}',
  '12345678901234567890123',
]
const invalid: [text: string, at: number, token?: number][] = [
  ['', 0],
  ['<html>', 0],
  ['{"a":1', 6],
  ['{"a" 1}', 5],
  ['{"a":1,}', 7],
  ['{"a":}', 5],
  ['[1,]', 3],
  ['[1 2]', 3],
  ['[1', 2],
  ['{"a":tru}', 5],
  ['{a:1}', 1],
  ['{"a":1} {"a":2}', 8],
  ['[01]', 1],
  ['[1-2]', 1],
  ["{'a':1}", 1],
  ['[1]]', 3],
  ['{"a":1]', 6],
  ['["a\nb"]', 3, 1],
  ['"\\x"', 1, 0],
  ['["\\u00g0"]', 2, 1],
  ['{"a', 3, 1],
  ['"a\\', 3, 0],
  ['{"a":"b\\"', 9, 5],
]

describe('a text', () => {
  it.each(valid)('%j is JSON', (text) => {
    expect(() => void JSON.parse(text)).not.toThrow()
    expect(findJsonError(text)).toBeUndefined()
  })

  it.each(invalid)('%j stops being JSON at %i', (text, at, token = at) => {
    expect(() => void JSON.parse(text)).toThrow(SyntaxError)
    expect(findJsonError(text)).toEqual({ at, token })
  })
})

it('an error is found in a long, deeply nested text without recursion', () => {
  const text = `${'['.repeat(200_000)}"${'x'.repeat(2_000_000)}"!`
  expect(findJsonError(text)).toEqual({ at: text.length - 1, token: text.length - 1 })
  expect(findJsonError('['.repeat(20_000) + ']'.repeat(20_000))).toBeUndefined()
})
