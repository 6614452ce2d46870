import { describe, expect, it } from 'vitest'
import { withoutInternalOperations } from '../../../scripts/changes/public-operations'

const shown = { summary: 'Read', responses: {} }
const hidden = { summary: 'Purge | internal', responses: {} }
const publicPart = async (document: object) =>
  JSON.parse(await withoutInternalOperations(JSON.stringify(document))) as unknown

describe('an API document without the operations for staff', () => {
  it.each([
    ['an operation', { paths: { '/a': { get: shown, delete: hidden } } }, { paths: { '/a': { get: shown } } }],
    [
      'an operation whose path is marked',
      { paths: { '/a': { summary: 'Staff|internal', get: { responses: {} }, put: shown } } },
      { paths: { '/a': { summary: 'Staff|internal', put: shown } } },
    ],
    [
      'an additional operation',
      { paths: { '/a': { additionalOperations: { PURGE: hidden, COPY: shown } } } },
      { paths: { '/a': { additionalOperations: { COPY: shown } } } },
    ],
    [
      'a path that refers to another file',
      { paths: { '/a': { $ref: 'a.json', summary: 'Staff|internal' }, '/b': { $ref: 'b.json' } } },
      { paths: { '/b': { $ref: 'b.json' } } },
    ],
    ['a webhook', { webhooks: { done: { post: hidden } } }, { webhooks: { done: {} } }],
    ['a file with a path', { item: { get: hidden, put: shown } }, { item: { put: shown } }],
  ])('lacks %s', async (_, document, expected) => {
    expect(await publicPart(document)).toEqual(expected)
  })

  it('keeps its text if it has none, and so does a text that cannot be read', async () => {
    for (const text of [`{ "paths": { "/a": { "get": ${JSON.stringify(shown)} } }, "n": 1.0 }`, '{"openapi":'])
      expect(await withoutInternalOperations(text)).toBe(text)
  })

  it('keeps the digits of its numbers and the order of its members', async () => {
    const text = '{"b":1.50,"1":2,"a":{"get":{"summary":"Purge|internal"}}}'
    expect(await withoutInternalOperations(text)).toBe('{"b":1.50,"1":2,"a":{}}')
  })

  it('reads YAML', async () => {
    const text = await withoutInternalOperations(
      'paths:\n  /a:\n    delete:\n      summary: Purge|internal\n    get: {}\n',
    )
    expect(JSON.parse(text)).toEqual({ paths: { '/a': { get: {} } } })
  })
})
