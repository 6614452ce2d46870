import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { ReadingError } from '@/engines/openapi/document/reading-error'
import { openReading } from '@/engines/openapi/reader/reading'
import { expandSchema } from '@/engines/openapi/reader/schema-node'
import type { SchemaHandle, SchemaLevel } from '@/engines/openapi/document/schema-types'
import { toMarkdown } from '@/engines/openapi/model/to-markdown'
import { bundle, markdownOf, operation, withBody } from './fixtures'

const text = { type: 'string' }
const integer = { type: 'integer' }
const object = (properties: object, rest: object = {}) => ({ type: 'object', properties, ...rest })
const list = (items: object) => ({ type: 'array', items })
const ref = (name: string) => ({ $ref: `#/components/schemas/${name}` })

async function copied(schema: object, schemas: object = {}): Promise<string> {
  const held = withBody(schema, schemas)
  return markdownOf(held, operation(held))
}

/** The name, the type and the text about deeper levels of each table row, joined with `…`. */
async function rowsOf(schema: object, schemas: object = {}): Promise<string[]> {
  const markdown = await copied(schema, schemas)
  const rows = markdown
    .slice(markdown.indexOf('## Data Parameters'))
    .matchAll(/^\| (.*?) \| (.*?) \| \w* \| (.*) \|$/gm)
  return [...rows].slice(1).map(([, name, type, said]) => [name, type, said].filter(Boolean).join(' … '))
}

describe('the levels of a schema', () => {
  it('follow their parent, with dotted names', async () => {
    const schema = object({
      owner: object({ login: text, home: object({ street: text }) }),
      lines: list(object({ sku: text, parts: list(list(object({ a: text }))) })),
      last: integer,
    })
    expect(await rowsOf(schema)).toEqual([
      '`owner` … object',
      '`owner.login` … string',
      '`owner.home` … object',
      '`owner.home.street` … string',
      '`lines` … array of object',
      '`lines[].sku` … string',
      '`lines[].parts` … array of array of object',
      '`lines[].parts[][].a` … string',
      '`last` … integer',
    ])
  })

  it('use the names of the items for an array at the top', async () => {
    expect(await rowsOf(list(object({ sku: text })))).toEqual(['`sku` … string'])
  })

  it('include other properties, first items and conditions', async () => {
    const schema = object({
      map: { type: 'object', additionalProperties: object({ a: text }) },
      named: { type: 'object', patternProperties: { '^x|y': object({ b: text }) }, additionalProperties: false },
      pair: { type: 'array', prefixItems: [text, object({ c: text })], items: object({ d: text }) },
      rule: { type: 'object', not: object({ e: text }) },
    })
    expect(await rowsOf(schema)).toEqual([
      '`map` … object',
      '`map` any other property … object',
      '`map.*.a` … string',
      '`named` … object … No other properties are allowed.',
      String.raw`${'`named`'} names like ${'`^x\\|y`'} … object`,
      String.raw`${'`named./^x\\|y/.b`'} … string`,
      '`pair` … array of object',
      '`pair[0]` … string',
      '`pair[1]` … object',
      '`pair[1].c` … string',
      '`pair` other items … object',
      '`pair[].d` … string',
      '`rule` … object',
      '`rule` not … object',
      '`rule(not).e` … string',
    ])
  })

  it('of an option follow a line that names it', async () => {
    const schemas = {
      Box: object({ flaps: integer }),
      Bag: object({ size: { oneOf: [object({ w: text }, { title: 'Wide' }), text] } }),
    }
    const discriminator = { propertyName: 'kind', mapping: { box: ref('Box').$ref } }
    const schema = {
      properties: { packing: { oneOf: [ref('Box'), ref('Bag')], discriminator } },
      anyOf: [object({ a: text }, { title: 'One' }), { title: 'Two', oneOf: [object({ b: text }), integer] }],
    }
    expect(await rowsOf(schema, schemas)).toEqual([
      '`packing` … object … `kind` selects the variant: `box` Box.',
      '`packing` One of: `Box (box)` … object `Box` … by `kind` `box`.',
      '`packing.flaps` … integer',
      '`packing` One of: `Bag` … object `Bag` … by `kind` `Bag`.',
      '`packing.size` … object or string',
      '`packing.size` One of: `Wide` … object',
      '`packing.size.w` … string',
      '`packing.size` One of: `string` … string',
      'Any of: `One` … object',
      '`a` … string',
      'Any of: `Two` … object or integer',
      'as `Two` One of: `object` … object',
      '`b` … string',
      'as `Two` One of: `integer` … integer',
    ])
  })

  it('of parameters, headers and callbacks are included', async () => {
    const schema = object({ a: object({ b: text }) })
    const post = {
      parameters: [{ name: 'filter', in: 'query', schema }],
      responses: { 200: { headers: { 'X-Info': { schema: object({ c: integer, d: integer }) } } } },
      callbacks: {
        sent: { '{$url}': { post: { parameters: [{ name: 'p', in: 'query', schema: list(object({ e: text })) }] } } },
      },
    }
    const held = bundle({ '/labels': { post } })
    const markdown = await markdownOf(held, operation(held))
    for (const name of ['filter.a.b', 'X-Info.c', 'p[].e']) expect(markdown).toContain(`| \`${name}\` |`)
  })

  it('are written once and referenced afterwards', async () => {
    const Address = object({ street: text, city: text, zip: text })
    const Order = object({ bill: ref('Address'), ship: ref('Address'), past: list(ref('Address')) })
    const json = { 'application/json': { schema: ref('Order') } }
    const post = {
      requestBody: { content: json },
      responses: { 200: { content: { ...json, 'application/xml': { schema: object({ to: ref('Address') }) } } } },
    }
    const held = bundle({ '/labels': { post } }, { components: { schemas: { Address, Order } } })
    const markdown = await markdownOf(held, operation(held))
    expect(markdown).toContain('| `ship` | object `Address` | no | Holds the same as `bill`. |')
    expect(markdown).toContain('| `past` | array of object `Address` | no | Holds the same as `bill`. |')
    expect(markdown).toContain('### 200\n\n`application/json`: object `Order`\n\nHolds the same as Data Parameters.')
    expect(markdown).toContain('| `to` | object `Address` | no | Holds the same as `bill` of Data Parameters. |')
    expect(markdown.match(/street` \|/g)).toHaveLength(1)
  })

  it('are repeated if they are as short as a reference', async () => {
    const schemas = { Pair: object({ a: text, b: text }) }
    expect(await rowsOf(object({ one: ref('Pair'), two: ref('Pair') }), schemas)).toHaveLength(6)
  })

  it('contain an example once if all are the same', async () => {
    const example = { note: 'n'.repeat(300) }
    const markdown = await copied({ oneOf: [{ title: 'x' }, { title: 'y' }] })
    expect(markdown).not.toContain('The same as')
    const responses = Object.fromEntries(
      [200, 201].map((status) => [status, { content: { 'application/json': { example } } }]),
    )
    const held = bundle({ '/labels': { post: { responses } } })
    const told = await markdownOf(held, operation(held))
    expect(told).toContain('### 201\n\n`application/json`\n\nExample:\n\nThe same as that of response `200`.')
  })
})

describe('omitted levels', () => {
  it('are those that contain themselves', async () => {
    const Node = object({ up: ref('Node'), all: list(ref('Node')), self: object({ up: ref('Node') }) })
    expect(await rowsOf(ref('Node'), { Node })).toEqual([
      '`up` … object, Node, again',
      '`all` … array of object, Node, again',
      '`self` … object',
      '`self.up` … object, Node, again',
    ])
    const inner = object({ a: { $ref: '#/paths/~1labels/post/requestBody/content/application~1json/schema' } })
    expect(await rowsOf(inner)).toEqual(['`a` … object', '`a.a` … object … Contains itself.'])
  })

  it('are those deeper than six levels', async () => {
    const deep = Array.from({ length: 9 }).reduce<object>((inner) => object({ a: inner }), text)
    const rows = await rowsOf(deep)
    expect(rows.at(-1)).toBe('`a.a.a.a.a.a.a` … object … Left out: 1 property.')
    expect(await copied(deep)).toMatch(/\nLeft out is what lies deeper than 6 levels, .*\.\n$/)
  })

  it('are those beyond 300 rows, deep levels before near ones', async () => {
    const wide = (mark: string, inner: object) =>
      object(Object.fromEntries(Array.from({ length: 40 }, (_, index) => [`${mark}${index}`, inner])))
    const schema = object(
      Object.fromEntries(Array.from({ length: 6 }, (_, index) => [`p${index}`, wide(`q${index}_`, wide('r', text))])),
    )
    const rows = await rowsOf(schema)
    const near = rows.filter((row) => /^`p\d\.q\d_\d+` /.test(row))
    expect(near).toHaveLength(240)
    expect(near.filter((row) => row.endsWith('Left out: 40 properties.')).length).toBeGreaterThan(200)
    expect(rows.length).toBeLessThan(6 + 300 + 40)
    expect(await copied(object({ a: object({ b: text }) }))).not.toContain('Left out')
  })

  it('are the last properties of a list that is too long', async () => {
    const many = (count: number) =>
      object(Object.fromEntries(Array.from({ length: count }, (_, at) => [`p${at}`, text])))
    expect(await rowsOf(many(250))).toHaveLength(250)
    expect(await copied(many(600))).toContain('\n\nLeft out: 400 properties.\n')
  })
})

describe('a reader that does not answer', () => {
  const view = operation(withBody(object({ owner: object({ login: text, name: text }), other: object({ a: text }) })))
  const held = withBody(object({ owner: object({ login: text, name: text }), other: object({ a: text }) }))
  const samples = () => Promise.resolve(view)

  it('does not prevent the other levels from being copied', async () => {
    let asked = 0
    const level = (handle: SchemaHandle): Promise<SchemaLevel> =>
      asked++ > 0
        ? Promise.resolve(expandSchema(openReading(held), handle))
        : Promise.reject(new ReadingError('network', 'gone'))
    const markdown = await toMarkdown(view, { samples, level })
    expect(markdown).toContain(
      '| `owner` | object | no | Not read: 2 properties. The server cannot be reached, or does not let this page read the document. |',
    )
    expect(markdown).toContain('| `other.a` | string |')
  })

  it('does not prevent copying if the samples fail', async () => {
    const level = (handle: SchemaHandle) => Promise.resolve(expandSchema(openReading(held), handle))
    const markdown = await toMarkdown(view, { samples: () => Promise.reject(new Error('x')), level })
    expect(markdown).toContain('| `owner.login` | string |')
  })

  describe('in time', () => {
    beforeEach(() => void vi.useFakeTimers())
    afterEach(() => void vi.useRealTimers())

    it('is awaited no longer than the clipboard allows', async () => {
      const level = () => new Promise<SchemaLevel>(() => undefined)
      const onCopied = vi.fn<(markdown: string) => void>()
      void toMarkdown(view, { samples: () => new Promise(() => undefined), level }).then(onCopied)
      // By the fake clock: browsers allow to write to the clipboard for 5 s after a press.
      await vi.advanceTimersByTimeAsync(4_000)
      expect(onCopied).toHaveBeenCalledWith(expect.stringContaining('Not read: 2 properties. It took too long.'))
      expect(vi.getTimerCount()).toBe(0)
    })
  })
})
