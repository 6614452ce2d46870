import { lastAtOrBefore } from '@/lib/binary-search'
import type { DocumentNode, Place, Span } from '../document-tree'

/** Finds lines of a text by offset. The index is built with the first question. */
interface LineIndex {
  /** Line and column from 1; the column in UTF-16 units. */
  locate(offset: number): { line: number; column: number }
  /** End of the line that holds an offset, without its line break. */
  lineEnd(offset: number): number
}

/** Index of the lines of a text. Lines end with LF, CR LF or CR. */
function createLineIndex(text: string): LineIndex {
  let starts: number[] | undefined
  const lineStarts = () => {
    if (starts) return starts
    starts = [0]
    for (const match of text.matchAll(/\r\n?|\n/g)) starts.push(match.index + match[0].length)
    return starts
  }
  return {
    locate(offset) {
      const all = lineStarts()
      const at = lastAtOrBefore(all, offset)
      return { line: at + 1, column: offset - (all[at] ?? 0) + 1 }
    },
    lineEnd(offset) {
      const match = /[\r\n]/g
      match.lastIndex = offset
      return match.exec(text)?.index ?? text.length
    },
  }
}

/** Names a node by its path from the record, with numbers where siblings share a name. Numbers of a group are counted once. */
function createNodePaths(): (node: DocumentNode) => string {
  const numbers = new WeakMap<DocumentNode, Map<DocumentNode, number>>()
  const numberOf = (node: DocumentNode, parent: DocumentNode) => {
    const known = numbers.get(parent) ?? numberSiblings(parent.children)
    numbers.set(parent, known)
    return known.get(node)
  }
  return (node) => {
    const steps: string[] = []
    for (let at = node; at.parent; at = at.parent) {
      const number = numberOf(at, at.parent)
      steps.push(number === undefined ? at.name : `${at.name}[${number}]`)
    }
    return steps.toReversed().join('/')
  }
}

function numberSiblings(siblings: readonly DocumentNode[]): Map<DocumentNode, number> {
  const counts = new Map<string, number>()
  for (const { name } of siblings) counts.set(name, (counts.get(name) ?? 0) + 1)
  const next = new Map<string, number>()
  const numbers = new Map<DocumentNode, number>()
  for (const node of siblings) {
    if (counts.get(node.name) === 1) continue
    const number = (next.get(node.name) ?? 0) + 1
    next.set(node.name, number)
    numbers.set(node, number)
  }
  return numbers
}

/**
 * Names the places of a text. A value is placed at its content, a group at its beginning.
 * @param label Names the place of a span; by default by line and column.
 */
export function createPlaces(
  text: string,
  label: (span: Span, at: { line: number; column: number }) => string = (_, { line, column }) =>
    `Line ${line}, column ${column}`,
): (target: DocumentNode | Span) => Place {
  const lines = createLineIndex(text)
  const pathOf = createNodePaths()
  return (target) => {
    const isNode = 'name' in target
    const span = isNode ? shownSpan(target, lines) : target
    const at = lines.locate(span.start)
    return { span, ...at, label: label(span, at), path: isNode ? pathOf(target) : '' }
  }
}

function shownSpan({ span, content, text }: DocumentNode, lines: LineIndex): Span {
  if (text !== undefined) return content.end > content.start ? content : span
  return { start: span.start, end: content.start > span.start ? content.start : lines.lineEnd(span.start) }
}
