import type { EnumValue, ExternalDocs, Phrase, Problem, SchemaNode } from '../../document/schema-types'
import type { NamedExamples } from '../../document/types'
import { each, explainedValues, rulesOf, statesOf, typeText } from '../../document/wording/schema'
import { itemsOf, nameAgain } from '../../document/nested'
import { notShownText } from '../../document/wording/operation'
import { code, link, plain } from './text'

// What is said of a schema, as Markdown.

/** The type of a schema, with the name that the document gives it. */
export function typeOf(schema: SchemaNode): string {
  const type = plain(typeText(schema))
  const again = nameAgain(schema)
  if (again !== undefined) return `${type}, ${plain(again)}, again`
  const named = [schema, ...itemsOf(schema)].find(({ name }) => name !== undefined)?.name
  return [type, named === undefined ? '' : code(named)].filter(Boolean).join(' ')
}

/** States, rules and values of a schema and of what lies in it. */
export function allFacts(schema: SchemaNode): string[] {
  return [
    ...statesOf(schema),
    ...rulesOf(schema).flatMap((phrases) => phrases.map(phraseText)),
    ...explained(schema),
    ...itemsOf(schema).flatMap((item, depth) => explained(item).map((fact) => `${each(depth)} ${fact}`)),
  ]
}

/** What is said of a schema after its description: of its items, where more is written, what went wrong. */
export function aside(
  schema: SchemaNode,
  description: string | undefined,
  problems: readonly Problem[] = [],
): string[] {
  const items = itemsOf(schema)
  return [
    ...items.flatMap(({ description: text }, depth) =>
      text === undefined || text === description ? [] : [`${each(depth)} ${text}`],
    ),
    ...(schema.externalDocs ? [docsLink(schema.externalDocs)] : []),
    ...[...problems, ...schema.problems, ...items.flatMap((item) => item.problems)].map(problemText),
  ]
}

/** Facts as one sentence. */
export function sentence(facts: readonly string[]): string {
  return facts.length > 0 ? `${facts.join('; ')}.` : ''
}

/** A fact, its values as code. */
export function phraseText({ text, codes = [], omitted }: Phrase): string {
  const values = codes.map(code).join(', ')
  return `${plain(text)}${values && ` ${values}`}${andMore(omitted)}`
}

/** Examples of a parameter, each with what it is. */
export function examplesText({ values, omitted }: NamedExamples): string {
  return valuesText(values.length === 1 ? 'Example' : 'Examples', values, omitted)
}

/** Values that are explained one by one. */
function explained(schema: SchemaNode): string[] {
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

/** Documentation elsewhere. */
export function docsLink({ url, description }: ExternalDocs): string {
  return link(url, description)
}

/** What cannot be shown, said in the place where it would have stood. */
export function problemText({ message, at }: Problem): string {
  return `Problem: ${plain(message)}${at === undefined ? '' : ` ${code(at)}`}`
}

/** How many entries of a very long list are not shown; nothing where all are. */
export function notShown(count: number | undefined, what: string): string {
  return count === undefined ? '' : `${count} ${notShownText(count, what)}`
}
