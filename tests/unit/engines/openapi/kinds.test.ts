import { describe, expect, it } from 'vitest'
import { openReading } from '@/engines/openapi/reader/reading'
import { indexDocument } from '@/engines/openapi/reader/index-document'
import { bodySchema, bundle, defined, open, operation, withBody } from './fixtures'

const extending = (base: string, properties: object) => ({
  allOf: [{ $ref: `#/components/schemas/${base}` }, { type: 'object', properties }],
})
const schemas = {
  Base: {
    type: 'object',
    discriminator: { propertyName: 'type' },
    required: ['type'],
    properties: { type: { type: 'string' } },
  },
  Middle: extending('Base', { mid: { type: 'string' } }),
  Leaf: extending('Middle', { leaf: { type: 'string' } }),
  Other: extending('Base', { other: { type: 'string' } }),
}

describe('the kinds of a schema whose extensions are extended in turn', () => {
  const kindsOf = (name: string) => {
    const held = withBody({ $ref: `#/components/schemas/${name}` }, schemas)
    return open(held, bodySchema(held).nested).discriminator?.values.map(({ value }) => value)
  }
  it.each([
    ['Base', ['Middle', 'Other', 'Leaf']],
    ['Middle', ['Middle', 'Leaf']],
    ['Leaf', ['Leaf']],
    ['Other', ['Other']],
  ])('are at the level of %s: %j', (name, kinds) => {
    expect(kindsOf(name)).toEqual(kinds)
  })

  it.each([
    ['Base', 'Middle'],
    ['Middle', 'Middle'],
    ['Leaf', 'Leaf'],
  ])('give the example of %s the kind %s', (name, kind) => {
    const [content] = operation(withBody({ $ref: `#/components/schemas/${name}` }, schemas)).body?.contents ?? []
    expect(JSON.parse(defined(content?.examples[0]).text)).toMatchObject({ type: kind })
  })

  it('end where schemas extend each other', () => {
    const circle = { ...schemas, Base: { ...schemas.Base, allOf: [{ $ref: '#/components/schemas/Leaf' }] } }
    const held = withBody({ $ref: '#/components/schemas/Base' }, circle)
    expect(open(held, bodySchema(held).nested).discriminator?.values.map(({ value }) => value)).toEqual([
      'Middle',
      'Other',
      'Leaf',
    ])
  })
})

describe('the summary of a path', () => {
  const paths = {
    '/a': { summary: 'Summary of the path', get: { responses: {} }, post: { summary: 'Own', responses: {} } },
  }
  it('names the operations that have none of their own', () => {
    expect(operation(bundle(paths), '/a', 'get').title).toBe('Summary of the path')
    expect(operation(bundle(paths), '/a', 'post').title).toBe('Own')
    expect(indexDocument(openReading(bundle(paths))).operations.map(({ title }) => title)).toEqual([
      'Summary of the path',
      'Own',
    ])
    const marked = { '/a': { ...paths['/a'], summary: 'For staff|internal' } }
    expect(operation(bundle(marked), '/a', 'get')).toMatchObject({ title: 'For staff', markers: ['internal'] })
    expect(operation(bundle(marked), '/a', 'post').markers).toEqual([])
  })
})
