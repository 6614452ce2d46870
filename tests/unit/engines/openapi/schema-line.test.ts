import { describe, expect, it } from 'vitest'
import { parseJson } from '@/lib/exact-json'
import { bodySchema, bundle, nodeOf } from './fixtures'

describe('the type and rules of a schema', () => {
  it.each([
    [{ type: 'string' }, 'string', false],
    [{ type: ['string', 'null'] }, 'string', true],
    [{ type: ['string', 'integer'] }, 'string or integer', false],
    [{ type: 'string', nullable: true }, 'string', true],
    [{ type: 'array', items: { type: 'object', properties: {} } }, 'array of object', false],
    [{ type: 'array', items: { type: 'array', items: { type: 'number' } } }, 'array of array of number', false],
    [{ type: 'array' }, 'array', false],
    [{ type: 'array', items: { type: 'string', format: 'uuid' } }, 'array of string, uuid', false],
    [{ type: 'array', items: { type: ['string', 'null'], format: 'date' } }, 'array of (string, date or null)', false],
    [{ type: ['array', 'null'], items: { type: 'integer', nullable: true } }, 'array of (integer or null)', true],
    [{ properties: { a: {} } }, 'object', false],
    [{ items: { type: 'string' } }, 'array of string', false],
    [{ enum: ['a', 'b'] }, 'string', false],
    [{ const: 5 }, 'integer', false],
    [{ minLength: 1 }, 'string', false],
    [{ oneOf: [{ type: 'string' }, { type: 'integer' }] }, 'string or integer', false],
    [{ anyOf: [{ type: 'string' }, { type: 'null' }] }, 'string', true],
    [{ oneOf: [{ type: 'string' }, { type: 'integer' }, { type: 'null' }] }, 'string or integer', true],
    [{ type: 'null' }, 'null', false],
    [{}, 'any', false],
    [true, 'any', false],
    [false, 'nothing', false],
  ])('%j is %s', (schema, type, nullable) => {
    expect(nodeOf(schema)).toMatchObject({ type, nullable, errors: [] })
  })

  const text = { type: 'string' }
  const textOrNull = { type: ['string', 'null'] }
  const ref = { $ref: '#/components/schemas/Text' }

  it.each([
    [[{ type: ['string', 'integer'] }, { type: 'integer' }, { maximum: 10 }], 'integer', false],
    [[{ type: 'number' }, { type: ['integer', 'string'] }], 'integer', false],
    [[{ type: ['integer', 'number'] }, { type: 'number' }], 'integer or number', false],
    [[textOrNull, text], 'string', false],
    [[textOrNull, textOrNull], 'string', true],
    [[textOrNull, { maxLength: 5 }], 'string', true],
    [[textOrNull, { type: ['integer', 'null'] }], 'null', false],
    [[{ enum: ['a', 'b'] }, { const: 'b' }], 'string', false],
    [[{ type: 'string', nullable: true }, text], 'string', false],
    [[{ type: 'string', nullable: true }, { maxLength: 5 }], 'string', true],
    [[{ anyOf: [ref, { type: 'null' }] }, { maxLength: 5 }], 'string', true],
    [[{ anyOf: [ref, { type: 'null' }] }, text], 'string', false],
    // Strictly by OpenAPI 3.0 this is not nullable, but authors mean it to be.
    [[ref, { nullable: true }], 'string', true],
  ])('is the intersection of all of %j: %s', (allOf, type, nullable) => {
    expect(nodeOf({ allOf }, { Text: text })).toMatchObject({ type, nullable, errors: [] })
  })

  it.each([
    [[text, { type: 'integer' }], 'types (“string”, “integer”)'],
    [[{ enum: ['a'] }, { enum: ['b'] }], 'values'],
  ])('is nothing, and reports why, if all of %j exclude each other', (allOf, named) => {
    const message = `The parts of this schema name ${named} that exclude each other: nothing fits all of them.`
    expect(nodeOf({ allOf })).toMatchObject({ type: 'nothing', nullable: false, errors: [{ message }] })
  })

  it('is nullable if a reference states it, and has the type of the reference before OpenAPI 3.1', () => {
    expect(nodeOf({ ...ref, nullable: true }, { Text: text })).toMatchObject({ type: 'string', nullable: true })
    expect(nodeOf({ allOf: [ref], nullable: true }, { Text: text })).toMatchObject({ type: 'string', nullable: true })
    const schema = { ...ref, type: 'object' }
    const post = { requestBody: { content: { 'application/json': { schema } } } }
    const typeIn = (version: string) =>
      bodySchema(bundle({ '/labels': { post } }, { components: { schemas: { Text: text } } }, version)).type
    expect(['3.0.3', '3.1.0'].map(typeIn)).toEqual(['string', 'nothing'])
  })

  it.each([
    [{ minLength: 1, maxLength: 22 }, '1 to 22 characters'],
    [{ maxLength: 1 }, 'at most 1 character'],
    [{ minLength: 0, maxLength: 9 }, 'at most 9 characters'],
    [{ minLength: 8, maxLength: 8 }, 'exactly 8 characters'],
    [{ minimum: 1, maximum: 99 }, '1 to 99'],
    [{ minimum: 0 }, 'at least 0'],
    [{ exclusiveMinimum: 0, maximum: 5 }, 'more than 0, at most 5'],
    [{ minimum: 0, exclusiveMinimum: true }, 'more than 0'],
    [parseJson('{"minimum":1,"maximum":9223372036854775807}') as object, '1 to 9223372036854775807'],
    [
      parseJson('{"allOf":[{"maximum":9223372036854775807},{"maximum":9223372036854775806}]}') as object,
      'at most 9223372036854775806',
    ],
    [
      { exclusiveMinimum: -Number.MAX_VALUE, maximum: 2 ** 53 - 1 },
      `more than ${-Number.MAX_VALUE}, at most ${2 ** 53 - 1}`,
    ],
    [{ maximum: 9, exclusiveMaximum: true }, 'less than 9'],
    [{ multipleOf: 5 }, 'multiple of 5'],
    [{ minItems: 1, maxItems: 10 }, '1 to 10 items'],
    [{ minProperties: 1 }, 'at least 1 property'],
    [
      {
        allOf: [
          { minLength: 2, maxLength: 9 },
          { minLength: 4, maxLength: 30 },
        ],
      },
      '4 to 9 characters',
    ],
    [{ allOf: [{ minimum: 5, exclusiveMinimum: true }, { minimum: 10 }] }, 'at least 10'],
    [{ allOf: [{ maximum: 5 }, { exclusiveMaximum: 5 }] }, 'less than 5'],
    [{ pattern: '^a', allOf: [{ pattern: 'z$' }, { pattern: '^a' }] }, 'pattern z$ too'],
    [{ required: ['email'] }, 'requires email'],
    [{ required: ['a', 'ghost'], properties: { a: {} } }, 'requires ghost'],
    [{ type: 'object', additionalProperties: false }, 'no properties'],
    [{ type: 'array', items: false }, 'no other items'],
    [{ type: 'array', minContains: 2, maxContains: 3 }, '2 to 3 items that match contains'],
  ])('%j has the rule %s', (schema, rule) => {
    expect(nodeOf(schema).rules).toEqual([rule])
  })

  it('contains the default, examples and states of a value', () => {
    const schema = {
      type: 'string',
      title: 'Carrier',
      description: 'Who carries it.',
      format: 'uuid',
      pattern: '^[A-Z]+$',
      default: 'UPS',
      examples: ['DHL', 'UPS'],
      deprecated: true,
      readOnly: true,
      writeOnly: true,
      uniqueItems: true,
      contentEncoding: 'base64',
      contentMediaType: 'image/png',
      externalDocs: { url: 'https://docs.example/carrier', description: 'More' },
      dependentRequired: { a: ['b', 'c'] },
    }
    expect(nodeOf(schema)).toMatchObject({
      title: 'Carrier',
      description: 'Who carries it.',
      format: 'uuid',
      pattern: '^[A-Z]+$',
      default: 'UPS',
      examples: ['DHL', 'UPS'],
      deprecated: true,
      readOnly: true,
      writeOnly: true,
      externalDocs: { url: 'https://docs.example/carrier', description: 'More' },
      rules: ['unique items', 'base64 encoded', 'contains image/png', 'a needs b, c'],
    })
  })

  it.each([
    [{ enum: ['A', 'B'], 'x-enum-descriptions': ['First', 'Second'] }],
    [{ enum: ['A', 'B'], 'x-enumDescriptions': { A: 'First', B: 'Second' } }],
    [
      {
        oneOf: [
          { const: 'A', description: 'First' },
          { const: 'B', title: 'Second' },
        ],
      },
    ],
  ])('lists values with descriptions: %j', (schema) => {
    const { enum: values, nested } = nodeOf(schema)
    expect(values).toEqual([
      { value: 'A', description: 'First' },
      { value: 'B', description: 'Second' },
    ])
    expect(nested).toBeUndefined()
  })

  it('lists the values that all parts allow', () => {
    const { enum: values } = nodeOf({ allOf: [{ enum: ['a', 'b', 'c'] }, { enum: ['c', 'b'] }] })
    expect(values.map(({ value }) => value)).toEqual(['b', 'c'])
  })

  it('shortens very long lists of values and says by how many', () => {
    const { enum: values, enumOmitted } = nodeOf({ enum: Array.from({ length: 1_000 }, (_, index) => index) })
    expect([values.length, enumOmitted]).toEqual([300, 700])
  })

  it('writes null, true and texts as the document does', () => {
    expect(nodeOf({ enum: ['', null, true, { a: 1 }], default: null })).toMatchObject({
      enum: [{ value: '' }, { value: 'null' }, { value: 'true' }, { value: '{"a":1}' }],
      nullable: true,
      default: 'null',
    })
  })
})
