import { isObject, own, ownList, type JsonObject } from '@/modules/openapi/document/json'
import type { Direction } from '@/modules/openapi/document/types'

/**
 * Converts a document so that its schemas are JSON Schema 2020-12: keywords of OpenAPI 3.0 and Swagger 2.0 are replaced,
 * and properties of the other direction of a call are no longer required.
 */
export function asJsonSchemas(value: unknown, direction: Direction): unknown {
  if (Array.isArray(value)) return value.map((inner) => asJsonSchemas(inner, direction))
  if (!isObject(value)) return value
  const schema: Record<string, unknown> = {}
  for (const [key, inner] of Object.entries(value)) schema[key] = asJsonSchemas(inner, direction)
  convertNullable(schema)
  convertLimit(schema, 'exclusiveMinimum', 'minimum')
  convertLimit(schema, 'exclusiveMaximum', 'maximum')
  if (schema['type'] === 'file') schema['type'] = 'string'
  convertRequired(schema, direction)
  return schema
}

function convertNullable(schema: Record<string, unknown>): void {
  if (typeof schema['nullable'] !== 'boolean') return
  if (schema['nullable'] && typeof schema['type'] === 'string') schema['type'] = [schema['type'], 'null']
  if (schema['nullable'] && Array.isArray(schema['enum'])) schema['enum'] = [...(schema['enum'] as unknown[]), null]
  delete schema['nullable']
}

/** Before OpenAPI 3.1, `exclusiveMinimum: true` changed the meaning of `minimum`. */
function convertLimit(schema: Record<string, unknown>, exclusive: string, limit: string): void {
  if (typeof schema[exclusive] !== 'boolean') return
  if (schema[exclusive] && limit in schema) {
    schema[exclusive] = schema[limit]
    delete schema[limit]
  } else delete schema[exclusive]
}

function convertRequired(schema: Record<string, unknown>, direction: Direction): void {
  // A parameter or a body has a flag of this name, and a map of properties may have one as a property.
  if (typeof schema['required'] === 'boolean') delete schema['required']
  if (!Array.isArray(schema['required'])) return
  const otherDirection = direction === 'request' ? 'readOnly' : 'writeOnly'
  const properties = own(schema, 'properties')
  const names = ownList(schema as JsonObject, 'required').filter(
    (name) => own(own(properties, String(name)), otherDirection) !== true,
  )
  schema['required'] = names
}
