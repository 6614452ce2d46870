import { describe, expect, it } from 'vitest'
import { openReading } from '@/engines/openapi/reader/reading'
import { extractOperation } from '@/engines/openapi/reader/extract-operation'
import { bundle, operation } from './fixtures'

const paths = (post: object) => ({ '/labels': { post: { responses: {}, ...post } } })

describe('an operation', () => {
  it('contains every part of an operation', () => {
    const view = operation(
      bundle(
        paths({
          summary: 'Render a label | internal|beta',
          description: 'Draws it.',
          operationId: 'render',
          deprecated: true,
          tags: ['Labels v1', 'Loose'],
          externalDocs: { url: 'https://docs.example/more' },
        }),
        {
          servers: [
            { url: 'http://localhost:8080', description: 'local' },
            { url: 'https://api.network.example/label/', description: 'prod' },
          ],
          tags: [
            { name: 'Labels v1', description: 'Old', 'x-sps-group-by': 'Labels' },
            { name: 'Labels v2', 'x-sps-latest': true, 'x-sps-group-by': 'Labels' },
          ],
        },
      ),
    )
    expect(view).toMatchObject({
      path: '/labels',
      method: 'POST',
      title: 'Render a label',
      markers: ['internal', 'beta'],
      description: 'Draws it.',
      operationId: 'render',
      deprecated: true,
      supported: true,
      webhook: false,
      serviceName: 'Labels',
      documentVersion: '1.4.0',
      specVersion: '3.1.0',
      server: 'https://api.network.example/label',
      latestTag: 'Labels v2',
      tags: [
        { name: 'Labels v1', description: 'Old' },
        { name: 'Loose', latest: false },
      ],
      externalDocs: { url: 'https://docs.example/more' },
      errors: [],
    })
  })

  it('has a fixed title without a summary, and no description without one', () => {
    const view = operation(bundle(paths({})))
    expect(view.title).toBe('Missing a Path Summary')
    expect(view.description).toBeUndefined()
  })

  it('uses its own servers before those of the path and the document', () => {
    const item = {
      servers: [{ url: 'https://path.example' }],
      get: {},
      post: { servers: [{ url: 'https://own.example' }] },
    }
    const held = bundle({ '/labels': item }, { servers: [{ url: 'https://document.example' }] })
    expect(operation(held).server).toBe('https://own.example')
    expect(operation(held, '/labels', 'get').server).toBe('https://path.example')
  })

  it('inherits the parameters of the path and overrides them with its own', () => {
    const shared = [
      { name: 'id', in: 'path', required: true, schema: { type: 'string' } },
      { name: 'limit', in: 'query', schema: { type: 'string' } },
    ]
    const own = [
      { name: 'limit', in: 'query', required: true, schema: { type: 'integer' }, style: 'pipeDelimited' },
      {
        name: 'X-Trace',
        in: 'header',
        deprecated: true,
        schema: { type: 'array', items: { type: 'string' } },
        example: ['a', 'b'],
      },
      { name: 'theme', in: 'cookie', schema: { type: 'string', default: 'dark' } },
      {
        name: 'filter',
        in: 'query',
        content: { 'application/json': { schema: { type: 'object', properties: { a: { type: 'integer' } } } } },
      },
      {
        name: 'all',
        in: 'querystring',
        content: { 'application/x-www-form-urlencoded': { schema: { type: 'object' } } },
      },
      { in: 'query' },
      { name: 'lost', in: 'nowhere' },
      null,
    ]
    const view = operation(bundle({ '/labels': { parameters: shared, post: { parameters: own } } }))
    expect(view.pathParams).toMatchObject([{ name: 'id', required: true, style: 'simple', explode: false }])
    expect(view.queryParams).toMatchObject([
      {
        name: 'limit',
        required: true,
        schema: { type: 'integer' },
        style: 'pipeDelimited',
        explode: false,
        sample: '0',
        isSampleDocumented: false,
      },
      { name: 'filter', contentType: 'application/json', style: 'form', explode: true, sample: '{"a":0}' },
      { name: 'all', in: 'querystring' },
    ])
    expect(view.headerParams).toMatchObject([
      { name: 'X-Trace', deprecated: true, sample: '["a","b"]', isSampleDocumented: true },
    ])
    expect(view.cookieParams).toMatchObject([{ name: 'theme', sample: '"dark"', isSampleDocumented: true }])
    expect(view.errors).toHaveLength(3)
  })

  it('shows bodies per content type with examples, encodings and streams', () => {
    const content = {
      'application/json': {
        schema: { type: 'object' },
        examples: {
          small: { summary: 'Small', value: { a: 1 } },
          linked: { externalValue: 'https://docs.example/big.json' },
          bare: { a: 2 },
        },
      },
      'multipart/form-data': {
        schema: { properties: { file: { type: 'string', format: 'binary' } } },
        encoding: { file: { contentType: 'image/png', headers: { 'X-Part': { schema: { type: 'string' } } } } },
      },
      'application/jsonl': { itemSchema: { type: 'object', properties: { line: { type: 'string' } } } },
      'text/plain': { example: 'plain text' },
    }
    const [json, multipart, lines, plain] =
      operation(bundle(paths({ requestBody: { required: true, content } }))).body?.contents ?? []
    expect(json?.examples).toMatchObject([
      { name: 'small', summary: 'Small', text: '{\n  "a": 1\n}', generated: false },
      { name: 'linked', externalUrl: 'https://docs.example/big.json', text: '' },
      { name: 'bare', text: '{\n  "a": 2\n}' },
    ])
    expect(multipart?.encoding).toMatchObject([
      { property: 'file', contentType: 'image/png', headers: [{ name: 'X-Part' }] },
    ])
    expect(lines?.itemSchema).toMatchObject({ type: 'object', nested: { properties: 1 } })
    expect(plain?.examples).toEqual([{ text: 'plain text', generated: false }])
  })

  it('reports the callbacks that cannot be shown', () => {
    const callbacks = {
      gone: { $ref: '#/components/callbacks/Gone' },
      half: { '{$request.query.url}': { $ref: '#/components/pathItems/Gone' } },
      here: { '{$request.query.url}': { post: { summary: 'Label is ready' } } },
    }
    const view = operation(bundle({ '/labels': { post: { callbacks } } }))
    expect(view.callbacks.map(({ title }) => title)).toEqual(['Label is ready'])
    expect(view.errors.map(({ at }) => at)).toEqual(['#/components/callbacks/Gone', '#/components/pathItems/Gone'])
  })

  it('is undefined for unknown paths and methods', () => {
    const held = bundle(paths({}))
    for (const key of [
      { path: '/other', method: 'post' },
      { path: '/labels', method: 'put' },
      { path: '__proto__', method: 'get' },
      { path: '/labels', method: 'post', webhook: true },
    ]) {
      expect(extractOperation(openReading(held), key)).toBeUndefined()
    }
  })

  it('does not repeat the description of a body or response for its schema', () => {
    const content = (description: string) => ({ 'application/json': { schema: { type: 'object', description } } })
    const view = operation(
      bundle(
        paths({
          requestBody: { description: 'A label', content: content('A label') },
          responses: {
            200: { description: 'The label', content: content('The label') },
            201: { description: 'Made', content: content('The label') },
          },
        }),
      ),
    )
    expect(view.body).toMatchObject({ description: 'A label' })
    expect([view.body, ...view.responses].map((one) => one?.contents[0]?.schema?.description)).toEqual([
      undefined,
      undefined,
      'The label',
    ])
  })
})

describe('Swagger 2.0', () => {
  const rest = {
    host: 'api.example',
    basePath: '/v1/',
    schemes: ['https', 'http'],
    consumes: ['application/json'],
    produces: ['application/json', 'application/xml'],
  }

  it('is converted to the terms of OpenAPI 3', () => {
    const post = {
      parameters: [
        {
          name: 'body',
          in: 'body',
          required: true,
          description: 'The label',
          schema: { type: 'object', properties: { id: { type: 'string' } } },
        },
        { name: 'size', in: 'query', type: 'integer', maximum: 9, description: 'How large' },
        { name: 'ids', in: 'query', type: 'array', items: { type: 'string' }, collectionFormat: 'multi' },
        { name: 'codes', in: 'query', type: 'array', items: { type: 'string' } },
      ],
      responses: {
        200: {
          description: 'Fine',
          schema: { type: 'string' },
          examples: { 'application/json': 'one', 'text/plain': 'two' },
          headers: { 'X-Count': { type: 'integer' } },
        },
        default: { description: 'Odd' },
      },
    }
    const view = operation(bundle({ '/labels': { post } }, rest, '2.0'))
    expect(view.server).toBe('https://api.example/v1')
    expect(view.servers).toHaveLength(2)
    expect(view.body).toMatchObject({
      required: true,
      description: 'The label',
      contents: [{ contentType: 'application/json', schema: { nested: { properties: 1 } } }],
    })
    expect(view.queryParams).toMatchObject([
      { name: 'size', description: 'How large', schema: { type: 'integer', rules: ['at most 9'] } },
      { name: 'ids', style: 'form', explode: true, schema: { type: 'array of string' } },
      { name: 'codes', style: 'form', explode: false },
    ])
    expect(view.queryParams[0]?.schema.description).toBeUndefined()
    expect(view.responses).toMatchObject([
      {
        code: '200',
        headers: [{ name: 'X-Count', schema: { type: 'integer' } }],
        contents: [
          { contentType: 'application/json', examples: [{ text: '"one"' }] },
          { contentType: 'application/xml' },
          { contentType: 'text/plain', examples: [{ text: 'two' }] },
        ],
      },
      { code: 'default', contents: [] },
    ])
  })

  it('uses the schemes of the operation instead of those of the document', () => {
    const urls = (post: object) =>
      operation(bundle({ '/labels': { post } }, { ...rest, schemes: ['http'] }, '2.0')).servers.map(({ url }) => url)
    expect(urls({ schemes: ['https'] })).toEqual(['https://api.example/v1'])
    expect(urls({})).toEqual(['http://api.example/v1'])
  })

  it('combines the fields of a form into one body', () => {
    const parameters = [
      { name: 'file', in: 'formData', type: 'file', required: true },
      { name: 'note', in: 'formData', type: 'string', default: 'hello' },
    ]
    const { body } = operation(bundle({ '/labels': { post: { parameters } } }, rest, '2.0'))
    expect(body).toMatchObject({ required: true, contents: [{ contentType: 'multipart/form-data' }] })
    const level = body?.contents[0]?.schema?.nested?.level
    expect(level?.properties).toMatchObject([
      { name: 'file', required: true, schema: { type: 'file' } },
      { name: 'note', required: false, schema: { default: 'hello' } },
    ])
  })

  it('has one flow per scheme and needs no host', () => {
    const securityDefinitions = {
      login: { type: 'oauth2', flow: 'implicit', authorizationUrl: 'https://auth.example', scopes: { read: 'Read' } },
    }
    const view = operation(
      bundle(paths({ security: [{ login: ['read'] }] }), { securityDefinitions, basePath: '/v2' }, '2.0'),
    )
    expect(view.server).toBe('https://docs.example/v2')
    expect(view.security[0]?.schemes[0]).toMatchObject({
      scheme: { flows: [{ text: 'Implicit' }] },
      scopes: [{ description: 'Read' }],
    })
  })
})
