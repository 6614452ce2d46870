/**
 * A node of a schema as the tree shows it. Names may repeat on a path (`Pack` in `Pack`); only the id is unique, so
 * it is best made of the path.
 */
export interface TreeNode<T> {
  id: string
  /** What the reader types to get here; the column of names may show more. */
  name: string
  data: T
  /** Something opens under the node's row besides its children, for instance its codes. */
  hasDetail: boolean
  children: readonly TreeNode<T>[]
}

/** A row that is on screen: a node whose branches above are all open. */
export interface TreeRow<T> {
  node: TreeNode<T>
  /** Depth, 1 for a root. */
  level: number
  /** Place among its siblings, from 1, and how many these are. */
  position: number
  setSize: number
  /** Whether what is below it shows; undefined where nothing is. */
  open: boolean | undefined
}

/** Whether a node has anything to open. */
export function isBranch({ children, hasDetail }: TreeNode<unknown>): boolean {
  return hasDetail || children.length > 0
}

/** The rows on screen, from top to bottom. */
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

/** Every node with its level and the id of the node above it. */
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

export interface TreeSearch<T> {
  /** The tree without what neither fits nor leads to what fits; what is below a hit stays. */
  roots: readonly TreeNode<T>[]
  hits: ReadonlySet<string>
  /** The branches above the hits, and the hits that have to open. */
  opened: ReadonlySet<string>
}

/** Whether a node fits a search; `inside` when what opens under its row does, so that it has to open to be seen. */
export type TreeMatch<T> = (node: TreeNode<T>) => boolean | 'inside'

/** Looks for nodes: each hit stays with everything below it, and the branches above it open. */
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
