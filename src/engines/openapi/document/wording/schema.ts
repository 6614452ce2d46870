import type { EnumValue, Phrase, SchemaChoices, SchemaNode, UnsentMembers } from '../schema-types'
import { itemsOf } from '../nested'

// Texts about a schema that the page and its Markdown share.

/** Describes the type in words: 'string, date', 'array of object or null'. */
export function typeText({ type, format, nullable }: SchemaNode): string {
  return `${format === undefined ? type : `${type}, ${format}`}${nullable ? ' or null' : ''}`
}

/** Returns the states of a schema: deprecated, read only, write only. */
export function statesOf({ deprecated, readOnly, writeOnly }: SchemaNode): string[] {
  return [deprecated && 'Deprecated', readOnly && 'Read only', writeOnly && 'Write only'].filter(
    (state) => state !== false,
  )
}

/** Returns the rules and values of a schema, followed by the rules, values and states of each level of array items. */
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

/** Returns the values of an enumeration if any has a description, to be listed one by one. */
export function explainedValues({ enum: values }: SchemaNode): EnumValue[] {
  return values.some(({ description }) => description !== undefined) ? values : []
}

/** Precedes a text about an array's items: 'Each:'. `depth` is the number of arrays around that array ('Each of each:'). */
export function eachItemText(depth: number): string {
  return `Each${' of each'.repeat(depth)}:`
}

/** Says how many members of an object are only on the other side of the call, and which. */
export function unsentPhrase({ state, names, more = 0 }: UnsentMembers): Phrase {
  const count = names.length + more
  const noun = count === 1 ? 'property is' : 'properties are'
  const place = state === 'read-only' ? 'responses of the service' : 'requests to the service'
  return { text: `${count} ${state} ${noun} only in ${place}:`, codes: names, omitted: more || undefined }
}

/** Returns the heading of the options of oneOf or anyOf. */
export function choiceText({ kind }: SchemaChoices): string {
  return kind === 'oneOf' ? 'One of' : 'Any of'
}

/** Returns the label of an option of oneOf or anyOf, with the discriminator's value if it differs. */
export function optionText({ label, value }: SchemaChoices['options'][number]): string {
  return value === undefined || value === label ? label : `${label} (${value})`
}
