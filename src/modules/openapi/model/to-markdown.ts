import type { SchemaLevel, SchemaNode } from '../engine/schema-types'
import type { ContentView, OperationView, ParameterView, ResponseView } from '../engine/types'
import { rowsOf } from './nested'
import { requestHeaders } from './request-headers'
import { missingDescription } from './title'

/** An operation as Markdown, to be copied: what the page shows, with the levels of schemas that came along. */
export function toMarkdown(operation: OperationView): string {
  const { title, method, server, path, webhook, description, deprecated, body, responses } = operation
  const blocks = [
    `# ${inline(title)}`,
    fenced(`${method} ${webhook ? '' : server}${path}`, 'http'),
    deprecated ? '**Deprecated.**' : '',
    description ?? missingDescription,
    ...authentication(operation),
    ...parameters('Header', requestHeaders(operation)),
    ...parameters('Path', operation.pathParams),
    ...parameters('Query', operation.queryParams),
    ...parameters('Cookie', operation.cookieParams),
    ...(body ? ['## Data Parameters', body.description ?? '', ...body.contents.flatMap(contentBlocks)] : []),
    ...(responses.length > 0 ? ['## Responses', ...responses.flatMap(responseBlocks)] : []),
    ...operation.problems.map(({ message }) => `> ${inline(message)}`),
  ]
  return `${blocks.filter(Boolean).join('\n\n')}\n`
}

function authentication({ security, securityStated, webhook }: OperationView): string[] {
  if (webhook) return []
  if (securityStated && security.length === 0) return ['## Authentication', 'None: this operation is open.']
  const ways = security.map(({ schemes }) =>
    schemes.length === 0
      ? '- None'
      : `- ${schemes.map(({ scheme, scopes }) => `${code(scheme.name)}${scopes.length > 0 ? ` (${scopes.map(({ name }) => name).join(', ')})` : ''}`).join(' and ')}`,
  )
  return ways.length > 0 ? ['## Authentication', ways.join('\n')] : []
}

function parameters(heading: string, all: readonly ParameterView[]): string[] {
  const rows = all.map(({ name, required, description, schema }) => row(code(name), required, schema, description))
  return rows.length > 0 ? [`## ${heading}`, table(rows)] : []
}

function responseBlocks({ code: status, description, headers, contents, problems }: ResponseView): string[] {
  return [
    `### ${status}`,
    description ?? '',
    ...problems.map(({ message }) => `> ${inline(message)}`),
    headers.length > 0
      ? table(headers.map(({ name, required, schema, description: text }) => row(code(name), required, schema, text)))
      : '',
    ...contents.flatMap(contentBlocks),
  ]
}

function contentBlocks({ contentType, schema, examples }: ContentView): string[] {
  const level = schema && (schema.nested?.level ?? schema.items?.nested?.level)
  const kind = schema ? `${code(contentType)}: ${typeOf(schema)}` : code(contentType)
  return [
    kind,
    schema?.description ?? '',
    ...(level ? levelBlocks(level) : []),
    ...examples.flatMap(({ name, summary, text }) => [
      text === ''
        ? ''
        : [name, summary]
            .filter((part) => part !== undefined)
            .map(inline)
            .join(': '),
      text === '' ? '' : fenced(text, language(contentType)),
    ]),
  ]
}

function levelBlocks(level: SchemaLevel): string[] {
  const rows = rowsOf(level).map(({ name, said, required = false, schema }) =>
    row(said ? name : code(name), required, schema, schema.description),
  )
  return [
    rows.length > 0 ? table(rows) : '',
    level.additionalProperties === 'no' ? 'No other properties are allowed.' : '',
    ...level.choices.map(({ kind, options }) => {
      const lead = kind === 'oneOf' ? 'One of:' : 'Any of:'
      return `${lead} ${options.map(({ label }) => code(label)).join(', ')}`
    }),
  ]
}

function row(name: string, required: boolean, schema: SchemaNode, description: string | undefined): string {
  const { items, deprecated, readOnly, writeOnly } = schema
  const facts = [
    deprecated && 'Deprecated',
    readOnly && 'Read only',
    writeOnly && 'Write only',
    ...rulesOf(schema),
    ...(items ? rulesOf(items).map((rule) => `Each: ${rule}`) : []),
  ].flatMap((fact) => (fact ? [`${fact}.`] : []))
  const text = [description ?? '', ...facts].filter(Boolean).join(' ')
  return `| ${[name, typeOf(schema), required ? 'yes' : 'no', text].map(cell).join(' | ')} |`
}

function rulesOf({ rules, enum: values, ...schema }: SchemaNode): string[] {
  const valued = (text: string, value: string | undefined) => (value === undefined ? [] : [`${text} ${code(value)}`])
  return [
    ...valued('Always', schema.const),
    ...(rules.length > 0 ? [rules.join(', ')] : []),
    ...(values.length > 0 ? [`One of ${values.map(({ value }) => code(value)).join(', ')}`] : []),
    ...valued('Pattern', schema.pattern),
    ...valued('Default', schema.default),
  ]
}

function typeOf({ type, format, name, nullable }: SchemaNode): string {
  return [type, format, name, nullable ? 'or null' : undefined].filter(Boolean).join(', ')
}

function table(rows: readonly string[]): string {
  return ['| Name | Type | Required | Description |', '| --- | --- | --- | --- |', ...rows].join('\n')
}

function cell(text: string): string {
  return inline(text).replaceAll('|', '\\|')
}

function inline(text: string): string {
  return text.replaceAll(/\s+/g, ' ').trim()
}

function language(contentType: string): string {
  if (/json/i.test(contentType)) return 'json'
  return /xml/i.test(contentType) ? 'xml' : ''
}

/** Code on one line, between more backticks than it has in a row. */
function code(text: string): string {
  const ticks = '`'.repeat(longestRun(text) + 1)
  const room = /^`|`$/.test(text) ? ' ' : ''
  return ticks + room + (text || '""') + room + ticks
}

function longestRun(text: string): number {
  return Math.max(0, ...[...text.matchAll(/`+/g)].map(([ticks]) => ticks.length))
}

/** A fence longer than any in the text. */
function fenced(text: string, info: string): string {
  const fence = '`'.repeat(Math.max(3, longestRun(text) + 1))
  return `${fence}${info}\n${text}\n${fence}`
}
