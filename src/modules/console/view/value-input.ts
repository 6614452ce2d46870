import { scalarJson } from '@/lib/exact-json'
import { isObject } from '@/engines/openapi/document/json'
import { bareText } from '@/engines/openapi/document/parameter-style'
import type { SchemaNode } from '@/engines/openapi/document/schema-types'
import { parsedText } from '@/engines/openapi/document/value-text'

/** The input for a text, number or boolean. */
export interface ValueInput {
  /** Type of the value in JSON Schema. */
  type: string
  /** The allowed values; empty if any text is allowed. */
  options: readonly string[]
}

/** A list with more values is edited as JSON, because many rows would make the page slow. */
export const maxRows = 100
const jsonNumber = /^-?(0|[1-9]\d*)(\.\d+)?([eE][+-]?\d+)?$/

/** Returns the input for a value; undefined if its schema allows several types, or a list or an object. */
export function valueInput(schema: SchemaNode): ValueInput | undefined {
  const { type } = schema
  return /^(string|integer|number|boolean)$/.test(type) ? { type, options: optionsOf(schema) } : undefined
}

/**
 * Returns the allowed values; empty if any text is allowed, or if the list is incomplete, because a value may be missing in
 * it.
 */
export function optionsOf(schema: SchemaNode): readonly string[] {
  if (schema.enum.length > 0 && schema.enumOmitted === undefined) return schema.enum.map(({ value }) => value)
  if (schema.const !== undefined) return [schema.const]
  return schema.type === 'boolean' ? ['true', 'false'] : []
}

/** Returns the input for the values of a list; undefined if the schema is not a list of texts, numbers or booleans. */
export function listInput({ type, items }: SchemaNode): ValueInput | undefined {
  if (!items) return undefined
  const text = items.format === undefined ? items.type : `${items.type}, ${items.format}`
  // Compare the whole type, because the schema may also allow other types than a list, or several types of values.
  return type === `array of ${items.nullable ? `(${text} or null)` : text}` ? valueInput(items) : undefined
}

/**
 * Returns the values of a list in JSON; undefined if rows cannot show them. A text that is not JSON is a list of one value.
 */
export function listValues(text: string): string[] | undefined {
  const value = parsedText(text)
  const values: unknown[] = Array.isArray(value) ? value : [hasRow(value) ? text : value]
  return values.length <= maxRows && values.every(hasRow) ? values.map(bareText) : undefined
}

/** Whether a value is a text, a number or a boolean. */
function hasRow(value: unknown): boolean {
  return value !== null && !isObject(value) && !Array.isArray(value)
}

/** Writes a list as JSON. */
export function listText(values: readonly string[], type: string): string {
  return `[${values.map((text) => jsonLiteral(text, type)).join(',')}]`
}

/**
 * Writes a typed text as JSON of its type. A text that is not a value of this type is written as a string, so that it is not
 * lost.
 */
export function jsonLiteral(text: string, type: string): string {
  const isNumber = (type === 'integer' || type === 'number') && jsonNumber.test(text)
  const isBoolean = type === 'boolean' && (text === 'true' || text === 'false')
  return isNumber || isBoolean ? text : scalarJson(text)
}
