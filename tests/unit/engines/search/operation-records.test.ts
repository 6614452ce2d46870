import { describe, expect, it } from 'vitest'
import { operationRecords } from '@/engines/search/sources/operations'

const place = {
  url: 'https://content.example/docs/label/openapi/label.json',
  slug: 'label',
  doc: 'label/openapi/label.json',
  service: 'Shipping Labels',
  title: 'Version 1',
  isInternal: false,
}
const document = {
  openapi: '3.1.0',
  info: { title: 'Label API', version: '1.2.0', description: 'Renders labels.' },
  paths: {
    '/labels/{id}': {
      parameters: [{ name: 'id', in: 'path' }],
      get: { summary: 'Read a label', operationId: 'readLabel', tags: ['Labels'], description: 'One label.' },
      delete: { summary: 'Retire a label|internal', operationId: 'retireLabel' },
    },
    '/labels': {
      post: {
        summary: 'Make a label',
        parameters: [{ $ref: '#/components/parameters/perPage' }],
        requestBody: { content: { 'application/json': { schema: { $ref: '#/components/schemas/Label' } } } },
      },
      get: {},
    },
  },
  webhooks: { labelDone: { post: { summary: 'A label is done' } } },
  components: {
    parameters: { perPage: { name: 'perPage', in: 'query' } },
    schemas: {
      Label: {
        properties: { carton: { $ref: '#/components/schemas/Carton' }, inner: { $ref: '#/components/schemas/Label' } },
      },
      Carton: {
        allOf: [{ properties: { sscc: {} } }, { properties: { lines: { items: { properties: { gtin: {} } } } } }],
      },
    },
  },
}
const read = (value: unknown = document, isStaff = false, at = place) =>
  operationRecords(JSON.stringify(value), at, isStaff)

describe('the records of an API document', () => {
  it('are the document and its operations, with method and path, operation id, version and address', async () => {
    const [overview, operation] = await read()
    expect(overview).toEqual({
      group: 'guides',
      to: '/docs/label/api-doc?doc=label%2Fopenapi%2Flabel.json',
      title: 'Label API',
      text: 'Renders labels.',
      place: ['Shipping Labels', 'Version 1'],
      version: '1.2.0',
    })
    expect(operation).toEqual({
      group: 'operations',
      to: '/api-doc/Shipping-Labels/Read-a-label/?path=%2Flabels%2F%7Bid%7D&method=GET&doc=label%2Fopenapi%2Flabel.json',
      title: 'Read a label',
      names: ['GET /labels/{id}', 'readLabel'],
      text: 'One label. · Labels · id',
      place: ['Shipping Labels', 'Label API'],
      version: '1.2.0',
    })
  })

  it('have the names of parameters and of properties at any depth, through references that lead in a circle', async () => {
    const made = (await read()).find(({ title }) => title === 'Make a label')
    expect(made?.text).toBe('perPage · carton · inner · sscc · lines · gtin')
  })

  it('name an operation without a summary by its method and path, and have webhooks', async () => {
    const titles = (await read()).map(({ title, to }) => [title, to.includes('webhook=true')])
    expect(titles).toContainEqual(['GET /labels', false])
    expect(titles).toContainEqual(['A label is done', true])
  })

  it('have operations for staff for staff only', async () => {
    const titles = async (isStaff: boolean) => (await read(document, isStaff)).map(({ title }) => title)
    expect(await titles(false)).not.toContain('Retire a label')
    expect(await titles(true)).toContain('Retire a label')
    expect(JSON.stringify(await read())).not.toContain('retireLabel')
  })

  it('have the mark of a document for staff in their addresses', async () => {
    const records = await read(document, true, { ...place, isInternal: true })
    expect(records.filter(({ to }) => !to.includes('internal=true'))).toEqual([])
  })

  it('are read from YAML, too', async () => {
    const records = await operationRecords('swagger: "2.0"\npaths:\n  /a:\n    get: {summary: First}\n', place, false)
    expect(records.map(({ title }) => title)).toEqual(['Version 1', 'First'])
  })

  it.each([
    [2_999_999, true],
    [3_000_001, false],
  ])('of a document of %i characters have the names in it: %s', async (length, hasNames) => {
    const paths = { '/things': { get: { summary: 'Things', parameters: [{ name: 'wanted' }] } } }
    const written = JSON.stringify({ openapi: '3.0.3', info: {}, paths, 'x-filler': '' })
    const text = written.replace('"x-filler":""', `"x-filler":"${'x'.repeat(length - written.length)}"`)
    const [, things] = await operationRecords(text, place, false)
    expect([text.length, things?.text]).toEqual([length, hasNames ? 'wanted' : undefined])
  })

  it('of a document of 20 MB are its operations, without the names in them', async () => {
    const filler = 'x'.repeat(4_000)
    const paths = Object.fromEntries(
      Array.from({ length: 5_000 }, (_, index) => [
        `/things/${index}`,
        { get: { summary: `Thing ${index}`, parameters: [{ name: 'wanted' }], 'x-filler': filler } },
      ]),
    )
    const records = await read({ openapi: '3.0.3', info: {}, paths })
    expect(records).toHaveLength(5_001)
    expect(records[1]).toMatchObject({ title: 'Thing 0', names: ['GET /things/0'] })
    expect(records[1]?.text).toBeUndefined()
  })

  it.each(['{"openapi": "3.0.0", "paths": {"/a": {"get": {', '[]', '<html></html>', '', '{"a": 1}'])(
    'are none for %s, which is an error',
    async (text) => {
      await expect(operationRecords(text, place, false)).rejects.toThrow(Error)
    },
  )

  it.each([
    { paths: { '/a': 5, '/b': { get: { parameters: 'x', responses: [], requestBody: 7, tags: { a: 1 } } } } },
    { paths: { '/b': { get: { summary: 'S', responses: { 200: { content: { a: { schema: { allOf: 'x' } } } } } } } } },
    { openapi: 3, info: [], paths: { '/b': { get: {}, constructor: {} } } },
  ] as object[])('survive nonsense: %j', async (value) => {
    expect((await read(value)).filter(({ group }) => group === 'operations')).toHaveLength(1)
  })
})

it('numbers in versions, titles and names keep their digits', async () => {
  const yaml = `openapi: 3.1.0
info: { title: 20.10, version: 1.10 }
paths:
  /labels:
    post:
      summary: 106141411234567897
      parameters: [{ name: 1.50, in: query }]
      requestBody: { content: { application/json: { schema: { properties: { 10.00: {}, 12345678901234567890: {} } } } } }
`
  const json = `{"openapi":"3.1.0","info":{"title":20.10,"version":1.10},"paths":{"/labels":{"post":{"summary":106141411234567897,
    "parameters":[{"name":1.50,"in":"query"}],"requestBody":{"content":{"application/json":{"schema":{"properties":{"10.00":{},
    "12345678901234567890":{}}}}}}}}}}`
  for (const text of [yaml, json]) {
    const [overview, operation] = await operationRecords(text, place, false)
    expect(overview).toMatchObject({ title: '20.10', version: '1.10' })
    expect(operation).toMatchObject({ title: '106141411234567897', version: '1.10' })
    for (const name of ['1.50', '10.00', '12345678901234567890']) expect(operation?.text).toContain(name)
  }
})
