import { Hono } from 'hono'
import { expect, it } from 'vitest'
import { openReading } from '@/engines/openapi/reader/reading'
import { extractOperation } from '@/engines/openapi/reader/extract-operation'
import { below, bundleOf, rootOf } from '@/engines/openapi/reader/spec-document'
import { addressOf } from './send-har'
import { toHar } from '@/engines/openapi/model/to-har'
import { readParameter } from '../../platform/sandbox/parameters'

const list = { schema: { type: 'array', items: { type: 'string' } }, example: ['a', 'b', 'c'] }
const object = {
  schema: { type: 'object', properties: { r: { type: 'string' }, g: { type: 'string' } } },
  example: { r: '100', g: '200' },
}
const text = { schema: { type: 'string' }, example: 'a b/c' }

const cases = [
  ...['simple', 'label', 'matrix'].flatMap((style) =>
    [false, true].flatMap((explode) => [list, object, text].map((of) => ({ in: 'path', style, explode, ...of }))),
  ),
  ...[false, true].flatMap((explode) =>
    [list, object, text].map((of) => ({ in: 'query', style: 'form', explode, ...of })),
  ),
  { in: 'query', style: 'spaceDelimited', explode: false, ...list },
  { in: 'query', style: 'pipeDelimited', explode: false, ...list },
  { in: 'query', style: 'deepObject', explode: true, ...object },
  ...[false, true].flatMap((explode) =>
    [list, object].map((of) => ({ in: 'header', style: 'simple', explode, ...of })),
  ),
  { in: 'cookie', style: 'form', explode: false, ...text },
  { in: 'query', content: { 'application/json': { schema: object.schema } }, example: object.example },
]

it.each(cases)(
  'reads a parameter as the portal writes it: $in, $style, explode $explode, $example',
  async (parameter) => {
    const path = parameter.in === 'path' ? '/items/{value}' : '/items'
    const operation = {
      parameters: [{ name: 'value', required: true, ...parameter }],
      responses: { 200: { description: '' } },
    }
    const bundle = bundleOf('http://localhost/api.json', {
      openapi: '3.1.0',
      paths: { [path]: { get: operation } },
      servers: [{ url: 'http://localhost' }],
    })
    const view = extractOperation(openReading(bundle), { path, method: 'get' })
    if (!view) throw new Error('no operation')
    const har = toHar(view)
    const { headers, cookies } = har
    const address = addressOf(har)
    const sent = new Headers(headers.map(({ name, value }): [string, string] => [name, value]))
    if (cookies.length > 0) sent.set('cookie', cookies.map(({ name, value }) => `${name}=${value}`).join('; '))

    const place = below(rootOf(bundle.main), 'paths', path, 'get', 'parameters', 0)
    const app = new Hono().get('*', (c) => {
      const pathTexts = new Map([['value', new URL(c.req.url).pathname.replace('/items/', '')]])
      const found = {
        operation: {
          method: 'GET',
          path,
          bundle,
          parameters: [place],
          requestBody: place,
          responses: new Map(),
          access: [],
        },
        pathTexts,
      }
      return c.json(readParameter(c, found, place).value)
    })
    const read: unknown = await (await app.request(address.href, { headers: sent })).json()
    expect('content' in parameter ? JSON.parse(String(read)) : read).toEqual(parameter.example)
  },
)
