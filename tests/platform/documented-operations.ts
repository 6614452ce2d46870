import { Ajv2020 } from 'ajv/dist/2020'
import addFormats from 'ajv-formats'
import type { OperationView } from '@/engines/openapi/document/types'
import { openReading } from '@/engines/openapi/reader/reading'
import { extractOperation } from '@/engines/openapi/reader/extract-operation'
import { indexDocument } from '@/engines/openapi/reader/index-document'
import { bundleOf } from '@/engines/openapi/reader/spec-document'
import { differences, resolve } from '../content/schema-check'
import { apiDocument } from '../content/site'

type Json = Record<string, unknown>

/** An operation of a published API document, as the portal shows it. */
export interface DocumentedOperation {
  name: string
  view: OperationView
  /** The local server of the document. */
  server: string
  /** The violations of the schema of a response by a body: `[]` too for a response without a schema. */
  bodyProblems: (status: number, contentType: string, body: unknown) => string[]
  /** The content types of a response; undefined when the document does not state the status. */
  typesOf: (status: number) => string[] | undefined
}

/** Reads all operations of an API document that is published at `slug/path`. */
export async function documentedOperations(file: string): Promise<DocumentedOperation[]> {
  const root = (await apiDocument(file)) ?? {}
  const url = `http://localhost:4400/content/docs/${file}`
  const problemsOf = schemaCheck(root, url)
  const bundle = bundleOf(url, root)
  return indexDocument(openReading(bundle))
    .operations.filter(({ webhook }) => !webhook)
    .map((key) => {
      const view = extractOperation(openReading(bundle), key)
      const server = view?.servers.find((candidate) => candidate.url.startsWith('http://localhost:4400'))?.url
      if (!view || server === undefined) throw new Error(`${key.method} ${key.path} of ${file} has no local server`)
      const item = (root['paths'] as Record<string, Record<string, Json>>)[key.path]
      const responses = item?.[key.method.toLowerCase()]?.['responses'] as Json
      const responseOf = (status: number) => {
        const code = [String(status), `${String(status)[0]}XX`, 'default'].find((name) => name in responses)
        return code === undefined ? undefined : resolve(responses[code], root)
      }
      return {
        name: `${key.method} ${view.operationId} of ${file}`,
        view,
        server,
        typesOf: (status: number) => {
          const response = responseOf(status)
          return (
            response &&
            (view.responses.find(({ code }) => code === String(status))?.contents ?? []).map(
              ({ contentType }) => contentType,
            )
          )
        },
        bodyProblems: (status: number, contentType: string, body: unknown) => {
          const { content, schema: ofSwagger } = responseOf(status) ?? {}
          const schema = ofSwagger ?? (content as Record<string, Json> | undefined)?.[contentType]?.['schema']
          return schema === undefined ? [] : problemsOf(body, schema)
        },
      }
    })
}

/** Checks values with the schemas of a document; with the simple check where they are no JSON Schema yet. */
function schemaCheck(root: Json, url: string): (value: unknown, schema: unknown) => string[] {
  if (!String(root['openapi']).startsWith('3.1')) return (value, schema) => differences(value, schema, root)
  const ajv = new Ajv2020({ strict: false, allErrors: true, validateSchema: false, logger: false })
  addFormats.default(ajv)
  ajv.addSchema({ ...root, $id: url })
  return (value, schema) => {
    const validate = ajv.compile(withBase(schema, url) as object)
    return validate(value) ? [] : (validate.errors ?? []).map((error) => `${error.instancePath} ${error.message}`)
  }
}

/** Makes the references of a schema independent of its place. */
function withBase(schema: unknown, url: string): unknown {
  if (Array.isArray(schema)) return schema.map((inner) => withBase(inner, url))
  if (typeof schema !== 'object' || schema === null) return schema
  return Object.fromEntries(
    Object.entries(schema).map(([key, inner]) => [
      key,
      key === '$ref' ? `${url}${String(inner)}` : withBase(inner, url),
    ]),
  )
}
