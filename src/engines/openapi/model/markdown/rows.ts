import type { Nested, ReadError, SchemaChoices, SchemaLevel, SchemaNode } from '../../document/schema-types'
import type { ParameterView } from '../../document/types'
import { choiceText, optionText, unsentPhrase } from '../../document/wording/schema'
import { rowsOf, type LevelRow } from '../../document/nested'
import { closedText, kindsText } from '../../document/wording/operation'
import { insideOf, pathOf, type Opened } from './levels'
import { allFacts, aside, examplesText, notShown, phraseText, errorText, sentence, typeOf } from './sentences'
import { cell, code, plain } from './text'

/** A row of a table, as Markdown. */
interface Row {
  name: string
  type: string
  /** Undefined where it does not apply, as for options and array items. */
  required: boolean | undefined
  /** Sentences. */
  text: readonly string[]
}

/** Writes rows as a Markdown table; an empty text if there are none. */
export function table(rows: readonly Row[]): string {
  if (rows.length === 0) return ''
  const lines = rows.map(({ name, type, required, text }) => {
    const isRequired = required === undefined ? '' : required ? 'yes' : 'no'
    return `| ${[cell(name), cell(type), isRequired, text.filter(Boolean).map(cell).join(' ')].join(' | ')} |`
  })
  return ['| Name | Type | Required | Description |', '| --- | --- | --- | --- |', ...lines].join('\n')
}

/** The rows of parameters or headers, each followed by those of its nested schemas. */
export function parameterRows(parameters: readonly ParameterView[], opened: Opened): Row[] {
  return parameters.flatMap((parameter) => {
    const { name, schema, required, deprecated, description, notes = [], namedExamples, examples } = parameter
    const states = deprecated && !schema.deprecated ? ['Deprecated'] : []
    return schemaRows(schema, name, opened, {
      name: code(name),
      required,
      facts: [...states, ...notes.map(phraseText), ...(namedExamples ? [examplesText(namedExamples)] : [])],
      description,
      errors: examples.flatMap(({ error }) => error ?? []),
    })
  })
}

/**
 * The inside of a schema: its rows, and sentences about it.
 * @param options labels of the oneOf and anyOf options around it, up to the nearest property.
 */
export function levelOf(
  nested: Nested | undefined,
  path: string,
  opened: Opened,
  options: readonly string[] = [],
): { rows: Row[]; sentences: string[] } {
  const inside = nested && opened.get(nested)
  if (!inside) return { rows: [], sentences: [] }
  if ('note' in inside) return { rows: [], sentences: [inside.note] }
  const { level } = inside
  const rest = levelOf(level.rest, path, opened)
  const rows = rowsOf(level).flatMap((row) =>
    schemaRows(row.schema, pathOf(row, path), opened, { name: rowName(row, path), required: row.required }),
  )
  const optionalRows = level.choices.flatMap((choices) => optionRows(choices, path, opened, options))
  return { rows: [...rows, ...rest.rows, ...optionalRows], sentences: [...levelSentences(level), ...rest.sentences] }
}

function rowName(row: LevelRow, path: string): string {
  const { key, name, isNameGenerated, required } = row
  if (isNameGenerated) return path === '' ? plain(name) : `${code(path)} ${plain(name)}`
  const isPattern = required === undefined && name !== `[${key}]`
  if (isPattern) return [path && code(path), `names like ${code(key)}`].filter(Boolean).join(' ')
  return code(pathOf(row, path))
}

/** Sentences about a level that belong to none of its rows. */
function levelSentences(level: SchemaLevel): string[] {
  const { unsent, additionalProperties, discriminator, moreTuple, choices, errors } = level
  const kinds = discriminator?.values.map(({ value, description }) =>
    [code(value), description === undefined ? '' : plain(description)].filter(Boolean).join(' '),
  )
  return [
    unsent ? sentence([phraseText(unsentPhrase(unsent))]) : '',
    additionalProperties === 'no' ? closedText : '',
    discriminator && kinds
      ? `${code(discriminator.property)} ${kindsText}${kinds.length > 0 ? `: ${kinds.join(', ')}` : ''}${commaAndText(discriminator.otherwise)}.`
      : '',
    notShown(moreTuple, 'item'),
    ...choices.map(({ more }) => notShown(more, 'option')),
    ...errors.map(errorText),
  ].filter(Boolean)
}

function optionRows(choices: SchemaChoices, path: string, opened: Opened, around: readonly string[]): Row[] {
  const { discriminator, options, otherwise } = choices
  return options.flatMap((option) => {
    const label = optionText(option)
    const names = [
      path && code(path),
      ...around.map((name) => `as ${code(name)}`),
      `${choiceText(choices)}: ${code(label)}`,
    ]
    const by = [discriminator, option.value].filter((name) => name !== undefined).map(code)
    return schemaRows(option.schema, path, opened, {
      name: names.filter(Boolean).join(' '),
      facts: discriminator === undefined ? [] : [`by ${by.join(' ')}${commaAndText(otherwise)}`],
      description: option.schema.description ?? '',
      options: [...around, label],
    })
  })
}

function commaAndText(text: string | undefined): string {
  return text === undefined ? '' : `, ${plain(text)}`
}

interface RowOf {
  name: string
  required?: boolean | undefined
  /** Additional facts, such as the style of a parameter. */
  facts?: readonly string[]
  /** Replaces the schema's own description. */
  description?: string | undefined
  errors?: readonly ReadError[]
  /** Labels of the options around it, outermost first, its own last. */
  options?: readonly string[]
}

function schemaRows(schema: SchemaNode, path: string, opened: Opened, row: RowOf): Row[] {
  const { name, required, facts = [], description = schema.description ?? schema.title, errors = [], options } = row
  const within = insideOf(schema, path)
  const { rows, sentences } = levelOf(within?.nested, within?.path ?? path, opened, options)
  const text = [
    sentence([...allFacts(schema), ...facts]),
    ...sentences,
    description ?? '',
    ...aside(schema, description, errors),
  ]
  return [{ name, type: typeOf(schema), required, text }, ...rows]
}
