import SwaggerParser from '@apidevtools/swagger-parser'
import { describe, expect, it } from 'vitest'
import { openReading } from '@/engines/openapi/reader/reading'
import { extractOperation } from '@/engines/openapi/reader/extract-operation'
import { bundleOf } from '@/engines/openapi/reader/spec-document'
import { toHar } from '@/engines/openapi/model/to-har'
import { compareDocument } from '../unit/engines/openapi/compare'
import { addressesOf, tocOf } from './crawl'
import { differences, resolve } from './schema-check'
import { apiDocument, apiDocuments, services } from './site'

const documents = apiDocuments()
const methods = ['get', 'put', 'post', 'delete', 'patch']

type Json = Record<string, unknown>

async function load(file: string): Promise<Json> {
  return (await apiDocument(file)) ?? {}
}

interface Tag {
  name: string
  'x-sps-latest'?: boolean
  'x-sps-group-by'?: string
}

/** Every reference in a document. */
function referencesIn(value: unknown): string[] {
  if (Array.isArray(value)) return value.flatMap(referencesIn)
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([key, item]) =>
    key === '$ref' && typeof item === 'string' ? [item] : referencesIn(item),
  )
}

function target(document: Json, reference: string): unknown {
  let value: unknown = document
  for (const part of reference.replace(/^#\//, '').split('/')) {
    value = (value as Json | undefined)?.[part.replaceAll('~1', '/').replaceAll('~0', '~')]
  }
  return value
}

function operationsOf(document: Json): Json[] {
  const items = Object.values((document['paths'] ?? {}) as Record<string, Record<string, Json | undefined>>)
  return items.flatMap((item) => methods.map((method) => item[method]).filter((operation) => operation !== undefined))
}

/** Every example with the schema that it belongs to. */
function examplesIn(value: unknown, document: Json): { example: unknown; schema: unknown }[] {
  if (Array.isArray(value)) return value.flatMap((item) => examplesIn(item, document))
  if (typeof value !== 'object' || value === null) return []
  const { schema, example, examples, type, ...rest } = value as Json
  const named = Object.values((Array.isArray(examples) ? {} : (examples ?? {})) as Json)
    .map((item) => resolve(item, document))
    .filter((item) => 'value' in item)
  const found = [...(example === undefined ? [] : [example]), ...named.map((item) => item['value'])]
  if (schema !== undefined) found.push(...([resolve(schema, document)['examples'] ?? []].flat() as unknown[]))
  const own = typeof type === 'string' || Array.isArray(type) ? ([examples ?? []].flat() as unknown[]) : []
  return [
    ...(schema === undefined ? [] : found.map((item) => ({ example: item, schema }))),
    ...own.map((item) => ({ example: item, schema: value })),
    ...examplesIn(schema, document),
    ...Object.values(rest).flatMap((item) => examplesIn(item, document)),
  ]
}

/** Parameters of a list that pass over entries. */
const pagePosition = /^(?:cursor|after)$/

describe.each(documents)('%s', (file) => {
  it('is valid', async () => {
    await expect(SwaggerParser.validate(structuredClone(await load(file)) as never)).resolves.toBeDefined()
  })

  it('has no dangling reference', async () => {
    const document = await load(file)
    const dangling = referencesIn(document).filter((reference) => target(document, reference) === undefined)
    expect(dangling).toEqual([])
  })

  it('says on its pages what it says', async () => {
    const { count, differences: told } = compareDocument(await load(file))
    expect(told).toEqual([])
    expect(count).toBeGreaterThan(0)
  })

  it('has examples that its schemas allow', async () => {
    const document = await load(file)
    const errors = examplesIn(document, document).flatMap(({ example, schema }) =>
      differences(example, schema, document, JSON.stringify(example)),
    )
    expect(errors).toEqual([])
  })

  it('gives requests without gaps', async () => {
    const document = await load(file)
    const held = bundleOf(`https://docs.example/${file}`, document)
    const gaps: string[] = []
    for (const [path, item] of Object.entries((document['paths'] ?? {}) as Record<string, Json>)) {
      for (const method of methods.filter((name) => item[name] !== undefined)) {
        const view = extractOperation(openReading(held), { path, method })
        const har = view && toHar(view)
        if (!har || /[{}]/.test(har.url)) gaps.push(`${method} ${path}: ${har?.url}`)
        const { mimeType, text } = har?.postData ?? {}
        if (mimeType === 'application/json' && text !== undefined) JSON.parse(text)
      }
    }
    expect(gaps).toEqual([])
  })

  it('reads lists from their first page and time until the reader chooses otherwise', async () => {
    const document = await load(file)
    const held = bundleOf(`https://docs.example/${file}`, document)
    const narrowed = Object.keys((document['paths'] ?? {}) as Json).flatMap((path) => {
      const parameters = extractOperation(openReading(held), { path, method: 'get' })?.queryParams ?? []
      if (!parameters.some(({ name }) => name === 'limit')) return []
      return parameters
        .filter(({ name, required, isSampleDocumented }) => pagePosition.test(name) && !required && isSampleDocumented)
        .map(({ name }) => `${path} ${name}`)
    })
    expect(narrowed).toEqual([])
  })

  it('names its operations once and its tags', async () => {
    const document = await load(file)
    const operations = operationsOf(document)
    const ids = operations.map(({ operationId }) => operationId)
    expect(ids).toEqual([...new Set(ids)])
    const tags = new Set(((document['tags'] ?? []) as Tag[]).map(({ name }) => name))
    const unknown = operations
      .flatMap((operation) => (operation['tags'] ?? []) as string[])
      .filter((tag) => !tags.has(tag))
    expect(unknown).toEqual([])
  })
})

describe('the API documents', () => {
  it('are all in a table of contents', async () => {
    const staff = { name: 'staff', signedIn: true, internal: true }
    const listed = new Set<string>()
    for (const slug of services) {
      for (const address of addressesOf((await tocOf(slug, staff)).entries)) {
        const doc = new URL(address, 'http://portal.invalid').searchParams.get('doc')
        if (doc !== null) listed.add(doc)
      }
    }
    expect(documents.filter((file) => !listed.has(file))).toEqual([])
  })

  it('have one latest tag per group of a service', async () => {
    const latest = new Map<string, number>()
    for (const file of documents) {
      for (const tag of ((await load(file))['tags'] ?? []) as Tag[]) {
        const group = `${file.split('/')[0]}: ${tag['x-sps-group-by']}`
        if (tag['x-sps-group-by'] !== undefined)
          latest.set(group, (latest.get(group) ?? 0) + (tag['x-sps-latest'] ? 1 : 0))
      }
    }
    expect([...latest].filter(([, count]) => count !== 1)).toEqual([])
  })

  it('cover Swagger 2.0, OpenAPI 3.0 and 3.1, JSON and YAML', async () => {
    const versions = new Set<string>()
    for (const file of documents) {
      const { openapi, swagger } = await load(file)
      versions.add(String(openapi ?? swagger).slice(0, 3))
    }
    expect([...versions].toSorted()).toEqual(['2.0', '3.0', '3.1'])
    expect(documents.some((file) => file.endsWith('.yaml'))).toBe(true)
  })
})
