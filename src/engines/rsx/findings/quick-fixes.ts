import type { DocumentFormat, DocumentNode, ReadDocument, Span } from '../document-tree'
import type { Edit, QuickFix } from './finding'
import { withArticle } from './messages'
import { lengthOf } from './text-length'

/** Longer parts of a file are not moved by a fix: every finding would carry a copy of them. */
const longestMovedUnits = 100_000

const xmlEntities: ReadonlyMap<string, string> = new Map([
  ['&', '&amp;'],
  ['<', '&lt;'],
  ['>', '&gt;'],
])

/**
 * Replaces the value of a node.
 * @returns undefined where the file cannot hold it without moving what follows, and where a comment beside the value would be lost.
 */
export function replaceValue(document: ReadDocument, node: DocumentNode, value: string): QuickFix | undefined {
  const { span, content } = node
  if (document.format === 'XML' && /<[!?](?!\[)/.test(document.text.slice(content.start, content.end))) return undefined
  const text = escapeValue(document.format, value)
  const label = `Replace with ${value}`
  if (document.format !== 'Positional') return { label, edits: [{ span: content, text }] }
  const width = lengthOf(document.text.slice(span.start, span.end))
  const isRight = content.start > span.start && content.end === span.end
  const blanks = ' '.repeat(Math.max(0, width - lengthOf(text)))
  const padded = isRight ? blanks + text : text + blanks
  // At the end of a line nothing follows that would move.
  const isLast = /[\r\n]/.test(document.text[span.end] ?? '\n')
  return lengthOf(text) > width && !isLast ? undefined : { label, edits: [{ span, text: padded }] }
}

/** The value of a JSON node with its quotes or braces. */
function jsonSpan({ content, json }: DocumentNode): Span {
  const isBare = json?.type === 'number' || json?.type === 'boolean' || json?.type === 'null'
  return isBare ? content : { start: content.start - 1, end: content.end + 1 }
}

/** Writes a JSON value in another way. */
export function replaceJson(node: DocumentNode, text: string): QuickFix {
  return { label: `Replace with ${text}`, edits: [{ span: jsonSpan(node), text }] }
}

/** Renames a node. @returns undefined for later items of a JSON array, which have no name of their own. */
export function rename(
  { format, text }: Pick<ReadDocument, 'format' | 'text'>,
  node: DocumentNode,
  name: string,
): QuickFix | undefined {
  const label = `Rename to ${name}`
  if (format === 'XML') {
    const edits = [nameSpan(text, node.span.start + 1, node.name), nameSpan(text, node.content.end + 2, node.name)]
      .filter((span): span is Span => span !== undefined && span.end <= node.span.end)
      .map((span) => ({ span, text: name }))
    return edits.length === 0 ? undefined : { label, edits }
  }
  const key = format === 'JSON' ? jsonKeySpan(text, node) : undefined
  return key && { label, edits: [{ span: key, text: JSON.stringify(name) }] }
}

/** The name of a tag, without its prefix, when it is at an offset. */
function nameSpan(text: string, at: number, name: string): Span | undefined {
  const prefix = /[^\s:/<>]*:/y
  prefix.lastIndex = at
  const start = prefix.test(text) ? prefix.lastIndex : at
  return text.startsWith(name, start) ? { start, end: start + name.length } : undefined
}

function jsonKeySpan(text: string, { span, name, json }: DocumentNode): Span | undefined {
  const written = JSON.stringify(name)
  if (!json?.isItem) {
    return text.startsWith(written, span.start) ? { start: span.start, end: span.start + written.length } : undefined
  }
  const bracket = blankStart(text, span.start) - 1
  const colon = blankStart(text, bracket) - 1
  const end = blankStart(text, colon)
  const isFirstItem = text[bracket] === '[' && text[colon] === ':'
  return isFirstItem && text.startsWith(written, end - written.length)
    ? { start: end - written.length, end }
    : undefined
}

/** Removes the tags or braces of a node around its content. */
export function unwrap(node: DocumentNode): QuickFix {
  const { span, content } = node
  return {
    label: `Remove ${node.name} around its content`,
    edits: [
      { span: { start: span.start, end: content.start }, text: '' },
      { span: { start: content.end, end: span.end }, text: '' },
    ],
  }
}

/** Removes a node with its value. @returns undefined where something would have to take its place. */
export function removeNode(
  { format, text }: Pick<ReadDocument, 'format' | 'text'>,
  node: DocumentNode,
  caution: string,
): QuickFix | undefined {
  const siblings = node.parent?.children.length ?? 0
  if (siblings < 2) return undefined
  const of = (span: Span): QuickFix => ({ label: `Remove ${node.name}`, edits: [{ span, text: '' }], caution })
  const { start, end } = spanWithBlanks(text, node.span)
  if (format === 'XML') return of({ start, end })
  if (format !== 'JSON' || node.json?.isItem) return undefined
  const comma = /\s*,/y
  comma.lastIndex = end
  if (comma.test(text)) return of({ start, end: comma.lastIndex })
  return text[start - 1] === ',' ? of({ start: start - 1, end }) : undefined
}

/** A part of an XML file with the blanks before it. */
export function spanWithBlanks(text: string, { start, end }: Span): Span {
  return { start: blankStart(text, start), end }
}

/** All of a JSON property whose value is an array of these items. Undefined when its key and brackets are not beside them. */
export function arraySpan(text: string, items: readonly DocumentNode[]): Span | undefined {
  const [first, last] = [items[0], items.at(-1)]
  const key = first && jsonKeySpan(text, first)
  const closing = /\s*\]/y
  closing.lastIndex = last?.span.end ?? 0
  return key && closing.test(text) ? { start: key.start, end: closing.lastIndex } : undefined
}

/** Where the blanks before an offset begin. */
function blankStart(text: string, offset: number): number {
  let start = offset
  while (start > 0 && /\s/.test(text[start - 1] ?? '')) start -= 1
  return start
}

/** Puts a JSON value into an array. */
export function putIntoArray(node: DocumentNode): QuickFix {
  const { start, end } = jsonSpan(node)
  const edits = [
    { span: { start, end: start }, text: '[' },
    { span: { start: end, end }, text: ']' },
  ]
  return { label: 'Put it into an array', edits }
}

/**
 * Gives each of several groups of one name a parent of its own, where the parent may repeat.
 * @param nodes All children of the parent, which are of one name.
 */
export function splitParent({ format, text }: ReadDocument, nodes: readonly DocumentNode[]): QuickFix | undefined {
  const parent = nodes[0]?.parent
  if (!parent || nodes.length !== parent.children.length) return undefined
  const label = `Put each ${nodes[0]?.name} into ${withArticle(parent.name)} of its own`
  if (format === 'XML') {
    const opening = text.slice(parent.span.start, parent.content.start)
    const closing = text.slice(parent.content.end, parent.span.end)
    // Attributes, or a text between the groups, would have to be shared out.
    const isBare = /^<[^\s<>="'/]+>$/.test(opening) && nodes.every((node, at) => isBeside(text, nodes[at - 1], node))
    const between = `${closing}${text.slice(spanWithBlanks(text, parent.span).start, parent.span.start)}${opening}`
    const inserted = nodes.slice(1).map(({ span }) => spanWithBlanks(text, span).start)
    return isBare
      ? { label, edits: inserted.map((at) => ({ span: { start: at, end: at }, text: between })) }
      : undefined
  }
  const array = format === 'JSON' && parent.json?.isItem === true ? arraySpan(text, nodes) : undefined
  const [first, last] = [nodes[0], nodes.at(-1)]
  if (!array || !first || !last) return undefined
  const key = text.slice(array.start, first.span.start).replace(/\[\s*$/, '')
  return {
    label,
    edits: [
      { span: { start: array.start + key.length, end: first.span.start }, text: '' },
      ...nodes.slice(1).map((node, at) => ({
        span: { start: nodes[at]?.span.end ?? node.span.start, end: node.span.start },
        text: `}, {${key}`,
      })),
      { span: { start: last.span.end, end: array.end }, text: '' },
    ],
  }
}

function isBeside(text: string, before: DocumentNode | undefined, { span }: DocumentNode): boolean {
  return before === undefined || before.span.end === spanWithBlanks(text, span).start
}

/** Takes the only item of a JSON array out of it. @returns undefined when its brackets are not beside it. */
export function takeOutOfArray({ text }: ReadDocument, node: DocumentNode): QuickFix | undefined {
  const { start, end } = jsonSpan(node)
  const open = blankStart(text, start) - 1
  const closing = /\s*\]/y
  closing.lastIndex = end
  if (text[open] !== '[' || !closing.test(text)) return undefined
  const edits = [
    { span: { start: open, end: start }, text: '' },
    { span: { start: end, end: closing.lastIndex }, text: '' },
  ]
  return { label: 'Remove the brackets', edits }
}

/**
 * Moves sibling elements that are beside each other to another place.
 * @param target Offset between two elements, outside those that are moved.
 * @returns undefined when they are too long.
 */
export function moveElements(
  { text }: ReadDocument,
  nodes: readonly DocumentNode[],
  target: number,
): QuickFix | undefined {
  const [first, last] = [nodes[0], nodes.at(-1)]
  if (!first || !last) return undefined
  const span = { start: blankStart(text, first.span.start), end: last.span.end }
  if (span.end - span.start > longestMovedUnits) return undefined
  const edits: Edit[] = [
    { span: { start: target, end: target }, text: text.slice(span.start, span.end) },
    { span, text: '' },
  ]
  const label = `Move ${first.name} to its place`
  return { label, edits: edits.toSorted((a, b) => a.span.start - b.span.start) }
}

/** Puts sibling elements in another order, each at the place of another. @returns undefined when they are too long. */
export function reorderElements(
  { text }: ReadDocument,
  nodes: readonly DocumentNode[],
  ordered: readonly DocumentNode[],
): QuickFix | undefined {
  const edits: Edit[] = []
  let units = 0
  for (const [at, { span }] of nodes.entries()) {
    const other = ordered[at]
    if (!other || other === nodes[at]) continue
    units += other.span.end - other.span.start
    if (units > longestMovedUnits) return undefined
    edits.push({ span, text: text.slice(other.span.start, other.span.end) })
  }
  return { label: 'Put the elements in order', edits }
}

/** Writes a value as its format does between tags or quotes. */
function escapeValue(format: DocumentFormat, value: string): string {
  if (format === 'XML') return value.replaceAll(/[&<>]/g, (character) => xmlEntities.get(character) ?? character)
  if (format === 'JSON') return JSON.stringify(value).slice(1, -1)
  return format === 'CSV' ? value.replaceAll('"', '""') : value
}
