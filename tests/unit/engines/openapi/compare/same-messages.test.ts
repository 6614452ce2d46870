import { describe, expect, it } from 'vitest'
import { documentOf, object, text } from './documents'
import { linesOf, type Json } from './support'

const done = { description: 'Done' }
const at = '@ /orders / POST'
const responses = (all: Json) => documentOf({ operation: { responses: all } })
const responseOf = (schema: Json) => ({ ...done, content: { 'application/json': { schema } } })
const key = (name: string) =>
  documentOf({
    operation: { security: [{ key: [] }] },
    root: { components: { securitySchemes: { key: { type: 'apiKey', in: 'header', name } } } },
  })
const fields = object({ file: { ...text, format: 'binary' }, note: text, tags: { type: 'array', items: text } })
const form = (encoding?: Json) => {
  const content = { 'multipart/form-data': { schema: fields, ...(encoding && { encoding }) } }
  return documentOf({ operation: { requestBody: { content } } })
}
const binary = (schema?: Json) =>
  responses({ 200: { ...done, content: { 'application/octet-stream': schema ? { schema } : {} } } })

describe('what does not change a message', () => {
  it.each([
    ['the case of a header with a key', key('X-Key'), key('x-key')],
    ['the usual media type of a file', form(), form({ file: { contentType: 'application/octet-stream' } })],
    ['the usual media type of a text', form(), form({ note: { contentType: 'text/plain' } })],
    ['the usual style of a list', form(), form({ tags: { style: 'form', explode: true } })],
    ['that content is binary', binary({ ...text, format: 'binary' }), binary()],
  ])('%s', async (_, from, to) => {
    expect(await linesOf(from, to)).toEqual([])
    expect(await linesOf(to, from)).toEqual([])
  })

  it('is not another media type of a field than the usual one', async () => {
    const lines = await linesOf(form(), form({ note: { contentType: 'application/json' } }))
    expect(lines).toEqual([`breaking send style-changed ${at} / request body / note`])
  })
})

describe('content without a schema', () => {
  const content = (type: string, schema?: Json) => ({ content: { [type]: schema ? { schema } : {} } })
  const choice = { oneOf: [object({ a: text }, ['a']), object({ b: text }, ['b'])] }
  it.each([
    ['a choice', '*/*', choice, 'choice-set', 'choice-lifted'],
    ['a choice', 'application/*', choice, 'choice-set', 'choice-lifted'],
    ['a choice', 'application/cbor', choice, 'choice-set', 'choice-lifted'],
    ['a list of anything', 'application/cbor', { type: 'array', items: {} }, 'type-narrowed', 'type-widened'],
    ['a file, or something else', '*/*', { ...text, format: 'binary' }, 'type-narrowed', 'type-widened'],
  ])('is not the same as %s (%s)', async (_, type, schema, narrowed, widened) => {
    const body = (stated?: Json) => documentOf({ operation: { requestBody: content(type, stated) } })
    expect(await linesOf(body(), body(schema))).toEqual([`breaking send ${narrowed} ${at} / request body`])
    const [from, to] = [schema, undefined].map((stated) => responses({ 200: { ...done, ...content(type, stated) } }))
    expect(await linesOf(from, to)).toEqual([`breaking receive ${widened} ${at} / response 200`])
  })

  it('is a file without limits', async () => {
    const short = binary({ ...text, format: 'binary', maxLength: 10 })
    expect(await linesOf(short, binary())).toEqual([`breaking receive limit-lifted ${at} / response 200`])
  })
})

describe('a response', () => {
  it('may take the place of the range that includes its status', async () => {
    expect(await linesOf(responses({ '2XX': done }), responses({ 200: done }))).toEqual([
      `harmless receive status-added ${at} / response 200`,
      `harmless receive status-removed ${at} / response 2XX`,
    ])
  })

  it('is compared with the default, if there are no others', async () => {
    const [a, b] = [object({ a: text }, ['a']), object({ b: text }, ['b'])].map(responseOf)
    expect(await linesOf(responses({ default: a }), responses({ 200: b }))).toEqual([
      `harmless receive status-added ${at} / response 200`,
      `harmless receive status-removed ${at} / response default`,
      `breaking receive property-removed ${at} / response 200 / a`,
      `harmless receive required-property-added ${at} / response 200 / b`,
    ])
  })
})
