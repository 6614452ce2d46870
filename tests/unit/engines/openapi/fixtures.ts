import { openReading } from '@/engines/openapi/reader/reading'
import { extractOperation } from '@/engines/openapi/reader/extract-operation'
import { expandSchema } from '@/engines/openapi/reader/schema-node'
import type { Nested, SchemaLevel, SchemaNode } from '@/engines/openapi/document/schema-types'
import { bundleOf } from '@/engines/openapi/reader/spec-document'
import type { Bundle } from '@/engines/openapi/reader/spec-document'
import type { OperationView } from '@/engines/openapi/document/types'
import { toMarkdown } from '@/engines/openapi/model/to-markdown'

export const address = 'https://docs.example/labels/openapi.json'

/** A document of the version with these paths. */
export function documentOf(paths: object, rest: object = {}, version = '3.1.0'): Record<string, unknown> {
  const declared = version === '2.0' ? { swagger: version } : { openapi: version }
  return { ...declared, info: { title: 'Labels', version: '1.4.0' }, paths, ...rest }
}

export function bundle(paths: object, rest: object = {}, version = '3.1.0'): Bundle {
  return bundleOf(address, documentOf(paths, rest, version))
}

/** One operation; fails the test when the document has none. */
export function operation(held: Bundle, path = '/labels', method = 'post'): OperationView {
  const view = extractOperation(openReading(held), { path, method })
  if (!view) throw new Error(`No ${method} ${path}`)
  return view
}

/** The URLs of the documents that an operation lacks because they are not loaded. */
export function missingUrls(held: Bundle, path = '/labels', method = 'post'): string[] {
  const reading = openReading(held)
  extractOperation(reading, { path, method })
  return [...reading.missingUrls]
}

/** An operation that takes this schema, with these components. */
export function withBody(schema: unknown, schemas: object = {}, contentType = 'application/json'): Bundle {
  const post = { summary: 'Save', requestBody: { content: { [contentType]: { schema } } }, responses: {} }
  return bundle({ '/labels': { post } }, { components: { schemas } })
}

/** An operation whose body and response have the same schema. */
export function bothSides(schema: unknown, schemas: object = {}): Bundle {
  const content = { 'application/json': { schema } }
  const post = { requestBody: { required: true, content }, responses: { 200: { description: 'OK', content } } }
  return bundle({ '/labels': { post } }, { components: { schemas } })
}

/** The schema of the first content of the body. */
export function bodySchema(held: Bundle): SchemaNode {
  return defined(operation(held).body?.contents[0]?.schema)
}

/** The node of a schema in a body. */
export function nodeOf(schema: unknown, schemas: object = {}): SchemaNode {
  return bodySchema(withBody(schema, schemas))
}

/** The level below a node, expanded if it was not included. */
export function open(held: Bundle, nested: Nested | undefined): SchemaLevel {
  const { level, handle } = defined(nested)
  return level ?? expandSchema(openReading(held), defined(handle))
}

/** A property of a level. */
export function property(level: SchemaLevel | undefined, name: string): SchemaNode {
  return defined(level?.properties.find((candidate) => candidate.name === name)).schema
}

/** An operation as copied Markdown; every level can be expanded. */
export function markdownOf(held: Bundle, view: OperationView): Promise<string> {
  return toMarkdown(view, {
    samples: () => Promise.resolve(view),
    level: (handle) => Promise.resolve(expandSchema(openReading(held), handle)),
  })
}

export function defined<T>(value: T | undefined): T {
  if (value === undefined) throw new Error('Nothing there')
  return value
}
