import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { openReading } from '@/engines/openapi/reader/reading'
import { extractOperation } from '@/engines/openapi/reader/extract-operation'
import { indexDocument } from '@/engines/openapi/reader/index-document'
import { parseText } from '@/engines/openapi/reader/parse-document'
import type { Nested, SchemaLevel } from '@/engines/openapi/document/schema-types'
import { bundleOf } from '@/engines/openapi/reader/spec-document'
import type { Bundle } from '@/engines/openapi/reader/spec-document'
import { toHar } from '@/engines/openapi/model/to-har'
import { bodySchema, bundle, documentOf, markdownOf, open, operation, property, withBody } from './fixtures'

/** Reads everything in a document to a great depth; every reply must be plain data. */
async function readAll(held: Bundle) {
  const index = indexDocument(openReading(held))
  for (const [position, key] of index.operations.slice(0, 60).entries()) {
    const view = extractOperation(openReading(held), key)
    if (!view) throw new Error(`${key.method} ${key.path} is listed but not found`)
    structuredClone(view)
    toHar(view)
    // The copy includes all levels, which takes a while.
    if (position % 20 === 0) await markdownOf(held, view)
    for (const content of [...(view.body?.contents ?? []), ...view.responses.flatMap(({ contents }) => contents)]) {
      openAll(held, content.schema?.nested, 3)
    }
  }
}

function openAll(held: Bundle, nested: Nested | undefined, depth: number) {
  if (!nested || depth === 0) return
  const level = open(held, nested)
  structuredClone(level)
  const nodes = [
    ...level.properties.map(({ schema }) => schema),
    ...level.choices.flatMap(({ options }) => options.map(({ schema }) => schema)),
    ...level.tuple,
  ]
  for (const node of nodes.slice(0, 8)) openAll(held, node.nested ?? node.items?.nested, depth - 1)
}

describe('hostile documents', () => {
  it('10,000 levels deep: every level opens', async () => {
    const depth = 10_000
    const text = `{"openapi":"3.1.0","paths":{"/labels":{"post":{"requestBody":{"content":{"application/json":{"schema":${'{"type":"object","properties":{"a":'.repeat(depth)}{}${'}}'.repeat(depth)}}}}}}}}`
    const held = bundleOf('https://docs.example/deep.json', await parseText(text))
    await expect(readAll(held)).resolves.toBeUndefined()
    let level: SchemaLevel = open(held, bodySchema(held).nested)
    for (let step = 0; step < 200; step++) level = open(held, property(level, 'a').nested)
    expect(level.properties).toHaveLength(1)
  })

  it('10,000 levels of allOf, arrays, references and examples', async () => {
    const nest = (wrap: (inner: unknown) => unknown) =>
      Array.from({ length: 10_000 }).reduce<unknown>((inner) => wrap(inner), { type: 'string' })
    await expect(readAll(withBody(nest((inner) => ({ allOf: [inner] }))))).resolves.toBeUndefined()
    await expect(readAll(withBody(nest((inner) => ({ type: 'array', items: inner }))))).resolves.toBeUndefined()
    await expect(readAll(withBody(nest((inner) => ({ oneOf: [inner, { type: 'integer' }] }))))).resolves.toBeUndefined()
    await expect(
      readAll(withBody({ type: 'object', example: nest((inner) => [inner]), default: nest((inner) => ({ inner })) })),
    ).resolves.toBeUndefined()
    const chain = Object.fromEntries(
      Array.from({ length: 10_000 }, (_, index) => [`S${index}`, { $ref: `#/components/schemas/S${index + 1}` }]),
    )
    await expect(readAll(withBody({ $ref: '#/components/schemas/S0' }, chain))).resolves.toBeUndefined()
  })

  it('10 MB in a single line', async () => {
    const text = JSON.stringify(
      documentOf({
        '/labels': {
          post: {
            summary: 'x'.repeat(5_000_000),
            description: 'y'.repeat(5_000_000),
            requestBody: { content: { 'application/json': { example: 'z'.repeat(1_000_000) } } },
          },
        },
      }),
    )
    const held = bundleOf('https://docs.example/long.json', await parseText(text))
    const view = operation(held)
    expect(JSON.stringify(view).length).toBeLessThan(700_000)
    await expect(readAll(held)).resolves.toBeUndefined()
  })

  it('the keys __proto__, constructor and toString are treated like other keys', async () => {
    const text = `{"openapi":"3.1.0","info":{"title":"x","__proto__":{"version":"9"}},"paths":{"__proto__":{"get":{"summary":"Odd"}},"/labels":{"post":{"requestBody":{"content":{"application/json":{"schema":{"type":"object","required":["__proto__"],"properties":{"__proto__":{"type":"integer"},"constructor":{"type":"string"},"toString":{"type":"boolean"}}}}}}}}}}`
    const held = bundleOf('https://docs.example/x.json', await parseText(text))
    const index = indexDocument(openReading(held))
    expect(index.operations.map(({ path, title }) => [path, title])).toEqual([
      ['__proto__', 'Odd'],
      ['/labels', 'Missing a Path Summary'],
    ])
    expect(index.info.version).toBeUndefined()
    expect(extractOperation(openReading(held), { path: '__proto__', method: 'get' })?.title).toBe('Odd')
    const level = bodySchema(held).nested?.level
    expect(level?.properties.map(({ name, required, schema }) => [name, required, schema.type])).toEqual([
      ['__proto__', true, 'integer'],
      ['constructor', false, 'string'],
      ['toString', false, 'boolean'],
    ])
    expect(operation(held).body?.contents[0]?.examples[0]?.text).toContain('"__proto__": 0')
    expect(Object.hasOwn(Object.prototype, 'get')).toBe(false)
  })

  it('YAML whose aliases multiply or form cycles', async () => {
    const lines = ['openapi: 3.1.0', 'x0: &x0 [a, a, a, a, a, a, a, a, a]']
    for (let step = 1; step < 12; step++)
      lines.push(`x${step}: &x${step} [${Array.from({ length: 9 }, () => `*x${step - 1}`).join(', ')}]`)
    lines.push(
      'paths: { /labels: { post: { requestBody: { content: { application/json: { example: *x11, schema: &s { type: object, properties: { self: *s } } } } } } } }',
    )
    const held = bundleOf('https://docs.example/x.yaml', await parseText(lines.join('\n')))
    await expect(readAll(held)).resolves.toBeUndefined()
    expect(operation(held).body?.contents[0]?.examples[0]?.text.length).toBeLessThan(3_000_000)
  })

  it('a thousand choices and parts', async () => {
    const options = Array.from({ length: 1_000 }, (_, index) => ({
      title: `T${index}`,
      properties: { [`p${index}`]: {} },
    }))
    await expect(readAll(withBody({ oneOf: options }))).resolves.toBeUndefined()
    const merged = bodySchema(withBody({ allOf: options }))
    expect(merged.errors).toMatchObject([{ message: expect.stringContaining('more than') }])
  })

  it('a small document whose references describe an endless page', () => {
    const wide = {
      type: 'object',
      description: 'd'.repeat(50_000),
      properties: Object.fromEntries(
        Array.from({ length: 200 }, (_, index) => [`p${index}`, { $ref: '#/components/schemas/Text' }]),
      ),
    }
    const schemas = {
      Wide: wide,
      Text: { type: 'string', description: 't'.repeat(50_000), example: 'e'.repeat(50_000) },
    }
    const content = Object.fromEntries(
      Array.from({ length: 100 }, (_, index) => [
        `application/v${index}+json`,
        { schema: { $ref: '#/components/schemas/Wide' } },
      ]),
    )
    const responses = Object.fromEntries(
      Array.from({ length: 1_000 }, (_, index) => [`R${index}`, { $ref: '#/components/responses/One' }]),
    )
    const parameters = Array.from({ length: 5_000 }, (_, index) => ({
      name: `q${index}`,
      in: 'query',
      schema: { $ref: '#/components/schemas/Wide' },
    }))
    const held = bundle(
      { '/labels': { post: { parameters, responses } } },
      { components: { schemas, responses: { One: { description: 'One', content } } } },
    )
    const view = operation(held)
    expect(JSON.stringify(view).length).toBeLessThan(10_000_000)
    expect(view.errors).toContainEqual({ message: '4500 more parameters are not shown.' })
  })

  it('whole documents of the wrong shape', async () => {
    for (const root of [
      null,
      5,
      'text',
      [],
      { openapi: '3.1.0' },
      { openapi: 3, paths: [] },
      { swagger: '2.0', paths: null },
      { paths: { '/a': { get: 5, post: [], put: null } }, tags: {}, servers: 'x', components: [] },
    ]) {
      await expect(readAll(bundleOf('https://docs.example/x.json', root))).resolves.toBeUndefined()
    }
  })
})

describe('documents with parts replaced at random', () => {
  const examples = 'node_modules/@readme/oas-examples'
  const files = ['2.0', '3.0', '3.1'].flatMap((version) =>
    readdirSync(`${examples}/${version}/json`)
      .filter((file) => file.endsWith('.json'))
      .map((file) => `${version}/json/${file}`),
  )
  const odd: unknown[] = [
    null,
    true,
    false,
    0,
    -1.5,
    '',
    'text',
    [],
    {},
    [null],
    [[]],
    { $ref: '#' },
    { $ref: '#/paths' },
    { $ref: '' },
    { $ref: 5 },
    { $ref: 'https://x.example/y' },
    { type: 5 },
    { type: [] },
    { allOf: 5 },
    { oneOf: [null] },
    { properties: [] },
    { enum: {} },
  ]

  it.each(files)('%s', async (file) => {
    const text = readFileSync(`${examples}/${file}`, 'utf8')
    let seed = text.length
    const random = (below: number) => {
      seed = (seed * 1_103_515_245 + 12_345) % 2_147_483_648
      return seed % below
    }
    for (let round = 0; round < 4; round++) {
      let left = 1 + random(4)
      const every = 3 + random(200)
      let count = 0
      const root = JSON.parse(text, (_, value: unknown) => {
        count++
        if (left === 0 || count % every > 0) return value
        left--
        return odd[random(odd.length)]
      }) as unknown
      await expect(readAll(bundleOf('https://docs.example/x.json', root))).resolves.toBeUndefined()
    }
  })
})

it('Markdown and HTML in a document are kept as text', () => {
  const view = operation(
    bundle({ '/labels': { post: { summary: '<script>alert(1)</script>', description: '[x](javascript:alert(1))' } } }),
  )
  expect(view.title).toBe('<script>alert(1)</script>')
})
