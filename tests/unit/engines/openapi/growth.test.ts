import { describe, expect, it } from 'vitest'
import { openReading } from '@/engines/openapi/reader/reading'
import { extractOperation } from '@/engines/openapi/reader/extract-operation'
import { indexDocument } from '@/engines/openapi/reader/index-document'
import { isObject } from '@/engines/openapi/document/json'
import { bundleOf } from '@/engines/openapi/reader/spec-document'
import { address, documentOf } from './fixtures'

const many = <T>(count: number, make: (index: number) => T, name = 'x') =>
  Object.fromEntries(Array.from({ length: count }, (_, index) => [`${name}${index}`, make(index)]))
const list = <T>(count: number, make: (index: number) => T) => Array.from({ length: count }, (_, index) => make(index))
const schema = (name: string) => ({ $ref: `#/components/schemas/${name}` })
const json = (inside: object) => ({ content: { 'application/json': inside } })

/** Responses that all show this schema, through properties that all reference it. */
const everywhere = (count: number, referred: object, schemas: object = {}) => {
  const wide = { type: 'object', properties: many(count, () => schema('Referred')) }
  const responses = many(count, () => json({ schema: schema('Wide') }), '2')
  return documentOf(
    { '/a': { post: { responses } } },
    { components: { schemas: { Wide: wide, Referred: referred, ...schemas } } },
  )
}

/** Responses that all reference the same response. */
const repeated = (count: number, response: object, components: object = {}) => {
  const responses = many(count, () => ({ $ref: '#/components/responses/One' }), '2')
  return documentOf({ '/a': { post: { responses } } }, { components: { responses: { One: response }, ...components } })
}

/** Documents with two or three lists of about `count` entries, of which each entry of one could be combined with each of another. */
const documents: Record<string, (count: number) => object> = {
  'values of an enumeration and references to it': (count) =>
    everywhere(count, { enum: list(count, (value) => ({ value })) }),
  'values of two enumerations': (count) =>
    everywhere(count, { allOf: [{ enum: list(count, String) }, { enum: list(count, String) }] }),
  'constants with descriptions': (count) =>
    everywhere(count, { oneOf: list(count, (index) => ({ const: index, description: 'd'.repeat(500) })) }),
  'properties and references to them': (count) =>
    everywhere(count, { properties: many(count, () => ({ type: 'string' })) }),
  'parts of schemas': (count) => everywhere(count, { allOf: list(count, (index) => ({ title: `T${index}` })) }),
  'alternatives of schemas': (count) =>
    everywhere(count, { oneOf: list(count, () => schema('Leaf')) }, { Leaf: { type: 'string' } }),
  'patterns, dependent schemas and rules': (count) =>
    everywhere(count, {
      patternProperties: many(count, () => ({})),
      dependentSchemas: many(count, () => ({})),
      dependentRequired: many(count, () => ['a']),
      required: list(count, String),
    }),
  'kinds of a discriminator': (count) =>
    everywhere(count, {
      discriminator: { propertyName: 'kind', mapping: many(count, () => '#/components/schemas/Leaf') },
      oneOf: [schema('Leaf'), schema('Wide')],
    }),
  'schemas that extend a base': (count) =>
    everywhere(
      count,
      { discriminator: 'kind', properties: { kind: {} } },
      many(count, () => ({ allOf: [schema('Referred')] }), 'S'),
    ),
  'long texts': (count) =>
    everywhere(count, {
      title: 't'.repeat(count * 10),
      pattern: 'p'.repeat(count * 10),
      default: 'd'.repeat(count * 10),
    }),
  'long references that lead nowhere': (count) => everywhere(count, schema('n'.repeat(count * 10))),
  'long names': (count) =>
    everywhere(count, schema('n'.repeat(count * 10)), { ['n'.repeat(count * 10)]: { type: 'string' } }),
  'examples of schemas': (count) => everywhere(count, { example: many(count, String) }),
  'headers of responses': (count) => repeated(count, { headers: many(count, () => ({ schema: { type: 'string' } })) }),
  'links of responses and operations': (count) => {
    const links = many(count, (index) => ({ operationRef: `#/paths/~1p${index}/get`, parameters: many(20, String) }))
    const { paths, ...rest } = repeated(count, { links }) as { paths: object }
    return { ...rest, paths: { ...paths, ...many(count, (index) => ({ get: { operationId: `o${index}` } }), '/p') } }
  },
  'variables of servers of links': (count) => {
    const server = { url: '/{x1}', variables: many(count, () => ({ enum: ['a', 'b'] })) }
    return repeated(count, { links: many(10, () => ({ operationId: 'x', server })) })
  },
  'examples of contents': (count) =>
    repeated(
      count,
      json({ examples: many(count, () => ({ summary: 's'.repeat(1_000), serializedValue: 'v'.repeat(1_000) })) }),
    ),
  'content types of responses': (count) => repeated(count, { content: many(count, () => ({ schema: {} })) }),
  'parts of forms and their headers': (count) =>
    repeated(count, {
      content: many(2, () => ({
        encoding: many(count, () => ({ headers: many(5, () => ({ schema: { type: 'string' } })) })),
      })),
    }),
  'calls back': (count) => {
    const callback = many(count, () => ({ $ref: '#/components/pathItems/Called' }), '{$url}')
    const called = { additionalOperations: many(count, () => ({ responses: { 200: {} } }), 'M') }
    const callbacks = many(count, () => ({ $ref: '#/components/callbacks/Call' }))
    return documentOf(
      { '/a': { post: { callbacks } } },
      { components: { callbacks: { Call: callback }, pathItems: { Called: called } } },
    )
  },
  'demands and scopes': (count) =>
    documentOf(
      { '/a': { post: { security: list(count, () => ({ a: list(20, (index) => `x${index}`) })) } } },
      { components: { securitySchemes: { a: { type: 'oauth2', flows: { x: { scopes: many(count, () => 'd') } } } } } },
    ),
  'schemes that are one': (count) =>
    documentOf(
      { '/a': { post: {} } },
      {
        components: {
          securitySchemes: {
            ...many(count, () => ({ $ref: '#/components/securitySchemes/one' })),
            one: { type: 'oauth2', flows: { x: { scopes: many(count, () => 'd') } } },
          },
        },
      },
    ),
  'paths that are one': (count) =>
    documentOf(
      { '/a': { post: {} }, ...many(count, () => ({ $ref: '#/components/pathItems/One' }), '/p') },
      {
        components: {
          pathItems: {
            One: { additionalOperations: many(count, () => ({ tags: list(20, String), summary: 's' }), 'M') },
          },
        },
      },
    ),
  'tags of operations and of the document': (count) =>
    documentOf(
      { '/a': { post: { tags: list(count, String) } } },
      { tags: list(count, (index) => ({ name: String(index) })) },
    ),
}

/** Counts how often a property of the document is read. */
function counting(root: object): { root: unknown; reads: () => number } {
  let reads = 0
  const one = () => void reads++
  const wrap = (value: unknown): unknown => {
    if (Array.isArray(value)) return value.map(wrap)
    if (!isObject(value)) return value
    const wrapped = Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, wrap(inner)]))
    return new Proxy(wrapped, {
      getOwnPropertyDescriptor: (target, key) => (one(), Reflect.getOwnPropertyDescriptor(target, key)),
    })
  }
  return { root: wrap(root), reads: () => reads }
}

/** The number of reads for the document's operation and index, and the size of the result. */
function workOn(document: object): { reads: number; characters: number } {
  const { root, reads } = counting(document)
  const held = bundleOf(address, root)
  const answers = [
    extractOperation(openReading(held), { path: '/a', method: 'post' }),
    indexDocument(openReading(held)),
  ]
  return { reads: reads(), characters: JSON.stringify(answers).length }
}

describe('work grows linearly if lists of a document are combined', () => {
  it.each(Object.entries(documents))('%s', (_, make) => {
    const [small, large] = [workOn(make(1_000)), workOn(make(2_000))]
    // Twice the size would cause four times the work if two lists were multiplied.
    expect(large.reads).toBeLessThan(2.5 * small.reads)
    expect(large.characters).toBeLessThan(2.5 * small.characters)
  })
})
