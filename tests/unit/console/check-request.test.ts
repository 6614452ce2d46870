import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { checkJson, checkXml } from '@/modules/console/validation/check-body'
import { checkRequest } from '@/modules/console/validation/check-request'
import { extractOperation } from '@/modules/openapi/engine/extract-operation'
import { parseText } from '@/modules/openapi/engine/parse-document'
import { pathItems } from '@/modules/openapi/engine/path-items'
import { requestSchemas } from '@/modules/openapi/engine/request-schemas'
import { bundleOf } from '@/modules/openapi/engine/spec-document'
import type { JsonSchema } from '@/modules/openapi/document/types'
import { bundle, defined, withBody } from '../openapi/fixtures'

const key = { path: '/labels', method: 'post' }
const json = 'application/json'
const bodySchema = (schema: unknown, schemas: object = {}): JsonSchema =>
  defined(defined(requestSchemas(withBody(schema, schemas), key)).bodies[json])
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
    const schemas2 = defined(requestSchemas(bundle({ '/labels': { post: { parameters } } }, {}, '2.0'), key))
    expect(found('{}', defined(schemas2.bodies['*/*']))).toHaveLength(1)
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
    checkRequest({ parameters: [{ key: 'query q', text, schema: written }] }).parameters

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
  it.each(files)('%s', { timeout: 30_000 }, async (file) => {
    const document = bundleOf('https://docs.example/x', await parseText(readFileSync(`${folder}/${file}`, 'utf8')))
    const faults: string[] = []
    for (const { path, webhook, operations } of pathItems(document)) {
      for (const { method } of operations) {
        const operation = { path, method, webhook }
        const { bodies } = defined(requestSchemas(document, operation))
        for (const { contentType, examples } of extractOperation(document, operation)?.body?.contents ?? []) {
          const written = bodies[contentType] ?? bodies['*/*']
          if (written === undefined || !/[/+]json/.test(contentType)) continue
          for (const { text } of examples) {
            if (text !== '') faults.push(...found(text, written).map((fault) => `${method} ${path} ${fault}`))
          }
        }
      }
    }
    expect(faults).toEqual([])
  })
})
