import type { CallbackView, OperationView } from '../document/types'
import { accessBlocks, serverBlocks } from './markdown/access'
import { bodyBlocks, responseBlocks, type Told } from './markdown/contents'
import { inTime, leftOutText, openLevels, type ReadLevel } from './markdown/levels'
import { parameterRows, table } from './markdown/rows'
import { bodySection, callbackSection, parameterSections, spotsOf } from './markdown/sections'
import { docsLink, notShown, problemText } from './markdown/sentences'
import { block, code, fenced, plain } from './markdown/text'
import { tagLabel } from './sibling'
import { isInternal, missingDescription } from '../document/title'
import {
  callbacksText,
  deprecatedText,
  noResponsesText,
  toldTags,
  unsupportedText,
} from '../document/wording/operation'

/** What is asked for to tell all of an operation. */
export interface Asking {
  /** The operation once more, with the examples that its samples are made from. */
  samples: () => Promise<OperationView>
  /** A level of a schema that did not come along. */
  level: ReadLevel
}

/** So long is waited for samples, in milliseconds; the operation has those that the document gives. */
const samplesMs = 1_500

/**
 * An operation as Markdown, to be copied: what its page says, with the levels of its schemas. What cannot be read is
 * said, and so is what is not there in time.
 */
export async function toMarkdown(shown: OperationView, { samples, level }: Asking): Promise<string> {
  const operation = await inTime(samples(), samplesMs).catch(() => shown)
  const opened = await openLevels(spotsOf(operation), level)
  const told: Told = { opened, examples: new Map() }
  const { body, responses, moreResponses } = operation
  const blocks = [
    ...headBlocks(operation),
    ...accessBlocks(operation),
    ...parameterSections(operation).flatMap(([title, parameters]) =>
      parameters.length > 0 ? [`## ${title}`, table(parameterRows(parameters, opened))] : [],
    ),
    ...(body ? ['## Data Parameters', ...bodyBlocks(body, bodySection, told)] : []),
    ...serverBlocks(operation),
    '## Responses',
    ...(responses.length > 0 ? responses.flatMap((response) => responseBlocks(response, told)) : [noResponsesText]),
    notShown(moreResponses, 'response'),
    ...callbackBlocks(operation, told),
    ...moreBlocks(operation),
    [...opened.values()].some((inside) => 'leftOut' in inside) ? leftOutText : '',
  ]
  return `${blocks.filter(Boolean).join('\n\n')}\n`
}

function headBlocks(operation: OperationView): string[] {
  const { title, method, server, path, webhook, deprecated, supported, problems, description } = operation
  const { serviceName, documentVersion = '' } = operation
  const marks = [isInternal(operation) && 'Internal', webhook && 'Webhook'].filter(Boolean)
  return [
    `# ${plain(title)}`,
    plain(`${serviceName} ${documentVersion}`),
    marks.length > 0 ? `**${marks.join(', ')}**` : '',
    fenced(`${method} ${webhook ? '' : server}${path}`.replaceAll(/[\r\n]+/g, ' '), 'http'),
    deprecated ? `**${deprecatedText}**` : '',
    supported ? '' : plain(unsupportedText(method)),
    ...problems.map(problemText),
    block(description ?? missingDescription),
  ]
}

function callbackBlocks({ callbacks, moreCallbacks }: OperationView, told: Told): string[] {
  if (callbacks.length === 0) return []
  return [
    '## Callbacks',
    `${callbacksText}.`,
    ...callbacks.flatMap((callback) => callbackParts(callback, told)),
    notShown(moreCallbacks, 'callback'),
  ]
}

function callbackParts(callback: CallbackView, told: Told): string[] {
  const section = callbackSection(callback)
  const { name, title, method, expression, description, parameters, body, responses, moreResponses } = callback
  return [
    `### ${plain(title)}${title === name ? '' : ` (${code(name)})`}`,
    code(`${method} ${expression}`),
    block(description ?? ''),
    table(parameterRows(parameters, told.opened)),
    ...(body ? bodyBlocks(body, section, told) : []),
    ...responses.flatMap((response) => responseBlocks(response, told, section)),
    notShown(moreResponses, 'response'),
  ]
}

/** What the operation belongs to, and where more is written about it. */
function moreBlocks({ tags, externalDocs }: OperationView): string[] {
  const told = toldTags(tags)
  if (told.length === 0 && !externalDocs) return []
  return [
    '## More',
    externalDocs ? docsLink(externalDocs) : '',
    ...told.flatMap((tag) => [
      `### ${plain(tagLabel(tag))}`,
      block(tag.description ?? ''),
      tag.externalDocs ? docsLink(tag.externalDocs) : '',
    ]),
  ]
}
