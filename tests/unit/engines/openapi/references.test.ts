import { describe, expect, it } from 'vitest'
import { openReading } from '@/engines/openapi/reader/reading'
import { extractOperation } from '@/engines/openapi/reader/extract-operation'
import { indexDocument } from '@/engines/openapi/reader/index-document'
import { bundleOf } from '@/engines/openapi/reader/spec-document'
import { address, bodySchema, bundle, missingUrls, nodeOf, open, operation, property, withBody } from './fixtures'

describe('references', () => {
  it.each([
    ['#/components/schemas/a~1b', 'a/b'],
    ['#/components/schemas/a~0b', 'a~b'],
    ['#/components/schemas/two%20words', 'two words'],
    ['#/components/schemas/%C3%A9t%C3%A9', 'été'],
    ['#/components/schemas/100%', '100%'],
    ['#/components/schemas/__proto__', '__proto__'],
    [`${address}#/components/schemas/plain`, 'plain'],
    ['openapi.json#/components/schemas/plain', 'plain'],
  ])('%s leads to the schema %s and has its name', (ref, name) => {
    const schemas = JSON.parse(`{ ${JSON.stringify(name)}: { "type": "integer" } }`) as object
    expect(nodeOf({ $ref: ref }, schemas)).toMatchObject({ type: 'integer', name, errors: [] })
  })

  it('do not resolve inherited names', () => {
    for (const ref of ['#/constructor', '#/toString', '#/components/schemas/hasOwnProperty', '#/__proto__']) {
      expect(nodeOf({ $ref: ref }).errors).toHaveLength(1)
    }
  })

  it('prefer sibling keywords to those of the referenced schema', () => {
    const schemas = { Label: { type: 'string', description: 'Theirs', maxLength: 10 } }
    expect(nodeOf({ $ref: '#/components/schemas/Label', description: 'Ours', default: 'x' }, schemas)).toMatchObject({
      name: 'Label',
      description: 'Ours',
      default: 'x',
      rules: ['at most 10 characters'],
    })
  })

  it('to inner parts show the part without a name', () => {
    const schemas = { Label: { type: 'object', properties: { id: { type: 'string' } } } }
    const node = nodeOf({ $ref: '#/components/schemas/Label/properties/id' }, schemas)
    expect(node.type).toBe('string')
    expect(node.name).toBeUndefined()
  })

  it('that lead to themselves are reported and not followed', () => {
    const schemas = { A: { $ref: '#/components/schemas/B' }, B: { $ref: '#/components/schemas/A' } }
    expect(nodeOf({ $ref: '#/components/schemas/A' }, schemas)).toMatchObject({ type: 'any', name: 'A' })
    const loop = { '/labels': { post: { parameters: [{ $ref: '#/components/parameters/A' }] } } }
    const view = operation(bundle(loop, { components: { parameters: { A: { $ref: '#/components/parameters/A' } } } }))
    expect(view.errors).toEqual([
      { message: 'The reference #/components/parameters/A leads back to itself.', at: '#/components/parameters/A' },
    ])
  })

  it('resolve by anchor, $id, $defs and $dynamicRef', () => {
    const schemas = {
      Tree: {
        $id: 'https://schemas.example/tree',
        $dynamicAnchor: 'node',
        type: 'object',
        properties: { children: { type: 'array', items: { $dynamicRef: '#node' } }, size: { $ref: '#/$defs/size' } },
        $defs: { size: { $anchor: 'size', type: 'integer' } },
      },
    }
    const held = withBody({ $ref: 'https://schemas.example/tree' }, schemas)
    const { level } = bodySchema(held).nested ?? {}
    expect(property(level, 'size')).toMatchObject({ type: 'integer', name: 'size' })
    const items = property(level, 'children').items
    expect(items).toMatchObject({ type: 'object', name: 'node', recursive: true })
    expect(open(held, items?.nested).properties.map(({ name }) => name)).toEqual(['children', 'size'])
    expect(nodeOf({ $ref: '#size' }, schemas).type).toBe('integer')
    expect(nodeOf({ $ref: '#other' }, schemas).errors).toMatchObject([{ at: '#other' }])
  })

  it('are relative to $self', () => {
    const paths = {
      '/labels': { post: { requestBody: { content: { 'application/json': { schema: { $ref: 'label.json' } } } } } },
    }
    const held = bundle(paths, { $self: 'https://elsewhere.example/api/openapi.json' }, '3.2.0')
    expect(missingUrls(held)).toEqual(['https://elsewhere.example/api/label.json'])
  })

  it('to other documents are requested and then shown, including file names', () => {
    const paths = { '/labels': { $ref: 'paths/labels.yaml' } }
    const held = bundle(paths)
    expect(extractOperation(openReading(held), { path: '/labels', method: 'post' })).toBeUndefined()
    const url = 'https://docs.example/labels/paths/labels.yaml'
    expect(missingUrls(held)).toEqual([url])
    const content = { 'application/json': { schema: { $ref: '../schemas/Label.json' } } }
    held.others.set(url, { url, root: { post: { requestBody: { content } } }, bytes: 1, isDynamic: false })
    expect(bodySchema(held).errors).toHaveLength(1)
    const label = 'https://docs.example/labels/schemas/Label.json'
    expect(missingUrls(held)).toEqual([label])
    held.others.set(label, {
      url: label,
      root: { type: 'object', properties: { self: { $ref: '#' } } },
      bytes: 1,
      isDynamic: false,
    })
    const node = bodySchema(held)
    expect(node).toMatchObject({ name: 'Label', type: 'object', errors: [] })
    expect(property(node.nested?.level, 'self')).toMatchObject({ recursive: true, type: 'object' })
    held.others.delete(label)
    held.refusals.set(label, 'There is no document at this address (404).')
    expect(bodySchema(held).errors).toEqual([
      { message: `There is no document at this address (404). (${label})`, at: '../schemas/Label.json' },
    ])
  })

  it('report a missing base for relative ones in a pasted document', () => {
    const schema = { $ref: 'label.json' }
    const root = {
      openapi: '3.1.0',
      paths: { '/a': { get: { responses: { 200: { content: { 'application/json': { schema } } } } } } },
    }
    const held = bundleOf('pasted:1', root)
    const view = extractOperation(openReading(held), { path: '/a', method: 'get' })
    expect(view?.responses[0]?.contents[0]?.schema?.errors[0]?.message).toContain('no address of its own')
    expect(missingUrls(held, '/a', 'get')).toEqual([])
  })

  it('are resolved in path items, parameters, bodies, responses, headers, examples, links and callbacks', () => {
    const part = (name: string) => ({ $ref: `#/components/${name}/X` })
    const post = {
      parameters: [part('parameters')],
      requestBody: { $ref: '#/components/requestBodies/X', description: 'Ours' },
      responses: {
        200: { ...part('responses'), description: 'Our answer' },
        404: { $ref: '#/components/responses/Gone' },
      },
      callbacks: { done: part('callbacks') },
    }
    const components = {
      parameters: { X: { name: 'id', in: 'query', schema: { type: 'string' } } },
      requestBodies: {
        X: { required: true, content: { 'application/json': { examples: { one: part('examples') } } } },
      },
      responses: { X: { description: 'Theirs', headers: { 'X-Id': part('headers') }, links: { next: part('links') } } },
      headers: { X: { schema: { type: 'integer' }, description: 'A number' } },
      examples: { X: { summary: 'First', value: { a: 1 } } },
      links: { X: { operationId: 'other', parameters: { id: '$response.body#/id' } } },
      callbacks: { X: { '{$request.body#/url}': { $ref: '#/components/pathItems/X' } } },
      pathItems: { X: { put: { summary: 'Called back', responses: { 204: { description: 'Fine' } } } } },
    }
    const held = bundle(
      { '/labels': { $ref: '#/components/pathItems/Labels' } },
      { components: { ...components, pathItems: { ...components.pathItems, Labels: { post } } } },
    )
    const view = operation(held)
    expect(view.queryParams).toMatchObject([{ name: 'id', schema: { type: 'string' } }])
    expect(view.body).toMatchObject({ required: true, description: 'Ours' })
    expect(view.body?.contents[0]?.examples).toEqual([
      { name: 'one', summary: 'First', text: '{\n  "a": 1\n}', generated: false },
    ])
    const [ok, gone] = view.responses
    expect(ok).toMatchObject({
      description: 'Our answer',
      headers: [{ name: 'X-Id', description: 'A number', schema: { type: 'integer' } }],
      links: [{ name: 'next', operationId: 'other', parameters: [{ name: 'id', value: '$response.body#/id' }] }],
    })
    expect(gone?.errors).toMatchObject([{ at: '#/components/responses/Gone' }])
    expect(view.callbacks).toMatchObject([
      {
        name: 'done',
        expression: '{$request.body#/url}',
        method: 'PUT',
        title: 'Called back',
        responses: [{ code: '204' }],
      },
    ])
    expect(indexDocument(openReading(held)).operations).toHaveLength(1)
  })

  it('of a path item are merged with its sibling keywords', () => {
    const held = bundle(
      {
        '/labels': { $ref: '#/x-items/labels', parameters: [{ name: 'region', in: 'query' }], get: { summary: 'Own' } },
      },
      { 'x-items': { labels: { post: { summary: 'Referred' }, get: { summary: 'Hidden' } } } },
    )
    expect(operation(held).queryParams.map(({ name }) => name)).toEqual(['region'])
    expect(operation(held, '/labels', 'get').title).toBe('Own')
  })
})
