import { isObject, own, ownEntries, ownList, ownText, type JsonObject } from '@/engines/openapi/document/json'
import { openReading } from '@/engines/openapi/reader/reading'
import { resolveReference } from '@/engines/openapi/reader/references'
import { bundleOf, rootOf } from '@/engines/openapi/reader/spec-document'

/**
 * Converts a document to OpenAPI 3. In a Swagger 2.0 document, it converts the operations and the security schemes.
 * Definitions stay in their place, so that references to them stay valid.
 */
export function asOpenApi3(root: JsonObject): JsonObject {
  if (own(root, 'swagger') === undefined) return root
  const paths = ownEntries(root, 'paths').map(([path, item]) => [path, pathItem(root, item)])
  return {
    ...root,
    paths: Object.fromEntries(paths) as JsonObject,
    components: { securitySchemes: own(root, 'securityDefinitions') ?? {} },
  }
}

function pathItem(root: JsonObject, item: unknown): JsonObject {
  const { parameters = [], ...operations } = isObject(item) ? item : {}
  const entries = Object.entries(operations).map(([method, value]) => [method, operation(root, value, parameters)])
  return Object.fromEntries(entries) as JsonObject
}

function operation(root: JsonObject, value: unknown, shared: unknown): JsonObject {
  const parameters = [...[shared].flat(), ...ownList(value, 'parameters')].map((one) => dereferenced(root, one))
  const body = requestBody(parameters, mediaTypes(root, value, 'consumes'))
  const produced = mediaTypes(root, value, 'produces')
  const responses = ownEntries(value, 'responses').map(([code, one]) => [
    code,
    response(dereferenced(root, one), produced),
  ])
  return {
    ...(isObject(value) ? value : {}),
    parameters: parameters.filter((one) => !['body', 'formData'].includes(ownText(one, 'in') ?? '')).map(parameter),
    ...(body && { requestBody: body }),
    responses: Object.fromEntries(responses) as JsonObject,
  }
}

/** Uses the parameter as its own schema. Keeps `collectionFormat`, because the API reference reads it as a style. */
function parameter(value: unknown): JsonObject {
  return { ...(isObject(value) ? value : {}), schema: value }
}

function requestBody(parameters: readonly unknown[], types: readonly string[]): JsonObject | undefined {
  const body = parameters.find((one) => own(one, 'in') === 'body')
  if (body !== undefined) return { required: own(body, 'required') === true, content: contentOf(types, body) }
  const fields = parameters.filter((one) => own(one, 'in') === 'formData')
  if (fields.length === 0) return undefined
  const required = fields.filter((field) => own(field, 'required') === true).map((field) => own(field, 'name'))
  const properties = Object.fromEntries(fields.map((field) => [ownText(field, 'name') ?? '', field]))
  return {
    required: required.length > 0,
    content: contentOf(types, { schema: { type: 'object', properties, required } }),
  }
}

function response(value: unknown, types: readonly string[]): JsonObject {
  const { schema, headers, examples, ...rest } = isObject(value) ? value : {}
  // Errors are JSON, also if the content type of a success is not.
  const isFile = own(schema, 'type') === 'file'
  const fitting = types.filter((type) => isFile !== /[/+]json/.test(type))
  const content = Object.fromEntries(
    (fitting.length > 0 ? fitting : isFile ? types : ['application/json']).map((type) => {
      const example = own(examples, type)
      return [type, { schema, ...(example !== undefined && { example }) }]
    }),
  )
  const named = isObject(headers) ? Object.entries(headers) : []
  return {
    ...rest,
    headers: Object.fromEntries(named.map(([name, header]) => [name, { schema: header }])),
    ...(schema !== undefined && { content }),
  }
}

function contentOf(types: readonly string[], holder: unknown): JsonObject {
  return Object.fromEntries(types.map((type) => [type, holder]))
}

function mediaTypes(root: JsonObject, value: unknown, list: 'consumes' | 'produces'): string[] {
  const stated = [ownList(value, list), ownList(root, list)].find((types) => types.length > 0) ?? ['application/json']
  return stated.filter((type) => typeof type === 'string')
}

function dereferenced(root: JsonObject, value: unknown): unknown {
  const reference = ownText(value, '$ref')
  if (reference === undefined) return value
  const bundle = bundleOf('', root)
  return resolveReference(openReading(bundle), rootOf(bundle.main), reference).place?.value
}
