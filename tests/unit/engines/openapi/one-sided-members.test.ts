import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { parseJson } from '@/lib/exact-json'
import { checkJson } from '@/engines/requests/validation/check-body'
import { itemsOf, nestedOf } from '@/engines/openapi/document/nested'
import type { Direction, SchemaLevel, SchemaNode } from '@/engines/openapi/document/schema-types'
import type { JsonSchema, OperationView } from '@/engines/openapi/document/types'
import { openReading } from '@/engines/openapi/reader/reading'
import { extractOperation } from '@/engines/openapi/reader/extract-operation'
import { parseText } from '@/engines/openapi/reader/parse-document'
import { requestSchemas } from '@/engines/openapi/reader/request-schemas'
import { bundleOf, type Bundle } from '@/engines/openapi/reader/spec-document'
import { chosenOperation } from '@/engines/openapi/model/chosen-operation'
import { toHar } from '@/engines/openapi/model/to-har'
import { bothSides, bundle, defined, open, operation } from './fixtures'

const json = 'application/json'
const [id, name, secret] = [
  { type: 'string', readOnly: true },
  { type: 'string' },
  { type: 'string', writeOnly: true },
] as const
const record = { type: 'object', required: ['id', 'name', 'secret'], properties: { id, name, secret } }
const $ref = (component: string) => ({ $ref: `#/components/schemas/${component}` })

function schemaOf({ body, responses }: OperationView, direction: Direction): SchemaNode {
  const contents = direction === 'request' ? body?.contents : responses[0]?.contents
  return defined(defined(contents?.[0]).schema)
}

/** The names of all members below a schema, with `*` for required ones, and what the levels say is on the other side. */
function membersBelow(held: Bundle, node: SchemaNode, depth = 0): string[] {
  const nested = nestedOf(node)
  if (!nested || depth > 4) return []
  const level = open(held, nested)
  return [
    ...level.properties.flatMap((property) => [
      property.required ? `${property.name}*` : property.name,
      ...membersBelow(held, property.schema, depth + 1),
    ]),
    ...level.choices.flatMap(({ options }) =>
      options.flatMap((option) => membersBelow(held, option.schema, depth + 1)),
    ),
    ...level.conditions.flatMap(({ schema }) => [...schema.rules, ...membersBelow(held, schema, depth + 1)]),
    ...(level.unsent ? [`not ${level.unsent.names.join(' ')} (${level.unsent.state})`] : []),
    ...(typeof level.additionalProperties === 'object' ? ['*'] : []),
  ]
}

function shown(held: Bundle, direction: Direction): string[] {
  return membersBelow(held, schemaOf(operation(held), direction))
}

function example(held: Bundle, direction: Direction): unknown {
  const { body, responses } = operation(held)
  const contents = direction === 'request' ? body?.contents : responses[0]?.contents
  return parseJson(defined(defined(contents?.[0]).examples[0]).text)
}

/** The findings of the console for a body. */
function findings(held: Bundle, value: unknown): string[] {
  const { bodies } = defined(requestSchemas(openReading(held), { path: '/labels', method: 'post' }))
  const schema = parseJson(defined(bodies[json] ?? bodies['*/*'])) as JsonSchema
  return checkJson(JSON.stringify(value), schema).map(({ pointer, reason }) => `${pointer} ${reason}`)
}

const isOnlyInResponses = 'The document says that this property is only in responses (read-only).'

const sample = readFileSync(new URL('documents/read-only-and-required.yaml', import.meta.url), 'utf8')

it('members that are read-only are in no request, and those that are write-only in no response, though required', async () => {
  const held = bundleOf('https://docs.example/records.yaml', await parseText(sample))
  const view = operation(held, '/a')
  expect(membersBelow(held, schemaOf(view, 'request'))).toEqual(['name*', 'secret*', 'not id (read-only)'])
  expect(membersBelow(held, schemaOf(view, 'response'))).toEqual(['id*', 'name*', 'not secret (write-only)'])
  expect(parseJson(toHar(view).postData?.text ?? '')).toEqual({ name: 'string', secret: 'string' })
  expect(parseJson(defined(view.responses[0]?.contents[0]?.examples[0]).text)).toEqual({ id: 'string', name: 'string' })
})

describe.each<[string, unknown, object, { sent: unknown; request: string[]; response: string[] }]>([
  [
    'behind a reference',
    { type: 'object', required: ['id', 'name'], properties: { id: $ref('Id'), name } },
    { Id: { type: 'string', readOnly: true } },
    { sent: { name: 'string' }, request: ['name*', 'not id (read-only)'], response: ['id*', 'name*'] },
  ],
  [
    'in a base, required by the schema that extends it',
    { allOf: [$ref('Base'), { type: 'object', required: ['id', 'name'], properties: { name } }] },
    { Base: { type: 'object', properties: { id } } },
    { sent: { name: 'string' }, request: ['name*', 'not id (read-only)'], response: ['id*', 'name*'] },
  ],
  [
    'by an allOf around the schema of the member',
    { properties: { id: { allOf: [$ref('Id'), { readOnly: true }] }, name } },
    { Id: { type: 'string' } },
    { sent: { name: 'string' }, request: ['name', 'not id (read-only)'], response: ['id', 'name'] },
  ],
  [
    'in all alternatives of the member',
    { properties: { id: { oneOf: [id, { type: 'integer', readOnly: true }] }, name } },
    {},
    { sent: { name: 'string' }, request: ['name', 'not id (read-only)'], response: ['id', 'name'] },
  ],
  [
    'in the items of a list, deep in an object',
    { properties: { page: { properties: { rows: { type: 'array', items: record } } } } },
    {},
    {
      sent: { page: { rows: [{ name: 'string', secret: 'string' }] } },
      request: ['page', 'rows', 'name*', 'secret*', 'not id (read-only)'],
      response: ['page', 'rows', 'id*', 'name*', 'not secret (write-only)'],
    },
  ],
  [
    'in an alternative',
    { oneOf: [$ref('Order'), { type: 'object', required: ['code'], properties: { code: name } }] },
    { Order: { type: 'object', required: ['id', 'name'], properties: { id, name } } },
    {
      sent: { name: 'string' },
      request: ['name*', 'not id (read-only)', 'code*'],
      response: ['id*', 'name*', 'code*'],
    },
  ],
  [
    'for the alternatives that require them',
    {
      properties: { id, name },
      anyOf: [
        { required: ['id', 'name'], title: 'Both' },
        { required: ['name'], minProperties: 1 },
      ],
    },
    {},
    { sent: { name: 'string' }, request: ['name', 'not id (read-only)'], response: ['id', 'name'] },
  ],
  [
    'for a condition that requires them',
    { properties: { id, name }, if: { required: ['code'] }, else: { required: ['id', 'name'] } },
    {},
    {
      sent: { name: 'string' },
      request: ['name', 'requires code', 'requires name', 'not id (read-only)'],
      response: ['id', 'name', 'requires code', 'requires id, name'],
    },
  ],
  [
    'in an object that has no others',
    { properties: { system: { properties: { id } }, name } },
    {},
    {
      sent: { system: {}, name: 'string' },
      request: ['system', 'not id (read-only)', 'name'],
      response: ['system', 'id', 'name'],
    },
  ],
  [
    'for all other members',
    { properties: { name }, additionalProperties: { type: 'string', readOnly: true } },
    {},
    { sent: { name: 'string' }, request: ['name', 'not * (read-only)'], response: ['name', '*'] },
  ],
])('members that are marked %s', (_, schema, schemas, expected) => {
  const held = bothSides(schema, schemas)

  it('are shown on their side only, and required only there', () => {
    expect(shown(held, 'request')).toEqual(expected.request)
    expect(shown(held, 'response')).toEqual(expected.response)
  })

  it('are in no generated example of the other side', () => {
    expect(example(held, 'request')).toEqual(expected.sent)
  })

  it('are not required by the check of a request', () => {
    expect(findings(held, expected.sent)).toEqual([])
  })
})

describe('the check of a request', () => {
  it('reports a read-only member that is sent', () => {
    expect(findings(bothSides(record), { id: '1', name: 'a', secret: 's' })).toEqual([`/id ${isOnlyInResponses}`])
    const either = bothSides({ oneOf: [record, { type: 'object', required: ['code'] }] })
    expect(findings(either, { id: '1', name: 'a', secret: 's' })).toEqual([`/id ${isOnlyInResponses}`])
  })

  it('still requires what is sent', () => {
    expect(findings(bothSides(record), { name: 'a' })).toEqual([' The value does not have required property "secret".'])
  })

  it('requires nothing that another member needs but a request may not have', () => {
    const held = bothSides({ properties: { id, name }, dependentRequired: { name: ['id'] } })
    expect(findings(held, { name: 'a' })).toEqual([])
    expect(schemaOf(operation(held), 'request').rules).toEqual([])
    expect(schemaOf(operation(held), 'response').rules).toEqual(['name needs id'])
  })

  it('has no use for an alternative that only requires a read-only member', () => {
    const held = bothSides({ properties: { id, name }, oneOf: [{ required: ['id'] }, { required: ['name'] }] })
    expect(findings(held, { name: 'a' })).toEqual([])
    expect(findings(held, {})).toHaveLength(1)
  })

  it('leaves conditions as they are', () => {
    const condition = { not: { required: ['id'] }, if: { not: { required: ['id'] } }, else: { required: ['name'] } }
    expect(findings(bothSides({ properties: { id, name }, ...condition }), {})).toEqual([])
  })
})

describe('the examples of the document', () => {
  const written = { id: '7', name: 'a', lines: [{ id: '8', name: 'b', secret: 's' }], secret: 's' }
  const schema = { ...record, properties: { ...record.properties, lines: { type: 'array', items: record } } }
  const sent = { name: 'a', lines: [{ name: 'b', secret: 's' }], secret: 's' }
  const received = { id: '7', name: 'a', lines: [{ id: '8', name: 'b' }] }

  it.each<[string, unknown, object]>([
    ['its schema', { ...schema, example: written }, {}],
    ['a schema that it refers to', $ref('Record'), { Record: { ...schema, examples: [written] } }],
    ['its default', { ...schema, default: written }, {}],
  ])('have only what is sent: of %s', (_, own, schemas) => {
    const held = bothSides(own, schemas)
    expect(example(held, 'request')).toEqual(sent)
    expect(example(held, 'response')).toEqual(received)
  })

  it.each<[string, object]>([
    ['a value', { example: written }],
    ['a text', { example: JSON.stringify(written) }],
    ['named', { examples: { first: { value: written } } }],
  ])('have only what is sent: of the content, %s', (_, examples) => {
    const content = { [json]: { schema, ...examples } }
    const post = { requestBody: { content }, responses: { 200: { description: 'OK', content } } }
    const held = bundle({ '/labels': { post } })
    expect(example(held, 'request')).toEqual(sent)
    expect(example(held, 'response')).toEqual(received)
  })

  it('keep a member that the alternative of the discriminator has', () => {
    const option = (own: object, kind: string) => ({
      type: 'object',
      properties: { kind: { type: 'string' }, id: own, name },
      title: kind,
    })
    const either = {
      oneOf: [$ref('Stored'), $ref('Draft')],
      discriminator: { propertyName: 'kind', mapping: { stored: $ref('Stored').$ref, draft: $ref('Draft').$ref } },
    }
    const schemas = { Stored: option(id, 'Stored'), Draft: option({ type: 'string' }, 'Draft') }
    const withExample = (kind: string) => bothSides({ ...either, example: { kind, id: '1', name: 'a' } }, schemas)
    expect(example(withExample('draft'), 'request')).toEqual({ kind: 'draft', id: '1', name: 'a' })
    expect(example(withExample('stored'), 'request')).toEqual({ kind: 'stored', name: 'a' })
  })

  it('have all digits of their numbers, and the order of their names', async () => {
    const text = `{"openapi":"3.1.0","paths":{"/labels":{"post":{"requestBody":{"content":{"application/json":{"schema":
      {"properties":{"id":{"readOnly":true}}},"example":{"9":1.50,"id":1,"1":106141411234567897}}}},"responses":{}}}}}`
    const held = bundleOf('https://docs.example/x', await parseText(text))
    expect(operation(held).body?.contents[0]?.examples[0]?.text).toBe('{\n  "9": 1.50,\n  "1": 106141411234567897\n}')
  })
})

it('a member that is marked as both is on both sides', () => {
  const held = bothSides({ properties: { id: { readOnly: true, writeOnly: true } } })
  expect([shown(held, 'request'), shown(held, 'response')]).toEqual([['id'], ['id']])
})

it('the service sends the body of a webhook and of a callback', () => {
  const body = { requestBody: { content: { [json]: { schema: record } } }, responses: {} }
  const callbacks = { moved: { '{$request.body#/url}': { post: body } } }
  const held = bundle({ '/labels': { post: { callbacks, responses: {} } } }, { webhooks: { moved: { post: body } } })
  const [callback] = operation(held).callbacks
  const webhook = extractOperation(openReading(held), { path: 'moved', method: 'post', webhook: true })
  for (const sent of [callback, webhook]) {
    const node = defined(sent?.body?.contents[0]?.schema)
    expect(membersBelow(held, node)).toEqual(['id*', 'name*', 'not secret (write-only)'])
  }
  expect(parseJson(toHar(defined(webhook)).postData?.text ?? '')).toEqual({ id: 'string', name: 'string' })
})

it('a form of Swagger 2.0 has no field for a read-only parameter', () => {
  const parameters = [
    { in: 'formData', name: 'id', type: 'string', readOnly: true, required: true },
    { in: 'formData', name: 'name', type: 'string' },
  ]
  const held = bundle({ '/labels': { post: { parameters, responses: {} } } }, {}, '2.0')
  expect(shown(held, 'request')).toEqual(['name', 'not id (read-only)'])
  expect(toHar(operation(held)).postData?.params).toEqual([{ name: 'name', value: 'string' }])
})

it('the body of Swagger 2.0 has no read-only member', () => {
  const definitions = { Record: { type: 'object', required: ['id', 'name'], properties: { id, name } } }
  const schema = { $ref: '#/definitions/Record' }
  const post = {
    parameters: [{ in: 'body', name: 'record', schema }],
    responses: { 200: { description: 'OK', schema } },
  }
  const held = bundle({ '/labels': { post } }, { definitions }, '2.0')
  expect([shown(held, 'request'), shown(held, 'response')]).toEqual([
    ['name*', 'not id (read-only)'],
    ['id*', 'name*'],
  ])
  expect(findings(held, { name: 'a' })).toEqual([])
})

it('parts of a form that are not sent have no row and no file', () => {
  const schema = { properties: { id: { type: 'string', format: 'binary', readOnly: true }, name } }
  const content = { 'multipart/form-data': { schema, encoding: { id: { contentType: 'image/png' } } } }
  const view = operation(bundle({ '/labels': { post: { requestBody: { content }, responses: {} } } }))
  expect(view.body?.contents[0]).toMatchObject({ encoding: [], files: [] })
  expect(toHar(chosenOperation(view, {})).postData?.params).toEqual([{ name: 'name', value: 'string' }])
})

it('levels name at most 20 members of the other side, and count the others', () => {
  const many = Object.fromEntries(Array.from({ length: 25 }, (_, index) => [`id${index}`, id]))
  const held = bothSides({ properties: { ...many, name } })
  const node = schemaOf(operation(held), 'request')
  const level: SchemaLevel = open(held, nestedOf(node))
  expect(itemsOf(node)).toEqual([])
  expect(level.unsent).toMatchObject({ state: 'read-only', more: 5 })
  expect(level.unsent?.names).toHaveLength(20)
  expect(nestedOf(node)?.properties).toBe(1)
})
