import { describe, expect, it } from 'vitest'
import { object, requestOf, responseOf, text } from './documents'
import { linesOf } from './support'

const body = '@ /orders / POST / request body'
const response = '@ /orders / POST / response 200'

/** A change of a schema, with the kind of its row and its level in a request and in a response. */
type Case = [title: string, from: unknown, to: unknown, kind: string, request: string, response: string, place?: string]

const a = object({ a: text })
const cases: Case[] = [
  ['18 narrows a type', { type: 'number' }, { type: 'integer' }, 'type-narrowed', 'breaking', 'harmless'],
  ['18 adds a format', text, { type: 'string', format: 'date' }, 'type-narrowed', 'breaking', 'harmless'],
  ['19 widens a type', { type: 'integer' }, { type: 'number' }, 'type-widened', 'harmless', 'breaking'],
  [
    '19 widens a format',
    { type: 'integer', format: 'int32' },
    { type: 'integer', format: 'int64' },
    'type-widened',
    'harmless',
    'breaking',
  ],
  ['18 replaces a type', text, { type: 'integer' }, 'type-changed', 'breaking', 'breaking'],
  ['20 removes a code', { enum: ['A', 'B'] }, { enum: ['A'] }, 'code-removed', 'breaking', 'harmless'],
  ['21 adds a code', { enum: ['A'] }, { enum: ['A', 'B'] }, 'code-added', 'harmless', 'breaking'],
  [
    '53 adds a code to an extensible list',
    { enum: ['A'], 'x-extensible-enum': true },
    { enum: ['A', 'B'], 'x-extensible-enum': true },
    'code-added',
    'harmless',
    'harmless',
  ],
  ['22 limits a free value to a list', text, { type: 'string', enum: ['A'] }, 'list-set', 'breaking', 'harmless'],
  ['22 lifts a list', { type: 'string', enum: ['A'] }, text, 'list-lifted', 'harmless', 'breaking'],
  [
    '23 changes a default',
    { type: 'string', default: 'A' },
    { type: 'string', default: 'B' },
    'default-changed',
    'harmless',
    'harmless',
  ],
  [
    '24 tightens a limit',
    { type: 'string', maxLength: 50 },
    { type: 'string', maxLength: 20 },
    'limit-tightened',
    'breaking',
    'harmless',
  ],
  ['25 sets a limit', text, { type: 'string', minLength: 1 }, 'limit-set', 'breaking', 'harmless'],
  [
    '26 loosens a limit',
    { type: 'integer', minimum: 5 },
    { type: 'integer', minimum: 1 },
    'limit-loosened',
    'harmless',
    'breaking',
  ],
  ['54 removes a limit', { type: 'integer', maximum: 5 }, { type: 'integer' }, 'limit-lifted', 'harmless', 'breaking'],
  [
    '24 excludes a limit',
    { type: 'integer', maximum: 5 },
    { type: 'integer', exclusiveMaximum: 5 },
    'limit-tightened',
    'breaking',
    'harmless',
  ],
  [
    '66 tightens maxItems',
    { type: 'array', maxItems: 5 },
    { type: 'array', maxItems: 4 },
    'limit-tightened',
    'breaking',
    'harmless',
  ],
  [
    '66 tightens minProperties',
    { type: 'object', minProperties: 1 },
    { type: 'object', minProperties: 2 },
    'limit-tightened',
    'breaking',
    'harmless',
  ],
  [
    '66 tightens multipleOf',
    { type: 'integer', multipleOf: 2 },
    { type: 'integer', multipleOf: 4 },
    'limit-tightened',
    'breaking',
    'harmless',
  ],
  [
    '66 changes multipleOf',
    { type: 'integer', multipleOf: 2 },
    { type: 'integer', multipleOf: 3 },
    'limit-changed',
    'breaking',
    'breaking',
  ],
  [
    '66 requires unique items',
    { type: 'array' },
    { type: 'array', uniqueItems: true },
    'limit-set',
    'breaking',
    'harmless',
  ],
  ['27 adds a pattern', text, { type: 'string', pattern: '^A' }, 'pattern-added', 'breaking', 'harmless'],
  [
    '27 changes a pattern',
    { type: 'string', pattern: '^A' },
    { type: 'string', pattern: '^B' },
    'pattern-changed',
    'warning',
    'warning',
  ],
  ['27 removes a pattern', { type: 'string', pattern: '^A' }, text, 'pattern-removed', 'harmless', 'breaking'],
  [
    '32 adds a required property',
    a,
    object({ a: text, b: text }, ['b']),
    'required-property-added',
    'breaking',
    'harmless',
    'b',
  ],
  [
    '32 adds a required property with a default',
    a,
    object({ a: text, b: { ...text, default: 'x' } }, ['b']),
    'required-property-added',
    'breaking',
    'harmless',
    'b',
  ],
  ['33 adds an optional property', a, object({ a: text, b: text }), 'property-added', 'harmless', 'harmless', 'b'],
  [
    '34 and 49 remove an optional property',
    object({ a: text, b: text }),
    a,
    'property-removed',
    'warning',
    'harmless',
    'b',
  ],
  [
    '34 and 48 remove a required property',
    object({ a: text, b: text }, ['b']),
    a,
    'property-removed',
    'warning',
    'breaking',
    'b',
  ],
  [
    '34 removes a property of a closed object',
    object({ a: text, b: text }, [], { additionalProperties: false }),
    object({ a: text }, [], { additionalProperties: false }),
    'property-removed',
    'breaking',
    'harmless',
    'b',
  ],
  ['35 requires a property', a, object({ a: text }, ['a']), 'became-required', 'breaking', 'harmless', 'a'],
  ['50 makes a property optional', object({ a: text }, ['a']), a, 'became-optional', 'harmless', 'breaking', 'a'],
  ['36 takes null away', { type: ['string', 'null'] }, text, 'null-removed', 'breaking', 'harmless'],
  ['51 allows null', text, { type: ['string', 'null'] }, 'null-added', 'harmless', 'breaking'],
  [
    '40 removes an alternative',
    { oneOf: [text, { type: 'integer' }, { type: 'boolean' }] },
    { oneOf: [text, { type: 'integer' }] },
    'choice-removed',
    'breaking',
    'harmless',
    'oneOf 3',
  ],
  [
    '55 adds an alternative',
    { anyOf: [text, { type: 'integer' }] },
    { anyOf: [text, { type: 'integer' }, { type: 'boolean' }] },
    'choice-added',
    'harmless',
    'breaking',
    'anyOf 3',
  ],
  ['55 makes a schema one of several', a, { oneOf: [a, { type: 'integer' }] }, 'choice-set', 'harmless', 'breaking'],
  [
    '40 replaces a schema by a choice',
    a,
    { oneOf: [object({ b: text }, ['b']), { type: 'integer' }] },
    'choice-set',
    'breaking',
    'breaking',
  ],
  [
    '41 adds a member of allOf',
    { allOf: [a, object({ b: text })] },
    { allOf: [a, object({ b: text }), object({ c: text }, ['c'])] },
    'part-added',
    'breaking',
    'harmless',
  ],
  [
    '41 removes a member of allOf',
    { allOf: [a, object({ b: text }), object({ c: text })] },
    { allOf: [a, object({ b: text })] },
    'part-removed',
    'harmless',
    'breaking',
  ],
  [
    '41 adds annotations to allOf',
    { allOf: [a, object({ b: text })] },
    { allOf: [a, object({ b: text }), { 'x-note': 1 }] },
    'part-added',
    'harmless',
    'harmless',
  ],
  ['42 closes an object', a, { ...a, additionalProperties: false }, 'closed', 'breaking', 'harmless'],
  ['42 opens an object', { ...a, additionalProperties: false }, a, 'opened', 'harmless', 'harmless'],
  ['43 adds a constant', text, { type: 'string', const: 'A' }, 'const-added', 'breaking', 'harmless'],
  [
    '43 adds dependentRequired',
    a,
    { ...a, dependentRequired: { a: ['b'] } },
    'condition-added',
    'breaking',
    'harmless',
  ],
  ['43 adds not', text, { ...text, not: { const: 'A' } }, 'condition-added', 'breaking', 'harmless'],
  [
    '43 changes if',
    { ...a, if: { required: ['a'] } },
    { ...a, if: { required: ['b'] } },
    'condition-changed',
    'breaking',
    'breaking',
  ],
  ['63 forbids everything', true, false, 'type-narrowed', 'breaking', 'harmless'],
  [
    '64 reorders prefixItems',
    { type: 'array', prefixItems: [text, { type: 'integer' }] },
    { type: 'array', prefixItems: [{ type: 'integer' }, text] },
    'tuple-reordered',
    'breaking',
    'breaking',
  ],
  ['8 deprecates', text, { ...text, deprecated: true }, 'deprecated', 'harmless', 'harmless'],
]

describe('a change of a schema', () => {
  it.each(cases)('%s', async (_, from, to, kind, request, received, inner) => {
    const at = inner === undefined ? '' : ` / ${inner}`
    expect(await linesOf(requestOf(from), requestOf(to))).toEqual([`${request} send ${kind} ${body}${at}`])
    expect(await linesOf(responseOf(from), responseOf(to))).toEqual([`${received} receive ${kind} ${response}${at}`])
  })
})

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
