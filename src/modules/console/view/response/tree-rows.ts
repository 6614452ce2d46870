import type { NodeStep } from '@/engines/requests/tree/tree-node'

/** An open branch of the tree. An index identifies a child, because names may repeat. */
export interface OpenBranch {
  /** Id of the node for the tree reader. */
  id: number
  childCount: number
  /** The open branches among its children, by index. */
  open: ReadonlyMap<number, OpenBranch>
}

/**
 * Indexes of the ancestors of a node, then its own. The first index is that of the root, which is the only child of a branch
 * without a row.
 */
export type NodePath = readonly number[]

/** Returns the number of rows below the row of a branch. */
export function rowsBelow({ childCount, open }: OpenBranch): number {
  let rows = childCount
  for (const branch of open.values()) rows += rowsBelow(branch)
  return rows
}

/**
 * Returns the path of the node in a row.
 * @param row counts from the first child of the branch
 */
export function nodeInRow(branch: OpenBranch, row: number): NodePath {
  let remaining = row
  let next = 0
  for (const index of [...branch.open.keys()].toSorted((one, other) => one - other)) {
    const child = branch.open.get(index)
    if (!child || remaining < index - next + 1) break
    remaining -= index - next + 1
    const rows = rowsBelow(child)
    if (remaining < rows) return [index, ...nodeInRow(child, remaining)]
    remaining -= rows
    next = index + 1
  }
  return [next + remaining]
}

/** Returns the row of a node, counted from the first child of the branch. The ancestors of the node must be open. */
export function rowOfNode(branch: OpenBranch, path: NodePath): number {
  const [index = 0, ...rest] = path
  let row = index
  for (const [other, child] of branch.open) if (other < index) row += rowsBelow(child)
  const child = branch.open.get(index)
  return rest.length === 0 || !child ? row : row + 1 + rowOfNode(child, rest)
}

/** Returns the open branch at a path; undefined if it is closed. */
export function branchAt(root: OpenBranch, path: NodePath): OpenBranch | undefined {
  let branch: OpenBranch | undefined = root
  for (const index of path) branch = branch?.open.get(index)
  return branch
}

/** Returns the ids and indexes of the ancestors of a node, starting at the root of the tree. */
export function ancestorSteps(root: OpenBranch, path: NodePath): NodeStep[] {
  return path.slice(0, -1).map((index, depth) => ({ id: branchAt(root, path.slice(0, depth + 1))?.id ?? 0, index }))
}

/** Returns the tree with a further open branch. The ancestors of the branch must be open. */
export function withOpen(root: OpenBranch, path: NodePath, { id, childCount }: Omit<OpenBranch, 'open'>): OpenBranch {
  return withBranch(root, path, { id, childCount, open: new Map() })
}

/** Returns the tree without an open branch and the branches below it. */
export function withClosed(root: OpenBranch, path: NodePath): OpenBranch {
  return withBranch(root, path, undefined)
}

function withBranch(branch: OpenBranch, [index, ...rest]: NodePath, replacement: OpenBranch | undefined): OpenBranch {
  if (index === undefined) return branch
  const child = branch.open.get(index)
  const next = rest.length === 0 ? replacement : child && withBranch(child, rest, replacement)
  const open = new Map(branch.open)
  if (next) open.set(index, next)
  else open.delete(index)
  return { ...branch, open }
}
