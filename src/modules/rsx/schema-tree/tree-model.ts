/**
 * A node of a schema. A name may repeat on a path (`Pack` in `Pack`), only the id is unique, so make it of the path.
 */
export interface TreeNode<T> {
  id: string
  /** The name that typing a letter searches for. The column of names may show more. */
  name: string
  data: T
  /** Whether the node has something to show below its row besides children, such as its codes. */
  hasDetail: boolean
  children: readonly TreeNode<T>[]
}

/** A visible row: a node whose ancestors are all open. */
export interface TreeRow<T> {
  node: TreeNode<T>
  /** Depth in the tree, 1 for a root. */
  level: number
  /** Position among its siblings, from 1, and the number of siblings. */
  position: number
  setSize: number
  /** Whether the node is open; undefined if it has nothing to open. */
  open: boolean | undefined
}

/** Whether a node has something to open. */
export function isBranch({ children, hasDetail }: TreeNode<unknown>): boolean {
  return hasDetail || children.length > 0
}

/** The visible rows, from top to bottom. */
export function visibleRows<T>(
  roots: readonly TreeNode<T>[],
  isOpen: (node: TreeNode<T>, level: number) => boolean,
): TreeRow<T>[] {
  const rows: TreeRow<T>[] = []
  const walk = (nodes: readonly TreeNode<T>[], level: number) => {
    nodes.forEach((node, index) => {
      const open = isBranch(node) ? isOpen(node, level) : undefined
      rows.push({ node, level, position: index + 1, setSize: nodes.length, open })
      if (open) walk(node.children, level + 1)
    })
  }
  walk(roots, 1)
  return rows
}

/** Every node with its level and the id of its parent. */
export function* allNodes<T>(
  nodes: readonly TreeNode<T>[],
  level = 1,
  parent?: string,
): Generator<{ node: TreeNode<T>; level: number; parent: string | undefined }> {
  for (const node of nodes) {
    yield { node, level, parent }
    yield* allNodes(node.children, level + 1, node.id)
  }
}

/** The result of a search. */
export interface TreeSearch<T> {
  /** The hits with their ancestors and everything below them; all other nodes are left out. */
  roots: readonly TreeNode<T>[]
  hits: ReadonlySet<string>
  /** Ids of the ancestors of hits, and of the hits that match inside. */
  opened: ReadonlySet<string>
}

/** Returns whether a node matches; `inside` if only the part below its row matches, so that the node must open. */
export type TreeMatch<T> = (node: TreeNode<T>) => boolean | 'inside'

/** Searches a tree. */
export function searchTree<T>(roots: readonly TreeNode<T>[], matches: TreeMatch<T>): TreeSearch<T> {
  const hits = new Set<string>()
  const opened = new Set<string>()

  function keep(node: TreeNode<T>): TreeNode<T> | undefined {
    const match = matches(node)
    const isHit = match !== false
    if (isHit) hits.add(node.id)
    if (match === 'inside') opened.add(node.id)
    const kept = node.children.flatMap((child) => keep(child) ?? [])
    if (kept.length > 0) opened.add(node.id)
    if (isHit) return node
    return kept.length > 0 ? { ...node, children: kept } : undefined
  }

  return { roots: roots.flatMap((root) => keep(root) ?? []), hits, opened }
}
