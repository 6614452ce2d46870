import { readFileSync } from 'node:fs'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { environmentOf } from '@/config/environment'
import { fullUrl, preparedRequest, urlencoded as urlencodedText } from '@/engines/samples/prepared-request'
import { sampleChoices } from '@/engines/samples/sample-request'
import { createSnippet } from '@/engines/samples/snippet'
import { wireRequest } from '@/workers/console/send/wire-request'
import { partText } from '@/engines/openapi/document/wording/operation'
import type { HarChoices } from '@/engines/openapi/model/choices'
import { parseText } from '@/engines/openapi/reader/parse-document'
import { bundleOf } from '@/engines/openapi/reader/spec-document'
import { toHar } from '@/engines/openapi/model/to-har'
import { toSampleRequest } from '@/engines/openapi/model/to-sample-request'
import { bundle, defined, operation } from './fixtures'

beforeEach(() => vi.stubGlobal('window', { location: { hostname: 'localhost' } }))
afterEach(() => vi.unstubAllGlobals())

const urlencoded = 'application/x-www-form-urlencoded'
const sample = readFileSync(new URL('documents/links-and-reserved-characters.yaml', import.meta.url), 'utf8')

/** The body that clients send for a form with one field. */
function sentForm(field: object, encoding: object, choices: HarChoices = {}, contentType = urlencoded): unknown {
  const content = { [contentType]: { schema: { type: 'object', properties: { u: field } }, encoding: { u: encoding } } }
  const view = operation(bundle({ '/labels': { post: { requestBody: { content }, responses: {} } } }))
  const { body } = preparedRequest(toSampleRequest(toHar(view, choices)))
  return body?.kind === 'form' ? urlencodedText(body.fields) : body?.kind === 'text' ? body.text : body
}

const text = (example: string) => ({ type: 'string', example })

describe('allowReserved of a field of a form', () => {
  it('is done by the console and every sample, and is said', async () => {
    const view = operation(bundleOf('https://docs.example/words.yaml', await parseText(sample)), '/a')
    const form = 'u=http://x.example/?a=b'
    expect(partText(defined(view.body?.contents[0]?.encoding[0]))).toBe('is sent, reserved characters stay as they are')
    const har = toHar(view)
    for (const choice of sampleChoices)
      expect([choice, createSnippet(toSampleRequest(har), choice)]).toEqual([choice, expect.stringContaining(form)])
    const sent = { ...har, url: `${environmentOf('localhost')?.kubeUrl ?? ''}/a` }
    expect(wireRequest({ har: sent, files: [], timeoutMs: 1 })).toMatchObject({ body: form })
  })

  it.each([
    ['a&b=c', 'u=a%26b=c'],
    ['a+b c', 'u=a%2Bb%20c'],
    ['#[x]', 'u=%23%5Bx%5D'],
    ['%2F %zz', 'u=/%20%25zz'],
  ])('lets no value leave its place: %s', (value, sent) => {
    expect(sentForm(text(value), { allowReserved: true })).toBe(sent)
    expect(sentForm(text(''), { allowReserved: true }, { body: { fields: [{ name: 'u', value }] } })).toBe(
      sent.replace('u=/%20', 'u=%2F%20'),
    )
  })

  it('keeps the items of a list apart', () => {
    const list = { type: 'array', example: ['a/b', 'c,d'] }
    expect(sentForm(list, { allowReserved: true, explode: false })).toBe('u=a/b,c%2Cd')
    expect(sentForm(list, { allowReserved: true })).toBe('u=a/b&u=c,d')
    const fields = [{ name: 'u', value: '["a/b","c,d"]' }]
    expect(sentForm(list, { allowReserved: true, explode: false }, { body: { fields } })).toBe('u=a/b,c%2Cd')
  })

  it('is neither done nor said where it has no meaning', () => {
    const encodingOf = (contentType: string, field: object) => {
      const schema = { type: 'object', properties: { u: field } }
      const content = { [contentType]: { schema, encoding: { u: { allowReserved: true } } } }
      const view = operation(bundle({ '/labels': { post: { requestBody: { content }, responses: {} } } }))
      return view.body?.contents[0]?.encoding[0]?.allowReserved
    }
    expect(encodingOf(urlencoded, text('a'))).toBe(true)
    expect(encodingOf('multipart/form-data', text('a'))).toBeUndefined()
    expect(encodingOf(urlencoded, { type: 'object', properties: { a: text('b') } })).toBeUndefined()
    expect(sentForm(text('a/b'), {})).toBe('u=a%2Fb')
  })
})

describe('allowReserved of a parameter', () => {
  const value = "a/b?c#d&e=f;g,h:i@j'k%2Fl m"
  const written = (place: string, version: string, parameter: object = {}) => {
    const parameters = [
      { name: 'p', in: place, required: true, allowReserved: true, schema: text(value), ...parameter },
    ]
    const view = operation(
      bundle({ [place === 'path' ? '/labels/{p}' : '/labels']: { post: { parameters, responses: {} } } }, {}, version),
      place === 'path' ? '/labels/{p}' : '/labels',
    )
    const [shown] = [...view.pathParams, ...view.queryParams, ...view.cookieParams, ...view.headerParams]
    const request = preparedRequest(toSampleRequest(toHar(view)))
    const cookie = request.headers.find(({ name }) => name === 'Cookie')?.value
    const isSaid = shown?.notes?.some(({ text: note }) => note.includes('Reserved')) ?? false
    return [isSaid, cookie ?? fullUrl(request).replace('https://docs.example', '')]
  }

  it('is done and said in the query in every version', () => {
    const sent = "/labels?p=a/b?c%23d%26e=f;g,h:i@j'k%2Fl%20m"
    expect(written('query', '3.0.3')).toEqual([true, sent])
    expect(written('query', '3.2.0')).toEqual([true, sent])
  })

  it('is done and said in the path and in cookies since OpenAPI 3.2, and the value stays in its place', () => {
    expect(written('path', '3.2.0')).toEqual([true, "/labels/a%2Fb%3Fc%23d&e=f;g,h:i@j'k%2Fl%20m"])
    expect(written('cookie', '3.2.0')).toEqual([true, "p=a/b?c%23d%26e=f%3Bg%2Ch:i@j'k%2Fl%20m"])
    const list = { schema: { type: 'array', example: ['a,b', 'c;d'] } }
    expect(written('path', '3.2.0', list)).toEqual([true, '/labels/a%2Cb,c%3Bd'])
  })

  it('is neither done nor said elsewhere', () => {
    const encoded = 'a%2Fb%3Fc%23d%26e%3Df%3Bg%2Ch%3Ai%40j'
    expect(written('path', '3.1.0')).toEqual([false, expect.stringContaining(encoded)])
    expect(written('cookie', '3.1.0')).toEqual([false, expect.stringContaining(encoded)])
    expect(written('header', '3.2.0')[0]).toBe(false)
    expect(
      written('query', '3.1.0', { schema: undefined, content: { 'text/plain': { schema: text(value) } } }),
    ).toEqual([false, expect.stringContaining(encoded)])
  })

  it('does not let a value lead to another operation', () => {
    const parameters = [{ name: 'p', in: 'path', required: true, allowReserved: true, schema: text('%2E%2E') }]
    const view = operation(bundle({ '/a/{p}': { post: { parameters, responses: {} } } }, {}, '3.2.0'), '/a/{p}')
    expect(toHar(view).refusal).toContain('has the step')
  })
})
