import { jsonOf, scalarJson } from '@/lib/exact-json'
import { findJsonError } from '@/lib/json-error'
import { afterSpace, isContainer, openBrace, scanValue } from '@/lib/json-scan'
import { ChildMarks } from './child-marks'
import { formatJson } from './format-json'
import { previewOf, type NodeStep, type NodeType, type TextPlace, type TreeNode, type TreeReader } from './tree-node'
import { visitChildren } from './visit-children'

/**
 * Reads a JSON text as a tree, one level at a time, without parsing the whole text (CONSOLE-34). It reads the valid
 * part of an invalid or incomplete text.
 */
export function readJsonTree(text: string): TreeReader {
  const marks = new Map<number, ChildMarks>()

  function marksOf(id: number): ChildMarks {
    const known = marks.get(id) ?? new ChildMarks()
    marks.set(id, known)
    return known
  }

  function children(id: number, from: number, to: number): TreeNode[] {
    const known = marksOf(id)
    const nearest = known.before(from)
    const hasNames = isObjectAt(text, id)
    const nodes: TreeNode[] = []
    let index = nearest?.index ?? 0
    visitChildren(text, hasNames, nearest?.offset ?? id + 1, ({ name, start }, offset) => {
      if (index >= to) return false
      known.add(index, offset)
      const scanned = scanValue(text, start)
      if (index >= from) nodes.push(nodeOf(start, scanned, name === undefined ? String(index) : stringText(name)))
      index += 1
      return { end: scanned.end }
    })
    return nodes
  }

  function nodeOf(id: number, { end, childCount }: { end: number; childCount: number }, name: string): TreeNode {
    const type = typeOf(text, id, end)
    return { id, type, name, preview: previewText(type, id, end, childCount), childCount }
  }

  function previewText(type: NodeType, id: number, end: number, childCount: number): string {
    if (childCount > 0) return ''
    // A string may be long, so copy only the part that the preview can show.
    const start = text.slice(id, Math.min(end, id + 1000))
    if (type === 'object') return '{}'
    return type === 'array' ? '[]' : previewOf(start)
  }

  function step({ index }: NodeStep, parent: NodeStep): string {
    const [node] = children(parent.id, index, index + 1)
    return isObjectAt(text, parent.id) ? memberStep(node?.name ?? '') : `[${index}]`
  }

  return {
    stop() {
      const error = findJsonError(text)
      return error && placeOf(text, error.token)
    },
    formatted: () => formatJson(text),
    root() {
      const id = afterSpace(text, 0)
      return id < text.length ? nodeOf(id, scanValue(text, id), '') : undefined
    },
    children,
    path: (steps) =>
      `$${steps
        .slice(1)
        .map((node, at) => step(node, steps[at] ?? node))
        .join('')}`,
    value(id) {
      const value = text.slice(id, scanValue(text, id).end)
      return typeOf(text, id, id + value.length) === 'string' ? stringText(value) : value
    },
  }
}

function isObjectAt(text: string, offset: number): boolean {
  return text.charCodeAt(offset) === openBrace
}

function placeOf(text: string, offset: number): TextPlace {
  let line = 1
  let lineStart = 0
  for (let end = text.indexOf('\n'); end !== -1 && end < offset; end = text.indexOf('\n', lineStart)) {
    line += 1
    lineStart = end + 1
  }
  return { line, column: offset - lineStart + 1 }
}

function typeOf(text: string, start: number, end: number): NodeType {
  if (isObjectAt(text, start)) return 'object'
  if (isContainer(text, start)) return 'array'
  if (text.charAt(start) === '"') return text.charAt(end - 1) === '"' && end - start > 1 ? 'string' : 'invalid'
  const word = text.slice(start, Math.min(end, start + 400))
  if (word === 'null') return 'null'
  if (word === 'true' || word === 'false') return 'boolean'
  return /^-?(0|[1-9]\d*)(\.\d+)?([eE][+-]?\d+)?$/.test(word) ? 'number' : 'invalid'
}

/** Returns the text of a JSON string; the source itself if it is invalid. */
function stringText(string: string): string {
  const value = jsonOf(string)?.value
  return typeof value === 'string' ? value : string
}

/** Writes a member as a step of JSONPath (RFC 9535), such as `.orders` or `['unit price']`. */
function memberStep(name: string): string {
  if (/^[\p{L}_][\p{L}\p{N}_]*$/u.test(name)) return `.${name}`
  const escaped = scalarJson(name)
    .slice(1, -1)
    .replaceAll(String.raw`\"`, '"')
    .replaceAll("'", String.raw`\'`)
  return `['${escaped}']`
}
