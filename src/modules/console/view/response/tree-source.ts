import { createNotifier } from '@/lib/notifier'
import { createRowBlocks, type RowSource } from './row-blocks'
import { branchAt, nodeInRow, type NodePath, type OpenBranch } from './tree-rows'

/** Loads the children of a node from index `from` (inclusive) to `to` (exclusive). */
type LoadChildren<Node> = (id: number, from: number, to: number) => Promise<readonly Node[]>

/** The children of open branches. Only those near the view are in memory. */
export interface TreeSource<Node> {
  /** Returns a node; undefined until it has loaded. */
  node: (root: OpenBranch, path: NodePath) => Node | undefined
  /** Returns the rows of the tree for these open branches. */
  rows: (root: OpenBranch) => RowSource<Node>
}

/** Caches the children of each branch in blocks (CONSOLE-34). */
export function createTreeSource<Node>(load: LoadChildren<Node>): TreeSource<Node> {
  const childrenById = new Map<number, RowSource<Node>>()
  const { subscribe, notify } = createNotifier()
  let version = 0

  function childrenOf({ id }: OpenBranch): RowSource<Node> {
    const known = childrenById.get(id)
    if (known) return known
    const children = createRowBlocks((from, to) => load(id, from, to))
    children.subscribe(() => {
      version += 1
      notify()
    })
    childrenById.set(id, children)
    return children
  }

  function node(root: OpenBranch, path: NodePath): Node | undefined {
    const parent = branchAt(root, path.slice(0, -1))
    return parent && childrenOf(parent).row(path.at(-1) ?? 0)
  }

  return {
    node,
    rows: (root) => ({
      row: (index) => node(root, nodeInRow(root, index)),
      request(start, end, rowCount) {
        for (let row = start; row < Math.min(end, rowCount); row += 1) {
          const path = nodeInRow(root, row)
          const parent = branchAt(root, path.slice(0, -1))
          const index = path.at(-1) ?? 0
          if (parent) childrenOf(parent).request(index, index + 1, parent.childCount)
        }
      },
      subscribe,
      version: () => version,
    }),
  }
}
