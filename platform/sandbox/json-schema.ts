import { isObject, own, ownEntries, ownList, ownText } from '@/modules/openapi/document/json'

/**
 * Converts a document so that its schemas check requests as JSON Schema 2020-12: keywords of OpenAPI 3.0 and Swagger 2.0 are
 * replaced, and properties that only answers have are not required.
 */
export function asJsonSchemas(value: unknown): unknown {
  if (Array.isArray(value)) return value.map((inner) => asJsonSchemas(inner))
  if (!isObject(value)) return value
  const schema: Record<string, unknown> = {}
  for (const [key, inner] of Object.entries(value)) schema[key] = asJsonSchemas(inner)
  convertNullable(schema)
  convertLimit(schema, 'exclusiveMinimum', 'minimum')
  convertLimit(schema, 'exclusiveMaximum', 'maximum')
  if (schema['type'] === 'file') schema['type'] = 'string'
  convertRequired(schema)
  convertDiscriminator(schema)
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

function convertRequired(schema: Record<string, unknown>): void {
  // A parameter or a body has a flag of this name, and a map of properties may have one as a property.
  if (typeof schema['required'] === 'boolean') delete schema['required']
  if (!Array.isArray(schema['required'])) return
  const properties = own(schema, 'properties')
  const names = ownList(schema, 'required').filter((name) => own(own(properties, String(name)), 'readOnly') !== true)
  schema['required'] = names
}

/**
 * Applies only the alternative that the discriminator names. Otherwise a wrong value would break the rules of all
 * alternatives, and its reader could not tell which of them matter.
 */
function convertDiscriminator(schema: Record<string, unknown>): void {
  const name = ownText(own(schema, 'discriminator'), 'propertyName')
  const mapping = ownEntries(own(schema, 'discriminator'), 'mapping')
  if (name === undefined || mapping.length === 0 || !('oneOf' in schema || 'anyOf' in schema)) return
  delete schema['oneOf']
  delete schema['anyOf']
  schema['type'] = 'object'
  schema['required'] = [...ownList(schema, 'required'), name]
  schema['allOf'] = [
    ...ownList(schema, 'allOf'),
    { properties: { [name]: { enum: mapping.map(([value]) => value) } } },
    ...mapping.map(([value, target]) => ({
      if: { not: { type: 'object', properties: { [name]: { const: value } }, required: [name] } },
      else: { $ref: referenceTo(String(target)) },
    })),
  ]
}

/** A mapping names a component, or refers to a schema. */
function referenceTo(target: string): string {
  return /[#/.]/.test(target) ? target : `#/components/schemas/${target}`
}
