import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { parseJson } from '@/lib/exact-json'
import { checkJson, checkXml } from '@/engines/requests/validation/check-body'
import { checkRequest } from '@/engines/requests/validation/check-request'
import { openReading } from '@/engines/openapi/reader/reading'
import { extractOperation } from '@/engines/openapi/reader/extract-operation'
import { parseText } from '@/engines/openapi/reader/parse-document'
import { pathItems } from '@/engines/openapi/reader/path-items'
import { requestSchemas } from '@/engines/openapi/reader/request-schemas'
import { bundleOf } from '@/engines/openapi/reader/spec-document'
import type { JsonSchema } from '@/engines/openapi/document/types'
import { bundle, defined, withBody } from '../openapi/fixtures'

const key = { path: '/labels', method: 'post' }
const json = 'application/json'
const bodySchema = (schema: unknown, schemas: object = {}): JsonSchema =>
  parseJson(defined(defined(requestSchemas(openReading(withBody(schema, schemas)), key)).bodies[json])) as JsonSchema
/** The findings as "line:column pointer reason". */
const found = (text: string, schema: JsonSchema) =>
  checkJson(text, schema).map(({ line, column, pointer, reason }) => `${line}:${column} ${pointer} ${reason}`)

const label = {
  type: 'object',
  required: ['id', 'size'],
  additionalProperties: false,
  properties: {
    id: { type: 'integer', readOnly: true },
    size: { $ref: '#/components/schemas/Size' },
    note: { type: 'string', maxLength: 3 },
    parts: { type: 'array', items: { $ref: '#/components/schemas/Label' } },
  },
}
const schemas = { Label: label, Size: { type: 'string', enum: ['A4', 'A5'] } }
const schema = bodySchema({ $ref: '#/components/schemas/Label' }, schemas)

describe('a JSON body', () => {
  it('is checked without a discriminator that is not sent, and may then match several alternatives', () => {
    const kind = { type: 'string', readOnly: true }
    const kindOf = (member: string) => ({
      type: 'object',
      required: ['kind', member],
      properties: { kind, [member]: { type: 'string' } },
    })
    const refs = ['Parcel', 'Letter'].map((name) => ({ $ref: `#/components/schemas/${name}` }))
    const mapping = { parcel: '#/components/schemas/Parcel', letter: '#/components/schemas/Letter' }
    for (const list of ['oneOf', 'anyOf']) {
      const kinds = bodySchema(
        { [list]: refs, discriminator: { propertyName: 'kind', mapping } },
        { Parcel: kindOf('weight'), Letter: kindOf('stamp') },
      )
      expect(found('{"weight": "1 kg"}', kinds)).toEqual([])
      expect(found('{"weight": "1 kg", "stamp": "red"}', kinds)).toEqual([])
      expect(found('{}', kinds)).toEqual(['1:1  The value matches none of the options of the document.'])
    }
  })

  it('is checked with a schema that leads through thousands of others', () => {
    const count = 5000
    const links = Array.from({ length: count }, (_, index) => [
      `Link${index}`,
      {
        required: ['id'],
        properties: {
          id: { type: 'string', readOnly: true },
          ...(index < count - 1 && { next: { $ref: `#/components/schemas/Link${index + 1}` } }),
        },
      },
    ])
    const chain = bodySchema({ $ref: '#/components/schemas/Link0' }, Object.fromEntries(links) as object)
    const depth = 1000
    expect(chain).toMatchObject({ $defs: { [`d${depth}`]: { properties: { id: { readOnly: true } } } } })
    expect(found('{"next": {"next": {"id": "1"}}}', chain)).toEqual([
      '1:26 /next/next/id The document says that this property is only in responses (read-only).',
    ])
  })

  it('is checked with the references of its document, and without read-only properties', () => {
    expect(found('{"size": "A4", "parts": [{"size": "A5"}]}', schema)).toEqual([])
  })

  it('reports each fault with its position and the reason', () => {
    const text = '{\n  "size": "A6",\n  "parts": [{ "note": "long" }],\n  "sise": 1\n}'
    expect(found(text, schema)).toEqual([
      '2:11 /size The value does not match any of ["A4","A5"].',
      '3:13 /parts/0 The value does not have required property "size".',
      '3:23 /parts/0/note The value has 4 characters. The document allows at most 3 characters.',
      '4:11 /sise The document does not allow this property or item.',
    ])
  })

  it('finds positions below names with special characters', () => {
    const named = bodySchema({ type: 'object', additionalProperties: { type: 'integer' } })
    expect(checkJson('{"a/b ~ü%#": "x"}', named)).toMatchObject([{ pointer: '/a~1b ~0ü%#', line: 1, column: 14 }])
  })

  it('reports a choice once instead of each option', () => {
    const choice = bodySchema({ oneOf: [{ type: 'string' }, { type: 'object', required: ['a'] }] })
    expect(found('{}', choice)).toEqual(['1:1  The value must match exactly one of the options of the document.'])
  })

  it.each([
    ['{"a": 1,\n}', '2:1  This is not JSON: property name expected.'],
    ['{"a" 1}', '1:6  This is not JSON: colon expected.'],
    ['', '1:1  This is not JSON: value expected.'],
    ['{} // note', '1:4  This is not JSON: invalid comment token.'],
  ])('reports why %j is not JSON', (text, finding) => {
    expect(found(text, true)).toEqual([finding])
  })

  it.each([
    ['nullable', { type: 'string', nullable: true }, 'null'],
    ['an exclusive limit', { type: 'number', minimum: 1, exclusiveMinimum: true }, '1.5'],
    ['a limit that is not exclusive', { type: 'number', minimum: 1, exclusiveMinimum: false }, '1'],
    ['an invalid pattern', { type: 'string', pattern: '(' }, '"x"'],
    ['a reference to nothing', { $ref: '#/components/schemas/None' }, '5'],
    ['an unknown format', { type: 'string', format: 'binary' }, '"x"'],
  ])('accepts a valid value: %s', (_, written, text) => {
    expect(found(text, bodySchema(written))).toEqual([])
  })

  it.each([
    ['nullable', { type: 'string', nullable: true }, '5'],
    ['an exclusive limit', { type: 'number', minimum: 1, exclusiveMinimum: true }, '1'],
    ['a tuple', { type: 'array', items: [{ type: 'string' }] }, '[1]'],
  ])('reports an invalid value: %s', (_, written, text) => {
    expect(found(text, bodySchema(written))).not.toEqual([])
  })

  it('is checked with the schema of a Swagger 2.0 parameter', () => {
    const parameters = [{ name: 'label', in: 'body', schema: { type: 'object', required: ['a'] } }]
    const schemas2 = defined(
      requestSchemas(openReading(bundle({ '/labels': { post: { parameters } } }, {}, '2.0')), key),
    )
    expect(found('{}', parseJson(defined(schemas2.bodies['*/*'])) as JsonSchema)).toHaveLength(1)
  })
})

const limits = (text: string) => parseJson(text) as JsonSchema

describe('numbers with many digits', () => {
  it.each([
    ['{"maximum": 106141411234567897}', '106141411234567897', '106141411234567898'],
    ['{"minimum": 106141411234567897}', '106141411234567897', '106141411234567896'],
    ['{"exclusiveMaximum": 106141411234567897}', '106141411234567896', '106141411234567897.0'],
    ['{"exclusiveMinimum": 1e-400}', '2e-400', '1e-400'],
    ['{"const": 106141411234567897}', '106141411234567897.0', '106141411234567896'],
    ['{"enum": [106141411234567897]}', '106141411234567897', '106141411234567903'],
    ['{"multipleOf": 2}', '106141411234567898', '106141411234567897'],
    ['{"multipleOf": 0.01}', '106141411234567897.25', '106141411234567897.255'],
    ['{"type": "integer"}', '1e3', '106141411234567897.5'],
    ['{"uniqueItems": true}', '[106141411234567897, 106141411234567896]', '[10.00, 10]'],
  ])('are compared exactly: %s', (limit, valid, invalid) => {
    expect(found(valid, limits(limit))).toEqual([])
    expect(found(invalid, limits(limit))).toHaveLength(1)
  })

  it('keep the digits of a limit on the way from the document', async () => {
    const document = await parseText(
      '{"openapi":"3.1.0","paths":{"/labels":{"post":{"requestBody":{"content":{"application/json":{"schema":{"maximum":106141411234567897}}}}}}}}',
    )
    const { bodies } = defined(requestSchemas(openReading(bundleOf('https://docs.example/x', document)), key))
    const body = { text: '106141411234567898', format: 'json' as const, schema: defined(bodies[json]) }
    expect(checkRequest({ body, parameters: [] }).body).toMatchObject([
      { reason: '106141411234567898 is greater than 106141411234567897.' },
    ])
  })
})

describe('the keywords of JSON Schema 2020-12', () => {
  it.each<[string, JsonSchema, string, string]>([
    ['not', { not: { type: 'string' } }, '1', '"a"'],
    ['if and then', limits('{"if": {"type": "number"}, "then": {"minimum": 5}}'), '"a"', '1'],
    ['else', { if: { type: 'number' }, else: { maxLength: 1 } }, '9', '"ab"'],
    ['anyOf', { anyOf: [{ type: 'string' }, { minimum: 5 }] }, '"a"', '1'],
    ['dependentRequired', { dependentRequired: { a: ['b'] } }, '{"a":1,"b":1}', '{"a":1}'],
    ['dependentSchemas', { dependentSchemas: { a: { required: ['b'] } } }, '{"c":1}', '{"a":1}'],
    ['propertyNames', { propertyNames: { maxLength: 1 } }, '{"a":1}', '{"ab":1}'],
    ['patternProperties', { patternProperties: { '^n': { type: 'number' } } }, '{"n1":1}', '{"n1":"a"}'],
    ['contains', { contains: { const: 1 } }, '[2,1]', '[2]'],
    ['maxContains', { contains: { const: 1 }, minContains: 0, maxContains: 1 }, '[]', '[1,1]'],
    ['minProperties', { minProperties: 1 }, '{"a":1}', '{}'],
    [
      'unevaluatedProperties',
      {
        allOf: [{ properties: { a: {} } }],
        anyOf: [{ properties: { b: { const: 1 } } }],
        unevaluatedProperties: false,
      },
      '{"a":1,"b":1}',
      '{"a":1,"c":1}',
    ],
    ['unevaluatedItems', { prefixItems: [{}], unevaluatedItems: false }, '[1]', '[1,2]'],
    ['false', { properties: { a: false } }, '{}', '{"a":1}'],
    [
      'a reference to itself',
      { $ref: '#/$defs/d0', $defs: { d0: { $ref: '#/$defs/d0', type: 'string' } } },
      '"a"',
      '1',
    ],
  ])('%s', (_, written, valid, invalid) => {
    expect(found(valid, written)).toEqual([])
    expect(found(invalid, written)).toHaveLength(1)
  })
})

describe('an XML body', () => {
  it('must be well-formed', () => {
    expect(checkXml('<a>\n  <b/>\n</a>')).toEqual([])
    expect(checkXml('<a>\n  <b>\n</a>')).toMatchObject([{ line: 3, reason: expect.stringContaining('tag') as string }])
  })
})

describe('a parameter', () => {
  const reasons = (text: string, written: JsonSchema) =>
    checkRequest({ parameters: [{ key: 'query q', text, schema: JSON.stringify(written) }] }).parameters

  it.each<[string, JsonSchema]>([
    ['5', { type: 'integer' }],
    ['5', { type: 'string' }],
    ['true', { type: 'boolean' }],
    ['["a"]', { type: 'array', items: { type: 'string' } }],
    ['2026-01-31', { type: 'string', format: 'date' }],
  ])('accepts %j', (text, written) => {
    expect(reasons(text, written)).toEqual({})
  })

  it.each<[string, JsonSchema]>([
    ['x', { type: 'integer' }],
    ['5.5', { type: 'integer' }],
    ['11', { type: 'integer', maximum: 10 }],
    ['2026-31-01', { type: 'string', format: 'date' }],
  ])('reports %j', (text, written) => {
    expect(reasons(text, written)).toEqual({ 'query q': expect.any(String) as string })
  })
})

const folder = 'platform/content/docs'
const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) =>
  /\/openapi\/.*\.(json|yaml)$/.test(file),
)

describe('the examples of the documents that the platform serves satisfy their schemas', () => {
  it.each(files)('%s', async (file) => {
    const document = bundleOf('https://docs.example/x', await parseText(readFileSync(`${folder}/${file}`, 'utf8')))
    const faults: string[] = []
    for (const { path, webhook, operations } of pathItems(openReading(document))) {
      for (const { method } of operations) {
        const operation = { path, method, webhook }
        const { bodies } = defined(requestSchemas(openReading(document), operation))
        for (const { contentType, examples } of extractOperation(openReading(document), operation)?.body?.contents ??
          []) {
          const written = bodies[contentType] ?? bodies['*/*']
          if (written === undefined || !/[/+]json/.test(contentType)) continue
          for (const { text } of examples) {
            if (text !== '')
              faults.push(...found(text, parseJson(written) as JsonSchema).map((fault) => `${method} ${path} ${fault}`))
          }
        }
      }
    }
    expect(faults).toEqual([])
  })
})
