import { describe, expect, it } from 'vitest'
import { apiDocument, apiDocuments } from './site'

type Json = Record<string, unknown>

const methods = ['get', 'put', 'post', 'delete', 'patch']
/** The status codes of the house style. */
const codes = '200 201 202 204 400 401 403 404 405 406 409 412 413 415 428 429 500'.split(' ')
/** Addresses that keep their final slash: folders, and lists of an older API. */
const foldersAndLists = ['/transactions/v5/data/{directoryPath}/', '/label/v1/', '/packing-slip/v1/']

/** The documents that follow the house style: those in OpenAPI 3.1, except of the platform's own services. */
const documents: [file: string, document: Json][] = []
for (const file of apiDocuments()) {
  const document = (await apiDocument(file)) ?? {}
  if (document['openapi'] === '3.1.0' && !file.startsWith('authentication/')) documents.push([file, document])
}

interface Parameter {
  in: string
  name: string
  required?: boolean
}

function parametersOf(document: Json, ...lists: unknown[]): Parameter[] {
  return lists
    .flatMap((list) => (list ?? []) as (Parameter & { $ref?: string })[])
    .map((parameter) => {
      if (parameter.$ref === undefined) return parameter
      return parameter.$ref
        .split('/')
        .slice(1)
        .reduce((part: unknown, key) => (part as Json)[key], document) as Parameter
    })
}

/** The names of properties at any depth. */
function propertiesIn(value: unknown): string[] {
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([key, inner]) => {
    if (key === 'example' || key === 'examples') return []
    const own = key === 'properties' && typeof inner === 'object' && inner !== null ? Object.keys(inner) : []
    return [...own, ...propertiesIn(inner)]
  })
}

it('most services have one', () => {
  expect(documents.length).toBeGreaterThanOrEqual(8)
})

describe.each(documents)('%s keeps the house style', (file, document) => {
  const { info, servers, security, components, paths } = document as Record<string, Json> & { servers: Json[] }
  const operations = Object.entries((paths ?? {}) as Record<string, Record<string, Json>>).flatMap(([path, item]) =>
    methods.filter((method) => item[method]).map((method) => ({ path, method, item, operation: item[method] ?? {} })),
  )

  it('in what it says of itself', () => {
    expect(info?.['version']).toMatch(/^\d+\.\d+\.\d+(-[\w.]+)?$/)
    expect(info?.['contact']).toBeDefined()
    expect(servers.map(({ description }) => description)).toEqual(['local', 'integration', 'prod'])
    expect(security).toEqual([{ bearer: [] }])
    expect(components).toMatchObject({ securitySchemes: { bearer: { type: 'http', scheme: 'bearer' } } })
  })

  it('in its paths and parameters', () => {
    const odd: string[] = []
    for (const { path, item, operation } of operations) {
      if (path.endsWith('/') && !foldersAndLists.includes(path)) odd.push(path)
      for (const part of path.split('/').filter(Boolean)) {
        if (!/^(v\d+|_webhooks|[a-z0-9]+(-[a-z0-9]+)*|\{[a-z][A-Za-z0-9]*\})$/.test(part)) odd.push(`${path}: ${part}`)
      }
      for (const { in: place, name, required } of parametersOf(document, item['parameters'], operation['parameters'])) {
        if (place === 'query' && required) odd.push(`${path}: ${name} is required`)
        if (place !== 'header' && !/^[a-z][A-Za-z0-9]*$/.test(name)) odd.push(`${path}: ${name}`)
      }
    }
    expect(odd).toEqual([])
  })

  it('in its answers: known codes, problems for errors, nothing after a deletion', () => {
    const odd: string[] = []
    for (const { path, method, operation } of operations) {
      const responses = (operation['responses'] ?? {}) as Record<string, Json>
      for (const [code, response] of Object.entries(responses)) {
        if (!codes.includes(code)) odd.push(`${method} ${path}: ${code}`)
        const [answer] = parametersOf(document, [response]) as unknown as { content?: Json }[]
        const types = Object.keys(answer?.content ?? {})
        if (Number(code) >= 400 && !types.every((type) => type === 'application/problem+json')) {
          odd.push(`${method} ${path} ${code}: ${types.join()}`)
        }
      }
      if (method === 'get' && operation['requestBody'] !== undefined) odd.push(`${method} ${path}: a body`)
      if (method === 'delete' && responses['204'] === undefined) odd.push(`${method} ${path}: no 204`)
    }
    expect(odd).toEqual([])
  })

  it('in the names of its own properties', () => {
    // RSX and the file mailbox define their own names of fields.
    const others = /^[A-Z]|^(status_log|total_count)$/
    expect(propertiesIn(document).filter((name) => !/^[a-z][A-Za-z0-9]*$/.test(name) && !others.test(name))).toEqual([])
  })
})
