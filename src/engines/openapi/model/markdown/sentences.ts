import type { EnumValue, ExternalDocs, Phrase, ReadError, SchemaNode } from '../../document/schema-types'
import type { NamedExamples } from '../../document/types'
import { eachItemText, explainedValues, rulesOf, statesOf, typeText } from '../../document/wording/schema'
import { itemsOf, recursiveName } from '../../document/nested'
import { notShownText } from '../../document/wording/operation'
import { code, link, plain } from './text'

// Facts about a schema as Markdown.

/** The type of a schema, with the name that the document gives it. */
export function typeOf(schema: SchemaNode): string {
  const type = plain(typeText(schema))
  const again = recursiveName(schema)
  if (again !== undefined) return `${type}, ${plain(again)}, again`
  const named = [schema, ...itemsOf(schema)].find(({ name }) => name !== undefined)?.name
  return [type, named === undefined ? '' : code(named)].filter(Boolean).join(' ')
}

/** The states, rules and values of a schema and of its array items. */
export function allFacts(schema: SchemaNode): string[] {
  return [
    ...statesOf(schema),
    ...rulesOf(schema).flatMap((phrases) => phrases.map(phraseText)),
    ...explainedFacts(schema),
    ...itemsOf(schema).flatMap((item, depth) => explainedFacts(item).map((fact) => `${eachItemText(depth)} ${fact}`)),
  ]
}

/** Sentences after a schema's description: its items' descriptions, external documentation and problems. */
export function aside(
  schema: SchemaNode,
  description: string | undefined,
  errors: readonly ReadError[] = [],
): string[] {
  const items = itemsOf(schema)
  return [
    ...items.flatMap(({ description: text }, depth) =>
      text === undefined || text === description ? [] : [`${eachItemText(depth)} ${text}`],
    ),
    ...(schema.externalDocs ? [docsLink(schema.externalDocs)] : []),
    ...[...errors, ...schema.errors, ...items.flatMap((item) => item.errors)].map(errorText),
  ]
}

/** Joins facts into one sentence. */
export function sentence(facts: readonly string[]): string {
  return facts.length > 0 ? `${facts.join('; ')}.` : ''
}

/** A fact, with its values as code. */
export function phraseText({ text, codes = [], omitted }: Phrase): string {
  const values = codes.map(code).join(', ')
  return `${plain(text)}${values && ` ${values}`}${andMore(omitted)}`
}

/** The examples of a parameter, each with its description. */
export function examplesText({ values, omitted }: NamedExamples): string {
  return valuesText(values.length === 1 ? 'Example' : 'Examples', values, omitted)
}

/** The allowed values, if the document explains them one by one. */
function explainedFacts(schema: SchemaNode): string[] {
  const values = explainedValues(schema)
  return values.length > 0 ? [valuesText('One of', values, schema.enumOmitted)] : []
}

function valuesText(lead: string, values: readonly EnumValue[], omitted: number | undefined): string {
  const all = values.map(({ value, description }) =>
    [code(value), description === undefined ? '' : `(${plain(description)})`].filter(Boolean).join(' '),
  )
  return `${lead} ${all.join(', ')}${andMore(omitted)}`
}

function andMore(omitted: number | undefined): string {
  return omitted === undefined ? '' : ` and ${omitted} more`
}

/** A link to external documentation. */
export function docsLink({ url, description }: ExternalDocs): string {
  return link(url, description)
}

/** A problem that replaces what cannot be shown. */
export function errorText({ message, at }: ReadError): string {
  return `Error: ${plain(message)}${at === undefined ? '' : ` ${code(at)}`}`
}

/** Counts the entries of a very long list that are not shown; empty if all are. */
export function notShown(count: number | undefined, noun: string): string {
  return count === undefined ? '' : `${count} ${notShownText(count, noun)}`
}
