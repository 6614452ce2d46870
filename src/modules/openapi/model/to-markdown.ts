import type { PropertyNode, SchemaLevel, SchemaNode } from '../engine/schema-types'
import type { ContentView, OperationView, ParameterView, ResponseView } from '../engine/types'
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

function authentication({ security, webhook }: OperationView): string[] {
  if (webhook) return []
  const ways = security.map(({ schemes }) =>
    schemes.length === 0
      ? '- None'
      : `- ${schemes.map(({ scheme, scopes }) => `\`${scheme.name}\`${scopes.length > 0 ? ` (${scopes.map(({ name }) => name).join(', ')})` : ''}`).join(' and ')}`,
  )
  return ways.length > 0 ? ['## Authentication', ways.join('\n')] : []
}

function parameters(heading: string, all: readonly ParameterView[]): string[] {
  const rows = all.map(({ name, required, description, schema }) => row(name, required, schema, description))
  return rows.length > 0 ? [`## ${heading}`, table(rows)] : []
}

function responseBlocks({ code, description, headers, contents, problems }: ResponseView): string[] {
  return [
    `### ${code}`,
    description ?? '',
    ...problems.map(({ message }) => `> ${inline(message)}`),
    headers.length > 0
      ? table(headers.map(({ name, required, schema, description: text }) => row(name, required, schema, text)))
      : '',
    ...contents.flatMap(contentBlocks),
  ]
}

function contentBlocks({ contentType, schema, examples }: ContentView): string[] {
  const level = schema && (schema.nested?.level ?? schema.items?.nested?.level)
  const kind = schema ? `\`${contentType}\`: ${typeOf(schema)}` : `\`${contentType}\``
  return [
    kind,
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

function levelBlocks({ properties, choices }: SchemaLevel): string[] {
  const rows = properties.map(({ name, required, schema }: PropertyNode) =>
    row(name, required, schema, schema.description),
  )
  return [
    rows.length > 0 ? table(rows) : '',
    ...choices.map(({ kind, options }) => {
      const lead = kind === 'oneOf' ? 'One of:' : 'Any of:'
      return `${lead} ${options.map(({ label }) => `\`${label}\``).join(', ')}`
    }),
  ]
}

function row(name: string, required: boolean, schema: SchemaNode, description: string | undefined): string {
  const values = schema.enum.length > 0 ? `One of ${schema.enum.map(({ value }) => `\`${value}\``).join(', ')}.` : ''
  const standard = schema.default === undefined ? '' : `Default \`${schema.default}\`.`
  const rules = schema.rules.length > 0 ? `${schema.rules.join(', ')}.` : ''
  const text = [description ?? '', rules, values, standard].filter(Boolean).join(' ')
  return `| ${[`\`${name}\``, typeOf(schema), required ? 'yes' : 'no', text].map(cell).join(' | ')} |`
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

/** A fence longer than any in the text. */
function fenced(text: string, info: string): string {
  const longest = Math.max(2, ...[...text.matchAll(/`{3,}/g)].map(([ticks]) => ticks.length))
  const fence = '`'.repeat(longest + 1)
  return `${fence}${info}\n${text}\n${fence}`
}
