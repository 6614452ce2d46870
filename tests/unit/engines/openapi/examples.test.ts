import { describe, expect, it } from 'vitest'
import { bundle, operation, withBody } from './fixtures'

function generated(schema: unknown, schemas: object = {}): unknown {
  const [example] = operation(withBody(schema, schemas)).body?.contents[0]?.examples ?? []
  expect(example?.generated).toBe(true)
  return JSON.parse(example?.text ?? '') as unknown
}

describe('a generated example', () => {
  it.each([
    [
      { type: 'object', properties: { count: { type: 'integer' }, price: { type: 'number', minimum: 5 } } },
      { count: 0, price: 0 },
    ],
    [{ type: 'string' }, 'string'],
    [{ type: 'string', format: 'date' }, '2026-01-31'],
    [{ type: 'string', format: 'constructor' }, 'string'],
    [{ type: 'boolean' }, true],
    [{ type: ['null', 'integer'] }, 0],
    [{ type: 'null' }, null],
    [{ type: 'array', items: { type: 'integer' } }, [0]],
    [{ type: 'array', prefixItems: [{ type: 'integer' }, { const: 'x' }] }, [0, 'x']],
    [{ type: 'array', prefixItems: [{ type: 'integer' }], items: { type: 'boolean' }, minItems: 2 }, [0, true]],
    [{ type: 'array', items: { type: 'integer' }, minItems: 3 }, [0, 0, 0]],
    [{ type: 'array', items: { type: 'string' }, minItems: 2, uniqueItems: true }, ['string', 'string2']],
    [{ type: 'array', items: { enum: ['a', 'b', 'c'] }, minItems: 2, uniqueItems: true }, ['a', 'b']],
    [{ type: 'array', items: { type: 'boolean' }, minItems: 1_000_000 }, Array.from({ length: 10 }, () => true)],
    [{ type: 'array', items: { type: 'integer' }, maxItems: 0 }, []],
    [{ type: 'string', minLength: 8, maxLength: 10 }, 'stringst'],
    [{ type: 'string', maxLength: 3 }, 'str'],
    [{ type: 'string', pattern: '^[A-Z]{2}-[0-9]+$' }, 'AA-0'],
    [{ type: 'string', pattern: '^[a-z]+$', minLength: 3, maxLength: 5 }, 'strin'],
    [{ type: 'string', contentEncoding: 'base64' }, 'U3RyaW5n'],
    [{ type: 'string', format: 'json-pointer' }, '/path'],
    [{ type: 'string', enum: ['b', 'a'] }, 'b'],
    [{ type: 'integer', default: 20 }, 20],
    [{ type: 'integer', example: 7, default: 20 }, 7],
    [{ examples: ['given'] }, 'given'],
    [{ type: 'object', default: {}, properties: { a: { type: 'integer' } } }, { a: 0 }],
    [{ type: 'object', additionalProperties: { type: 'integer' } }, { key: 0 }],
    [
      { additionalProperties: { type: 'integer' }, minProperties: 2 },
      { key: 0, key2: 0 },
    ],
    [{ additionalProperties: { type: 'integer' }, maxProperties: 0 }, {}],
    [{ additionalProperties: { type: 'integer' }, propertyNames: { enum: ['a', 'b'] } }, { a: 0 }],
    [{ additionalProperties: { type: 'integer' }, propertyNames: { maxLength: 2 } }, { ke: 0 }],
    [{ properties: { a: { const: 1 }, b: { const: 2 } }, required: ['b'], maxProperties: 1 }, { b: 2 }],
    [
      { properties: { a: { const: 1 } }, required: ['a', 'ghost'] },
      { a: 1, ghost: {} },
    ],
    [
      { properties: { a: { const: 1 } }, required: ['ghost'], additionalProperties: { const: 2 } },
      { a: 1, ghost: 2 },
    ],
    [
      {
        properties: { a: { const: 1 }, b: { const: 2 }, c: { const: 3 } },
        oneOf: [{ required: ['a'] }, { required: ['b'] }],
      },
      { a: 1, c: 3 },
    ],
    [{ oneOf: [{ type: 'object', properties: { a: { type: 'integer' } } }, { type: 'string' }] }, { a: 0 }],
    [
      { properties: { a: { type: 'integer' } }, anyOf: [{ properties: { b: { type: 'integer' } } }, {}] },
      { a: 0, b: 0 },
    ],
    [
      { allOf: [{ properties: { a: { type: 'integer' } } }, { properties: { b: { type: 'string' } } }] },
      { a: 0, b: 'string' },
    ],
    [{ oneOf: [{ const: 'A', title: 'First' }, { const: 'B' }] }, 'A'],
    [{ allOf: [{ type: ['string', 'integer'] }, { type: 'integer', minimum: 3 }, { maximum: 10 }] }, 0],
    [{ allOf: [{ enum: ['a', 'b', 'c'], default: 'a' }, { enum: ['c', 'b'] }] }, 'b'],
    [{ enum: ['a', 'b'], example: 'Choose …' }, 'a'],
    [{ allOf: [{ type: 'string' }, { type: 'integer' }] }, null],
    [true, {}],
    [false, null],
  ])('reduces a schema to one example, with 0 for numbers: %j', (schema, value) => {
    expect(generated(schema)).toEqual(value)
  })

  it('stops at recursion', () => {
    const Node = {
      type: 'object',
      properties: {
        id: { type: 'integer' },
        next: { $ref: '#/components/schemas/Node' },
        all: { type: 'array', items: { $ref: '#/components/schemas/Node' } },
      },
    }
    expect(generated({ $ref: '#/components/schemas/Node' }, { Node })).toEqual({ id: 0, all: [] })
  })

  it('omits objects that recursion would leave without a required property', () => {
    const item = { $ref: '#/components/schemas/Item' }
    const part = { required: ['item'], properties: { count: { type: 'integer' }, item } }
    const Item = { properties: { id: { type: 'integer' }, bundleOf: { type: 'array', items: part }, part } }
    expect(generated(item, { Item })).toEqual({ id: 0, bundleOf: [] })
    const endless = { required: ['part'], properties: { id: { type: 'integer' }, part } }
    expect(generated(item, { Item: endless })).toEqual({ id: 0, part: { count: 0 } })
  })

  const object = (properties: object, rest: object = {}) => ({ type: 'object', properties, ...rest })
  const list = (items: object) => ({ type: 'array', items })
  const text = { type: 'string' }
  const ref = (name: string) => ({ $ref: `#/components/schemas/${name}` })

  it('shows the contents of nested lists, because only objects count as depth', () => {
    const pack = object({ Pack: list(object({ id: text, Item: list(object({ sku: text })) })) })
    expect(generated(pack)).toEqual({ Pack: [{ id: 'string', Item: [{ sku: 'string' }] }] })
    const either = list({ oneOf: [object({ sku: text }), object({ gtin: text })] })
    expect(generated(object({ Pack: list(object({ Item: either })) }))).toEqual({
      Pack: [{ Item: [{ sku: 'string' }] }],
    })
  })

  it('omits optional properties below the fourth object, and then shows no empty object', () => {
    const last = object({ deep: object({ end: text }) })
    const optional = object({ a: object({ b: object({ c: object({ d: last, e: text }) }) }) })
    expect(generated(optional)).toEqual({ a: { b: { c: { e: 'string' } } } })
    const pair = object({ one: text, two: text })
    const required = object({ a: object({ b: object({ c: object({ d: pair }, { required: ['d'] }) }) }) })
    expect(generated(required)).toEqual({ a: { b: { c: { d: { one: 'string' } } } } })
  })

  it('adds the properties of an extending schema to the example of its base', () => {
    const Base = object({ id: text, at: text }, { example: { id: '1', note: 'kept' } })
    const named = object({ name: text }, { required: ['name'] })
    const whole = { id: '1', at: 'string', name: 'string', note: 'kept' }
    expect(generated({ allOf: [ref('Base'), named] }, { Base })).toEqual(whole)
    expect(generated({ $ref: ref('Base').$ref, properties: { name: text } }, { Base })).toEqual(whole)
    expect(generated({ allOf: [ref('Base')], ...named }, { Base })).toEqual(whole)
    expect(generated({ allOf: [ref('Base'), named], example: { id: '2' } }, { Base })).toEqual({ id: '2' })
    expect(generated({ allOf: [ref('Base')], description: 'The same.' }, { Base })).toEqual({ id: '1', note: 'kept' })
    const narrowed = { allOf: [ref('Base'), object({ id: { const: '3' } })] }
    expect(generated(narrowed, { Base })).toEqual({ id: '3', at: 'string', note: 'kept' })
    const Code = { type: 'string', example: 'US' }
    expect(generated({ allOf: [ref('Code'), { maxLength: 2 }] }, { Code })).toBe('US')
  })

  it('contains the discriminator value of the shown alternative', () => {
    const Pet = object({ petType: text, name: text }, { example: { petType: 'pet', name: 'Tom' } })
    const schemas = { Pet, Cat: { allOf: [ref('Pet'), object({ lives: { type: 'integer' } })] }, Dog: ref('Pet') }
    const oneOf = [ref('Cat'), ref('Dog')]
    const mapping = { dog: ref('Dog').$ref, cat: ref('Cat').$ref }
    const cat = { petType: 'cat', name: 'Tom', lives: 0 }
    expect(generated({ oneOf, discriminator: { propertyName: 'petType', mapping } }, schemas)).toEqual(cat)
    const typed = { type: 'object', oneOf, discriminator: { propertyName: 'petType', mapping: { cat: 'Cat' } } }
    expect(generated(typed, schemas)).toEqual(cat)
    expect(generated({ oneOf, discriminator: { propertyName: 'petType' } }, schemas)).toMatchObject({ petType: 'Cat' })
    const Cat = object({ petType: { type: 'string', enum: ['CAT'] } })
    expect(generated({ oneOf, discriminator: { propertyName: 'petType' } }, { ...schemas, Cat })).toEqual({
      petType: 'CAT',
    })
  })

  it('contains the discriminator value of an extending schema, and shows the first of them for the base', () => {
    const Pet = object({ type: text }, { discriminator: { propertyName: 'type' }, required: ['type'] })
    const Cat = { allOf: [ref('Pet'), object({ lives: { type: 'integer' } })] }
    const Kitten = { allOf: [ref('Cat'), object({ weeks: { type: 'integer' } })] }
    const schemas = { Pet, Cat, Kitten, Dog: { allOf: [ref('Pet')] } }
    expect(generated(ref('Cat'), schemas)).toEqual({ type: 'Cat', lives: 0 })
    expect(generated(ref('Kitten'), schemas)).toEqual({ type: 'Kitten', lives: 0, weeks: 0 })
    expect(generated(ref('Dog'), schemas)).toEqual({ type: 'Dog' })
    expect(generated(ref('Pet'), schemas)).toEqual({ type: 'Cat', lives: 0 })
    const mapped = (mapping: object) => ({ ...Pet, discriminator: { propertyName: 'type', mapping } })
    const pets = { ...schemas, Pet: mapped({ dog: ref('Dog').$ref, cat: 'Cat' }) }
    expect(generated(ref('Cat'), pets)).toEqual({ type: 'cat', lives: 0 })
    expect(generated(ref('Pet'), pets)).toEqual({ type: 'dog' })
    expect(generated(ref('Pet'), { ...schemas, Pet: mapped({ cat: 'Cat', pet: 'Pet' }) })).toEqual({ type: 'pet' })
    const choosing = { ...Pet, oneOf: [ref('Cat'), ref('Dog')] }
    expect(generated(ref('Dog'), { ...schemas, Pet: choosing })).toEqual({ type: 'Dog' })
  })

  it('uses an alternative of each list', () => {
    const either = (name: string) => ({ oneOf: [object({ [name]: text }), object({})] })
    expect(generated({ allOf: [either('a'), either('b')] })).toEqual({ a: 'string', b: 'string' })
    const nested = object({ a: text }, { anyOf: [{ properties: { b: text }, ...either('c') }, {}] })
    expect(generated(nested)).toEqual({ a: 'string', b: 'string', c: 'string' })
    const lengths = { anyOf: [{ type: 'string', minLength: 1 }, { type: 'integer' }] }
    expect(generated({ allOf: [lengths, { oneOf: lengths.anyOf }] })).toBe('string')
  })

  it('ends if an alternative extends the schema that offers it', () => {
    const Part = object({ id: text }, { oneOf: [{ allOf: [ref('Part'), object({ n: text })] }, {}] })
    expect(generated(ref('Part'), { Part })).toEqual({ id: 'string', n: 'string' })
  })

  it('stays small for schemas that all reference each other', () => {
    const names = Array.from({ length: 30 }, (_, number) => `S${number}`)
    const properties = Object.fromEntries(names.map((name) => [name, { $ref: `#/components/schemas/${name}` }]))
    const schemas = Object.fromEntries(names.map((name) => [name, { type: 'object', properties }]))
    const [example] =
      operation(withBody({ $ref: '#/components/schemas/S0' }, schemas)).body?.contents[0]?.examples ?? []
    expect(example?.text.length).toBeLessThan(400_000)
  })

  it('omits read-only properties from requests and write-only properties from responses', () => {
    const schema = {
      type: 'object',
      properties: { id: { type: 'string', readOnly: true }, secret: { type: 'string', writeOnly: true } },
    }
    const content = { 'application/json': { schema } }
    const view = operation(
      bundle({ '/labels': { post: { requestBody: { content }, responses: { 200: { content } } } } }),
    )
    expect(JSON.parse(view.body?.contents[0]?.examples[0]?.text ?? '')).toEqual({ secret: 'string' })
    expect(JSON.parse(view.responses[0]?.contents[0]?.examples[0]?.text ?? '')).toEqual({ id: 'string' })
  })

  it('consists of pairs for a form', () => {
    const schema = { type: 'object', properties: { grant_type: { const: 'a b' }, n: { type: 'integer' } } }
    const view = operation(withBody(schema, {}, 'application/x-www-form-urlencoded'))
    expect(view.body?.contents[0]?.examples[0]?.text).toBe('grant_type=a%20b&n=0')
  })
})

describe('an example that contains JSON as text', () => {
  const documented = (schema: object | undefined, example: string, type = 'application/json') => {
    const content = { [type]: { ...(schema && { schema }), example } }
    const view = operation(bundle({ '/labels': { post: { requestBody: { content } } } }))
    return view.body?.contents[0]?.examples[0]?.text
  }

  it.each([
    [{ type: 'object' }, '{"id":1}', '{\n  "id": 1\n}'],
    [{ type: 'array' }, ' [1]', '[\n  1\n]'],
    [undefined, '{"id":1}', '{\n  "id": 1\n}'],
    [{ type: 'object' }, '{broken', '"{broken"'],
    [{ type: 'string' }, '{"id":1}', '"{\\"id\\":1}"'],
    [{ type: ['string', 'object'] }, '{"id":1}', '"{\\"id\\":1}"'],
    [{}, '{"id":1}', '"{\\"id\\":1}"'],
  ])('of %j: %s', (schema, example, text) => {
    expect(documented(schema, example)).toBe(text)
  })

  it('is unchanged for other content types', () => {
    expect(documented({ type: 'object' }, '{"id":1}', 'text/plain')).toBe('{"id":1}')
  })
})

describe('a value for a parameter', () => {
  it.each([
    [{ type: 'integer', minimum: 1 }, 1],
    [{ type: 'integer', minimum: -5 }, 0],
    [{ type: 'integer', minimum: 10, maximum: 100 }, 10],
    [{ type: 'integer', exclusiveMinimum: 0 }, 1],
    [{ type: 'integer', minimum: 0, exclusiveMinimum: true }, 1],
    [{ type: 'integer', minimum: 3, multipleOf: 5 }, 5],
    [{ type: 'integer', exclusiveMaximum: -4 }, -5],
    [{ type: 'number', minimum: 0.3, multipleOf: 0.1 }, 0.3],
    [{ type: 'number', exclusiveMinimum: 0, maximum: 1 }, 0.5],
    [{ type: 'number', maximum: -1.5 }, -1.5],
    [{ allOf: [{ type: 'integer', minimum: 1 }, { minimum: 7 }] }, 7],
  ])('is the number nearest to 0 that %j allows', (schema, sample) => {
    const parameters = [{ name: 'size', in: 'query', required: true, schema }]
    expect(operation(bundle({ '/labels': { post: { parameters } } })).queryParams).toMatchObject([
      { sample: String(sample) },
    ])
  })
})

describe('an XML example', () => {
  const xml = (schema: unknown, schemas: object = {}) =>
    operation(withBody(schema, schemas, 'application/xml'))
      .body?.contents[0]?.examples[0]?.text.split('\n')
      .slice(1)
      .join('\n')

  it('applies name, attribute, prefix, namespace and wrapped', () => {
    const schema = {
      type: 'object',
      xml: { name: 'label', prefix: 'l', namespace: 'https://ns.example/?a&b' },
      properties: {
        id: { type: 'integer', xml: { attribute: true } },
        lang: { type: 'string', xml: { attribute: true, prefix: 'xml' } },
        carrier: { type: 'string', xml: { name: 'Carrier' } },
        boxes: {
          type: 'array',
          xml: { name: 'Boxes', wrapped: true },
          items: { type: 'string', xml: { name: 'Box' } },
        },
        tags: { type: 'array', items: { type: 'string', example: '<&">' } },
        none: { type: 'string', example: '' },
      },
    }
    expect(xml(schema)).toBe(
      [
        '<l:label xmlns:l="https://ns.example/?a&amp;b" id="0" xml:lang="string">',
        '  <Carrier>string</Carrier>',
        '  <Boxes>',
        '    <Box>string</Box>',
        '  </Boxes>',
        '  <tags>&lt;&amp;&quot;&gt;</tags>',
        '  <none/>',
        '</l:label>',
      ].join('\n'),
    )
  })

  it('names the items of a wrapped list like the list if they have no name', () => {
    const list = (rest: object, items: object = {}) => ({
      type: 'object',
      xml: { name: 'zoo' },
      properties: { animals: { type: 'array', items: { type: 'string', example: 'cat', ...items }, ...rest } },
    })
    const wrapped = (outer: string, inner: string) =>
      `<zoo>\n  <${outer}>\n    <${inner}>cat</${inner}>\n  </${outer}>\n</zoo>`
    expect(xml(list({ xml: { wrapped: true } }))).toBe(wrapped('animals', 'animals'))
    expect(xml(list({ xml: { name: 'aliens', wrapped: true } }))).toBe(wrapped('aliens', 'aliens'))
    expect(xml(list({ xml: { name: 'aliens', wrapped: true } }, { xml: { name: 'animal' } }))).toBe(
      wrapped('aliens', 'animal'),
    )
    expect(xml(list({ xml: { name: 'aliens' } }))).toBe('<zoo>\n  <animals>cat</animals>\n</zoo>')
    expect(xml(list({ xml: { wrapped: true } }, { xml: { prefix: 'z' } }))).toContain(
      '<z:animals xmlns:z="https://example.com/z">',
    )
  })

  it('uses the name of the component, and the node types of OpenAPI 3.2', () => {
    const Label = {
      type: 'object',
      properties: {
        code: { type: 'string', xml: { nodeType: 'attribute' } },
        body: { type: 'string', example: 'a]]>b', xml: { nodeType: 'cdata' } },
      },
    }
    expect(xml({ $ref: '#/components/schemas/Label' }, { Label })).toBe(
      '<Label code="string"><![CDATA[a]]]]><![CDATA[>b]]></Label>',
    )
  })

  it('replaces characters that are not allowed in a name', () => {
    expect(xml({ type: 'object', xml: { name: '1<script>' }, properties: { 'a b': { type: 'string' } } })).toBe(
      '<_1_script_>\n  <a_b>string</a_b>\n</_1_script_>',
    )
  })
})
