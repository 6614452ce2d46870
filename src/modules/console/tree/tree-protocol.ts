import type { NodeStep, NodeType, TreeNode } from './tree-node'

/** The questions about a tree, with their answers. */
export interface TreeAnswers {
  root: TreeNode | undefined
  children: TreeNode[]
  path: string
  value: string
}

export type TreeQuestion =
  | { kind: 'root' }
  | { kind: 'children'; id: number; from: number; to: number }
  | { kind: 'path'; steps: readonly NodeStep[] }
  | { kind: 'value'; id: number; type: NodeType }

/** The first message, with the text to read. */
export interface TreeText {
  body: Blob
  /** Name of its encoding. */
  charset: string
  format: 'json' | 'xml'
}

export type ToTreeWorker = { text: TreeText } | { id: number; question: TreeQuestion }

export type FromTreeWorker = { id: number; answer: TreeAnswers[TreeQuestion['kind']] } | { id: number; failure: string }
