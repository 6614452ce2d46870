import { useEffect, useState } from 'react'
import type { AnswerBody, Sending } from '../../model/types'
import { openTree, type BodyTree } from '../../tree/tree-client'
import type { TreeNode } from '../../tree/tree-node'

/** The state of a tree. `unreadable`: the body has no node, or could not be read. */
export type BodyTreeState = { tree: BodyTree; root: TreeNode } | 'loading' | 'unreadable'

/** Opens the tree of a body in a worker, and terminates the worker when the component unmounts. */
export function useBodyTree(sending: Sending, { kind, charset = 'utf-8' }: AnswerBody): BodyTreeState {
  const [state, setState] = useState<BodyTreeState>('loading')
  const format = kind === 'json' ? 'json' : 'xml'
  useEffect(() => {
    let tree: BodyTree | undefined
    let isCurrent = true
    async function open() {
      const body = await sending.blob()
      if (!isCurrent) return
      tree = openTree({ body, charset, format })
      const root = await tree.root()
      if (isCurrent) setState(root && tree ? { tree, root } : 'unreadable')
    }
    open().catch(() => isCurrent && setState('unreadable'))
    return () => {
      isCurrent = false
      tree?.close()
    }
  }, [sending, charset, format])
  return state
}
