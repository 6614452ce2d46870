import { cutText } from '@/lib/cut-text'

/** The type of a node. `invalid`: text that is not JSON. */
export type NodeType =
  | 'object'
  | 'array'
  | 'string'
  | 'number'
  | 'boolean'
  | 'null'
  | 'invalid'
  | 'element'
  | 'attribute'
  | 'text'

/** A node of a body in JSON or XML. */
export interface TreeNode {
  /** Offset of the node in the text, which identifies it. */
  id: number
  type: NodeType
  /** Name of the member, element or attribute; index of the item; empty for the root of JSON and for text. */
  name: string
  /** Start of the value, in one line; empty for a node with children. */
  preview: string
  childCount: number
}

/** A node with its index among the children of its parent. */
export interface NodeStep {
  id: number
  index: number
}

/** A place of a text; both count from 1. */
export interface TextPlace {
  line: number
  column: number
}

/** Reads the nodes of one text on demand. */
export interface TreeReader {
  /** Returns where the text stops to be JSON; undefined if all of it is, and for XML. */
  stop: () => TextPlace | undefined
  /** Returns the text with line breaks; undefined if that is too long, and for XML. */
  formatted: () => string | undefined
  /** Returns the root node; undefined if the text has no node. */
  root: () => TreeNode | undefined
  /** Returns the children of a node from index `from` (inclusive) to `to` (exclusive). */
  children: (id: number, from: number, to: number) => TreeNode[]
  /**
   * Returns the JSONPath or XPath of a node.
   * @param steps from the root to the node
   */
  path: (steps: readonly NodeStep[]) => string
  /** Returns the value of a node in the form in which it is copied. */
  value: (id: number, type: NodeType) => string
}

const maxPreviewLength = 200

/** Returns the start of a value, in one line. */
export function previewOf(text: string): string {
  return cutText(text, maxPreviewLength).replaceAll(/[\r\n\t]+/g, ' ')
}
