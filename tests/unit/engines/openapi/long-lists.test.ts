import { describe, expect, it } from 'vitest'
import { bundle, operation } from './fixtures'

const many = <T>(count: number, make: (index: number) => T) =>
  Object.fromEntries(Array.from({ length: count }, (_, index) => [`x${index}`, make(index)]))

const post = (inside: object) => operation(bundle({ '/labels': { post: { responses: {}, ...inside } } }))

describe('very long lists are shortened and say by how much', () => {
  it('content types', () => {
    const content = many(23, () => ({ schema: { type: 'string' } }))
    const view = post({ requestBody: { content }, responses: { 200: { content } } })
    expect([view.body?.contents.length, view.body?.moreContents]).toEqual([20, 3])
    expect([view.responses[0]?.contents.length, view.responses[0]?.moreContents]).toEqual([20, 3])
  })

  it('responses and callbacks', () => {
    const responses = Object.fromEntries(Array.from({ length: 101 }, (_, index) => [String(100 + index), {}]))
    const view = post({ responses, callbacks: many(52, () => ({ '{$url}': { post: { responses } } })) })
    expect([view.responses.length, view.moreResponses]).toEqual([100, 1])
    expect([view.callbacks.length, view.moreCallbacks]).toEqual([50, 2])
    expect(view.callbacks[0]?.moreResponses).toBe(1)
  })

  it('examples', () => {
    const content = { 'application/json': { examples: many(54, (value) => ({ value })) } }
    const [shown] = post({ requestBody: { content } }).body?.contents ?? []
    expect([shown?.examples.length, shown?.moreExamples]).toEqual([50, 4])
  })

  it('choices and the first items of an array', () => {
    const options = Array.from({ length: 205 }, (_, index) => ({ title: `Kind ${index}`, type: 'object' }))
    const schema = { oneOf: options, prefixItems: options }
    const view = post({ requestBody: { content: { 'application/json': { schema } } } })
    const level = view.body?.contents[0]?.schema?.nested?.level
    expect([level?.choices[0]?.options.length, level?.choices[0]?.more]).toEqual([200, 5])
    expect([level?.tuple.length, level?.moreTuple]).toEqual([200, 5])
  })

  it('reports no omitted entries for complete lists', () => {
    const content = many(20, () => ({ schema: { oneOf: [{ type: 'object' }, { type: 'array' }] } }))
    const view = post({ requestBody: { content }, responses: { 200: { content } } })
    expect(JSON.stringify(view)).not.toMatch(/"more/)
  })
})

describe('links of responses', () => {
  const linked = (link: object, components: object = {}) =>
    operation(
      bundle(
        {
          '/labels': { post: { responses: { 200: { links: { next: link } } } } },
          '/labels/{id}': { get: { operationId: 'read label', responses: {} } },
        },
        components,
      ),
    ).responses[0]?.links[0]?.target

  it.each([
    ['an operation id', { operationId: 'read label' }],
    ['a reference', { operationRef: '#/paths/~1labels~1{id}/get' }],
    ['the name of its file', { operationRef: 'openapi.json#/paths/~1labels~1{id}/get' }],
    ['an encoded reference', { operationRef: '#/paths/~1labels~1%7Bid%7D/get' }],
    [
      "the document's own address",
      { operationRef: 'https://docs.example/labels/openapi.json#/paths/~1labels~1{id}/get' },
    ],
  ])('lead to the operation by %s', (_, link) => {
    expect(linked(link)).toEqual({ path: '/labels/{id}', method: 'GET' })
  })

  it.each([
    { operationId: 'nowhere' },
    { operationRef: '#/paths/~1labels~1{id}/put' },
    { operationRef: '#/paths/~1labels~1{id}' },
    { operationRef: 'https://other.example/a.json#/paths/~1labels~1{id}/get' },
    { operationRef: '#/paths/%E0%A4%A' },
    {},
  ])('%j leads to no operation of this document', (link) => {
    expect(linked(link)).toBeUndefined()
  })

  it('lead to the operation through a reference', () => {
    const components = { components: { links: { Read: { operationId: 'read label' } } } }
    expect(linked({ $ref: '#/components/links/Read' }, components)).toEqual({ path: '/labels/{id}', method: 'GET' })
  })
})
