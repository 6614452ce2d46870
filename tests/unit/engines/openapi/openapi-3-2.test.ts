import { describe, expect, it } from 'vitest'
import { openReading } from '@/engines/openapi/reader/reading'
import { extractOperation } from '@/engines/openapi/reader/extract-operation'
import { indexDocument } from '@/engines/openapi/reader/index-document'
import { bodySchema, bundle, defined, markdownOf, open, operation, withBody } from './fixtures'

describe('methods of additionalOperations', () => {
  const held = bundle(
    { '/x': { get: {}, additionalOperations: { coPy: { summary: 'Copy' }, COPY: {}, get: { summary: 'Never' } } } },
    {},
    '3.2.0',
  )

  it('are shown as written, and found regardless of case', () => {
    expect(indexDocument(openReading(held)).operations.map(({ method, title }) => [method, title])).toEqual([
      ['GET', 'Missing a Path Summary'],
      ['coPy', 'Copy'],
    ])
    for (const method of ['coPy', 'COPY', 'copy']) {
      expect(extractOperation(openReading(held), { path: '/x', method })).toMatchObject({
        method: 'coPy',
        supported: false,
      })
    }
  })
})

describe('the default mapping of a discriminator', () => {
  const discriminator = { propertyName: 'kind', defaultMapping: '#/components/schemas/Other' }
  const schemas = { Cat: { title: 'Cat' }, Other: { title: 'Other' } }
  const references = ['Cat', 'Other'].map((name) => ({ $ref: `#/components/schemas/${name}` }))

  it('is shown with and without options', async () => {
    const chosen = withBody({ type: 'object', discriminator, oneOf: references }, schemas)
    expect(open(chosen, bodySchema(chosen).nested).choices[0]?.otherwise).toBe('otherwise Other')
    expect(await markdownOf(chosen, operation(chosen))).toContain('by `kind` `Cat`, otherwise Other')
    const named = { propertyName: 'kind', mapping: { c: 'Cat' }, defaultMapping: 'Other' }
    const alone = withBody({ type: 'object', properties: { kind: {} }, discriminator: named }, schemas)
    expect(open(alone, bodySchema(alone).nested).discriminator?.otherwise).toBe('otherwise Other')
    expect(await markdownOf(alone, operation(alone))).toContain('selects the variant: `c` Cat, otherwise Other.')
    const odd = withBody(
      { type: 'object', discriminator: { ...named, defaultMapping: {} }, oneOf: references },
      schemas,
    )
    expect(open(odd, bodySchema(odd).nested).choices[0]?.otherwise).toBeUndefined()
  })
})

describe('the example of a stream', () => {
  const textOf = (contentType: string, media: object) => {
    const content = { [contentType]: media }
    const held = bundle({ '/labels': { post: { requestBody: { content } } } }, {}, '3.2.0')
    return defined(operation(held).body?.contents[0]).examples[0]?.text
  }
  const itemSchema = { type: 'object', properties: { id: { type: 'integer' }, note: { type: 'string' } } }

  it.each([
    ['application/jsonl', { itemSchema }, '{"id":0,"note":"string"}'],
    ['application/jsonl', { example: [{ id: 1 }, [2]] }, '{"id":1}\n[2]'],
    ['application/x-ndjson', { schema: { type: 'array', items: itemSchema } }, '{"id":0,"note":"string"}'],
    ['application/jsonl', { example: '{"id":1}\n{"id":2}' }, '{"id":1}\n{"id":2}'],
    ['application/json-seq', { example: [1, 2] }, '\u001E1\n\u001E2'],
    [
      'text/event-stream',
      { examples: { two: { dataValue: [{ event: 'add', data: 'a\nb' }, { data: { id: 1 } }, 'bare'] } } },
      'event: add\ndata: a\ndata: b\n\ndata: {"id":1}\n\ndata: bare\n',
    ],
    [
      'text/event-stream; charset=utf-8',
      { itemSchema: { properties: { event: { const: 'tick' }, data: { type: 'string' } } } },
      'event: tick\ndata: string\n',
    ],
    ['text/event-stream', { example: 'data: as it is' }, 'data: as it is'],
  ])('in %s of %j', (contentType, media, text) => {
    expect(textOf(contentType, media)).toBe(text)
  })

  it('is generated for no other content type', () => {
    expect(textOf('multipart/mixed', { itemSchema })).toBeUndefined()
    expect(textOf('application/json', { schema: { type: 'array', items: itemSchema }, itemSchema })).toContain('[\n')
  })
})
