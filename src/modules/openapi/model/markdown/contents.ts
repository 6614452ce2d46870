import type { SchemaNode } from '../../document/schema-types'
import type { BodyView, ContentView, ExampleView, LinkView, ResponseView } from '../../document/types'
import { linkedText, optionalBodyText, partText, streamText } from '../../document/wording/operation'
import { insideOf, type Opened } from './levels'
import { levelOf, parameterRows, table } from './rows'
import { contentSection, responseSection } from './sections'
import { allFacts, aside, notShown, problemText, sentence, typeOf } from './sentences'
import { block, code, fenced, item, link, plain } from './text'

/** What is told of an operation: what opens, and by the text of examples where they are. */
export interface Told {
  opened: Opened
  examples: Map<string, string>
}

/** A shorter example is told again sooner than it is referred to. */
const shortExample = 200

/** What a request carries; `section` is what refers to it. */
export function bodyBlocks(body: BodyView, section: string, told: Told): string[] {
  return [
    block(body.description ?? ''),
    body.required ? '' : optionalBodyText,
    ...body.problems.map(problemText),
    ...contentsBlocks(body, section, told),
  ]
}

/** A response; `holder` is the callback that it belongs to. */
export function responseBlocks(response: ResponseView, told: Told, holder?: string): string[] {
  const { code: status, summary, description, problems, headers, links } = response
  return [
    `${holder === undefined ? '###' : '####'} ${plain(status)}`,
    plain(summary ?? ''),
    block(description ?? ''),
    ...problems.map(problemText),
    ...(headers.length > 0 ? ['Headers:', table(parameterRows(headers, told.opened))] : []),
    ...contentsBlocks(response, responseSection(status, holder), told),
    ...(links.length > 0 ? ['Links:', links.map(linkItem).join('\n')] : []),
  ]
}

/** A body in each of its content types. */
function contentsBlocks(
  { contents, moreContents }: Pick<BodyView, 'contents' | 'moreContents'>,
  section: string,
  told: Told,
): string[] {
  return [
    ...contents.flatMap((content) => contentBlocks(content, contentSection(section, contents, content), told)),
    notShown(moreContents, 'content type'),
  ]
}

function contentBlocks(content: ContentView, section: string, { opened, examples: before }: Told): string[] {
  const { contentType, schema, itemSchema, encoding, examples, moreExamples, problems } = content
  return [
    ...(schema ? schemaBlocks(`${code(contentType)}:`, schema, opened) : [code(contentType)]),
    ...(itemSchema ? schemaBlocks(streamText, itemSchema, opened) : []),
    encoding.map((part) => partItem(part, opened)).join('\n'),
    ...examples.flatMap((example) => exampleBlocks(example, contentType, section, before)),
    notShown(moreExamples, 'example'),
    ...problems.map(problemText),
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

/** Content types of which an example can be made up; others are files. */
const isText = /json|xml|yaml|form|\*|^text\//i

/** An example, with what the document says of it. */
function exampleBlocks(
  { name, summary, description, text, externalUrl, generated, problem }: ExampleView,
  contentType: string,
  section: string,
  told: Map<string, string>,
): string[] {
  if (generated && (text === '' || !isText.test(contentType))) return []
  const before = text.length < shortExample ? undefined : told.get(text)
  if (before === undefined) told.set(text, section)
  const named = [name === undefined ? '' : code(name), plain(summary ?? '')].filter(Boolean)
  return [
    `${[generated ? 'Example, made up from the schema' : 'Example', ...named].join(' ')}:`,
    block(description ?? ''),
    externalUrl === undefined ? '' : link(externalUrl),
    problem ? problemText(problem) : '',
    before === undefined ? text && fenced(text, language(contentType)) : `The same as that of ${before}.`,
  ]
}

function language(contentType: string): string {
  if (/json/i.test(contentType)) return 'json'
  return /xml/i.test(contentType) ? 'xml' : ''
}

function linkItem(to: LinkView): string {
  const { name, target, description, parameters, requestBody, server, problem } = to
  const address = target ? ` (${code(`${target.method} ${target.path}`)})` : ''
  const parts = [
    `${code(name)} leads to ${code(linkedText(to))}${address}`,
    ...parameters.map((parameter) => `${code(parameter.name)} is ${code(parameter.value)}`),
    ...(requestBody === undefined ? [] : [`the body is ${code(requestBody)}`]),
    ...(server ? [`at ${code(server.url)}`] : []),
  ]
  return item([parts.join(', '), block(description ?? ''), problem ? problemText(problem) : ''])
}
