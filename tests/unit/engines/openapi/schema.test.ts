import { describe, expect, it } from 'vitest'
import type { SchemaLevel } from '@/engines/openapi/document/schema-types'
import { bodySchema, defined, missingUrls, nodeOf, open, operation, property, withBody } from './fixtures'

describe('the levels of a schema', () => {
  it('include the first level, and load the deeper ones on request', () => {
    const held = withBody({
      type: 'object',
      required: ['header'],
      properties: {
        header: { type: 'object', properties: { number: { type: 'string' } } },
        copies: { type: 'integer' },
      },
    })
    const level = bodySchema(held).nested?.level
    expect(level?.properties.map(({ name, required }) => [name, required])).toEqual([
      ['header', true],
      ['copies', false],
    ])
    const header = property(level, 'header')
    expect(header.nested).toMatchObject({ properties: 1, handle: { at: expect.any(Array) } })
    expect(property(open(held, header.nested), 'number').type).toBe('string')
  })

  it('merge allOf, combine the limits of the same property, and mark properties that any part requires', () => {
    const schemas = {
      Base: {
        type: 'object',
        required: ['id'],
        properties: { id: { type: 'string', minLength: 2 }, kind: { type: 'string' } },
      },
    }
    const held = withBody(
      {
        allOf: [
          { $ref: '#/components/schemas/Base' },
          { properties: { id: { maxLength: 5, description: 'Ours' } } },
          { required: ['kind'] },
        ],
      },
      schemas,
    )
    const node = bodySchema(held)
    expect(node).toMatchObject({ type: 'object' })
    expect(node.name).toBeUndefined()
    expect(node.nested?.level?.properties.map(({ name, required }) => [name, required])).toEqual([
      ['id', true],
      ['kind', true],
    ])
    expect(property(node.nested?.level, 'id')).toMatchObject({ description: 'Ours', rules: ['2 to 5 characters'] })
  })

  it('merge a property that several parts describe', () => {
    const part = (name: string) => ({
      properties: { box: { type: 'object', properties: { [name]: { type: 'string' } } } },
    })
    const held = withBody({ allOf: [part('width'), part('height')] })
    const level = open(held, property(bodySchema(held).nested?.level, 'box').nested)
    expect(level.properties.map(({ name }) => name)).toEqual(['width', 'height'])
  })

  it('keep the name of a component that is only wrapped', () => {
    const schemas = { Label: { type: 'object', properties: { id: {} } } }
    const node = nodeOf({ description: 'Sent', allOf: [{ $ref: '#/components/schemas/Label' }] }, schemas)
    expect(node).toMatchObject({ name: 'Label', description: 'Sent' })
  })

  it('show oneOf and anyOf as choices with the values of the discriminator', () => {
    const schemas = {
      Box: { type: 'object', title: 'A box', properties: { kind: { type: 'string' } } },
      Bag: { type: 'object', properties: { kind: { type: 'string' } } },
    }
    const held = withBody(
      {
        oneOf: [{ $ref: '#/components/schemas/Box' }, { $ref: '#/components/schemas/Bag' }],
        discriminator: { propertyName: 'kind', mapping: { box: '#/components/schemas/Box', bag: 'Bag' } },
      },
      schemas,
    )
    const node = bodySchema(held)
    expect(node.nested).toMatchObject({ choices: 2, properties: 0 })
    const [choice] = defined(node.nested?.level).choices
    expect(choice).toMatchObject({
      kind: 'oneOf',
      discriminator: 'kind',
      options: [
        { label: 'Box', value: 'box' },
        { label: 'Bag', value: 'bag' },
      ],
    })
    expect(property(open(held, choice?.options[1]?.schema.nested), 'kind').type).toBe('string')
  })

  it('resolve a mapped name with a dot to a schema, and load no document for it', () => {
    const ref = (name: string) => ({ $ref: `#/components/schemas/${name}` })
    const mapping = { cat: 'v1.Cat', dog: '#/components/schemas/v1.Dog', cow: 'v1.Cow' }
    const oneOf = [ref('v1.Cat'), ref('v1.Dog')]
    const held = withBody(
      { oneOf, discriminator: { propertyName: 'kind', mapping } },
      { 'v1.Cat': { type: 'object' }, 'v1.Dog': { type: 'object' } },
    )
    const [choice] = defined(bodySchema(held).nested?.level).choices
    expect(choice?.options.map(({ label, value }) => [label, value])).toEqual([
      ['v1.Cat', 'cat'],
      ['v1.Dog', 'dog'],
    ])
    expect(operation(held).body?.contents[0]?.examples[0]?.text).toContain('"kind": "cat"')
    expect(missingUrls(held)).toEqual([])
  })

  it('show the choices of every part, and label options that consist only of a rule', () => {
    const ref = (name: string) => ({ $ref: `#/components/schemas/${name}` })
    const schemas = { A: {}, B: {}, C: {}, D: {} }
    const node = nodeOf({ allOf: [{ oneOf: [ref('A'), ref('B')] }, { oneOf: [ref('C'), ref('D')] }] }, schemas)
    const labels = (level: SchemaLevel | undefined) =>
      level?.choices.map(({ options }) => options.map(({ label }) => label))
    expect(node.nested?.choices).toBe(4)
    expect(labels(node.nested?.level)).toEqual([
      ['A', 'B'],
      ['C', 'D'],
    ])
    const either = nodeOf({ properties: { a: {} }, anyOf: [{ required: ['email'] }, { required: ['phone'] }] })
    expect(labels(either.nested?.level)).toEqual([['requires email', 'requires phone']])
  })

  it('list the subtypes of a discriminator without choices', () => {
    const schemas = {
      Pet: { type: 'object', discriminator: { propertyName: 'kind' }, properties: { kind: { type: 'string' } } },
      Cat: { allOf: [{ $ref: '#/components/schemas/Pet' }, { properties: { lives: { type: 'integer' } } }] },
      Dog: { allOf: [{ $ref: '#/components/schemas/Pet' }] },
    }
    const level = nodeOf({ $ref: '#/components/schemas/Pet' }, schemas).nested?.level
    expect(level?.discriminator).toEqual({ property: 'kind', values: [{ value: 'Cat' }, { value: 'Dog' }] })
  })

  it('mark a recursive schema and open it again', () => {
    const node = {
      type: 'object',
      properties: {
        name: { type: 'string' },
        children: { type: 'array', items: { $ref: '#/components/schemas/Node' } },
      },
    }
    const held = withBody({ $ref: '#/components/schemas/Node' }, { Node: node })
    let level = defined(bodySchema(held).nested?.level)
    for (let depth = 0; depth < 5; depth++) {
      const items = defined(property(level, 'children').items)
      expect(items).toMatchObject({ name: 'Node', recursive: true })
      level = open(held, items.nested)
      expect(level.properties.map(({ name }) => name)).toEqual(['name', 'children'])
    }
  })

  it('do not mark a second use on the same level as recursive', () => {
    const schemas = { Address: { type: 'object', properties: { city: {} } } }
    const ref = { $ref: '#/components/schemas/Address' }
    const level = nodeOf({ type: 'object', properties: { from: ref, to: ref } }, schemas).nested?.level
    expect(level?.properties.map(({ schema }) => schema.recursive)).toEqual([false, false])
  })

  it('show maps, patterns, tuples, conditions and closed objects', () => {
    const held = withBody({
      type: 'object',
      properties: { pair: { type: 'array', prefixItems: [{ type: 'string' }, { type: 'integer' }], items: false } },
      patternProperties: { '^x-': { type: 'string' } },
      additionalProperties: { type: 'integer' },
      not: { required: ['bad'] },
      ...JSON.parse('{"if":{"properties":{"a":{}}},"then":{"properties":{"b":{}}},"else":{"properties":{"c":{}}}}'),
      propertyNames: { pattern: '^[a-z]' },
      dependentSchemas: { card: { properties: { street: {} } } },
    })
    const level = defined(bodySchema(held).nested?.level)
    expect(level.patternProperties).toMatchObject([{ pattern: '^x-', schema: { type: 'string' } }])
    expect(level.additionalProperties).toMatchObject({ type: 'integer' })
    expect(level.conditions.map(({ keyword }) => keyword)).toEqual([
      'not',
      'if',
      'then',
      'else',
      'propertyNames',
      'when card is present',
    ])
    const pair = property(level, 'pair')
    expect(open(held, pair.nested).tuple.map(({ type }) => type)).toEqual(['string', 'integer'])
    expect(nodeOf({ properties: { a: {} }, additionalProperties: false }).nested?.level?.additionalProperties).toBe(
      'no',
    )
    expect(nodeOf({ properties: { a: {} }, unevaluatedProperties: false }).nested?.level?.additionalProperties).toBe(
      'no',
    )
  })

  it.each([
    ['first ones', { prefixItems: [{ type: 'string' }] }],
    ['contains', { contains: { const: 1 } }],
  ])('keep the items of an array beside its %s', (_, more) => {
    const held = withBody({ type: 'array', items: { type: 'object', properties: { inside: {} } }, ...more })
    const level = open(held, bodySchema(held).nested)
    const items = defined(level.conditions.find(({ keyword }) => keyword === 'items')).schema
    expect(open(held, items.nested).properties.map(({ name }) => name)).toEqual(['inside'])
  })

  it('split very long lists of properties into pages', () => {
    const properties = Object.fromEntries(
      Array.from({ length: 450 }, (_, index) => [`field${index}`, { type: 'string' }]),
    )
    const held = withBody({ type: 'object', properties })
    const first = defined(bodySchema(held).nested?.level)
    const second = open(held, first.rest)
    const third = open(held, second.rest)
    expect([first, second, third].map((level) => level.properties.length)).toEqual([200, 200, 50])
    expect([first.rest?.properties, second.rest?.properties, third.rest]).toEqual([250, 50, undefined])
    expect(third.properties.at(-1)?.name).toBe('field449')
  })

  it('open nested arrays to any depth', () => {
    let schema: object = { type: 'object', properties: { deep: { type: 'string' } } }
    for (let depth = 0; depth < 7; depth++) schema = { type: 'array', items: schema }
    const held = withBody(schema)
    let node = bodySchema(held)
    for (let steps = 0; steps < 20 && !node.nested?.properties; steps++) {
      node = node.items ?? defined(open(held, node.nested).conditions.find(({ keyword }) => keyword === 'items')).schema
    }
    expect(property(open(held, node.nested), 'deep').type).toBe('string')
  })

  it('report an invalid schema and a missing part at its place', () => {
    const level = nodeOf({ type: 'object', properties: { a: 5, b: { $ref: '#/nowhere' }, c: { type: 'string' } } })
      .nested?.level
    expect(property(level, 'a').errors).toMatchObject([{ message: 'This is not a schema.' }])
    expect(property(level, 'b').errors).toEqual([
      { message: 'The reference #/nowhere leads nowhere.', at: '#/nowhere' },
    ])
    expect(property(level, 'c').errors).toEqual([])
    const gone = open(withBody({}), {
      properties: 1,
      choices: 0,
      handle: { at: ['https://docs.example/labels/openapi.json#/gone'], within: [] },
    })
    expect(gone.errors).toMatchObject([{ message: 'The document has changed: this part is no longer in it.' }])
  })
})
