import type { Nested, PropertyNode, SchemaLevel, SchemaNode } from '@/engines/openapi/document/schema-types'
import { jsonLiteral, listInput, valueInput, type ValueInput } from './value-input'

/** The input for a member of a JSON object. */
export type JsonMember = PropertyNode & { input: MemberInput }

type MemberInput =
  | ({ kind: 'value' } & ValueInput)
  | ({ kind: 'list' } & ValueInput)
  | { kind: 'object'; nested: Nested }

/**
 * Returns the members that have a field, and the names of the others.
 * @param isNested whether the object is in another object. Its own objects have no fields then.
 */
export function jsonMembers(level: SchemaLevel, isNested: boolean): { members: JsonMember[]; others: string[] } {
  const members = level.properties.flatMap((property) => {
    const input = memberInput(property.schema, isNested)
    return input ? [{ ...property, input }] : []
  })
  const names = new Set(members.map(({ name }) => name))
  return { members, others: level.properties.map(({ name }) => name).filter((name) => !names.has(name)) }
}

function memberInput(schema: SchemaNode, isNested: boolean): MemberInput | undefined {
  const value = valueInput(schema)
  if (value) return { kind: 'value', ...value, options: withNull(value.options, schema) }
  const list = listInput(schema)
  if (list) return { kind: 'list', ...list }
  const { nested, type } = schema
  const isObject = type === 'object' && nested && nested.choices === 0 && nested.properties > 0
  return isObject && !isNested ? { kind: 'object', nested } : undefined
}

/** Adds null to the values of a choice. A text has a checkbox for null. */
function withNull(options: readonly string[], { nullable }: SchemaNode): readonly string[] {
  return nullable && options.length > 0 && !options.includes('null') ? [...options, 'null'] : options
}

/** Returns the JSON of a new member: an example of the document, if there is one. */
export function initialLiteral({ schema, input }: JsonMember): string {
  if (input.kind === 'object') return '{}'
  if (input.kind === 'list') return '[]'
  const fallback = input.type === 'string' ? '' : '0'
  return typedLiteral(schema.default ?? schema.examples[0] ?? input.options[0] ?? fallback, schema, input)
}

/** Returns the JSON of a typed or chosen value. */
export function typedLiteral(typed: string, { nullable }: SchemaNode, { type, options }: ValueInput): string {
  return nullable && options.length > 0 && typed === 'null' ? 'null' : jsonLiteral(typed, type)
}
