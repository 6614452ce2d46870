import { describe, expect, it } from 'vitest'
import { object, requestOf, responseOf, text } from './documents'
import { linesOf } from './support'

const a = object({ a: text })

describe('what does not change a schema', () => {
  const named = { components: { schemas: { Order: a } } }
  it.each([
    [
      'the order of keys, of required names and of codes',
      object({ a: { enum: ['A', 'B'] }, b: text }, ['a', 'b']),
      { required: ['b', 'a'], properties: { b: text, a: { enum: ['B', 'A'] } }, type: 'object' },
    ],
    ['nullable and a list of types', { type: 'string', nullable: true }, { type: ['string', 'null'] }],
    ['an inlined reference', { $ref: '#/components/schemas/Order' }, a],
    [
      'a reference within allOf',
      { $ref: '#/components/schemas/Order' },
      { allOf: [{ $ref: '#/components/schemas/Order' }] },
    ],
    ['the order of alternatives', { oneOf: [text, { type: 'integer' }] }, { oneOf: [{ type: 'integer' }, text] }],
    [
      'an alternative that is listed twice',
      { oneOf: [{ $ref: '#/components/schemas/Order' }, { $ref: '#/components/schemas/Order' }] },
      { oneOf: [{ $ref: '#/components/schemas/Order' }, { $ref: '#/components/schemas/Order', description: '' }] },
    ],
    ['properties that move to allOf', object({ a: text, b: text }), { allOf: [a, object({ b: text })] }],
    ['numbers that are written differently', { type: 'number', maximum: 10 }, { type: 'number', maximum: 10.0 }],
    [
      'a binary format and its media type',
      { type: 'string', format: 'binary' },
      { type: 'string', contentMediaType: 'application/octet-stream' },
    ],
    [
      'a base64 format and its encoding',
      { type: 'string', format: 'byte' },
      { type: 'string', contentEncoding: 'base64' },
    ],
    ['true and an empty schema', true, {}],
    ['a text within a condition', { ...a, not: { required: ['x'], title: 'X' } }, { ...a, not: { required: ['x'] } }],
    [
      'the order of names in a condition',
      { ...a, dependentRequired: { a: ['b', 'c'] } },
      { ...a, dependentRequired: { a: ['c', 'b'] } },
    ],
    [
      'a reference within a condition',
      { ...a, not: { $ref: '#/components/schemas/Order' } },
      { ...a, not: { ...a, description: 'An order' } },
    ],
    ['a format that only hides what is typed', text, { ...text, format: 'password' }],
    ['a limit of whole numbers', { type: 'integer', minimum: 1 }, { type: 'integer', exclusiveMinimum: 0 }],
    [
      'at least one matching item',
      { type: 'array', contains: text },
      { type: 'array', contains: text, minContains: 1 },
    ],
    ['an example and a list with one', { ...text, example: 'x' }, { ...text, examples: ['x'] }],
    ['a minimum of no characters', text, { type: 'string', minLength: 0 }],
  ])('%s', async (_, from, to) => {
    expect(await linesOf(requestOf(from, named), requestOf(to, named))).toEqual([])
    expect(await linesOf(responseOf(to, named), responseOf(from, named))).toEqual([])
  })
})

describe('what a version of OpenAPI ignores', () => {
  it.each([{ maxLength: 5 }, { nullable: true }, { enum: ['A'] }])('is %j beside a reference', async (rest) => {
    const root = { openapi: '3.0.3', components: { schemas: { Code: text } } }
    const [from, to] = [{}, rest].map((beside) => requestOf({ $ref: '#/components/schemas/Code', ...beside }, root))
    expect(await linesOf(from, to)).toEqual([])
  })

  const inBoth = (beside: object) =>
    ['3.0.3', '3.1.0'].map((openapi) => {
      const root = { openapi, components: { schemas: { Code: text } } }
      return requestOf({ $ref: '#/components/schemas/Code', ...beside }, root)
    })

  it('is a demand of the next version, although it is written the same', async () => {
    const [from, to] = inBoth({ maxLength: 5 })
    expect(await linesOf(from, to)).toEqual([expect.stringMatching(/^breaking send \S+ @ /)])
    expect(await linesOf(from, from)).toEqual([])
  })

  it('is no demand of the next version if it is nullable, which that does not have', async () => {
    const [from, to] = inBoth({ nullable: true })
    expect([await linesOf(from, to), await linesOf(to, from)]).toEqual([[], []])
  })
})

describe('a file', () => {
  it('of Swagger 2.0 is a string with a binary format', async () => {
    const document = (schema: unknown) => {
      const responses = { 200: { description: 'Done', schema } }
      const paths = { '/label': { get: { produces: ['application/pdf'], responses } } }
      return { swagger: '2.0', info: { title: 'Labels', version: '1.0.0' }, paths }
    }
    expect(await linesOf(document({ type: 'file' }), document({ ...text, format: 'binary' }))).toEqual([])
  })
})
