import { describe, expect, it } from 'vitest'
import { openReading } from '@/engines/openapi/reader/reading'
import { extractOperation } from '@/engines/openapi/reader/extract-operation'
import { contentOf } from '@/engines/openapi/document/body-content'
import { requestHeaders } from '@/engines/openapi/document/request-headers'
import { toHar } from '@/engines/openapi/model/to-har'
import { bundle, defined, operation } from './fixtures'

describe('the headers of a request', () => {
  it('contain every scheme of the first security requirement, and each header once', () => {
    const securitySchemes = {
      id: { type: 'apiKey', in: 'header', name: 'X-Id' },
      secret: { type: 'apiKey', in: 'header', name: 'X-Secret' },
      oauth: { type: 'oauth2', flows: {} },
      login: { type: 'http', scheme: 'basic' },
    }
    const post = { security: [{ id: [], secret: [], oauth: [], login: [] }] }
    const view = operation(bundle({ '/labels': { post } }, { components: { securitySchemes } }))
    expect(toHar(view).headers).toEqual([
      { name: 'X-Id', value: 'YOUR_API_KEY' },
      { name: 'X-Secret', value: 'YOUR_API_KEY' },
      { name: 'Authorization', value: 'Bearer YOUR_ACCESS_TOKEN' },
    ])
  })

  it.each([
    ['a client certificate', { type: 'mutualTLS' }, []],
    ['Digest', { type: 'http', scheme: 'digest' }, [{ name: 'Authorization', value: 'Digest YOUR_CREDENTIALS' }]],
    ['Basic', { type: 'http', scheme: 'basic' }, [{ name: 'Authorization', value: 'Basic YOUR_CREDENTIALS' }]],
    ['an unknown scheme', undefined, [{ name: 'Authorization', value: 'Bearer YOUR_ACCESS_TOKEN' }]],
  ])('authenticate with %s', (_, scheme, headers) => {
    const components = { securitySchemes: { scheme } }
    expect(
      toHar(operation(bundle({ '/labels': { post: { security: [{ scheme: [] }] } } }, { components }))).headers,
    ).toEqual(headers)
  })

  it('contain no credentials if the first way to authenticate needs none', () => {
    const securitySchemes = { login: { type: 'http', scheme: 'basic' } }
    const post = { security: [{}, { login: [] }] }
    expect(toHar(operation(bundle({ '/labels': { post } }, { components: { securitySchemes } }))).headers).toEqual([])
  })

  it('contain the chosen content type, or JSON by default', () => {
    const content = { 'application/xml': {}, 'application/json': {}, 'text/csv': {} }
    const view = operation(bundle({ '/labels': { post: { requestBody: { content } } } }))
    const named = (chosen?: string) => requestHeaders(view, chosen).map(({ schema }) => schema.default)
    expect(named()).toEqual([undefined, 'application/json'])
    expect(named('text/csv')).toEqual([undefined, 'text/csv'])
    expect(contentOf(view.body, undefined)?.contentType).toBe('application/json')
  })

  it('contain no credentials for a webhook, whose address is that of the receiver', () => {
    const post = { requestBody: { content: { 'application/json': { example: 1 } } } }
    const webhooks = { itemapproved: { post } }
    const security = [{ key: [] }]
    const securitySchemes = { key: { type: 'apiKey', in: 'header', name: 'X-Key' } }
    for (const rest of [{ webhooks }, { webhooks, security, components: { securitySchemes } }]) {
      const view = defined(
        extractOperation(openReading(bundle({}, rest)), { path: 'itemapproved', method: 'post', webhook: true }),
      )
      expect(toHar(view)).toMatchObject({
        url: 'https://your-host.example/webhook',
        headers: [{ name: 'Content-Type', value: 'application/json' }],
      })
    }
  })
})

const parameter = (name: string, place: string, rest: object) => ({ name, in: place, ...rest })

describe('the address of a request', () => {
  it('contains a credential once if it is also a parameter', () => {
    const securitySchemes = { key: { type: 'apiKey', in: 'query', name: 'key' } }
    const get = {
      security: [{ key: [] }],
      parameters: [parameter('key', 'query', { required: true }), parameter('q', 'query', { example: 'x' })],
    }
    const held = bundle({ '/labels': { get } }, { components: { securitySchemes } })
    expect(toHar(operation(held, '/labels', 'get')).queryString).toEqual([
      { name: 'q', value: 'x' },
      { name: 'key', value: 'YOUR_API_KEY' },
    ])
  })

  const colors = { schema: { type: 'object' }, example: { R: 100, G: 'a b' } }
  const asJson = (example: unknown) => ({ content: { 'application/json': { example } } })
  it.each([
    ['simple', { ...colors }, 'R,100,G,a%20b'],
    ['simple, exploded', { ...colors, explode: true }, 'R=100,G=a%20b'],
    ['label', { ...colors, style: 'label' }, '.R,100,G,a%20b'],
    ['label, exploded', { ...colors, style: 'label', explode: true }, '.R=100.G=a%20b'],
    ['matrix', { ...colors, style: 'matrix' }, ';c=R,100,G,a%20b'],
    ['matrix, exploded', { ...colors, style: 'matrix', explode: true }, ';R=100;G=a%20b'],
    ['JSON', asJson({ R: [1] }), '%7B%22R%22%3A%5B1%5D%7D'],
    ['a JSON text', asJson('x'), '%22x%22'],
    ['plain text', { content: { 'text/plain': { example: 'a b' } } }, 'a%20b'],
  ])('serializes a path parameter in the style: %s', (_, rest, expected) => {
    const get = { parameters: [parameter('c', 'path', rest)] }
    expect(toHar(operation(bundle({ '/x/{c}': { get } }), '/x/{c}', 'get')).url).toBe(
      `https://docs.example/x/${expected}`,
    )
  })

  it.each([
    ['text/plain', '$.a.b', '?%24.a.b', []],
    ['application/json', { a: 1 }, '?%7B%22a%22%3A1%7D', []],
    [
      'application/x-www-form-urlencoded',
      { a: [1, 2] },
      '',
      [
        { name: 'a', value: '1' },
        { name: 'a', value: '2' },
      ],
    ],
  ])('serializes a whole query as %s', (type, example, query, pairs) => {
    const get = { parameters: [parameter('q', 'querystring', { content: { [type]: { example } } })] }
    const har = toHar(operation(bundle({ '/x': { get } }), '/x', 'get'))
    expect([har.url, har.queryString]).toEqual([`https://docs.example/x${query}`, pairs])
  })

  it('marks reserved characters of a query, and encodes a cookie unless its style forbids it', () => {
    const of = (name: string, rest: object, place = 'query') => parameter(name, place, { required: true, ...rest })
    const json = { content: { 'application/json': { example: 1 } } }
    const get = {
      parameters: [
        of('list', { allowReserved: true, explode: false, example: ['a/b', 'c'] }),
        of('encoded', { example: 'a/b' }),
        of('json', { allowReserved: true, ...json }),
        of('form', { example: 'a b=' }, 'cookie'),
        of('plain', { style: 'cookie', example: ['a b=', 'c'] }, 'cookie'),
      ],
    }
    const { queryString, cookies } = toHar(operation(bundle({ '/x': { get } }, {}, '3.2.0'), '/x', 'get'))
    expect(queryString).toEqual([
      { name: 'list', value: 'a/b,c', reserved: true },
      { name: 'encoded', value: 'a/b' },
      { name: 'json', value: '1' },
    ])
    expect(cookies).toEqual([
      { name: 'form', value: 'a%20b%3D' },
      { name: 'plain', value: 'a b=' },
      { name: 'plain', value: 'c' },
    ])
  })

  it.each([
    ['wss://h.example', 'https://h.example/labels'],
    ['ws://h.example', 'http://h.example/labels'],
    ['mqtt://h.example', 'mqtt://h.example/labels'],
  ])('uses for the server %s the address %s', (url, expected) => {
    expect(toHar(operation(bundle({ '/labels': { post: {} } }, { servers: [{ url }] }))).url).toBe(expected)
  })
})

describe('the body of a request', () => {
  const sent = (media: object, type: string) =>
    toHar(operation(bundle({ '/labels': { post: { requestBody: { content: { [type]: media } } } } }))).postData
  const urlencoded = 'application/x-www-form-urlencoded'
  const pairsOf = (params: readonly { name: string; value?: string }[] = []) =>
    params.map(({ name, value }) => `${name}=${value}`)

  it('repeats the name of a list in a form, and follows the stated style', () => {
    const example = { tags: ['a', 'b'], box: { w: 1, h: 2 } }
    expect(pairsOf(sent({ example }, urlencoded)?.params)).toEqual(['tags=a', 'tags=b', 'box={"w":1,"h":2}'])
    const encoding = { tags: { explode: false }, box: { style: 'deepObject', explode: true } }
    expect(pairsOf(sent({ example, encoding }, urlencoded)?.params)).toEqual(['tags=a,b', 'box[w]=1', 'box[h]=2'])
    expect(pairsOf(sent({ example, encoding }, 'multipart/form-data')?.params)).toEqual([
      'tags=a,b',
      'box[w]=1',
      'box[h]=2',
    ])
    const schema = { properties: { tags: { type: 'array', items: { type: 'string' }, example: ['x', 'y'] } } }
    expect(pairsOf(sent({ schema }, urlencoded)?.params)).toEqual(['tags=x', 'tags=y'])
  })

  it.each([urlencoded, 'multipart/form-data'])('is empty for %s without fields', (type) => {
    const content = { [type]: { schema: { type: 'object', properties: {} } } }
    const { postData, headers } = toHar(operation(bundle({ '/labels': { post: { requestBody: { content } } } })))
    expect(postData).toBeUndefined()
    expect(headers.map(({ name }) => name)).not.toContain('Content-Type')
  })

  it('contains a part for each item, files, and the stated content types', () => {
    const example = {
      tags: ['a', 'b'],
      meta: { a: 1 },
      png: 'x',
      encoded: 'x',
      list: ['x', 'y'],
      stated: 'x',
      csv: 'a;b',
      note: 'n',
    }
    const properties = {
      png: { $ref: '#/components/schemas/Png' },
      encoded: { type: 'string', contentEncoding: 'base64' },
      list: { type: 'array', items: { type: 'string', format: 'binary' } },
      note: { type: 'string', contentMediaType: 'text/plain' },
    }
    const encoding = { stated: { contentType: 'image/*, image/png' }, csv: { contentType: 'text/csv' } }
    const content = { 'multipart/form-data': { example, encoding, schema: { properties } } }
    const schemas = { Png: { type: 'string', contentMediaType: 'image/png' } }
    const held = bundle({ '/labels': { post: { requestBody: { content } } } }, { components: { schemas } })
    const file = { fileName: 'file', contentType: 'application/octet-stream' }
    expect(toHar(operation(held)).postData?.params).toEqual([
      { name: 'tags', value: 'a' },
      { name: 'tags', value: 'b' },
      { name: 'meta', value: '{"a":1}', contentType: 'application/json' },
      { name: 'png', fileName: 'file', contentType: 'image/png' },
      { name: 'encoded', ...file },
      { name: 'list', ...file },
      { name: 'list', ...file },
      { name: 'stated', fileName: 'file', contentType: 'image/png' },
      { name: 'csv', value: 'a;b', contentType: 'text/csv' },
      { name: 'note', value: 'n' },
    ])
  })

  it('joins the lists of a form according to Swagger 2.0', () => {
    const list = { in: 'formData', type: 'array', items: { type: 'string' }, default: ['a', 'b'] }
    const parameters = [
      { ...list, name: 'plain' },
      { ...list, name: 'piped', collectionFormat: 'pipes' },
      { ...list, name: 'repeated', collectionFormat: 'multi' },
      { in: 'formData', type: 'file', name: 'file' },
    ]
    for (const [type, piped] of [
      [urlencoded, 'piped=a%7Cb'],
      ['multipart/form-data', 'piped=a|b'],
    ]) {
      const post = { parameters, consumes: [type] }
      const params = toHar(operation(bundle({ '/labels': { post } }, {}, '2.0'))).postData?.params
      expect(pairsOf(params).slice(0, 4)).toEqual(['plain=a,b', piped, 'repeated=a', 'repeated=b'])
    }
  })

  it.each([
    ['image/png', { schema: { type: 'string', format: 'binary' } }],
    ['application/octet-stream', {}],
    ['application/xml', { schema: { type: 'string', format: 'binary' } }],
  ])('sends a file as %s', (mimeType, media) => {
    expect(sent(media, mimeType)).toEqual({ mimeType, fileName: 'file' })
  })

  it('sends the example text of the document for a file', () => {
    expect(sent({ example: 'abc' }, 'application/octet-stream')?.text).toBe('abc')
    expect(sent({ schema: { type: 'object' } }, 'image/svg+xml')?.text).toContain('<')
  })
})
