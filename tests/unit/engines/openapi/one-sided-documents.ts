import { parseJson } from '@/lib/exact-json'
import { checkJson } from '@/engines/requests/validation/check-body'
import type { JsonSchema, OperationView } from '@/engines/openapi/document/types'
import { openReading } from '@/engines/openapi/reader/reading'
import { requestSchemas } from '@/engines/openapi/reader/request-schemas'
import type { Bundle } from '@/engines/openapi/reader/spec-document'
import { toHar } from '@/engines/openapi/model/to-har'
import { bundle, defined } from './fixtures'

export type Schema = Record<string, unknown>

export const versions = ['3.1.0', '3.0.3', '2.0'] as const
export const text = { type: 'string' }
export const onlyReceived = { type: 'string', readOnly: true }
export const isOnlyInResponses = 'The document says that this property is only in responses (read-only).'

/** A document whose operation takes and returns a schema. */
export function documentOf(schema: Schema, version: string, schemas: object = {}): Bundle {
  if (version === '2.0') {
    const parameters = [{ in: 'body', name: 'record', schema }]
    const post = { parameters, responses: { 200: { description: 'OK', schema } } }
    return bundle({ '/labels': { post } }, { definitions: schemas }, version)
  }
  const content = { 'application/json': { schema } }
  const post = { requestBody: { content }, responses: { 200: { description: 'OK', content } } }
  return bundle({ '/labels': { post } }, { components: { schemas } }, version)
}

export function findings(held: Bundle, body: string): string[] {
  const { bodies } = defined(requestSchemas(openReading(held), { path: '/labels', method: 'post' }))
  const schema = parseJson(defined(bodies['application/json'] ?? bodies['*/*'])) as JsonSchema
  return checkJson(body, schema).map(({ pointer, reason }) => `${pointer} ${reason}`)
}

export function sample(view: OperationView): string {
  return toHar(view).postData?.text ?? ''
}

export const stored = { type: 'object', properties: { id: onlyReceived, name: text } }
