import { expect, it } from 'vitest'
import { positionsOf } from '@/engines/openapi/verify/positions'

it('returns line and column of places in JSON', async () => {
  const text = '{\n  "paths": {\n    "/a/{b}": { "get": {}, "tags": ["x",\n "y"] }\n  }\n}'
  expect(await positionsOf(text, ['/paths', '/paths/~1a~1{b}/get', '/paths/~1a~1{b}/tags/1', '/none', ''])).toEqual({
    '/paths': { line: 2, column: 3 },
    '/paths/~1a~1{b}/get': { line: 3, column: 17 },
    '/paths/~1a~1{b}/tags/1': { line: 4, column: 2 },
    '': { line: 1, column: 1 },
  })
})

it('returns line and column of places in YAML', async () => {
  const text = 'openapi: 3.1.0\npaths:\n  /a:\n    get:\n      responses:\n        200:\n          description: x\n'
  expect(await positionsOf(text, ['/paths/~1a/get/responses/200', '/paths/~1a/get/responses/200/description'])).toEqual(
    {
      '/paths/~1a/get/responses/200': { line: 6, column: 9 },
      '/paths/~1a/get/responses/200/description': { line: 7, column: 11 },
    },
  )
})

it('returns the position of the last duplicate key, which is the effective one', async () => {
  expect(await positionsOf('a: 1\na:\n  b: 2\n', ['/a', '/a/b'])).toEqual({
    '/a': { line: 2, column: 1 },
    '/a/b': { line: 3, column: 3 },
  })
})

it('returns nothing for a text that is too long to be parsed', async () => {
  expect(await positionsOf(`{"a":"${'x'.repeat(12_000_000)}"}`, ['/a'])).toEqual({})
})
