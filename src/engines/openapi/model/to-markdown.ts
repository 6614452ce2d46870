import type { CallbackView, OperationView } from '../document/types'
import { accessBlocks, serverBlocks } from './markdown/access'
import { bodyBlocks, responseBlocks, type MarkdownContext } from './markdown/contents'
import { leftOutText, openLevels, withTimeout, type ReadLevel } from './markdown/levels'
import { parameterRows, table } from './markdown/rows'
import { bodySection, callbackSection, parameterSections, spotsOf } from './markdown/sections'
import { docsLink, notShown, errorText } from './markdown/sentences'
import { block, code, fenced, plain } from './markdown/text'
import { tagLabel } from './sibling'
import { isInternal, missingDescription } from '../document/title'
import {
  callbacksText,
  deprecatedText,
  noResponsesText,
  describedTags,
  unsupportedText,
} from '../document/wording/operation'

/** Loads the parts of an operation that its page has not loaded. */
export interface OperationLoader {
  /** Loads the operation again, with the examples for its code samples. */
  samples: () => Promise<OperationView>
  /** Loads a level of a schema that was not sent with the operation. */
  level: ReadLevel
}

/** How long to wait for generated examples; without them, the operation still has the document's own. */
const samplesTimeoutMs = 1_500

/**
 * Writes an operation as Markdown for copying: everything on its page, with the levels of its schemas. A note replaces a
 * level that cannot be read in time.
 */
export async function toMarkdown(shown: OperationView, { samples, level }: OperationLoader): Promise<string> {
  const operation = await withTimeout(samples(), samplesTimeoutMs).catch(() => shown)
  const opened = await openLevels(spotsOf(operation), level)
  const context: MarkdownContext = { opened, sectionByExample: new Map() }
  const { body, responses, moreResponses } = operation
  const blocks = [
    ...headBlocks(operation),
    ...accessBlocks(operation),
    ...parameterSections(operation).flatMap(([title, parameters]) =>
      parameters.length > 0 ? [`## ${title}`, table(parameterRows(parameters, opened))] : [],
    ),
    ...(body ? ['## Data Parameters', ...bodyBlocks(body, bodySection, context)] : []),
    ...serverBlocks(operation),
    '## Responses',
    ...(responses.length > 0 ? responses.flatMap((response) => responseBlocks(response, context)) : [noResponsesText]),
    notShown(moreResponses, 'response'),
    ...callbackBlocks(operation, context),
    ...moreBlocks(operation),
    [...opened.values()].some((inside) => 'leftOut' in inside) ? leftOutText : '',
  ]
  return `${blocks.filter(Boolean).join('\n\n')}\n`
}

function headBlocks(operation: OperationView): string[] {
  const { title, method, server, path, webhook, deprecated, supported, errors, description } = operation
  const { serviceName, documentVersion = '' } = operation
  const marks = [isInternal(operation) && 'Internal', webhook && 'Webhook'].filter(Boolean)
  return [
    `# ${plain(title)}`,
    plain(`${serviceName} ${documentVersion}`),
    marks.length > 0 ? `**${marks.join(', ')}**` : '',
    fenced(`${method} ${webhook ? '' : server}${path}`.replaceAll(/[\r\n]+/g, ' '), 'http'),
    deprecated ? `**${deprecatedText}**` : '',
    supported ? '' : plain(unsupportedText(method)),
    ...errors.map(errorText),
    block(description ?? missingDescription),
  ]
}

function callbackBlocks({ callbacks, moreCallbacks }: OperationView, context: MarkdownContext): string[] {
  if (callbacks.length === 0) return []
  return [
    '## Callbacks',
    `${callbacksText}.`,
    ...callbacks.flatMap((callback) => callbackParts(callback, context)),
    notShown(moreCallbacks, 'callback'),
  ]
}

function callbackParts(callback: CallbackView, context: MarkdownContext): string[] {
  const section = callbackSection(callback)
  const { name, title, method, expression, description, parameters, body, responses, moreResponses } = callback
  return [
    `### ${plain(title)}${title === name ? '' : ` (${code(name)})`}`,
    code(`${method} ${expression}`),
    block(description ?? ''),
    table(parameterRows(parameters, context.opened)),
    ...(body ? bodyBlocks(body, section, context) : []),
    ...responses.flatMap((response) => responseBlocks(response, context, section)),
    notShown(moreResponses, 'response'),
  ]
}

/** The tags of an operation and its external documentation. */
function moreBlocks({ tags, externalDocs }: OperationView): string[] {
  const described = describedTags(tags)
  if (described.length === 0 && !externalDocs) return []
  return [
    '## More',
    externalDocs ? docsLink(externalDocs) : '',
    ...described.flatMap((tag) => [
      `### ${plain(tagLabel(tag))}`,
      block(tag.description ?? ''),
      tag.externalDocs ? docsLink(tag.externalDocs) : '',
    ]),
  ]
}
