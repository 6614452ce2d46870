import type { SchemaNode } from './schema-types'

/** A schema of which nothing is known but its type. */
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
    problems: [],
  }
}
