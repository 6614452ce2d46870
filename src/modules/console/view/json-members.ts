import type { Nested, PropertyNode, SchemaLevel, SchemaNode } from '@/modules/openapi/document/schema-types'
import { jsonLiteral, listInput, valueInput, type ValueInput } from './value-input'

/** How a member of a JSON object is filled in. */
export type JsonMember = PropertyNode & { input: MemberInput }

type MemberInput =
  | ({ kind: 'value' } & ValueInput)
  | ({ kind: 'list' } & ValueInput)
  | { kind: 'object'; nested: Nested }

/**
 * Returns the members that a form can fill in, and the names of the others. Members that are read-only are in neither.
 * @param isNested Objects inside of a nested object are left to the text.
 */
export function jsonMembers(level: SchemaLevel, isNested: boolean): { members: JsonMember[]; others: string[] } {
  const sent = level.properties.filter(({ schema }) => !schema.readOnly)
  const members = sent.flatMap((property) => {
    const input = memberInput(property.schema, isNested)
    return input ? [{ ...property, input }] : []
  })
  const names = new Set(members.map(({ name }) => name))
  return { members, others: sent.map(({ name }) => name).filter((name) => !names.has(name)) }
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

/** A choice has null among its values; a text has a box for it. */
function withNull(options: readonly string[], { nullable }: SchemaNode): readonly string[] {
  return nullable && options.length > 0 && !options.includes('null') ? [...options, 'null'] : options
}

/** The JSON of a member that is added to the text: an example of the document where there is one. */
export function initialLiteral({ schema, input }: JsonMember): string {
  if (input.kind === 'object') return '{}'
  if (input.kind === 'list') return '[]'
  const fallback = input.type === 'string' ? '' : '0'
  return typedLiteral(schema.default ?? schema.examples[0] ?? input.options[0] ?? fallback, schema, input)
}

/** The JSON of a value that was typed or chosen. */
export function typedLiteral(typed: string, { nullable }: SchemaNode, { type, options }: ValueInput): string {
  return nullable && options.length > 0 && typed === 'null' ? 'null' : jsonLiteral(typed, type)
}
