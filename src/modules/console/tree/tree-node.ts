/** What a node of the tree of a body is. */
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
  /** Name of the member, element or attribute, or index of the item; empty for the root of JSON and for text. */
  name: string
  /** The beginning of the value, in one line; empty for a node with children. */
  preview: string
  childCount: number
}

/** A node with the place where it was found: its index among the children of its parent. */
export interface NodeStep {
  id: number
  index: number
}

/** Reads the nodes of one text, each when it is asked for. */
export interface TreeReader {
  /** The node that contains all others; undefined if the text has none. */
  root: () => TreeNode | undefined
  /** The children of a node from `from` up to, and without, `to`. */
  children: (id: number, from: number, to: number) => TreeNode[]
  /** The path of a node, given the steps from the root to it, for JSONPath or XPath. */
  path: (steps: readonly NodeStep[]) => string
  /** The value of a node, as somebody would paste it. */
  value: (id: number, type: NodeType) => string
}

const maxPreviewLength = 200

/** The beginning of a value, in one line. */
export function previewOf(text: string): string {
  const start = text.slice(0, maxPreviewLength).replaceAll(/[\r\n\t]+/g, ' ')
  return text.length > maxPreviewLength ? `${start}…` : start
}
