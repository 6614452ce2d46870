import { describe, expect, it } from 'vitest'
import { parseJson } from '@/lib/exact-json'
import type { Phrase } from '@/engines/openapi/document/schema-types'
import { explainedValues, optionText, rulesOf, statesOf, typeText } from '@/engines/openapi/document/wording/schema'
import { recursiveName } from '@/engines/openapi/document/nested'
import { accessOf } from '@/engines/openapi/document/wording/access'
import { notShownText, partText } from '@/engines/openapi/document/wording/operation'
import { bundle, defined, nodeOf, open, operation, property, withBody, bodySchema } from './fixtures'

const said = ({ text, codes = [], omitted }: Phrase) =>
  [text, ...codes, omitted === undefined ? '' : `and ${omitted} more`].filter((part) => part !== '').join(' ')

describe('the wording of a schema', () => {
  it('names type, format and null', () => {
    expect(typeText(nodeOf({ type: ['string', 'null'], format: 'date' }))).toBe('string, date or null')
    expect(typeText(nodeOf({ type: 'array', items: { type: 'object' } }))).toBe('array of object')
  })

  it('lists its rules in the order of the page', () => {
    const node = nodeOf({
      type: 'string',
      const: 'a',
      minLength: 1,
      pattern: '^a$',
      default: '',
      examples: ['a', 'b'],
      xml: { name: 'x' },
    })
    expect(rulesOf(node).map((rules) => rules.map(said))).toEqual([
      ['Always a', 'at least 1 character', 'Pattern ^a$', 'Default', 'Examples a b', 'XML {"name":"x"}'],
    ])
    expect(rulesOf(node)[0]?.[3]).toEqual({ text: 'Default', codes: [''] })
  })

  it('says which level of an array a rule applies to', () => {
    const item = { type: 'string', maxLength: 7, readOnly: true, deprecated: true }
    const node = nodeOf({ type: 'array', maxItems: 2, items: { type: 'array', items: item } })
    expect(rulesOf(node).map((rules) => rules.map(said))).toEqual([
      ['at most 2 items'],
      [],
      ['Each of each: at most 7 characters', 'Each of each: deprecated', 'Each of each: read only'],
    ])
    expect(statesOf(nodeOf(item))).toEqual(['Deprecated', 'Read only'])
    expect(statesOf(nodeOf({ writeOnly: true }))).toEqual(['Write only'])
  })

  it('lists plain values in one rule, and explained values one by one', () => {
    const values = Array.from({ length: 302 }, (_, index) => `v${index}`)
    const [own] = rulesOf(nodeOf({ enum: values }))
    expect(own?.[0]).toMatchObject({ text: 'One of', omitted: 2 })
    expect(own?.[0]?.codes).toHaveLength(300)
    const told = nodeOf({ enum: ['a', 'b'], 'x-enum-descriptions': ['First'] })
    expect(rulesOf(told)).toEqual([[]])
    expect(explainedValues(told)).toEqual([{ value: 'a', description: 'First' }, { value: 'b' }])
    expect(explainedValues(nodeOf({ enum: ['a'] }))).toEqual([])
  })

  it('names the recursive schema', () => {
    const held = withBody(
      { $ref: '#/components/schemas/Node' },
      {
        Node: { type: 'object', properties: { all: { type: 'array', items: { $ref: '#/components/schemas/Node' } } } },
      },
    )
    expect(recursiveName(property(open(held, bodySchema(held).nested), 'all'))).toBe('Node')
  })

  it('shows the value of an option if it differs from its label', () => {
    const schema = nodeOf({})
    expect(optionText({ label: 'Cat', schema })).toBe('Cat')
    expect(optionText({ label: 'Cat', value: 'Cat', schema })).toBe('Cat')
    expect(optionText({ label: 'Cat', value: 'cat', schema })).toBe('Cat (cat)')
  })
})

describe('the serialization of a parameter', () => {
  const list = { type: 'array', items: { type: 'string' } }
  it.each([
    ['usual', { in: 'query', schema: list }, []],
    ['usual in a path', { in: 'path', schema: list }, []],
    ['a list', { in: 'query', schema: list, style: 'pipeDelimited', explode: false }, ['Style pipeDelimited']],
    ['exploded', { in: 'path', schema: list, style: 'label', explode: true }, ['Style label, exploded']],
    ['one value in any style', { in: 'query', schema: { type: 'string' }, style: 'pipeDelimited' }, []],
    ['JSON', { in: 'query', content: { 'application/json': { schema: list } } }, ['As application/json']],
    ['a text', { in: 'query', schema: {}, example: 'a b' }, ['Example a b']],
    ['an object', { in: 'query', schema: {}, example: { a: [1] } }, ['Example {"a":[1]}']],
    [
      'signs',
      { in: 'query', schema: {}, allowEmptyValue: true, allowReserved: true },
      ['May be empty', 'Reserved characters stay as they are'],
    ],
    [
      'an example of a parameter instead of those of its schema',
      { in: 'query', schema: { examples: ['x', 'y'] }, examples: { one: { value: '1' } } },
      ['Example 1'],
    ],
    ['several examples elsewhere', { in: 'query', schema: {}, examples: { one: { value: 1 }, two: {} } }, []],
    ['a cookie', { in: 'cookie', schema: list, style: 'cookie' }, ['Nothing is percent-encoded']],
  ])('%s', (_, parameter, expected) => {
    const view = operation(bundle({ '/{p}': { get: { parameters: [{ name: 'p', ...parameter }] } } }), '/{p}', 'get')
    const [found] = [...view.pathParams, ...view.queryParams, ...view.cookieParams]
    expect((found?.notes ?? []).map(said)).toEqual(expected)
  })
})

describe('the examples of a parameter', () => {
  const named = (examples: object) => {
    const parameters = [{ name: 'p', in: 'query', schema: { type: 'array' }, examples }]
    return operation(bundle({ '/x': { get: { parameters } } }), '/x', 'get').queryParams[0]?.namedExamples
  }

  it('are listed with their summary, or their name without one', () => {
    expect(
      named({
        one: { value: ['a', 1], summary: 'Two states' },
        '': { value: '' },
        far: { externalValue: 'https://x.example/a' },
        missing: { $ref: '#/components/examples/Missing' },
      }),
    ).toEqual({
      values: [
        { value: '["a",1]', description: 'Two states' },
        { value: '', description: '' },
        { value: 'https://x.example/a', description: 'far' },
      ],
    })
  })

  it('are listed if a single one has a summary, and limited to fifty', () => {
    expect(named({ one: { value: 'a', summary: 'Alone' } })?.values).toHaveLength(1)
    const many = Object.fromEntries(Array.from({ length: 53 }, (_, index) => [`e${index}`, { value: 'x'.repeat(900) }]))
    const { values, omitted } = defined(named(many))
    expect([values.length, omitted, values[0]?.value.length]).toEqual([50, 3, 501])
  })
})

describe('the examples of a schema', () => {
  it('have the digits of the document', () => {
    const node = nodeOf(parseJson('{"default":12345678901234567890,"examples":[9007199254740993,10.00,-0]}'))
    expect([node.default, ...node.examples]).toEqual(['12345678901234567890', '9007199254740993', '10.00', '-0'])
  })

  it('are listed without duplicates, at most ten', () => {
    const node = nodeOf({ type: 'integer', examples: [1, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11] })
    expect(node.examples).toEqual(['1', '2', '3', '4', '5', '6', '7', '8', '9'])
    expect(rulesOf(node).flat()).toContainEqual({ text: 'Examples', codes: node.examples, omitted: 2 })
  })
})

describe('the wording of authentication', () => {
  it.each([
    [{ type: 'apiKey', in: 'cookie', name: 'sid' }, 'API key in the cookie sid'],
    [{ type: 'apiKey' }, 'API key in the header'],
    [{ type: 'http', scheme: 'Basic' }, 'User name and password (Basic)'],
    [{ type: 'basic' }, 'User name and password (Basic)'],
    [{ type: 'http', scheme: 'bearer' }, 'Bearer token'],
    [{ type: 'http', scheme: 'bearer', bearerFormat: 'JWT' }, 'Bearer token (JWT)'],
    [{ type: 'oauth2', flows: {} }, 'Bearer token (OAuth 2.0)'],
    [{ type: 'openIdConnect' }, 'Bearer token (OpenID Connect)'],
    [{ type: 'mutualTLS' }, 'Client certificate (mutual TLS)'],
    [{ type: 'http', scheme: 'digest' }, 'digest'],
    [undefined, 'unknown'],
  ])('%j', (scheme, expected) => {
    const components = { securitySchemes: { one: scheme } }
    const view = operation(bundle({ '/labels': { post: { security: [{ one: [] }] } } }, { components }))
    expect(view.security[0]?.schemes[0]?.scheme.text).toBe(expected)
  })

  it.each([
    [undefined, 0, 'Bearer token.', undefined],
    [[], 0, 'None: this operation is open.', undefined],
    [[{}], 0, 'None: this operation is open.', undefined],
    [[{ a: [] }], 1, undefined, undefined],
    [[{ a: [] }, {}], 1, undefined, 'It may also be called without.'],
    [[{ a: [] }, { b: [] }], 2, 'One of these is enough:', undefined],
    [[{ a: ['x'] }, { a: ['y'] }, {}], 1, undefined, 'It may also be called without.'],
    [[{ a: ['x'] }, { a: ['y', 'z'] }], 2, 'One of these is enough:', undefined],
  ])('%j', (security, ways, lead, rest) => {
    const view = operation(bundle({ '/labels': { post: security ? { security } : {} } }))
    const access = accessOf(view.security, view.securityStated)
    expect([access.ways.length, access.lead, access.rest]).toEqual([ways, lead, rest])
  })
})

it('the wording of omitted entries and of the parts of a body', () => {
  expect([notShownText(1, 'option'), notShownText(2, 'option')]).toEqual([
    'more option is not shown.',
    'more options are not shown.',
  ])
  const part = { property: 'a', headers: [] }
  expect(partText(part)).toBe('is sent')
  expect(partText({ ...part, contentType: 'text/csv', style: 'form' })).toBe('is sent as text/csv, style form')
})
