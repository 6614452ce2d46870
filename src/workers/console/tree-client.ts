import { createWorkerClient } from '@/browser/worker-client/client'
import type { NodeStep, NodeType, TextPlace, TreeNode } from '@/engines/requests/tree/tree-node'
import type { TreeOperations, TreeText } from './response-tree.worker'

/** Reads the tree of one body in a worker of its own. After `close`, every call rejects. */
export interface BodyTree {
  /** Returns the root node; undefined if the body has no node. */
  root: () => Promise<TreeNode | undefined>
  /** Returns where the text stops to be JSON; undefined if all of it is, and for XML. */
  stop: () => Promise<TextPlace | undefined>
  /** Returns the text with line breaks; undefined if that is too long, and for XML. */
  formatted: () => Promise<string | undefined>
  children: (id: number, from: number, to: number) => Promise<TreeNode[]>
  /**
   * Returns the JSONPath or XPath of a node.
   * @param steps from the root to the node
   */
  path: (steps: readonly NodeStep[]) => Promise<string>
  /** Returns the value of a node in the form in which it is copied. */
  value: (id: number, type: NodeType) => Promise<string>
  /** Whether the worker could not be started or has failed, whatever the text of the body. */
  hasFailed: () => boolean
  /** Ends the worker, and frees its memory. */
  close: () => void
}

/** Opens a body as a tree in a worker (CONSOLE-34), so that the page loads only the nodes in view. */
export function openTree(text: TreeText): BodyTree {
  const { request, state, end } = createWorkerClient<TreeOperations>(
    () => new Worker(new URL('./response-tree.worker.ts', import.meta.url), { type: 'module' }),
    { isReplaced: false },
  )
  // A failure is that of every other operation, too.
  request('open', text).catch(() => undefined)
  return {
    root: () => request('root', undefined),
    stop: () => request('stop', undefined),
    formatted: () => request('formatted', undefined),
    children: (id, from, to) => request('children', { id, from, to }),
    path: (steps) => request('path', steps),
    value: (id, type) => request('value', { id, type }),
    hasFailed: () => state() === 'failed',
    close: () => end(new Error('The response was closed.')),
  }
}
