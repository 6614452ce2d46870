import { isObject, own, ownEntries, ownList, ownText } from '@/modules/openapi/document/json'

/**
 * Converts the schemas of a document to JSON Schema 2020-12 for the check of requests: replaces keywords of OpenAPI 3.0 and
 * Swagger 2.0, and does not require read-only properties.
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

/** Converts the flag of OpenAPI 3.0: `exclusiveMinimum: true` changes the meaning of `minimum`. */
function convertLimit(schema: Record<string, unknown>, exclusive: string, limit: string): void {
  if (typeof schema[exclusive] !== 'boolean') return
  if (schema[exclusive] && limit in schema) {
    schema[exclusive] = schema[limit]
    delete schema[limit]
  } else delete schema[exclusive]
}

function convertRequired(schema: Record<string, unknown>): void {
  // `required` is a flag of parameters and bodies, and may be the name of a property.
  if (typeof schema['required'] === 'boolean') delete schema['required']
  if (!Array.isArray(schema['required'])) return
  const properties = own(schema, 'properties')
  const names = ownList(schema, 'required').filter((name) => own(own(properties, String(name)), 'readOnly') !== true)
  schema['required'] = names
}

/**
 * Replaces alternatives by conditions, so that only the alternative that the discriminator names is checked. Otherwise the
 * errors would include the rules of all other alternatives.
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

/** Returns the reference for a target of the mapping, which is the name of a component or a reference. */
function referenceTo(target: string): string {
  return /[#/.]/.test(target) ? target : `#/components/schemas/${target}`
}
