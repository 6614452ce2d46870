import { describe, expect, it } from 'vitest'
import { parseText } from '@/engines/openapi/reader/parse-document'
import { documentOf, object, requestOf, text } from './documents'
import { compare, compareValues, linesOf, type Json } from './support'

describe('documents that would take long', () => {
  it('are compared where components refer to each other in circles', async () => {
    const count = 300
    const schemas = (rest: Json) =>
      Object.fromEntries(
        Array.from({ length: count }, (_, index) => {
          const refs = [1, 2, 3, 7].map((step) => [
            `n${step}`,
            { $ref: `#/components/schemas/S${(index + step) % count}` },
          ])
          return [`S${index}`, object({ ...Object.fromEntries(refs), ...(index === 5 && rest) })]
        }),
      )
    const documents = [{}, { extra: text }].map((rest) =>
      requestOf({ $ref: '#/components/schemas/S0' }, { components: { schemas: schemas(rest) } }),
    )
    const lines = await linesOf(documents[0], documents[1])
    expect(lines).toHaveLength(1)
    expect(lines[0]).toMatch(/^harmless send property-added @ .* extra$/)
  })

  it('are compared where schemas nest without end', async () => {
    const nested = (depth: number, leaf: unknown): unknown => {
      let schema = leaf
      for (let level = 0; level < depth; level++) schema = { type: 'array', items: schema }
      return schema
    }
    const lines = await linesOf(requestOf(nested(1_500, text)), requestOf(nested(1_500, { type: 'integer' })))
    expect(lines).toEqual([expect.stringMatching(/^warning send not-compared @ /)])
    expect(await linesOf(requestOf(nested(1_500, text)), requestOf(nested(1_500, text)))).toEqual([])
  })

  it('are compared where alternatives nest without end, and where there are very many', async () => {
    const nested = (depth: number, leaf: unknown): unknown => {
      let schema = leaf
      for (let level = 0; level < depth; level++) schema = { oneOf: [schema, { type: 'boolean' }] }
      return schema
    }
    const deep = requestOf(nested(1_000, text))
    expect(await linesOf(deep, requestOf(nested(1_000, { type: 'integer' })))).not.toEqual([])
    expect(await linesOf(deep, requestOf(text))).toEqual([expect.stringMatching(/^breaking send choice-lifted @ /)])
    const many = (unit: string) => ({
      oneOf: Array.from({ length: 1_000 }, (_, index) => ({ const: `${unit}${index}` })),
    })
    expect(await linesOf(requestOf(many('a')), requestOf(many('b')))).toHaveLength(2_000)
  })

  it('are compared where a value of YAML contains itself', async () => {
    const paths = (schema: string) =>
      parseText(`openapi: 3.1.0
info: {title: Orders, version: '1'}
components: {schemas: {Node: &node {type: object, properties: {next: *node, size: ${schema}}}}}
paths: {/a: {post: {requestBody: {content: {application/json: {schema: *node}}}, responses: {}}}}`)
    const [from, to] = [await paths('{type: string}'), await paths('{type: integer}')]
    const { changes } = await compareValues(from, to)
    expect(changes.map(({ kind }) => kind)).toContain('type-changed')
    expect((await compareValues(from, await paths('{type: string}'))).changes).toEqual([])
  })

  it('name a change of a component once, whatever the number of operations', async () => {
    const content = { 'application/json': { schema: { $ref: '#/components/schemas/Order' } } }
    const document = (schema: unknown) => ({
      ...documentOf(),
      paths: Object.fromEntries(
        Array.from({ length: 400 }, (_, index) => [
          `/r${index}`,
          { post: { requestBody: { content }, responses: {} } },
        ]),
      ),
      components: { schemas: { Order: schema } },
    })
    const { changes } = await compare(document(object({ a: text })), document(object({ a: { ...text, maxLength: 5 } })))
    expect(changes.map(({ kind }) => kind)).toEqual(['major-version-missing', 'limit-set'])
    expect(changes[1]?.operations).toHaveLength(50)
    expect(changes[1]?.why).toContain('It concerns at least 50 operations')
  })

  it('ends when it is cancelled', async () => {
    const { compareDocuments } = await import('@/engines/openapi/compare/compare-documents')
    const { bundleOf } = await import('@/engines/openapi/reader/spec-document')
    const controller = new AbortController()
    const bundle = bundleOf('https://api.example.com/a.json', documentOf())
    const comparison = compareDocuments(
      { from: bundle, to: bundle, today: '2026-01-01' },
      { signal: controller.signal, report: () => controller.abort(new Error('cancelled')) },
    )
    await expect(comparison).rejects.toThrow('cancelled')
  })
})
