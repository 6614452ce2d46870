import type { Nested, SchemaLevel, SchemaNode } from './schema-types'

/** Nested levels deeper than this are neither printed nor copied as Markdown. */
export const maxExportedDepth = 6

/** The nested level that opens below a schema: its own, or for an array that of its items. */
export function nestedOf({ nested, items }: SchemaNode): Nested | undefined {
  return nested ?? (items && nestedOf(items))
}

/** The schemas of an array's items: outermost first, more than one for arrays of arrays. */
export function itemsOf({ items }: SchemaNode): SchemaNode[] {
  return items ? [items, ...itemsOf(items)] : []
}

/** True when the schema, or that of its items, contains itself. */
export function isRecursive(schema: SchemaNode): boolean {
  return [schema, ...itemsOf(schema)].some(({ recursive }) => recursive)
}

/** Name of the schema that a recursive schema, or its items, repeat. */
export function recursiveName(schema: SchemaNode): string | undefined {
  return [schema, ...itemsOf(schema)].find(({ recursive, name }) => recursive && name !== undefined)?.name
}

/** Summarizes a level before it is opened: '3 properties', '2 options'. */
export function nestedText({ properties, choices }: Nested): string {
  const parts = [
    properties > 0 && (properties === 1 ? '1 property' : `${properties} properties`),
    choices > 0 && (choices === 1 ? '1 option' : `${choices} options`),
  ].filter(Boolean)
  return parts.join(', ') || 'Details'
}

/** One row of a level. */
export interface LevelRow {
  /** Appended to the anchor of the level's owner. */
  key: string
  name: string
  /** Whether the name is a text of the portal, such as 'any other property', instead of a name in the document. */
  isNameGenerated?: boolean
  required?: boolean
  schema: SchemaNode
}

/** Returns the rows of a level: properties, patterns, tuple items, conditions. */
export function rowsOf(level: SchemaLevel): LevelRow[] {
  const { properties, patternProperties, additionalProperties, tuple, conditions } = level
  return [
    ...properties.map(({ name, required, schema }) => ({ key: name, name, required, schema })),
    ...patternProperties.map(({ pattern, schema }) => ({ key: pattern, name: `names like ${pattern}`, schema })),
    ...(typeof additionalProperties === 'object'
      ? [{ key: '*', name: 'any other property', isNameGenerated: true, schema: additionalProperties }]
      : []),
    ...tuple.map((schema, index) => ({ key: String(index), name: `[${index}]`, schema })),
    ...conditions.map(({ keyword, schema }, index) => ({
      key: `${keyword}${index}`,
      name: keyword === 'items' && tuple.length > 0 ? 'other items' : keyword,
      isNameGenerated: true,
      schema,
    })),
  ]
}
