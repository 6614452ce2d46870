import { bareText } from '@/modules/openapi/document/parameter-style'
import type { SchemaNode } from '@/modules/openapi/document/schema-types'
import { parsedText } from '@/modules/openapi/document/value-text'

/** How a text, number or boolean is typed. */
export interface ValueInput {
  /** Its type in JSON Schema. */
  type: string
  /** The values to choose from; empty when every text can be typed. */
  options: readonly string[]
}

/** More values of a list are typed as JSON: each row costs the page time. */
export const maxRows = 100
const jsonNumber = /^-?(0|[1-9]\d*)(\.\d+)?([eE][+-]?\d+)?$/

/** Returns how a value is typed; undefined unless its schema allows one type only, which is no list or object. */
export function valueInput(schema: SchemaNode): ValueInput | undefined {
  const { type } = schema
  return /^(string|integer|number|boolean)$/.test(type) ? { type, options: optionsOf(schema) } : undefined
}

/** Returns the values to choose from. A cut list of allowed values is no choice: the reader may need the rest of it. */
export function optionsOf(schema: SchemaNode): readonly string[] {
  if (schema.enum.length > 0 && schema.enumOmitted === undefined) return schema.enum.map(({ value }) => value)
  if (schema.const !== undefined) return [schema.const]
  return schema.type === 'boolean' ? ['true', 'false'] : []
}

/** Returns how the values of a list are typed; undefined for anything but a list of texts, numbers or booleans. */
export function listInput({ type, items }: SchemaNode): ValueInput | undefined {
  if (!items) return undefined
  const text = items.format === undefined ? items.type : `${items.type}, ${items.format}`
  // The schema may allow something else than a list, or several kinds of values.
  return type === `array of ${items.nullable ? `(${text} or null)` : text}` ? valueInput(items) : undefined
}

/** The values of a list that was typed as JSON; undefined for what rows cannot show. Another text is a list of one. */
export function listValues(text: string): string[] | undefined {
  const value = parsedText(text)
  const values: unknown[] = Array.isArray(value) ? value : [typeof value === 'object' ? value : text]
  return values.length > maxRows || values.some((item) => typeof item === 'object') ? undefined : values.map(bareText)
}

/** A list as JSON. Each value is sent as it was typed: a number that JSON would round stays a text. */
export function listText(values: readonly string[], type: string): string {
  const literals = values.map((text) => {
    const literal = jsonLiteral(text, type)
    return bareText(JSON.parse(literal)) === text ? literal : JSON.stringify(text)
  })
  return `[${literals.join(',')}]`
}

/** What was typed, as JSON of its type. What is no value of that type becomes a text, so that it is neither lost nor changed. */
export function jsonLiteral(text: string, type: string): string {
  const isNumber = (type === 'integer' || type === 'number') && jsonNumber.test(text)
  const isBoolean = type === 'boolean' && (text === 'true' || text === 'false')
  return isNumber || isBoolean ? text : JSON.stringify(text)
}
