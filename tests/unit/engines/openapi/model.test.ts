import { HTTPSnippet } from 'httpsnippet'
import { describe, expect, it } from 'vitest'
import { openReading } from '@/engines/openapi/reader/reading'
import { indexDocument } from '@/engines/openapi/reader/index-document'
import { operationGroups } from '@/engines/openapi/model/operation-groups'
import { requestHeaders } from '@/engines/openapi/document/request-headers'
import type { DocumentIndex } from '@/engines/openapi/document/types'
import { latestSibling, tagLabel } from '@/engines/openapi/model/sibling'
import { isInternal, partsOfSummary } from '@/engines/openapi/document/title'
import { toHar } from '@/engines/openapi/model/to-har'
import { bundle, defined, operation, withBody } from './fixtures'

/** The tags of a document in order, each with its parents. */
function linesOf({ tags, places }: DocumentIndex): string[] {
  return places.map(({ tag, above }) => [...above, tag].map((number) => tagLabel(defined(tags[number]))).join(' / '))
}

describe('a summary', () => {
  it.each([
    ['Retire a design|internal', 'Retire a design', ['internal']],
    ['  A | b | c ', 'A', ['b', 'c']],
    ['Plain', 'Plain', []],
    ['|internal', 'Missing a Path Summary', ['internal']],
    ['', 'Missing a Path Summary', []],
    [undefined, 'Missing a Path Summary', []],
  ] satisfies [string | undefined, string, string[]][])(
    'is read from the summary %j',
    (summary, title, markers: string[]) => {
      expect(partsOfSummary(summary)).toEqual({ title, markers })
      expect(isInternal({ markers })).toBe(markers.includes('internal'))
    },
  )
})

describe('the latest sibling', () => {
  const tag = (name: string, rest: object = {}) => ({ name, 'x-sps-group-by': 'Labels', ...rest })
  const latest = { 'x-sps-latest': true }
  const v1 = {
    '/v1/labels/{id}': { get: { summary: 'Get', tags: ['v1'] } },
    '/v1/old': { get: { summary: 'Same words', tags: ['v1'] } },
    '/v1/gone': { delete: { tags: ['v1'] } },
  }
  const v2 = {
    '/v2/labels/{labelId}': { get: { summary: 'Read', tags: ['v2'] } },
    '/v2/new': { get: { summary: 'Same words', tags: ['v2'] } },
  }
  const held = bundle({ ...v1, ...v2 }, { tags: [tag('v1'), { name: 'Alone' }, tag('v2', latest)] })
  const index = indexDocument(openReading(held))

  it('is found by path regardless of the version, or by title', () => {
    expect(latestSibling(operation(held, '/v1/labels/{id}', 'get'), index, [])).toMatchObject({
      tag: { name: 'v2' },
      operation: { path: '/v2/labels/{labelId}' },
    })
    expect(latestSibling(operation(held, '/v1/old', 'get'), index, [])?.operation?.path).toBe('/v2/new')
    expect(latestSibling(operation(held, '/v1/gone', 'delete'), index, [])).toEqual({
      url: index.url,
      tag: expect.objectContaining({ name: 'v2' }),
    })
  })

  it('is found in another document, and by operation id', () => {
    const old = bundle({ '/a': { get: { operationId: 'read', tags: ['v1'] } } }, { tags: [tag('v1')] })
    const other = indexDocument(
      openReading(bundle({ '/b': { post: { operationId: 'read', tags: ['v3'] } } }, { tags: [tag('v3', latest)] })),
    )
    const found = latestSibling(operation(old, '/a', 'get'), indexDocument(openReading(old)), [
      { ...other, url: 'https://docs.example/v3.json' },
    ])
    expect(found).toMatchObject({ url: 'https://docs.example/v3.json', tag: { name: 'v3' }, operation: { path: '/b' } })
  })

  it('does not exist for the latest itself, for ungrouped tags, and if none is the latest', () => {
    expect(latestSibling(operation(held, '/v2/new', 'get'), index, [])).toBeUndefined()
    const none = bundle({ '/a': { get: { tags: ['v1', 'x'] } } }, { tags: [tag('v1')] })
    expect(latestSibling(operation(none, '/a', 'get'), indexDocument(openReading(none)), [])).toBeUndefined()
  })

  it('groups tags and marks the latest', () => {
    const places = { '/a': { get: { tags: ['Alone'] }, put: { tags: ['v2'] } }, '/b': { get: { tags: ['v1'] } } }
    const listed = indexDocument(
      openReading(bundle(places, { tags: [tag('v1'), { name: 'Alone' }, tag('v2', latest)] })),
    )
    expect(operationGroups(listed, false).map(({ family, title }) => [family, title])).toEqual([
      ['Labels', 'v1'],
      ['Labels', 'v2 (Latest)'],
      [undefined, 'Alone'],
    ])
  })
})

describe('the tags of a document', () => {
  const lines = (tags: object[]) => linesOf(indexDocument(openReading(bundle({}, { tags }, '3.2.0'))))

  it('are listed below their parents, by their summary', () => {
    const tags = [
      { name: 'old', summary: 'Old orders', parent: 'orders' },
      { name: 'items' },
      { name: 'orders', summary: 'Orders', 'x-sps-group-by': 'All', 'x-sps-latest': true },
      { name: 'older', parent: 'old' },
      { name: 'new', parent: 'orders' },
      { name: 'rest', 'x-sps-group-by': 'All' },
    ]
    expect(lines(tags)).toEqual([
      'items',
      'Orders (Latest)',
      'Orders (Latest) / Old orders',
      'Orders (Latest) / Old orders / older',
      'Orders (Latest) / new',
      'rest',
    ])
  })

  it('may have unknown parents, cycles and long chains, and are listed once', () => {
    expect(lines([{ name: 'a', parent: 'nowhere' }, { name: 'b', parent: 'b' }, { name: 'a' }])).toEqual(['a', 'b'])
    const circle = [{ name: 'c', parent: 'e' }, { name: 'd', parent: 'c' }, { name: 'e', parent: 'd' }, { name: 'f' }]
    expect(lines(circle)).toEqual(['f', 'c', 'c / d', 'c / d / e'])
    const chain = Array.from({ length: 20_000 }, (_, index) => ({ name: `t${index}`, parent: `t${index - 1}` }))
    expect(lines(chain).at(-1)).toBe('t0 / t1 / t2 / t19999')
  })
})

describe('the request headers', () => {
  const names = (post: object, rest: object = {}) =>
    requestHeaders(operation(bundle({ '/labels': { post } }, rest))).map(
      ({ name, required }) => `${name}${required ? '*' : ''}`,
    )

  it('start with the default headers', () => {
    expect(names({})).toEqual(['Authorization*', 'Content-Type'])
    expect(
      names({
        parameters: [
          { name: 'content-type', in: 'header' },
          { name: 'X-Id', in: 'header' },
        ],
      }),
    ).toEqual(['Authorization*', 'content-type', 'X-Id'])
  })

  it('follow the stated security', () => {
    const securitySchemes = {
      key: { type: 'apiKey', in: 'header', name: 'X-Key' },
      query: { type: 'apiKey', in: 'query', name: 'key' },
    }
    expect(names({ security: [{ key: [] }] }, { components: { securitySchemes } })).toEqual(['X-Key*', 'Content-Type'])
    expect(names({ security: [{ query: [] }] }, { components: { securitySchemes } })).toEqual(['Content-Type'])
    expect(names({ security: [] })).toEqual(['Content-Type'])
    for (const other of [{}, { query: [] }]) {
      const security = [{ key: [] }, other]
      expect(names({ security }, { components: { securitySchemes } })).toEqual(['X-Key', 'Content-Type'])
    }
  })
})

describe('a request as HAR', () => {
  const parameter = (name: string, place: string, rest: object) => ({ name, in: place, ...rest })
  const text = { schema: { type: 'string' } }

  it('fills the path, contains required parameters and those with an example, and omits the others', () => {
    const parameters = [
      parameter('id', 'path', { schema: { type: 'string' }, example: 'a b/c' }),
      parameter('ids', 'path', {
        schema: { type: 'array', items: { type: 'integer' } },
        example: [1, 2],
        style: 'matrix',
        explode: true,
      }),
      parameter('needed', 'query', { ...text, required: true }),
      parameter('given', 'query', { schema: { type: 'array', items: { type: 'string' }, example: ['x', 'y'] } }),
      parameter('piped', 'query', {
        schema: { type: 'array' },
        example: ['x', 'y'],
        style: 'pipeDelimited',
        explode: false,
      }),
      parameter('deep', 'query', { schema: { type: 'object' }, example: { a: 1 }, style: 'deepObject' }),
      parameter('left', 'query', text),
      parameter('X-Trace', 'header', { ...text, example: 't-1' }),
      parameter('theme', 'cookie', { ...text, example: 'dark' }),
    ]
    const held = bundle(
      { '/labels/{id}/{ids}/{unknown}': { get: { parameters } } },
      { servers: [{ url: 'https://{x}.example' }] },
    )
    expect(toHar(operation(held, '/labels/{id}/{ids}/{unknown}', 'get'), { token: 'abc' })).toEqual({
      method: 'GET',
      url: 'https://x.example/labels/a%20b%2Fc/;ids=1;ids=2/unknown',
      httpVersion: 'HTTP/1.1',
      cookies: [{ name: 'theme', value: 'dark' }],
      headers: [
        { name: 'Authorization', value: 'Bearer abc' },
        { name: 'X-Trace', value: 't-1' },
      ],
      queryString: [
        { name: 'needed', value: 'string' },
        { name: 'given', value: 'x' },
        { name: 'given', value: 'y' },
        { name: 'piped', value: 'x%7Cy', reserved: true },
        { name: 'deep[a]', value: '1' },
      ],
      headersSize: -1,
      bodySize: -1,
    })
  })

  it('contains the body of the chosen content type and example', () => {
    const content = {
      'application/xml': { schema: { type: 'object', xml: { name: 'label' } } },
      'application/json': { examples: { one: { value: { a: 1 } }, two: { value: { a: 2 } } } },
      'application/x-www-form-urlencoded': { example: { a: 'x y', b: 2 } },
      'multipart/form-data': {
        schema: { properties: { file: { type: 'string', format: 'binary' }, note: { type: 'string' } } },
      },
    }
    const view = operation(bundle({ '/labels': { post: { requestBody: { content } } } }))
    expect(toHar(view).postData).toEqual({ mimeType: 'application/json', text: '{\n  "a": 1\n}' })
    expect(toHar(view, { example: 'two' }).postData?.text).toContain('2')
    expect(toHar(view).headers).toContainEqual({ name: 'Content-Type', value: 'application/json' })
    expect(toHar(view, { contentType: 'application/xml' }).postData?.text).toContain('<label/>')
    expect(toHar(view, { contentType: 'application/x-www-form-urlencoded' }).postData?.params).toEqual([
      { name: 'a', value: 'x y' },
      { name: 'b', value: '2' },
    ])
    expect(toHar(view, { contentType: 'multipart/form-data' }).postData?.params).toEqual([
      { name: 'file', fileName: 'file', contentType: 'application/octet-stream' },
      { name: 'note', value: 'string' },
    ])
  })

  it('uses JSON if the document allows any type', () => {
    const har = toHar(operation(withBody({ type: 'object' }, {}, '*/*')))
    expect(har.postData?.mimeType).toBe('application/json')
    expect(har.headers).toContainEqual({ name: 'Content-Type', value: 'application/json' })
  })

  it.each(['application/json', 'application/xml', 'application/x-www-form-urlencoded', 'multipart/form-data'])(
    'is accepted by httpsnippet with a body in %s',
    (type) => {
      const held = withBody({ type: 'object', properties: { id: { type: 'integer' } } }, {}, type)
      const har = toHar(operation(held))
      const snippet = new HTTPSnippet({ ...har, postData: har.postData ?? { mimeType: type } } as ConstructorParameters<
        typeof HTTPSnippet
      >[0])
      expect(snippet.convert('python', 'requests', { indent: '    ' })).toContain('requests')
      expect(snippet.convert('shell', 'curl')).toContain('https://docs.example/labels')
    },
  )
})
