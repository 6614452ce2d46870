import { describe, expect, it } from 'vitest'
import { fullUrl, preparedRequest } from '@/engines/samples/prepared-request'
import { sampleLanguages } from '@/engines/samples/sample-request'
import { createSnippet } from '@/engines/samples/snippet'
import { exampleFields } from '@/modules/console/view/body-kind'
import { sampleRequest } from '@/engines/openapi/model/sample-request'
import { toHar } from '@/engines/openapi/model/to-har'
import { toSampleRequest } from '@/engines/openapi/model/to-sample-request'
import { bundle, operation } from './fixtures'

const texts = { empty: '', text: 'blue', list: ['blue', 'a,b', 'brown'], object: { R: 100, G: '2,0' } }

function requestOf(place: string, rest: object) {
  const parameter = { name: 'color', in: place, required: true, ...rest }
  const path = place === 'path' ? '/x/{color}' : '/x'
  return operation(bundle({ [path]: { get: { parameters: [parameter] } } }, {}, '3.1.1'), path, 'get')
}

/** The part of the request that has the parameter. */
function written(place: string, rest: object): string {
  const har = toHar(requestOf(place, rest))
  if (place === 'header') return har.headers.find(({ name }) => name === 'color')?.value ?? ''
  if (place === 'cookie') return har.cookies.map(({ name, value }) => `${name}=${value}`).join('; ')
  const address = new URL(fullUrl(preparedRequest(toSampleRequest(har))))
  return place === 'path' ? address.pathname.replace('/x/', '') : address.search.slice(1)
}

// The table of OpenAPI 3.1.1, "Style Examples", with a comma in a value of the list and of the object.
describe('a parameter', () => {
  it.each([
    ['path', 'matrix', false, ';color', ';color=blue', ';color=blue,a%2Cb,brown', ';color=R,100,G,2%2C0'],
    ['path', 'matrix', true, ';color', ';color=blue', ';color=blue;color=a%2Cb;color=brown', ';R=100;G=2%2C0'],
    ['path', 'label', false, undefined, '.blue', '.blue,a%2Cb,brown', '.R,100,G,2%2C0'],
    ['path', 'label', true, undefined, '.blue', '.blue.a%2Cb.brown', '.R=100.G=2%2C0'],
    ['path', 'simple', false, undefined, 'blue', 'blue,a%2Cb,brown', 'R,100,G,2%2C0'],
    ['path', 'simple', true, undefined, 'blue', 'blue,a%2Cb,brown', 'R=100,G=2%2C0'],
    ['query', 'form', false, 'color=', 'color=blue', 'color=blue,a%2Cb,brown', 'color=R,100,G,2%2C0'],
    ['query', 'form', true, 'color=', 'color=blue', 'color=blue&color=a%2Cb&color=brown', 'R=100&G=2%2C0'],
    ['query', 'spaceDelimited', false, undefined, undefined, 'color=blue%20a%2Cb%20brown', 'color=R%20100%20G%202%2C0'],
    ['query', 'pipeDelimited', false, undefined, undefined, 'color=blue%7Ca%2Cb%7Cbrown', 'color=R%7C100%7CG%7C2%2C0'],
    ['query', 'deepObject', true, undefined, undefined, undefined, 'color%5BR%5D=100&color%5BG%5D=2%2C0'],
    ['cookie', 'form', false, 'color=', 'color=blue', 'color=blue,a%2Cb,brown', 'color=R,100,G,2%2C0'],
    ['cookie', 'form', true, 'color=', 'color=blue', 'color=blue; color=a%2Cb; color=brown', 'R=100; G=2%2C0'],
    // Headers are not percent-encoded.
    ['header', 'simple', false, '', 'blue', 'blue,a,b,brown', 'R,100,G,2,0'],
    ['header', 'simple', true, '', 'blue', 'blue,a,b,brown', 'R=100,G=2,0'],
  ])('in %s as %s, exploded %s, is written as OpenAPI 3.1.1 says', (place, style, explode, ...expected) => {
    const right = Object.keys(texts).map((kind, index) => [kind, expected[index]])
    const stated = right.filter(([, text]) => text !== undefined)
    const actual = stated.map(([kind]) => {
      const example = texts[kind as keyof typeof texts]
      return [kind, written(place, { style, explode, example })]
    })
    expect(actual).toEqual(stated)
  })

  it.each(['pipeDelimited', 'form', 'spaceDelimited'])('that is an empty list in %s has no pair', (style) => {
    expect(written('query', { style, explode: false, example: [] })).toBe('')
  })

  it('with allowReserved keeps the reserved characters of each value', () => {
    const example = ['a/b', 'c&d', 'e%2Cf']
    expect(written('query', { explode: false, allowReserved: true, example })).toBe('color=a/b,c%26d,e%2Cf')
  })

  it.each([
    ['csv', 'a%2Cb,c'],
    ['ssv', 'a%2Cb%20c'],
    ['tsv', 'a%2Cb%09c'],
    ['pipes', 'a%2Cb%7Cc'],
  ])('of Swagger 2.0 in %s is encoded before it is joined, in a query and in a form', (collectionFormat, expected) => {
    const field = (place: string) => ({
      name: 'list',
      in: place,
      type: 'array',
      required: true,
      items: { type: 'string' },
      collectionFormat,
      default: ['a,b', 'c'],
    })
    const post = { consumes: ['application/x-www-form-urlencoded'], parameters: [field('query'), field('formData')] }
    const view = operation(bundle({ '/x': { post } }, { swagger: '2.0' }), '/x', 'post')
    const request = sampleRequest(view, {})
    expect(fullUrl(preparedRequest(request))).toContain(`?list=${expected}`)
    expect(preparedRequest(request).body).toMatchObject({ kind: 'text', text: `list=${expected}` })
  })

  it.each(sampleLanguages)('is the same in the sample in %s', (language) => {
    const code = createSnippet(
      sampleRequest(requestOf('query', { explode: false, example: ['a,b', 'c'] }), {}),
      language,
    )
    expect(code).toContain('color=a%2Cb,c')
  })
})

describe('a field of a form that is not exploded', () => {
  const content = {
    'application/x-www-form-urlencoded': {
      schema: { type: 'object', properties: { list: { type: 'array', items: { type: 'string' } }, x: {} } },
      encoding: { list: { style: 'form', explode: false } },
      example: { list: ['a,b', 'c'], x: 'y,z' },
    },
  }
  const view = operation(bundle({ '/x': { post: { requestBody: { content } } } }), '/x', 'post')

  it.each(sampleLanguages)('is encoded before it is joined in %s', (language) => {
    expect(createSnippet(sampleRequest(view, {}), language)).toContain('list=a%2Cb,c&x=y%2Cz')
  })

  it('is filled in as a list, and sent the same', () => {
    const fields = exampleFields(view, {})
    expect(fields).toEqual([
      { name: 'list', value: '["a,b","c"]' },
      { name: 'x', value: 'y,z' },
    ])
    expect(preparedRequest(sampleRequest(view, { body: { fields } })).body).toMatchObject({
      text: 'list=a%2Cb,c&x=y%2Cz',
    })
  })
})
