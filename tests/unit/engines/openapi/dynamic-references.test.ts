import { describe, expect, it } from 'vitest'
import { parseJson } from '@/lib/exact-json'
import { checkValue } from '@/engines/requests/validation/check-value'
import { openReading } from '@/engines/openapi/reader/reading'
import { extractOperation } from '@/engines/openapi/reader/extract-operation'
import { requestSchemas } from '@/engines/openapi/reader/request-schemas'
import { expandSchema } from '@/engines/openapi/reader/schema-node'
import { bundleOf } from '@/engines/openapi/reader/spec-document'
import type { Bundle } from '@/engines/openapi/reader/spec-document'
import type { JsonSchema, OperationView } from '@/engines/openapi/document/types'
import { address, defined, documentOf, markdownOf, open, property } from './fixtures'

const content = (ref: string) => ({ content: { 'application/json': { schema: { $ref: ref } } } })
const reply = (ref: string) => ({
  get: { responses: { 200: { description: 'ok', ...content(ref) } } },
  post: { requestBody: content(ref), responses: {} },
})
const bound = (title: string, name: string, type: string) => ({
  bound: {
    $dynamicAnchor: 'entry',
    type: 'object',
    title,
    required: [name],
    properties: { [name]: { type, example: type === 'string' ? 'Ann' : 7 } },
  },
})
const page = {
  $id: 'https://x.example/page',
  type: 'object',
  properties: { total: { type: 'integer' }, items: { type: 'array', items: { $dynamicRef: '#entry' } } },
  $defs: { entry: { $dynamicAnchor: 'entry' } },
}
const pageOf = (name: string, $defs: object) => ({
  $id: `https://x.example/page-of-${name}`,
  $ref: 'https://x.example/page',
  $defs,
})

/** Two pages that bind the entry of one page in different ways. */
const twoPages = bundleOf(
  address,
  documentOf(
    {
      '/users': reply('#/components/schemas/PageOfUsers'),
      '/groups': reply('#/components/schemas/PageOfGroups'),
      '/any': reply('#/components/schemas/Page'),
      '/nested': reply('#/components/schemas/PageOfPages'),
    },
    {
      components: {
        schemas: {
          PageOfUsers: pageOf('users', bound('User', 'name', 'string')),
          PageOfGroups: pageOf('groups', bound('Group', 'members', 'integer')),
          PageOfPages: pageOf('pages', {
            bound: { $dynamicAnchor: 'entry', type: 'object', properties: { users: { $ref: 'page-of-users' } } },
          }),
          Page: page,
        },
      },
    },
  ),
)

const view = (bundle: Bundle, path: string, method = 'get'): OperationView =>
  defined(extractOperation(openReading(bundle), { path, method }))
const items = (bundle: Bundle, path: string) => {
  const schema = defined(view(bundle, path).responses[0]?.contents[0]?.schema)
  return defined(property(open(bundle, schema.nested), 'items').items)
}
const names = (bundle: Bundle, path: string) =>
  open(bundle, items(bundle, path).nested).properties.map(({ name }) => name)
const example = (bundle: Bundle, path: string) => view(bundle, path).responses[0]?.contents[0]?.examples[0]?.text

describe('a dynamic reference', () => {
  it('is bound by the way that leads to it', () => {
    expect([items(twoPages, '/users').title, items(twoPages, '/groups').title]).toEqual(['User', 'Group'])
    expect([names(twoPages, '/users'), names(twoPages, '/groups')]).toEqual([['name'], ['members']])
    expect(items(twoPages, '/any').type).toBe('any')
  })

  it('is bound in examples and in copied Markdown', async () => {
    expect(JSON.parse(defined(example(twoPages, '/users')))).toEqual({ total: 0, items: [{ name: 'Ann' }] })
    expect(JSON.parse(defined(example(twoPages, '/groups')))).toEqual({ total: 0, items: [{ members: 7 }] })
    expect(await markdownOf(twoPages, view(twoPages, '/groups'))).toContain('members')
  })

  it('is bound in the schema that a request is checked with', () => {
    const faults = (path: string, value: unknown) => {
      const schemas = defined(requestSchemas(openReading(twoPages), { path, method: 'post' }))
      return checkValue(value, parseJson(defined(schemas.bodies['application/json'])) as JsonSchema).length
    }
    expect(faults('/users', { items: [{ name: 'Ann' }] })).toBe(0)
    expect(faults('/users', { items: [{ members: 7 }] })).toBe(1)
    expect(faults('/groups', { items: [{ members: 7 }] })).toBe(0)
    expect(faults('/groups', { items: [{ members: 'Ann' }] })).toBe(1)
  })

  it('stays bound where a level is opened later', () => {
    const schema = defined(view(twoPages, '/groups').responses[0]?.contents[0]?.schema)
    const closed = extractOperation(openReading(twoPages), { path: '/groups', method: 'get' })
    expect(closed).toBeDefined()
    const handle = defined(items(twoPages, '/groups').nested).handle
    const level = handle
      ? expandSchema(openReading(twoPages), handle)
      : open(twoPages, items(twoPages, '/groups').nested)
    expect(level.properties.map(({ name }) => name)).toEqual(['members'])
    expect(schema.errors).toEqual([])
  })

  it('is bound by the outermost schema of the way', () => {
    expect(names(twoPages, '/nested')).toEqual(['users'])
    const users = property(open(twoPages, items(twoPages, '/nested').nested), 'users')
    const inner = defined(property(open(twoPages, users.nested), 'items').items)
    expect(inner.title).toBeUndefined()
  })

  it('is a plain reference if its target has no dynamic anchor, or the fragment is a pointer', () => {
    const plain = pageWith(page, { $dynamicRef: '#/$defs/entry' }, { entry: { $dynamicAnchor: 'entry', title: 'Own' } })
    const anchored = pageWith(page, { $dynamicRef: '#entry' }, { entry: { $anchor: 'entry', title: 'Own' } })
    for (const Page of [plain, anchored]) {
      const bundle = bundleOf(
        address,
        documentOf(
          { '/users': reply('#/components/schemas/PageOfUsers') },
          { components: { schemas: { PageOfUsers: pageOf('users', bound('User', 'name', 'string')), Page } } },
        ),
      )
      expect(items(bundle, '/users').title).toBe('Own')
    }
  })

  it('is bound across documents', () => {
    const bundle = bundleOf(address, documentOf({ '/users': reply('users.json'), '/groups': reply('groups.json') }))
    const add = (name: string, root: object) => {
      const url = new URL(name, address).href
      bundle.others.set(url, { url, root, bytes: 0, isDynamic: true })
    }
    const { $id: _id, ...pageFile } = page
    add('page.json', pageFile)
    add('users.json', { $ref: 'page.json', $defs: bound('User', 'name', 'string') })
    add('groups.json', { $ref: 'page.json', $defs: bound('Group', 'members', 'integer') })
    expect([items(bundle, '/users').title, items(bundle, '/groups').title]).toEqual(['User', 'Group'])
  })

  it('does not end in a tree without end', () => {
    const tree = {
      $id: 'https://x.example/tree',
      $dynamicAnchor: 'node',
      type: 'object',
      properties: { children: { type: 'array', items: { $dynamicRef: '#node' } } },
    }
    const strict = {
      $id: 'https://x.example/strict',
      $dynamicAnchor: 'node',
      $ref: 'tree',
      unevaluatedProperties: false,
    }
    const bundle = bundleOf(
      address,
      documentOf(
        { '/tree': reply('#/components/schemas/Strict') },
        { components: { schemas: { Tree: tree, Strict: strict } } },
      ),
    )
    const schemas = defined(requestSchemas(openReading(bundle), { path: '/tree', method: 'post' }))
    const schema = parseJson(defined(schemas.bodies['application/json'])) as JsonSchema
    expect(checkValue({ children: [{ children: [] }] }, schema)).toEqual([])
    expect(checkValue({ children: [{ kids: [] }] }, schema)).toHaveLength(1)
  })
})

/** The page with other items and definitions. */
function pageWith(base: typeof page, inner: object, $defs: object): object {
  return { ...base, properties: { ...base.properties, items: { type: 'array', items: inner } }, $defs }
}
