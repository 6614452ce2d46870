import { describe, expect, it } from 'vitest'
import { openReading } from '@/engines/openapi/reader/reading'
import { extractOperation } from '@/engines/openapi/reader/extract-operation'
import { indexDocument } from '@/engines/openapi/reader/index-document'
import { packIndex, unpackIndex } from '@/engines/openapi/reader/index-packing'
import { bundle } from './fixtures'

describe('the index', () => {
  const held = bundle(
    {
      '/b': {
        post: { summary: 'Second|internal', tags: ['B', 'Undeclared'] },
        trace: {},
        'x-own': {},
        query: { summary: 'Ask' },
        additionalOperations: { COPY: { summary: 'Copy' } },
      },
      '/a': { get: { operationId: 'a', deprecated: true, tags: ['A', 'A', 5] }, parameters: [] },
      '/broken': { $ref: '#/nowhere' },
      '/odd': 5,
      'x-note': {},
    },
    {
      webhooks: { labelDone: { post: { summary: 'Done' } } },
      tags: [
        { name: 'A', 'x-sps-latest': true, 'x-sps-group-by': 'G', parent: 'B' },
        { name: 'B', externalDocs: { url: 'https://docs.example/b' } },
        {},
      ],
    },
  )

  it('lists operations in the order of the document, webhooks last', () => {
    const { operations, tags, errors } = indexDocument(openReading(held))
    expect(
      operations.map(({ method, path, title, supported, webhook }) => [method, path, title, supported, webhook]),
    ).toEqual([
      ['POST', '/b', 'Second', true, false],
      ['TRACE', '/b', 'Missing a Path Summary', false, false],
      ['QUERY', '/b', 'Ask', false, false],
      ['COPY', '/b', 'Copy', false, false],
      ['GET', '/a', 'Missing a Path Summary', true, false],
      ['POST', 'labelDone', 'Done', true, true],
    ])
    expect(operations[0]).toMatchObject({ markers: ['internal'], tags: ['B', 'Undeclared'] })
    expect(operations[4]).toMatchObject({ operationId: 'a', deprecated: true, tags: ['A'] })
    expect(tags).toEqual([
      { name: 'A', latest: true, groupBy: 'G', parent: 'B' },
      { name: 'B', latest: false, externalDocs: { url: 'https://docs.example/b' } },
      { name: 'Undeclared', latest: false },
    ])
    expect(errors).toHaveLength(2)
  })

  it('is the same after packing and unpacking', async () => {
    const index = indexDocument(openReading(held))
    expect(await unpackIndex(packIndex(index))).toEqual(index)
  })

  it('is packed in pieces for many operations', async () => {
    const many = Object.fromEntries(
      Array.from({ length: 4_000 }, (_, number) => [`/p${number}`, { get: { operationId: `o${number}` }, put: {} }]),
    )
    const index = indexDocument(openReading(bundle(many)))
    const packed = packIndex(index)
    expect(packed.length).toBe(7)
    expect(await unpackIndex(packed)).toEqual(index)
  })

  it('reports a document without paths', () => {
    expect(indexDocument(openReading(bundle({}, { paths: undefined }))).errors).toEqual([
      { message: 'This document has no paths.' },
    ])
    expect(indexDocument(openReading(bundle({}, { paths: undefined, webhooks: {} }))).errors).toEqual([])
  })

  it('finds webhooks, also before OpenAPI 3.1', () => {
    const view = extractOperation(openReading(held), { path: 'labelDone', method: 'post', webhook: true })
    expect(view).toMatchObject({ webhook: true, title: 'Done' })
    const old = bundle({}, { 'x-webhooks': { ping: { post: {} } } }, '3.0.3')
    expect(extractOperation(openReading(old), { path: 'ping', method: 'POST', webhook: true })).toBeDefined()
  })
})
