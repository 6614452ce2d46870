import { describe, expect, it } from 'vitest'
import { complete, nothingElse, ok, pointers, specification, titles, verify, verifyText } from './report'

describe('the report', () => {
  it('is empty for a complete document', async () => {
    for (const openapi of ['3.0.3', '3.1.0']) {
      const document = { ...specification({ '/labels': { get: { ...complete, operationId: 'list' } } }), openapi }
      expect(titles(await verify(document))).toEqual([])
    }
  })

  it('lists missing summaries and descriptions with their operations', async () => {
    const report = await verify(
      specification({ '/labels': { get: { responses: ok }, post: { ...complete, description: undefined } } }),
    )
    expect(titles(report)).toEqual(['warning: Missing a Path Summary', 'warning: Endpoint description not available.'])
    expect(report.findings[1]?.text).toBe('2 operations have none.')
    expect(report.findings[0]?.places).toEqual([
      { pointer: '/paths/~1labels/get', operation: { path: '/labels', method: 'GET' } },
    ])
  })

  it('lists duplicate operation ids with every place', async () => {
    const operation = { ...complete, operationId: 'list' }
    const report = await verify(specification({ '/a': { get: operation }, '/b': { get: operation } }))
    expect(pointers(report, 'Duplicate operation id')).toEqual(['/paths/~1a/get', '/paths/~1b/get'])
  })

  it('lists path parameters that are not declared, not in the path, or not required', async () => {
    const parameters = [
      { name: 'other', in: 'path', required: true, description: 'x', schema: { type: 'string' } },
      { $ref: '#/components/parameters/Size' },
    ]
    const Size = { name: 'size', in: 'path', description: 'x', schema: { type: 'string' } }
    const report = await verify(
      specification({ '/labels/{id}/{size}': { parameters, get: complete } }, { components: { parameters: { Size } } }),
    )
    expect(pointers(report, 'Path parameter without declaration')).toEqual(['/paths/~1labels~1{id}~1{size}/get'])
    expect(pointers(report, 'Path parameter that the path has not')).toEqual([
      '/paths/~1labels~1{id}~1{size}/parameters/0',
    ])
    expect(pointers(report, 'Path parameter that is not required')).toEqual([
      '/paths/~1labels~1{id}~1{size}/parameters/1',
    ])
  })

  it('lists unknown x-sps entries, but not known ones or properties of that name', async () => {
    const tags = [{ name: 'Labels', description: 'x', 'x-sps-latest': true, 'x-sps-group-by': 'l', 'x-sps-newest': 1 }]
    const schemas = { Label: { type: 'object', properties: { 'x-sps-color': { type: 'string' } } } }
    const report = await verify(
      specification(
        { '/labels': { get: { ...complete, tags: ['Labels'] } } },
        { tags, components: { schemas }, 'x-sps-samples-ran': 'label.samples.json' },
      ),
    )
    expect(titles(report)).toEqual(['warning: Unknown tag x-sps-newest'])
    expect(pointers(report, 'Unknown tag x-sps-newest')).toEqual(['/tags/0/x-sps-newest'])
  })

  it('marks methods that are listed without a page', async () => {
    const report = await verify(specification({ '/labels': { head: complete } }))
    expect(titles(report)).toEqual(['note: HEAD is listed but not shown as a page'])
  })
})

describe('duplicate keys', () => {
  const json = (paths: string) =>
    `{"openapi": "3.1.0",\n\t"info": {"title": "x", "version": "1", "description": "x"},\n\t"paths": {${paths}}}`
  const yaml = (rest: string) => `openapi: 3.1.0\ninfo: {title: x, version: '1', description: x}\n${rest}`

  it('are reported with their places, in JSON and YAML', async () => {
    const operation = JSON.stringify(complete)
    for (const text of [
      json(`"/x": {"get": ${operation}}, "/y": {"get": ${operation}, "get": ${operation}},\n\t"/x": {}`),
      yaml(`paths:\n  /x: {get: ${operation}}\n  "/y": {get: ${operation}, get: ${operation}}\n  '/x': {}\n`),
    ]) {
      const report = await verifyText(text)
      expect(titles(report)).toEqual(['error: Duplicate key'])
      expect(report.findings[0]?.places).toEqual([
        { pointer: '/paths/~1y/get', operation: { path: '/y', method: 'GET' } },
        { pointer: '/paths/~1x' },
      ])
    }
  })

  it('are reported below lists, and not for merged objects and lists of equal texts', async () => {
    const text = yaml('paths: {}\nx-a: &a {k: 1}\nx-b:\n  - {<<: *a, k: 2}\n  - [k, k, {k: 1, l: [k], k: 2}]\n')
    const report = await verifyText(text)
    expect(pointers(report, 'Duplicate key')).toEqual(['/x-b/1/2/k'])
  })
})

describe('references', () => {
  const responsesOf = (schema: object) => ({
    '200': { description: 'Done', content: { 'application/json': { schema } } },
  })

  it('are all reported if they are broken, and swagger-parser still checks the rest', async () => {
    const report = await verify(
      specification({
        '/a': { get: { ...complete, responses: responsesOf({ $ref: '#/components/schemas/A' }) } },
        '/b': { get: { ...complete, responses: responsesOf({ $ref: '#/components/schemas/B' }) } },
        '/c': { get: { ...complete, responses: { '200': {} } } },
      }),
    )
    expect(pointers(report, 'Reference cannot be resolved')).toEqual([
      '/paths/~1a/get/responses/200/content/application~1json/schema',
      '/paths/~1b/get/responses/200/content/application~1json/schema',
    ])
    expect(pointers(report, "Must have required property 'description'")).toEqual(['/paths/~1c/get/responses/200'])
  })

  it('treat references in examples as text, and a reference to itself as broken', async () => {
    const schema = { type: 'object', example: { $ref: '#/nowhere' }, properties: { self: { $ref: '#/x-loop' } } }
    const report = await verify({
      ...specification({ '/a': { get: { ...complete, responses: responsesOf(schema) } } }),
      'x-loop': { $ref: '#/x-loop' },
    })
    expect(titles(report)).toEqual(['error: Reference cannot be resolved'])
  })

  it('load referenced documents and report those that cannot be read', async () => {
    const asked: string[] = []
    const report = await verify(
      specification({
        '/a': { get: { ...complete, responses: responsesOf({ $ref: 'schemas/a.yaml#/A' }) } },
        '/b': { get: { ...complete, responses: responsesOf({ $ref: 'b.json' }) } },
      }),
      (url) => {
        asked.push(url)
        const text = 'A: {type: object, properties: {next: {$ref: "#/Missing"}}}'
        return url.endsWith('a.yaml') ? Promise.resolve({ text, bytes: 1 }) : nothingElse(url)
      },
    )
    expect(asked).toEqual(['https://builds.example/schemas/a.yaml', 'https://builds.example/b.json'])
    expect(report.findings.map(({ text }) => text)).toEqual([
      'There is no document at https://builds.example/b.json. (https://builds.example/b.json)',
      'The reference #/Missing leads nowhere.',
    ])
    expect(report.findings[1]?.places[0]).toMatchObject({ document: 'https://builds.example/schemas/a.yaml' })
  })
})

describe('findings of swagger-parser', () => {
  it('are listed once for each place, with the position in the text', async () => {
    const Pet = { type: 'objekt' }
    const use = { description: 'x', content: { 'application/json': { schema: { $ref: '#/components/schemas/Pet' } } } }
    const report = await verify(
      specification(
        {
          '/a': { get: { ...complete, responses: { '200': use } } },
          '/b': { get: { ...complete, responses: { '200': use } } },
        },
        { components: { schemas: { Pet } } },
      ),
    )
    expect(report.findings).toHaveLength(1)
    expect(report.findings[0]).toMatchObject({ severity: 'error', text: 'Found by swagger-parser.', count: 1 })
    expect(report.findings[0]?.places[0]?.pointer).toBe('/components/schemas/Pet/type')
  })

  it('include Swagger 2.0, with the rules beyond the schema', async () => {
    const report = await verify({
      swagger: '2.0',
      info: { title: 'Old', version: '1', description: 'x' },
      paths: {
        '/a/{b}': { get: { ...complete, parameters: [{ in: 'query', name: 'q', type: 'array', description: 'x' }] } },
      },
    })
    expect(titles(report)).toContain('error: Path parameter without declaration')
  })

  it('are omitted for an unknown version', async () => {
    const report = await verify({ ...specification({}), openapi: '3.2.0' })
    expect(titles(report)).toEqual(['note: swagger-parser does not know OpenAPI 3.2.0'])
  })

  it('are possible for cycles, depth and hostile keys', async () => {
    const Node = { type: 'object', properties: { next: { $ref: '#/components/schemas/Node' } } }
    let deep: object = { type: 'string' }
    for (let level = 0; level < 3_000; level++) deep = { type: 'array', items: deep }
    const text = JSON.stringify(specification({}, { components: { schemas: { Node, deep } } })).replace(
      '"Node":',
      '"__proto__":{"type":"string"},"Node":',
    )
    const report = await verifyText(text)
    expect(report.findings.length).toBeLessThan(3)
  })

  it('include parts below an $id, an $anchor and an embedded document, whose references the portal resolves', async () => {
    const A = {
      $id: 'https://ex.example/a',
      properties: { p: { $ref: '#/$defs/leaf' }, q: { $ref: 'b' }, r: { $ref: 'https://ex.example/b#named' } },
      $defs: { leaf: { type: 'string' } },
    }
    const B = { $id: 'https://ex.example/b', properties: { 'a%/b': { $anchor: 'named', type: 'string' } } }
    const document = specification({ '/c': { get: { ...complete, responses: { '200': {} } } } })
    const report = await verify({ ...document, openapi: '3.1.0', components: { schemas: { A, B } } })
    expect(titles(report)).toEqual(["error: Must have required property 'description'"])
  })

  it('are empty for a document with only components, which OpenAPI 3.1 allows', async () => {
    const { paths: _, ...rest } = specification({}, { components: { schemas: { A: { type: 'string' } } } })
    expect(titles(await verify({ ...rest, openapi: '3.1.0' }))).toEqual([])
    expect(titles(await verify({ ...rest, openapi: '3.2.0' }))).toEqual([
      'note: swagger-parser does not know OpenAPI 3.2.0',
    ])
    expect(titles(await verify({ ...rest, openapi: '3.1.0', paths: null }))).toEqual(['error: Must be object'])
    expect(titles(await verify({ ...rest, openapi: '3.0.3' }))).toHaveLength(1)
  })

  it('allow a schema of Swagger 2.0 to require a property that it only permits', async () => {
    const old = { swagger: '2.0', info: { title: 'Old', version: '1', description: 'x' }, paths: {} }
    const verifyMap = (rest: object) =>
      verify({ ...old, definitions: { Map: { type: 'object', required: ['any'], ...rest } } })
    expect(titles(await verifyMap({ additionalProperties: { type: 'string' } }))).toEqual([])
    expect(titles(await verifyMap({ additionalProperties: true, properties: { b: { type: 'string' } } }))).toEqual([])
    expect(titles(await verifyMap({ additionalProperties: false }))).toHaveLength(1)
  })

  it.each([
    ['aliases', (level: number) => `{properties: {p: *a${level - 1}, q: *a${level - 1}}}`],
    ['references', (level: number) => `{properties: {p: {$ref: '#/x-a${level - 1}'}, q: {$ref: '#/x-a${level - 1}'}}}`],
  ])('are omitted if %s make a small document endless', async (_, schemaOf) => {
    const levels = Array.from({ length: 30 }, (__, level) => {
      return `x-a${level}: &a${level} ${level === 0 ? '{type: string}' : schemaOf(level)}`
    })
    for (const version of ['3.0.3', '3.1.0']) {
      const text = `openapi: ${version}\ninfo: {title: x, version: '1', description: x}\npaths: {}\n${levels.join('\n')}`
      const { findings } = await verifyText(text)
      expect(findings).toMatchObject([
        { title: 'swagger-parser could not check this document', places: [{ pointer: '' }] },
      ])
    }
  })

  it('are not computed for a document that is not a specification', async () => {
    await expect(verify({ hello: 'world' })).rejects.toThrow('no OpenAPI or Swagger document')
  })
})
