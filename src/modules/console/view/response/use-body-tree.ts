import { useEffect, useState } from 'react'
import type { ResponseBody, Sending } from '@/engines/requests/model/types'
import { openTree, type BodyTree } from '@/workers/console/tree-client'
import type { TextPlace, TreeNode } from '@/engines/requests/tree/tree-node'

/**
 * The state of a tree. `unreadable`: the body has no node, could not be read, or stops to be JSON at `stop`. With `retry`,
 * its worker has failed.
 */
export type BodyTreeState =
  | { tree: BodyTree; root: TreeNode }
  | { retry: () => void }
  | { unreadable: true; stop?: TextPlace | undefined }
  | 'loading'

/** Opens the tree of a body in a worker, and terminates the worker when the component unmounts. */
export function useBodyTree(sending: Sending, { kind, end, charset = 'utf-8' }: ResponseBody): BodyTreeState {
  const [state, setState] = useState<BodyTreeState>('loading')
  const [attempt, setAttempt] = useState(1)
  const format = kind === 'json' ? 'json' : 'xml'
  useEffect(() => {
    let tree: BodyTree | undefined
    let isCurrent = true
    async function open() {
      const body = await sending.blob()
      if (!isCurrent) return
      tree = openTree({ body, charset, format })
      // A part of a response stops somewhere; a note above it says why.
      const stop = end === 'complete' ? await tree.stop() : undefined
      const root = await tree.root()
      if (isCurrent) setState(root && tree && !stop ? { tree, root } : { unreadable: true, stop })
    }
    const retry = () => {
      setState('loading')
      setAttempt(attempt + 1)
    }
    open().catch(() => isCurrent && setState(tree?.hasFailed() ? { retry } : { unreadable: true }))
    return () => {
      isCurrent = false
      tree?.close()
    }
  }, [sending, charset, format, end, attempt])
  return state
}
