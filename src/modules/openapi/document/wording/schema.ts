import type { EnumValue, Phrase, SchemaChoices, SchemaNode } from '../schema-types'
import { itemsOf } from '../nested'

// What is said of a schema, in the words that the page and its Markdown share.

/** The type as a reader says it: 'string, date', 'array of object or null'. */
export function typeText({ type, format, nullable }: SchemaNode): string {
  return `${format === undefined ? type : `${type}, ${format}`}${nullable ? ' or null' : ''}`
}

/** The states of a schema. */
export function statesOf({ deprecated, readOnly, writeOnly }: SchemaNode): string[] {
  return [deprecated && 'Deprecated', readOnly && 'Read only', writeOnly && 'Write only'].filter(
    (state) => state !== false,
  )
}

/** The rules and values of a schema; then, array by array, those of what lies in it, and its states. */
export function rulesOf(schema: SchemaNode): Phrase[][] {
  const ofItems = itemsOf(schema).map((item, depth) =>
    [...ownRules(item), ...statesOf(item).map((state) => ({ text: state.toLowerCase() }))].map((rule) => ({
      ...rule,
      text: `${eachItemText(depth)} ${rule.text}`,
    })),
  )
  return [ownRules(schema), ...ofItems]
}

function ownRules(schema: SchemaNode): Phrase[] {
  const { enum: values, enumOmitted: omitted, rules, examples, examplesOmitted } = schema
  const valued = (text: string, value: string | undefined): Phrase[] =>
    value === undefined ? [] : [{ text, codes: [value] }]
  const isList = values.length > 0 && explainedValues(schema).length === 0
  return [
    ...valued('Always', schema.const),
    ...(isList ? [{ text: 'One of', codes: values.map(({ value }) => value), omitted }] : []),
    ...rules.map((text) => ({ text })),
    ...valued('Pattern', schema.pattern),
    ...valued('Default', schema.default),
    ...(examples.length > 0
      ? [{ text: examples.length > 1 ? 'Examples' : 'Example', codes: examples, omitted: examplesOmitted }]
      : []),
    ...valued('XML', schema.xml),
  ]
}

/** The values of an enumeration that says what they mean, to be said one by one. */
export function explainedValues({ enum: values }: SchemaNode): EnumValue[] {
  return values.some(({ description }) => description !== undefined) ? values : []
}

/** Precedes a text about an array's items: 'Each:'. `depth` is the number of arrays around that array ('Each of each:'). */
export function eachItemText(depth: number): string {
  return `Each${' of each'.repeat(depth)}:`
}

/** What leads the options of oneOf or anyOf. */
export function choiceText({ kind }: SchemaChoices): string {
  return kind === 'oneOf' ? 'One of' : 'Any of'
}

/** An option of oneOf or anyOf by its name, with the discriminator's value where that is another. */
export function optionText({ label, value }: SchemaChoices['options'][number]): string {
  return value === undefined || value === label ? label : `${label} (${value})`
}
