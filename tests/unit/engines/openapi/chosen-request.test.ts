import { describe, expect, it } from 'vitest'
import { isWrittenAsJson, parameterKey } from '@/engines/openapi/model/chosen-operation'
import type { HarChoices } from '@/engines/openapi/model/choices'
import { toHar } from '@/engines/openapi/model/to-har'
import { bundle, operation } from './fixtures'

const parameter = (name: string, place: string, rest: object) => ({ name, in: place, ...rest })
const withParameters = (...parameters: object[]) => {
  const rest = { servers: [{ url: 'https://api.example.com' }] }
  return operation(bundle({ '/orders/{id}': { get: { parameters } } }, rest), '/orders/{id}', 'get')
}
const string = { schema: { type: 'string' } }
const list = { schema: { type: 'array', items: { type: 'string' } } }
const object = { schema: { type: 'object' } }

describe('a request with typed values', () => {
  const id = parameter('id', 'path', string)

  it('sends them where the parameter belongs', () => {
    const cookie = parameter('mode', 'cookie', string)
    const view = withParameters(id, parameter('q', 'query', string), parameter('X-Trace', 'header', string), cookie)
    const values = { 'path id': 'a/b', 'query q': 'x & y', 'header X-Trace': 't', 'cookie mode': 'a;b' }
    expect(toHar(view, { values })).toMatchObject({
      url: 'https://api.example.com/orders/a%2Fb',
      queryString: [{ name: 'q', value: 'x & y' }],
      headers: expect.arrayContaining([{ name: 'X-Trace', value: 't' }]),
      cookies: [{ name: 'mode', value: 'a%3Bb' }],
    })
  })

  it.each(['007', 'true', '1e999', 'null', '"quoted"', '[1]', '{"a":1}', '12345678901234567890', ''])(
    'sends %j of a plain parameter as it was typed',
    (text) => {
      const view = withParameters(id, parameter('q', 'query', string))
      expect(toHar(view, { values: { 'query q': text } }).queryString).toEqual([{ name: 'q', value: text }])
    },
  )

  it.each([
    ['a repeated list', list, '["a","b,c"]', ['q=a', 'q=b,c']],
    ['a joined list', { ...list, style: 'pipeDelimited', explode: false }, '["a","b"]', ['q=a%7Cb']],
    ['an exploded object', object, '{"a":1,"b":"x"}', ['a=1', 'b=x']],
    ['a deep object', { ...object, style: 'deepObject' }, '{"a":1}', ['q[a]=1']],
    ['no JSON', list, 'a, b', ['q=a, b']],
    ['a JSON text that is no list', list, '5', ['q=5']],
    ['JSON content', { content: { 'application/json': object } }, '{ "a": 1.50 }', ['q={ "a": 1.50 }']],
    ['other content', { content: { 'text/plain': string } }, '[1]', ['q=[1]']],
  ])('writes %s in the style of its parameter', (_, rest, text, pairs) => {
    const view = withParameters(id, parameter('q', 'query', rest))
    const { queryString } = toHar(view, { values: { 'query q': text } })
    expect(queryString.map(({ name, value }) => `${name}=${value}`)).toEqual(pairs)
  })

  it('sends an optional parameter that was typed, and leaves out one that was removed, except in the path', () => {
    const view = withParameters(
      { ...id, example: 'A1' },
      parameter('given', 'query', { ...string, example: 'x' }),
      parameter('needed', 'query', { ...string, required: true }),
      parameter('optional', 'query', string),
    )
    const values = { 'path id': null, 'query given': null, 'query needed': null, 'query optional': 'typed' }
    expect(toHar(view, { values })).toMatchObject({
      url: 'https://api.example.com/orders/A1',
      queryString: [{ name: 'optional', value: 'typed' }],
    })
  })

  it('ignores values of parameters that the operation does not have, and names of every object', () => {
    const view = withParameters(id, parameter('constructor', 'query', { ...string, example: 'x' }))
    expect(toHar(view, { values: { 'query other': '1' } })).toEqual(toHar(view))
    expect(toHar(view, { values: { toString: '1' } })).toEqual(toHar(view))
  })

  it('writes a whole query string from an object or a text', () => {
    const form = { content: { 'application/x-www-form-urlencoded': object } }
    const view = withParameters(id, parameter('all', 'querystring', form))
    for (const text of ['{"a":"1","b":"2"}', 'a=1&b=2']) {
      expect(toHar(view, { values: { 'querystring all': text } }).queryString).toEqual([
        { name: 'a', value: '1' },
        { name: 'b', value: '2' },
      ])
    }
  })

  it('tells which parameters are written as JSON', () => {
    const view = withParameters(id, parameter('list', 'query', list), parameter('free', 'query', { schema: {} }))
    const written = [...view.pathParams, ...view.queryParams].filter(isWrittenAsJson).map(parameterKey)
    expect(written).toEqual(['query list', 'query free'])
  })
})

describe('a request with a written body', () => {
  const posted = (content: object, body?: HarChoices['body'], contentType?: string) =>
    toHar(operation(bundle({ '/labels': { post: { requestBody: { content } } } })), {
      ...(body && { body }),
      ...(contentType !== undefined && { contentType }),
    })
  const json = { 'application/json': { example: { a: 1 } } }
  const file = { name: 'label.pdf', type: 'application/pdf', size: 3 }

  it('sends the text as it was written, valid or not', () => {
    const { postData } = posted(json, { text: '{"a": 1.50,' })
    expect(postData).toEqual({ mimeType: 'application/json', text: '{"a": 1.50,', isTyped: true })
  })

  it('sends no body and no content type for an empty text', () => {
    const har = posted(json, { text: ' \n' })
    expect(har.postData).toBeUndefined()
    expect(har.headers.map(({ name }) => name)).not.toContain('Content-Type')
  })

  it('reads a text as the fields of an urlencoded form', () => {
    const { postData } = posted({ 'application/x-www-form-urlencoded': object }, { text: 'a=1+2&b=%26' })
    expect(postData?.params).toEqual([
      { name: 'a', value: '1 2' },
      { name: 'b', value: '&' },
    ])
  })

  it('sends the fields of a multipart form with the types of the document and of the files', () => {
    const encoding = { meta: { contentType: 'application/json' } }
    const fields = [
      { name: 'meta', value: '{}' },
      { name: 'scan', file },
      { name: 'scan', file: { ...file, name: 'x', type: '' } },
    ]
    expect(posted({ 'multipart/form-data': { ...object, encoding } }, { fields }).postData?.params).toEqual([
      { name: 'meta', value: '{}', contentType: 'application/json' },
      { name: 'scan', fileName: 'label.pdf', contentType: 'application/pdf' },
      { name: 'scan', fileName: 'x', contentType: 'application/octet-stream' },
    ])
  })

  it('sends a form without fields as no body', () => {
    expect(posted({ 'multipart/form-data': object }, { fields: [] }).postData).toBeUndefined()
  })

  it.each([
    ['application/pdf', 'application/pdf'],
    ['image/*', 'application/pdf'],
    ['application/octet-stream', 'application/octet-stream'],
  ])('names the file that is a body of the type %s', (type, mimeType) => {
    expect(posted({ [type]: {} }, { file }).postData).toEqual({ mimeType, fileName: 'label.pdf' })
  })
})

describe('a request with chosen surroundings', () => {
  const securitySchemes = {
    oauth: { type: 'oauth2', flows: {} },
    key: { type: 'apiKey', in: 'header', name: 'X-Key' },
    other: { type: 'apiKey', in: 'query', name: 'key' },
  }
  const variables = { region: { default: 'eu', enum: ['eu', 'us'] } }
  const view = operation(
    bundle(
      { '/labels': { get: { security: [{ oauth: ['a'] }, { oauth: ['b'] }, { key: [] }, { key: [], other: [] }] } } },
      { components: { securitySchemes }, servers: [{ url: 'https://{region}.example.com', variables }] },
    ),
    '/labels',
    'get',
  )

  it.each([
    [undefined, ['Authorization'], []],
    [0, ['Authorization'], []],
    [1, ['X-Key'], []],
    [2, ['X-Key'], ['key']],
    [9, ['Authorization'], []],
  ])('authenticates in the chosen way %s', (security, headers, query) => {
    const har = toHar(view, security === undefined ? {} : { security })
    expect(har.headers.map(({ name }) => name)).toEqual(headers)
    expect(har.queryString.map(({ name }) => name)).toEqual(query)
  })

  it('fills in the variables of the server', () => {
    expect(toHar(view, { serverVariables: { region: 'us' } }).url).toBe('https://us.example.com/labels')
    expect(toHar(view, { serverVariables: { toString: 'x' } }).url).toBe('https://eu.example.com/labels')
    const server = 'https://elsewhere.example'
    expect(toHar(view, { server, serverVariables: { region: 'us' } }).url).toBe('https://elsewhere.example/labels')
  })
})
