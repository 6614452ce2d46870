import type { Json } from './support'

/** A document with one operation, which has a body and a response. */
export function documentOf(
  parts: { operation?: Json; path?: string; method?: string; item?: Json; root?: Json } = {},
): Json {
  const { operation = {}, path = '/orders', method = 'post', item = {}, root = {} } = parts
  return {
    openapi: '3.1.0',
    info: { title: 'Orders', version: '1.0.0' },
    paths: { [path]: { ...item, [method]: { responses: { 200: { description: 'Done' } }, ...operation } } },
    ...root,
  }
}

/** A document whose request body has a schema. */
export function requestOf(schema: unknown, root: Json = {}): Json {
  return documentOf({ operation: { requestBody: { content: { 'application/json': { schema } } } }, root })
}

/** A document whose response has a schema. */
export function responseOf(schema: unknown, root: Json = {}): Json {
  const response = { description: 'Done', content: { 'application/json': { schema } } }
  return documentOf({ operation: { responses: { 200: response } }, root })
}

/** A document whose operation has parameters. */
export function parametersOf(...parameters: Json[]): Json {
  return documentOf({ operation: { parameters } })
}

/** A query parameter. */
export function query(schema: Json, rest: Json = {}): Json {
  return { name: 'limit', in: 'query', schema, ...rest }
}

/** An object with properties. */
export function object(properties: Json, required: string[] = [], rest: Json = {}): Json {
  return { type: 'object', properties, ...(required.length > 0 && { required }), ...rest }
}

/** A schema of strings. */
export const text = { type: 'string' }
