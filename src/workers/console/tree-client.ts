import type { NodeStep, NodeType, TextPlace, TreeNode } from '@/engines/requests/tree/tree-node'
import type {
  FromTreeWorker,
  ToTreeWorker,
  TreeAnswers,
  TreeQuestion,
  TreeText,
} from '@/engines/requests/tree/tree-protocol'

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

interface PendingQuestion {
  resolve: (answer: never) => void
  reject: (reason: Error) => void
}

/** Opens a body as a tree in a worker (CONSOLE-34), so that the page loads only the nodes in view. */
export function openTree(text: TreeText): BodyTree {
  const worker = new Worker(new URL('./answer-tree.worker.ts', import.meta.url), { type: 'module' })
  const pending = new Map<number, PendingQuestion>()
  let lastId = 0
  let hasFailed = false

  function rejectAll(message: string) {
    for (const { reject } of pending.values()) reject(new Error(message))
    pending.clear()
  }
  const post = (message: ToTreeWorker) => worker.postMessage(message, [])
  function ask<Kind extends TreeQuestion['kind']>(question: TreeQuestion & { kind: Kind }): Promise<TreeAnswers[Kind]> {
    const id = ++lastId
    return new Promise((resolve, reject) => {
      pending.set(id, { resolve, reject })
      post({ id, question })
    })
  }

  worker.addEventListener('message', ({ data }: MessageEvent<FromTreeWorker>) => {
    const question = pending.get(data.id)
    pending.delete(data.id)
    if ('failure' in data) question?.reject(new Error(data.failure))
    else question?.resolve(data.answer as never)
  })
  worker.addEventListener('error', ({ message }) => {
    hasFailed = true
    rejectAll(message || 'The worker could not be started.')
  })
  post({ text })

  return {
    root: () => ask({ kind: 'root' }),
    stop: () => ask({ kind: 'stop' }),
    formatted: () => ask({ kind: 'formatted' }),
    children: (id, from, to) => ask({ kind: 'children', id, from, to }),
    path: (steps) => ask({ kind: 'path', steps }),
    value: (id, type) => ask({ kind: 'value', id, type }),
    hasFailed: () => hasFailed,
    close: () => {
      worker.terminate()
      rejectAll('The answer was closed.')
    },
  }
}
