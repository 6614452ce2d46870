import type { DocumentNode, Span } from '../document-tree'
import type { ReadingFindings } from './reading-findings'

/** An object that is not closed yet. */
interface OpenObject {
  node: DocumentNode
  /** By name, the part of the children that its last property made. */
  properties: Map<string, { from: number; to: number }>
  /** Children of properties that a later one of the same name replaces. */
  replaced: Set<DocumentNode>
}

/** Makes the nodes of a JSON text. Arrays make no nodes: their items are children of the object that has the array. */
export interface JsonTree {
  /** Nodes outside any object: the root, or the items of an array at the root. */
  roots: DocumentNode[]
  beginProperty(name: string, span: Span): void
  /** Adds a value; without its text if the file ends in it. */
  addValue(text: string | undefined, type: JsonType, span: Span, content: Span): DocumentNode
  beginObject(start: number): void
  endObject(content: number, end: number): void
  beginArray(): void
  endArray(end: number): void
  /** Says that the file ends here: what has no content yet would have had some. */
  cut(): void
  /** Arrays without items, which make no nodes. */
  emptyArrays: readonly EmptyArray[]
}

/** An array without items; its span begins with the name. */
export interface EmptyArray {
  name: string
  parent: DocumentNode
  span: Span
}

type JsonType = NonNullable<DocumentNode['json']>['type']

/** A tree without nodes. A property that appears twice in an object becomes a finding, and the last one counts, as for every parser. */
export function createJsonTree(findings: ReadingFindings): JsonTree {
  const roots: DocumentNode[] = []
  const open: OpenObject[] = []
  /** How many arrays are open in each open object, and at the root. */
  const arrays = [0]
  const emptyArrays: EmptyArray[] = []
  let isCut = false
  const names: (Span & { name: string })[] = []

  const createNode = (type: JsonType, start: number): DocumentNode => {
    const parent = open.at(-1)
    const isItem = (arrays.at(-1) ?? 0) > 0
    const property = names[open.length - 1]
    const node: DocumentNode = {
      name: property?.name ?? '',
      parent: parent?.node,
      children: [],
      text: undefined,
      span: { start: isItem || !property ? start : property.start, end: start },
      content: { start, end: start },
      json: { type, isItem },
    }
    const siblings = parent?.node.children ?? roots
    siblings.push(node)
    const range = property && parent?.properties.get(property.name)
    if (range) range.to = siblings.length
    return node
  }
  return {
    roots,
    emptyArrays,
    beginProperty(name, span) {
      const parent = open.at(-1)
      if (!parent) return
      const before = parent.properties.get(name)
      if (before) {
        for (const child of parent.node.children.slice(before.from, before.to)) parent.replaced.add(child)
        findings.add('duplicate-key', span, {
          found: name,
          message: `${name} appears twice in the same object. Readers of JSON use the last one and ignore the other.`,
          fix: `If ${name} repeats, write its occurrences as an array under one name.`,
        })
      }
      const at = parent.node.children.length
      parent.properties.set(name, { from: at, to: at })
      names[open.length - 1] = { ...span, name }
      names.length = open.length
    },
    cut() {
      isCut = true
    },
    addValue(text, type, span, content) {
      const node = createNode(type, span.start)
      if (text === undefined) node.isUnread = true
      else node.text = text
      node.span.end = span.end
      node.content = content
      return node
    },
    beginObject(start) {
      const node = createNode('object', start)
      node.content.start = start + 1
      open.push({ node, properties: new Map(), replaced: new Set() })
      arrays.push(0)
    },
    endObject(content, end) {
      const object = open.pop()
      if (!object) return
      arrays.pop()
      names.length = open.length
      const { node, replaced } = object
      node.content.end = content
      node.span.end = end
      if (isCut && node.children.length === 0) node.isUnread = true
      if (replaced.size > 0) node.children = node.children.filter((child) => !replaced.has(child))
    },
    beginArray() {
      arrays.push((arrays.pop() ?? 0) + 1)
    },
    endArray(end) {
      arrays.push(Math.max(0, (arrays.pop() ?? 0) - 1))
      const parent = open.at(-1)
      const property = names[open.length - 1]
      const range = property && parent?.properties.get(property.name)
      if (isCut || !parent || !range || range.from < range.to) return
      emptyArrays.push({ name: property.name, parent: parent.node, span: { start: property.start, end } })
    },
  }
}
