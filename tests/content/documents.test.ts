import SwaggerParser from '@apidevtools/swagger-parser'
import { describe, expect, it } from 'vitest'
import { compareDocument } from '../openapi/compare'
import { addressesOf, tocOf } from './crawl'
import { apiDocument, filesWith, services } from './site'

const documents = filesWith('.json', '.yaml').filter((file) => file.includes('/openapi/'))
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
    const { count, differences } = compareDocument(await load(file))
    expect(differences).toEqual([])
    expect(count).toBeGreaterThan(0)
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
