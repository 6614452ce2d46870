import type { Nested, SchemaLevel, SchemaNode } from './schema-types'

/** Levels below this one are neither printed nor copied. */
export const deepestTold = 6

/** What opens below a schema: its own inside, for an array that of its items. */
export function nestedOf({ nested, items }: SchemaNode): Nested | undefined {
  return nested ?? (items && nestedOf(items))
}

/** The items of an array, and theirs where these are arrays. */
export function itemsOf({ items }: SchemaNode): SchemaNode[] {
  return items ? [items, ...itemsOf(items)] : []
}

/** The schema contains itself, or its items do. */
export function isAgain(schema: SchemaNode): boolean {
  return [schema, ...itemsOf(schema)].some(({ recursive }) => recursive)
}

/** Name of what a schema, or what lies in it, is once more. */
export function nameAgain(schema: SchemaNode): string | undefined {
  return [schema, ...itemsOf(schema)].find(({ recursive, name }) => recursive && name !== undefined)?.name
}

/** '3 properties', '2 options', as far as is known before it is opened. */
export function nestedText({ properties, choices }: Nested): string {
  const parts = [
    properties > 0 && (properties === 1 ? '1 property' : `${properties} properties`),
    choices > 0 && (choices === 1 ? '1 option' : `${choices} options`),
  ].filter(Boolean)
  return parts.join(', ') || 'Details'
}

/** One row of a level. */
export interface LevelRow {
  /** Continues the anchor of what the level belongs to. */
  key: string
  name: string
  /** The name is a word about the schema, no name in it. */
  said?: boolean
  required?: boolean
  schema: SchemaNode
}

/** The rows of a level: properties, patterns, the first items of an array, conditions. */
export function rowsOf(level: SchemaLevel): LevelRow[] {
  const { properties, patternProperties, additionalProperties, tuple, conditions } = level
  return [
    ...properties.map(({ name, required, schema }) => ({ key: name, name, required, schema })),
    ...patternProperties.map(({ pattern, schema }) => ({ key: pattern, name: `names like ${pattern}`, schema })),
    ...(typeof additionalProperties === 'object'
      ? [{ key: '*', name: 'any other property', said: true, schema: additionalProperties }]
      : []),
    ...tuple.map((schema, index) => ({ key: String(index), name: `[${index}]`, schema })),
    ...conditions.map(({ keyword, schema }, index) => ({
      key: `${keyword}${index}`,
      name: keyword === 'items' && tuple.length > 0 ? 'other items' : keyword,
      said: true,
      schema,
    })),
  ]
}
