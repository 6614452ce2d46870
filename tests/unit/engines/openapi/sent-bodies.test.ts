import { describe, expect, it } from 'vitest'
import { parseJson } from '@/lib/exact-json'
import { nestedOf } from '@/engines/openapi/document/nested'
import type { OperationView } from '@/engines/openapi/document/types'
import type { SchemaNode } from '@/engines/openapi/document/schema-types'
import { randomFrom, type Random } from '../../../support/random-numbers'
import { defined, open, operation } from './fixtures'
import {
  documentOf,
  findings,
  isOnlyInResponses,
  onlyReceived,
  sample,
  stored,
  text,
  versions,
} from './one-sided-documents'
import type { Schema } from './one-sided-documents'

function nodes({ body, responses }: OperationView): { request: SchemaNode; response: SchemaNode } {
  return {
    request: defined(body?.contents[0]?.schema),
    response: defined(responses[0]?.contents[0]?.schema),
  }
}

const shapes: [title: string, schema: Schema, sent: unknown][] = [
  ['an enumeration of objects', { ...stored, enum: [{ id: '1', name: 'a' }] }, { name: 'a' }],
  ['a constant object', { ...stored, const: { id: '1', name: 'a' } }, { name: 'a' }],
  ['an enumeration of a part of the schema', { allOf: [stored, { enum: [{ id: '1', name: 'a' }] }] }, { name: 'a' }],
  [
    'an enumeration of a part, with objects that another part describes',
    {
      allOf: [
        { properties: { inner: stored }, additionalProperties: onlyReceived },
        { enum: [{ inner: { id: '1', name: 'a' }, code: '1' }] },
      ],
    },
    { inner: { name: 'a' } },
  ],
  [
    'unique items that only a member tells apart that is not sent',
    {
      type: 'array',
      uniqueItems: true,
      items: stored,
      example: [
        { id: '1', name: 'a' },
        { id: '2', name: 'a' },
      ],
    },
    [{ name: 'a' }, { name: 'a' }],
  ],
  [
    'an enumeration of lists',
    { type: 'array', items: stored, enum: [[{ id: '1', name: 'a' }, { name: 'b' }]] },
    [{ name: 'a' }, { name: 'b' }],
  ],
  [
    'an enumeration of objects with objects',
    { properties: { inner: stored }, enum: [{ inner: { id: '1', name: 'a' } }] },
    { inner: { name: 'a' } },
  ],
  [
    'constants as alternatives that only an unsent member tells apart',
    { ...stored, oneOf: [{ const: { id: '1', name: 'a' } }, { const: { id: '2', name: 'a' } }] },
    { name: 'a' },
  ],
  [
    'a pattern whose members are not sent',
    {
      type: 'object',
      required: ['name', 'x-id'],
      properties: { name: text },
      patternProperties: { '^x-': onlyReceived },
      example: { name: 'a', 'x-id': '1' },
    },
    { name: 'a' },
  ],
  [
    'a pattern that a property matches',
    { properties: { 'x-id': text, name: text }, patternProperties: { '^x-': onlyReceived } },
    { name: 'string' },
  ],
  [
    'objects below a pattern',
    { patternProperties: { '^[a-z]+(-[a-z]+)*$': stored }, example: { 'a-b': { id: '1', name: 'a' } } },
    { 'a-b': { name: 'a' } },
  ],
  [
    'other members that are not sent',
    {
      type: 'object',
      required: ['name', 'code'],
      properties: { name: text },
      additionalProperties: onlyReceived,
      example: { name: 'a', code: '1' },
    },
    { name: 'a' },
  ],
  [
    'other members that are not sent, without an example',
    { type: 'object', required: ['name', 'code'], properties: { name: text }, additionalProperties: onlyReceived },
    { name: 'string' },
  ],
  [
    'other members that an alternative requires',
    {
      type: 'object',
      properties: { name: text },
      additionalProperties: onlyReceived,
      anyOf: [{ required: ['code'], minProperties: 1 }, { required: ['name'] }],
    },
    { name: 'string' },
  ],
  [
    'a number of members that a request cannot have',
    { type: 'object', minProperties: 2, additionalProperties: onlyReceived },
    {},
  ],
  [
    'a number of members of a closed object',
    { ...stored, minProperties: 2, additionalProperties: false },
    { name: 'string' },
  ],
  [
    'alternatives that differ in a member that is not sent',
    {
      oneOf: [
        { type: 'object', required: ['id', 'name'], properties: { id: onlyReceived, name: text } },
        { type: 'object', required: ['name'], properties: { name: text, version: onlyReceived } },
      ],
    },
    { name: 'string' },
  ],
  [
    'alternatives that require a member that is not sent, or do not',
    { ...stored, oneOf: [{ required: ['id', 'name'] }, { required: ['name'], not: { required: ['id'] } }] },
    { name: 'string' },
  ],
  [
    'alternatives with other values of a member that is not sent',
    {
      ...stored,
      oneOf: [{ properties: { id: { enum: ['1'] } } }, { properties: { id: { enum: ['2'] } } }],
    },
    { name: 'string' },
  ],
  [
    'alternatives that differ deep in an object',
    { oneOf: [{ properties: { inner: stored } }, { properties: { inner: { properties: { name: text } } } }] },
    { inner: { name: 'string' } },
  ],
]

describe.each(versions)('the sample of a request body in %s', (version) => {
  it.each(shapes)('has no unsent member and is accepted by the check: %s', (_, schema, sent) => {
    const held = documentOf(schema, version)
    const body = sample(operation(held))
    expect(parseJson(body)).toEqual(sent)
    expect(findings(held, body)).toEqual([])
  })

  it.each(shapes)('is accepted behind a reference and in a list: %s', (_, schema, sent) => {
    const $ref = version === '2.0' ? '#/definitions/Record' : '#/components/schemas/Record'
    const held = documentOf({ type: 'array', items: { $ref } }, version, { Record: schema })
    const body = sample(operation(held))
    expect(parseJson(body)).toEqual([sent])
    expect(findings(held, body)).toEqual([])
  })
})

describe.each(versions)('the rules of a body in %s', (version) => {
  it('list values as each side has them, each once', () => {
    const values = [
      { id: '1', name: 'a' },
      { id: '2', name: 'a' },
      { id: '3', name: 'b' },
    ]
    const view = operation(documentOf({ ...stored, enum: values }, version))
    const { request, response } = nodes(view)
    expect(request.enum.map(({ value }) => parseJson(value))).toEqual([{ name: 'a' }, { name: 'b' }])
    expect(response.enum.map(({ value }) => parseJson(value))).toEqual(values)
  })

  it('list constants of alternatives as each side has them', () => {
    const oneOf = [
      { const: { id: '1', name: 'a' }, title: 'First' },
      { const: { id: '2', name: 'b' }, title: 'Second' },
    ]
    const { request, response } = nodes(operation(documentOf({ ...stored, oneOf }, version)))
    expect(request.enum.map(({ value }) => parseJson(value))).toEqual([{ name: 'a' }, { name: 'b' }])
    expect(request.enum.map(({ description }) => description)).toEqual(['First', 'Second'])
    expect(response.enum.map(({ value }) => parseJson(value))).toEqual(oneOf.map((option) => option.const))
  })

  it.each<[string, Schema, string[], string[]]>([
    [
      'names that the schema of all others describes',
      { type: 'object', required: ['code'], additionalProperties: onlyReceived },
      [],
      ['requires code'],
    ],
    [
      'names that a pattern describes',
      { type: 'object', required: ['x-id'], patternProperties: { '^x-': onlyReceived } },
      [],
      ['requires x-id'],
    ],
    [
      'items that differ only in members that are not sent',
      { type: 'array', uniqueItems: true, items: stored },
      [],
      ['unique items'],
    ],
    [
      'more members than there are',
      { ...stored, minProperties: 2, additionalProperties: false },
      ['at least 1 property'],
      ['at least 2 properties'],
    ],
  ])('do not require of a request %s', (_, schema, request, response) => {
    const shown = nodes(operation(documentOf(schema, version)))
    expect(shown.request.rules).toEqual(request)
    expect(shown.response.rules).toEqual(response)
  })

  it('say that a property is not sent if a pattern does', () => {
    const schema = { properties: { 'x-id': text, name: text }, patternProperties: { '^x-': onlyReceived } }
    const held = documentOf(schema, version)
    const { request, response } = nodes(operation(held))
    const level = open(held, defined(nestedOf(request)))
    expect(level.properties.map(({ name }) => name)).toEqual(['name'])
    expect(level.unsent?.names).toEqual(['x-id', '^x-'])
    expect(open(held, defined(nestedOf(response))).properties.map(({ name }) => name)).toEqual(['x-id', 'name'])
  })
})

describe.each(versions)('the check of a typed body in %s', (version) => {
  const check = (schema: Schema, body: unknown) => findings(documentOf(schema, version), JSON.stringify(body))

  it('reports members that a pattern or the schema of all others does not let a request have', () => {
    const byPattern = { properties: { name: text }, patternProperties: { '^x-': onlyReceived } }
    expect(check(byPattern, { name: 'a', 'x-id': '1' })).toEqual([`/x-id ${isOnlyInResponses}`])
    const others = { properties: { name: text }, additionalProperties: onlyReceived }
    expect(check(others, { name: 'a', code: '1' })).toEqual([`/code ${isOnlyInResponses}`])
  })

  it('still refuses a value that none of the listed ones is', () => {
    const schema = { ...stored, enum: [{ id: '1', name: 'a' }] }
    expect(check(schema, { name: 'b' })).toEqual([' The value does not match any of [{"name":"a"}].'])
    const constant = { ...stored, const: { id: '1', name: 'a' } }
    expect(check(constant, { name: 'b' })).toEqual([' The value does not match {"name":"a"}.'])
  })

  it('leaves the values of conditions as they are', () => {
    expect(check({ ...stored, not: { const: { id: '1', name: 'a' } } }, { name: 'a' })).toEqual([])
  })

  it('still refuses a value that matches two alternatives as they are sent', () => {
    const member = (name: string, more: object = {}) => ({
      type: 'object',
      required: [name],
      properties: { [name]: text, ...more },
    })
    const mustBeOne = [' The value must match exactly one of the options of the document.']
    const exact = { oneOf: [member('card'), member('iban')] }
    expect(check(exact, { card: '1' })).toEqual([])
    expect(check(exact, { card: '1', iban: '2' })).toEqual(mustBeOne)
    const mixed = { oneOf: [...exact.oneOf, member('token', { id: onlyReceived })] }
    expect(check(mixed, { card: '1', iban: '2' })).toEqual(mustBeOne)
    expect(check(mixed, { card: '1', token: '2' })).toEqual([])
    expect(check(mixed, { token: '2' })).toEqual([])
    expect(check(mixed, {})).toEqual([' The value matches none of the options of the document.'])
  })

  it('still refuses a value that matches two alternatives of which a response has no more', () => {
    const secret = { type: 'string', writeOnly: true }
    const oneOf = [{ properties: { name: text, secret } }, { properties: { name: text } }]
    expect(check({ oneOf }, { name: 'a' })).toHaveLength(1)
  })
})

describe('schemas that are put together at random', () => {
  it.each(versions)('have samples without unsent members, which the check accepts, in %s', (version) => {
    const refused = Array.from({ length: 120 }, (_, seed) => seed).flatMap((seed) => {
      const schema = randomObject(randomFrom(seed), 0)
      const held = documentOf(schema, version)
      const body = sample(operation(held))
      const isRefused = body.includes('unsent') || findings(held, body).length > 0
      return isRefused ? [{ seed, schema, body }] : []
    })
    expect(refused).toEqual([])
  })
})

/** An object schema whose unsent members all have `unsent` in their names. */
function randomObject(random: Random, depth: number): Schema {
  const chance = (share: number) => random() < share
  const inner = () => (depth < 2 && chance(0.4) ? randomObject(random, depth + 1) : text)
  const properties = {
    ...(chance(0.6) && { 'unsent-id': onlyReceived }),
    ...(chance(0.3) && { 'unsent-object': { ...randomObject(random, 3), readOnly: true } }),
    ...(chance(0.8) && { name: inner() }),
    ...(chance(0.5) && { inner: inner() }),
  }
  const unsentPattern = chance(0.3) && { patternProperties: { '^unsent': { type: 'string', readOnly: true } } }
  const unsentRest = chance(0.2) && { additionalProperties: onlyReceived }
  const names = Object.keys(properties)
  const schema: Schema = {
    type: 'object',
    properties,
    ...unsentPattern,
    ...unsentRest,
    ...(chance(0.5) && { required: [...names, ...(unsentPattern || unsentRest ? ['unsent-more'] : [])] }),
  }
  const value = () => ({
    'unsent-id': '1',
    ...Object.fromEntries(names.map((name) => [name, valueOf(properties, name)])),
  })
  const hasId = 'unsent-id' in properties || unsentPattern || unsentRest
  if (hasId && chance(0.2)) return { ...schema, enum: [value(), { ...value(), 'unsent-id': '2' }] }
  if (hasId && chance(0.2)) return { ...schema, const: value() }
  if (hasId && chance(0.3)) {
    const other = chance(0.5)
      ? { type: 'object', properties: { 'unsent-other': onlyReceived } }
      : { required: ['unsent-id'] }
    return { ...schema, oneOf: [{ properties: { 'unsent-id': { enum: ['1'] } } }, other] }
  }
  return schema
}

function valueOf(properties: Schema, name: string): unknown {
  const schema = properties[name] as { properties?: Schema; required?: string[] }
  if (!schema.properties) return 'a'
  const below = schema.properties
  return Object.fromEntries(Object.keys(below).map((inner) => [inner, valueOf(below, inner)]))
}
