import { describe, expect, it } from 'vitest'
import { complete, specification, titles, verify } from './report'

describe('schemas of OpenAPI 3.1 and later', () => {
  const verifySchemas = (schemas: object, rest: object = {}) =>
    verify({ ...specification({}, { components: { schemas }, ...rest }), openapi: '3.1.0' })

  it('are checked by the rules of JSON Schema 2020-12', async () => {
    const A = {
      type: 'strin',
      required: 'a',
      minLength: -1,
      maximum: '5',
      exclusiveMinimum: true,
      enum: 'a',
      allOf: [],
      oneOf: [{ items: [] }, 'x'],
      properties: { a: { type: ['string', 'null', 'string'] }, b: null },
      dependentRequired: { a: ['b', 1] },
      discriminator: 'kind',
    }
    const report = await verifySchemas({ A })
    expect(report.findings.every(({ severity, text }) => severity === 'error' && text.includes('2020-12'))).toBe(true)
    expect(report.findings.flatMap(({ places }) => places.map(({ pointer }) => pointer)).toSorted()).toEqual(
      [
        'type',
        'required',
        'minLength',
        'maximum',
        'exclusiveMinimum',
        'enum',
        'allOf',
        'oneOf/0/items',
        'oneOf/1',
        'properties/a/type',
        'properties/b',
        'dependentRequired',
        'discriminator',
      ]
        .map((pointer) => `/components/schemas/A/${pointer}`)
        .toSorted(),
    )
    expect(titles(report)).toContain('error: minLength must be a whole number, 0 or more')
  })

  it('are checked in every place, and in OpenAPI 3.2', async () => {
    const schema = { type: 'strin' }
    const content = { 'application/json': { schema } }
    const operation = {
      ...complete,
      parameters: [{ name: 'q', in: 'query', description: 'x', schema }],
      requestBody: { content },
      responses: { '200': { description: 'x', headers: { 'X-A': { schema } }, content } },
      callbacks: { done: { '{$request.query.q}': { post: { responses: { '200': { description: 'x', content } } } } } },
    }
    const report = await verify({ ...specification({}), openapi: '3.2.0', webhooks: { done: { post: operation } } })
    expect(report.findings[0]).toMatchObject({
      title: expect.stringMatching(/^type must be one of/) as string,
      count: 5,
    })
  })

  it('may contain anything below other keys, have other keywords, and use another dialect', async () => {
    const schemas = {
      A: { default: { type: 'x' }, const: { type: 'x' }, enum: [{ type: 'x' }], examples: [{ type: 'x' }], 'x-a': 1 },
      B: { properties: { type: { type: 'string' }, required: true, items: false }, color: 'red' },
      C: { $schema: 'http://json-schema.org/draft-07/schema#', properties: { a: { items: [{ type: 'string' }] } } },
      D: true,
    }
    expect(titles(await verifySchemas(schemas))).toEqual([])
    const jsonSchemaDialect = 'http://json-schema.org/draft-04/schema#'
    expect(titles(await verifySchemas({ A: { exclusiveMinimum: true } }, { jsonSchemaDialect }))).toEqual([])
  })

  it('cause a warning for patterns that JavaScript cannot read', async () => {
    const report = await verifySchemas({ A: { pattern: '(?i)^a' }, B: { pattern: String.raw`^[\w\-@]+\_$` } })
    expect(titles(report)).toEqual(['warning: Pattern that is not a regular expression of JavaScript'])
    expect(report.findings[0]?.places[0]?.pointer).toBe('/components/schemas/A/pattern')
  })
})
