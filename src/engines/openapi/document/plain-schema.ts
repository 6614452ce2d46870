import type { SchemaNode } from './schema-types'

/** Creates a schema that has only a type. */
export function plainSchema(type: string): SchemaNode {
  return {
    type,
    rules: [],
    enum: [],
    examples: [],
    nullable: false,
    deprecated: false,
    readOnly: false,
    writeOnly: false,
    recursive: false,
    errors: [],
  }
}
