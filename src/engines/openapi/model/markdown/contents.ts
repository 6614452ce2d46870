import type { SchemaNode } from '../../document/schema-types'
import type { BodyView, ContentView, ExampleView, LinkView, ResponseView } from '../../document/types'
import { linkedText, optionalBodyText, partText, streamText } from '../../document/wording/operation'
import { insideOf, type Opened } from './levels'
import { levelOf, parameterRows, table } from './rows'
import { contentSection, responseSection } from './sections'
import { allFacts, aside, notShown, errorText, sentence, typeOf } from './sentences'
import { block, code, fenced, item, link, plain } from './text'

/** State that the sections of one operation share while they are written. */
export interface MarkdownContext {
  opened: Opened
  /** The section in which each example was first written, by the example's text. */
  sectionByExample: Map<string, string>
}

/** Shorter examples are repeated; longer ones are replaced by a reference to the first. In characters. */
const minReferencedExampleLength = 200

/** A request body; other sections refer to it as `section`. */
export function bodyBlocks(body: BodyView, section: string, context: MarkdownContext): string[] {
  return [
    block(body.description ?? ''),
    body.required ? '' : optionalBodyText,
    ...body.errors.map(errorText),
    ...contentsBlocks(body, section, context),
  ]
}

/** A response; `holder` is the callback that it belongs to. */
export function responseBlocks(response: ResponseView, context: MarkdownContext, holder?: string): string[] {
  const { code: status, summary, description, errors, headers, links } = response
  return [
    `${holder === undefined ? '###' : '####'} ${plain(status)}`,
    plain(summary ?? ''),
    block(description ?? ''),
    ...errors.map(errorText),
    ...(headers.length > 0 ? ['Headers:', table(parameterRows(headers, context.opened))] : []),
    ...contentsBlocks(response, responseSection(status, holder), context),
    ...(links.length > 0 ? ['Links:', links.map(linkItem).join('\n')] : []),
  ]
}

/** The content types of a body, each with its schema and examples. */
function contentsBlocks(
  { contents, moreContents }: Pick<BodyView, 'contents' | 'moreContents'>,
  section: string,
  context: MarkdownContext,
): string[] {
  return [
    ...contents.flatMap((content) => contentBlocks(content, contentSection(section, contents, content), context)),
    notShown(moreContents, 'content type'),
  ]
}

function contentBlocks(content: ContentView, section: string, { opened, sectionByExample }: MarkdownContext): string[] {
  const { contentType, schema, itemSchema, encoding, examples, moreExamples, errors } = content
  return [
    ...(schema ? schemaBlocks(`${code(contentType)}:`, schema, opened) : [code(contentType)]),
    ...(itemSchema ? schemaBlocks(streamText, itemSchema, opened) : []),
    encoding.map((part) => partItem(part, opened)).join('\n'),
    ...examples.flatMap((example) => exampleBlocks(example, contentType, section, sectionByExample)),
    notShown(moreExamples, 'example'),
    ...errors.map(errorText),
  ]
}

function schemaBlocks(lead: string, schema: SchemaNode, opened: Opened): string[] {
  const within = insideOf(schema, '')
  const { rows, sentences } = levelOf(within?.nested, '', opened)
  const facts = sentence(allFacts(schema))
  return [
    `${lead} ${typeOf(schema)}${facts && `; ${facts}`}`,
    block(schema.description ?? ''),
    ...aside(schema, schema.description).map(block),
    table(rows),
    sentences.join(' '),
  ]
}

function partItem(part: ContentView['encoding'][number], opened: Opened): string {
  const { property, headers } = part
  const lead = `${code(property)} ${plain(partText(part))}`
  return item(headers.length === 0 ? [lead] : [`${lead}, with the headers`, table(parameterRows(headers, opened))])
}

/** Content types whose generated examples make sense; the others are files. */
const textTypePattern = /json|xml|yaml|form|\*|^text\//i

/** An example with its name, summary and description. */
function exampleBlocks(
  { name, summary, description, text, externalUrl, generated, error }: ExampleView,
  contentType: string,
  section: string,
  sectionByExample: Map<string, string>,
): string[] {
  if (generated && (text === '' || !textTypePattern.test(contentType))) return []
  const earlierSection = text.length < minReferencedExampleLength ? undefined : sectionByExample.get(text)
  if (earlierSection === undefined) sectionByExample.set(text, section)
  const title = [name === undefined ? '' : code(name), plain(summary ?? '')].filter(Boolean)
  return [
    `${[generated ? 'Example, made up from the schema' : 'Example', ...title].join(' ')}:`,
    block(description ?? ''),
    externalUrl === undefined ? '' : link(externalUrl),
    error ? errorText(error) : '',
    earlierSection === undefined
      ? text && fenced(text, language(contentType))
      : `The same as that of ${earlierSection}.`,
  ]
}

function language(contentType: string): string {
  if (/json/i.test(contentType)) return 'json'
  return /xml/i.test(contentType) ? 'xml' : ''
}

function linkItem(to: LinkView): string {
  const { name, target, description, parameters, requestBody, server, error } = to
  const address = target ? ` (${code(`${target.method} ${target.path}`)})` : ''
  const parts = [
    `${code(name)} leads to ${code(linkedText(to))}${address}`,
    ...parameters.map((parameter) => `${code(parameter.name)} is ${code(parameter.value)}`),
    ...(requestBody === undefined ? [] : [`the body is ${code(requestBody)}`]),
    ...(server ? [`at ${code(server.url)}`] : []),
  ]
  return item([parts.join(', '), block(description ?? ''), error ? errorText(error) : ''])
}
