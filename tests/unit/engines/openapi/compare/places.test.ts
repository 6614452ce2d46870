import { describe, expect, it } from 'vitest'
import { documentOf, object, query, text } from './documents'
import { compare, linesOf, type Json } from './support'

const done = { description: 'Done' }
const at = '@ /orders / POST'
const body = (schema: unknown, rest: Json = {}) =>
  documentOf({ operation: { requestBody: { content: { 'application/json': { schema } }, ...rest } } })

describe('what the service sends', () => {
  const event = (schema: unknown, rest: Json = {}) => ({
    requestBody: { content: { 'application/json': { schema } }, ...rest },
    responses: { 204: done },
  })
  it.each([
    [
      '5 a property of a webhook',
      'webhook sent / POST',
      (schema: unknown) => documentOf({ root: { webhooks: { sent: { post: event(schema) } } } }),
    ],
    [
      '5 a property of a callback',
      '/orders / POST / callback done POST {$request.body#/url}',
      (schema: unknown) =>
        documentOf({ operation: { callbacks: { done: { '{$request.body#/url}': { post: event(schema) } } } } }),
    ],
  ])('is received: %s', async (_, place, documentWith) => {
    const [with_, without] = [documentWith(object({ a: text }, ['a'])), documentWith(object({}))]
    expect(await linesOf(with_, without)).toEqual([`breaking receive property-removed @ ${place} / request body / a`])
    expect(await linesOf(without, with_)).toEqual([
      `harmless receive required-property-added @ ${place} / request body / a`,
    ])
  })

  it('is no longer sent when a callback is removed', async () => {
    const callbacks = { done: { '{$url}': { post: event(text) } } }
    expect(await linesOf(documentOf({ operation: { callbacks } }), documentOf())).toEqual([
      `breaking receive callback-removed ${at} / callback done POST {$url}`,
    ])
  })
})

describe('a component', () => {
  const refs = { $ref: '#/components/schemas/Order' }
  const used = (schema: unknown, users: string[]) => {
    const content = { 'application/json': { schema: refs } }
    const operation = { requestBody: { content }, responses: { 200: { ...done, content } } }
    return {
      ...documentOf(),
      paths: Object.fromEntries(users.map((path) => [path, { post: operation }])),
      components: { schemas: { Order: schema } },
    }
  }
  const [before, after] = [object({ a: text }), object({ a: text, b: text }, ['b'])]

  it('58 is judged in every direction that uses it, once for all operations', async () => {
    expect(await linesOf(used(before, ['/a', '/b']), used(after, ['/a', '/b']))).toEqual([
      'breaking send required-property-added @ Schemas / Order / b',
      'harmless receive required-property-added @ Schemas / Order / b',
    ])
    const { changes } = await compare(used(before, ['/a', '/b']), used(after, ['/a', '/b']))
    const [, change] = changes
    expect(change?.operations?.map(([from]) => from?.path)).toEqual(['/a', '/b'])
    expect(change?.why).toBe('Requests without this property are refused. It concerns 2 operations, such as POST /a.')
  })

  it('58 is part of the only operation that uses it, and of none if nothing does', async () => {
    expect(await linesOf(used(before, ['/a']), used(after, ['/a']))).toEqual([
      'breaking send required-property-added @ /a / POST / request body / b',
      'harmless receive required-property-added @ /a / POST / response 200 / b',
    ])
    expect(await linesOf(used(before, []), used(after, []))).toEqual([])
  })

  it('61 may contain itself', async () => {
    const node = (rest: Json) => object({ next: refs, ...rest })
    expect(await linesOf(used(node({}), ['/a']), used(node({ b: text }), ['/a']))).toEqual([
      'harmless send property-added @ /a / POST / request body / b',
      'harmless receive property-added @ /a / POST / response 200 / b',
    ])
  })
})

describe('a guess', () => {
  it('62 says that a property may have been renamed, beside its removal and addition', async () => {
    const named = (name: string) => body(object({ a: text, [name]: { type: 'integer', minimum: 3 } }))
    const { changes } = await compare(named('count'), named('quantity'))
    expect(changes.map(({ kind, renamedTo }) => [kind, renamedTo?.at(-1)])).toEqual([
      ['property-removed', 'quantity'],
      ['property-added', 'count'],
    ])
  })

  it('62 says that a path was moved to another version, and compares its operations', async () => {
    const moved = (version: number, parameters: Json[]) =>
      documentOf({ path: `/v${version}/orders`, operation: { parameters } })
    const { changes } = await compare(moved(1, []), moved(2, [query(text)]))
    expect(changes.map(({ kind, place, renamedTo }) => [kind, place.join(' '), renamedTo?.[0]])).toEqual([
      ['major-version-missing', 'Document version', undefined],
      ['path-removed', '/v1/orders', '/v2/orders'],
      ['path-added', '/v2/orders', '/v1/orders'],
      ['parameter-added', '/v2/orders POST query parameter limit', undefined],
    ])
  })
})

describe('a path', () => {
  it('is matched with the path of the server before it, and without the version', async () => {
    const served = (url: string, path: string, parameters: Json[]) =>
      documentOf({ path, operation: { parameters }, root: { servers: [{ url }] } })
    const lines = await linesOf(
      served('https://a.example/orders/v4', '/data/{name}', []),
      served('https://a.example', '/orders/v5/data/{file}', [query(text)]),
    )
    expect(lines).toContain('harmless send parameter-added @ /orders/v5/data/{file} / POST / query parameter limit')
  })
})

describe('the version of a document', () => {
  const versions = (from: string, to: string) => {
    const [one, other] = [from, to].map((version) => ({ ...documentOf(), info: { title: 'Orders', version } }))
    return compare({ ...one, paths: { '/a': { get: {} } } }, { ...other, paths: {} })
  }
  it.each([
    ['1.2.0', '1.3.0', true],
    ['1.2.0', '1.2.0', true],
    ['0.2.1', '0.2.2', true],
    ['1.2.0', '2.0.0', false],
    ['0.2.0', '0.3.0', false],
    ['2026-01', 'next', false],
  ])('67 from %s to %s is a row beside a change that breaks: %s', async (from, to, isRow) => {
    const { changes } = await versions(from, to)
    expect(changes.some(({ kind, level }) => kind === 'major-version-missing' && level === 'warning')).toBe(isRow)
  })
})

describe('documents of different versions of OpenAPI', () => {
  it('59 are the same where they say the same', async () => {
    const order = object({ id: { type: 'string', 'x-nullable': true } }, ['id'])
    const swagger = {
      swagger: '2.0',
      info: { title: 'Orders', version: '1' },
      consumes: ['application/json'],
      produces: ['application/json'],
      basePath: '/v1',
      paths: {
        '/orders': {
          post: {
            parameters: [
              { name: 'ids', in: 'query', type: 'array', items: text, description: 'The IDs' },
              { name: 'body', in: 'body', required: true, schema: { $ref: '#/definitions/Order' } },
            ],
            responses: {
              200: { ...done, headers: { 'X-Total': { type: 'integer' } }, schema: { $ref: '#/definitions/Order' } },
            },
          },
        },
      },
      definitions: { Order: order },
      securityDefinitions: { basic: { type: 'basic' } },
      security: [{ basic: [] }],
    }
    const schema = { $ref: '#/components/schemas/Order' }
    const content = { 'application/json': { schema } }
    const openapi = {
      openapi: '3.1.0',
      info: { title: 'Orders', version: '1' },
      servers: [{ url: '/v1' }],
      paths: {
        '/orders': {
          post: {
            parameters: [
              {
                name: 'ids',
                in: 'query',
                explode: false,
                schema: { type: 'array', items: text },
                description: 'The IDs',
              },
            ],
            requestBody: { required: true, content },
            responses: { 200: { ...done, headers: { 'x-total': { schema: { type: 'integer' } } }, content } },
          },
        },
      },
      components: {
        schemas: { Order: object({ id: { type: ['string', 'null'] } }, ['id']) },
        securitySchemes: { basic: { type: 'http', scheme: 'basic' } },
      },
      security: [{ basic: [] }],
    }
    expect(await linesOf(swagger, openapi)).toEqual([])
    expect(await linesOf(openapi, swagger)).toEqual([])
  })

  it('59 are the same forms', async () => {
    const field = { name: 'note', in: 'formData', type: 'string', required: true }
    const swagger = { swagger: '2.0', info: {}, paths: { '/orders': { post: { parameters: [field], responses: {} } } } }
    const schema = object({ note: text }, ['note'])
    const requestBody = { required: true, content: { 'application/x-www-form-urlencoded': { schema } } }
    const openapi = { openapi: '3.0.3', info: {}, paths: { '/orders': { post: { requestBody, responses: {} } } } }
    expect((await linesOf(swagger, openapi)).filter((line) => !line.includes('server'))).toEqual([])
  })
})
