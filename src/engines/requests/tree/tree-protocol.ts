import type { NodeStep, NodeType, TextPlace, TreeNode } from './tree-node'

/** The answer to each kind of question about a tree. */
export interface TreeAnswers {
  root: TreeNode | undefined
  stop: TextPlace | undefined
  formatted: string | undefined
  children: TreeNode[]
  path: string
  value: string
}

export type TreeQuestion =
  | { kind: 'root' | 'stop' | 'formatted' }
  | { kind: 'children'; id: number; from: number; to: number }
  | { kind: 'path'; steps: readonly NodeStep[] }
  | { kind: 'value'; id: number; type: NodeType }

/** The text to read, which the page sends first. */
export interface TreeText {
  body: Blob
  /** Name of the encoding. */
  charset: string
  format: 'json' | 'xml'
}

export type ToTreeWorker = { text: TreeText } | { id: number; question: TreeQuestion }

export type FromTreeWorker = { id: number; answer: TreeAnswers[TreeQuestion['kind']] } | { id: number; failure: string }
