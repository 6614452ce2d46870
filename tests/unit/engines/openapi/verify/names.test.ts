import { describe, expect, it } from 'vitest'
import { complete, pointers, specification, titles, verify } from './report'

describe('names', () => {
  const operation = {
    ...complete,
    parameters: [{ name: 'id', in: 'path', required: true, description: 'x', schema: {} }],
  }

  it('that are duplicates are reported', async () => {
    const query = { name: 'q', in: 'query', description: 'x', schema: {} }
    const header = { name: 'X-A', in: 'header', description: 'x', schema: {} }
    const report = await verify(
      specification(
        {
          '/x/{id}': { get: operation },
          '/x/{other}': {},
          '/y': {
            parameters: [query, { ...query, in: 'cookie' }, { $ref: '#/components/parameters/Q' }],
            get: complete,
          },
          '/z': { get: { ...complete, parameters: [header, { ...header, name: 'x-a' }] } },
        },
        {
          tags: [
            { name: 'A', description: 'x' },
            { name: 'A', description: 'y' },
          ],
          components: { parameters: { Q: { ...query, required: true } } },
        },
      ),
    )
    expect(pointers(report, 'Same path twice')).toEqual(['/paths/~1x~1{id}', '/paths/~1x~1{other}'])
    expect(pointers(report, 'Duplicate parameter')).toEqual([
      '/paths/~1y/parameters/0',
      '/paths/~1y/parameters/2',
      '/paths/~1z/get/parameters/0',
      '/paths/~1z/get/parameters/1',
    ])
    expect(pointers(report, 'Duplicate tag')).toEqual(['/tags/0', '/tags/1'])
    expect(report.findings).toHaveLength(4)
  })

  it('that are not defined are reported', async () => {
    const links = { next: { operationId: 'gone' }, here: { operationId: 'here' } }
    const mapping = {
      a: 'A',
      b: '#/components/schemas/A',
      c: 'C',
      d: '#/components/schemas/D',
      e: 'https://x.example/e.json',
      f: 'v1.F',
    }
    const A = { type: 'object', discriminator: { propertyName: 'kind', mapping } }
    const get = {
      ...complete,
      operationId: 'here',
      security: [{ key: [], none: [] }, {}],
      responses: { '200': { description: 'x', links } },
    }
    const report = await verify(
      specification(
        { '/x': { get } },
        {
          security: [{ none: [] }],
          servers: [{ url: 'https://{host}.example/{base}', variables: { base: { default: 'v1' } } }],
          components: {
            schemas: { A, 'v1.F': {} },
            securitySchemes: { key: { type: 'apiKey', name: 'k', in: 'header' } },
          },
        },
      ),
    )
    expect(pointers(report, 'Unknown security scheme')).toEqual(['/security/0/none', '/paths/~1x/get/security/0/none'])
    expect(pointers(report, 'Link to an unknown operation')).toEqual([
      '/paths/~1x/get/responses/200/links/next/operationId',
    ])
    expect(pointers(report, 'Discriminator that leads nowhere')).toEqual([
      '/components/schemas/A/discriminator/mapping/c',
      '/components/schemas/A/discriminator/mapping/d',
    ])
    expect(pointers(report, 'Server variable without definition')).toEqual(['/servers/0/url'])
    expect(report.findings).toHaveLength(5)
  })

  it('are reported once for Swagger 2.0', async () => {
    const query = { name: 'q', in: 'query', description: 'x', type: 'string' }
    const report = await verify({
      swagger: '2.0',
      info: { title: 'Old', version: '1', description: 'x' },
      paths: {
        '/a': { get: { ...complete, security: [{ key: [] }], parameters: [query, { ...query, type: 'number' }] } },
      },
    })
    expect(titles(report)).toEqual(['error: Duplicate parameter', 'error: Unknown security scheme'])
  })
})
