import { describe, expect, it } from 'vitest'
import { openReading } from '@/engines/openapi/reader/reading'
import { extractOperation } from '@/engines/openapi/reader/extract-operation'
import { outlinedDocument } from '@/engines/openapi/reader/json-outline'
import { bundleOf } from '@/engines/openapi/reader/spec-document'

const strange = {
  openapi: '3.1.0',
  'x-text': 'a "quote", a \\ and {[ brackets',
  tags: [{ name: 'one' }, [], {}, 'two'],
  paths: {
    '/a/b': { get: { summary: 'ends with a backslash \\', deep: [[{ a: [1, -2.5e3, true, null] }]] } },
    '/"quoted"\\': {},
    '/odd': null,
    '/list': ['}', '{'],
  },
  components: { schemas: { A: { type: 'object' }, '': 0 }, examples: {}, responses: 'none', 'x-own': { a: 1 } },
  definitions: [{ paths: {} }],
  'x-last': 7,
}

describe('the outline of a JSON document', () => {
  it.each([
    ['in one line', JSON.stringify(strange)],
    ['on many lines', `\n${JSON.stringify(strange, undefined, 2)}\r\n\t`],
    ['with escaped slashes', JSON.stringify(strange).replaceAll('/', '\\/')],
    ['with every character of a key escaped', JSON.stringify(strange).replace('"paths"', '"\\u0070\\u0061ths"')],
    ['an empty object', ' {} '],
    ['with empty parts', '{"paths":{ },"components":{"schemas":{}},"info":[]}'],
  ])('equals the parsed document: %s', (_name, text) => {
    expect(JSON.stringify(outlinedDocument(text))).toBe(JSON.stringify(JSON.parse(text)))
  })

  it("contains only the document's own members", () => {
    const document = outlinedDocument(
      '{"paths":{"__proto__":{"get":{}},"constructor":1},"paths":{"__proto__":2,"b":3}}',
    )
    const paths = document?.['paths'] as Record<string, unknown>
    expect(Object.keys(paths)).toEqual(['__proto__', 'b'])
    expect([Object.hasOwn(paths, '__proto__'), paths['__proto__']]).toEqual([true, 2])
    expect(['constructor' in paths, paths['constructor'], Object.hasOwn(paths, 'toString')]).toEqual([
      false,
      undefined,
      false,
    ])
  })

  it('parses a value only once, when it is read', () => {
    const document = outlinedDocument(
      '{"paths":{"/a":{"get":{}},"/b":{"get":oops}},"info":{"title":broken},"tags":1;2}',
    )
    const paths = document?.['paths'] as Record<string, unknown>
    expect(paths['/a']).toEqual({ get: {} })
    expect(paths['/a']).toBe(paths['/a'])
    expect(() => paths['/b']).toThrow(SyntaxError)
    expect(() => document?.['info']).toThrow(SyntaxError)
    expect(() => document?.['tags']).toThrow(SyntaxError)
  })

  it('is undefined for a text that is cut off anywhere', () => {
    const text = JSON.stringify(strange)
    const starts = Array.from(text, (_, length) => text.slice(0, length))
    expect(starts.filter((start) => outlinedDocument(start) !== undefined)).toEqual([])
  })

  it.each([
    '',
    '[]',
    '"text"',
    'openapi: 3.1.0',
    '{"a":1}{"b":2}',
    '{"a":1} x',
    '{"a" 1}',
    '{a:1}',
    '{"a":1,}',
    '{"a":[1}',
  ])('is undefined for %j', (text) => {
    expect(outlinedDocument(text)).toBeUndefined()
  })

  it('takes time in proportion to the length of the text', () => {
    const backslashes = `{"x-a":"${'\\\\'.repeat(1_000_000)}","x-b":${'['.repeat(1_000_000)}${']'.repeat(1_000_000)}}`
    expect(outlinedDocument(backslashes)).toBeDefined()
    expect(outlinedDocument(`{"x-a":"${'\\"'.repeat(1_000_000)}`)).toBeUndefined()
  })

  it.each(['#', '#/paths', '#/components', '#/components/schemas', '#/components/examples'])(
    'results in plain data for references to %s, which should not be referenced',
    ($ref) => {
      const odd = { $ref }
      const content = { 'application/json': { schema: odd, example: odd, examples: { a: odd } }, 'text/plain': odd }
      const responses = { 200: { content, headers: { a: odd, b: { schema: odd } }, links: { a: odd } }, 400: odd }
      const parameters = [odd, { name: 'a', in: 'query', schema: odd, examples: odd, content: odd }]
      const post = { parameters, requestBody: { content }, responses, callbacks: { a: odd, b: { c: odd } } }
      const parts = { schema: odd, default: odd, value: odd, parameters: { a: odd }, requestBody: odd }
      const components = { ...parts, schemas: parts, examples: parts, parameters: parts }
      const document = { openapi: '3.1.0', paths: { '/a': { post }, ...parts }, components, ...parts }
      const bundle = bundleOf('https://docs.example/odd.json', outlinedDocument(JSON.stringify(document)))
      const view = extractOperation(openReading(bundle), { path: '/a', method: 'post' })
      expect(view?.responses).toHaveLength(2)
      expect(() => structuredClone(view)).not.toThrow()
    },
  )
})
