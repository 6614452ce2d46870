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
    ['a minimum of no characters', text, { type: 'string', minLength: 0 }],
  ])('%s', async (_, from, to) => {
    expect(await linesOf(requestOf(from, named), requestOf(to, named))).toEqual([])
    expect(await linesOf(responseOf(to, named), responseOf(from, named))).toEqual([])
  })
})
