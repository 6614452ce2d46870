import type { NodeStep } from '../../tree/tree-node'

/** A branch of the tree that is open. Children are named by their index, since names may repeat. */
export interface OpenBranch {
  /** What the tree's reader identifies the node by. */
  id: number
  childCount: number
  /** The open branches among its children, by index. */
  open: ReadonlyMap<number, OpenBranch>
}

/** Indexes of a node and its ancestors. The root is the only child of a branch that has no row. */
export type NodePath = readonly number[]

/** How many rows a branch shows below its own. */
export function rowsBelow({ childCount, open }: OpenBranch): number {
  let rows = childCount
  for (const branch of open.values()) rows += rowsBelow(branch)
  return rows
}

/** Finds the node in a row. @param row counts from the first child of the branch. */
export function nodeInRow(branch: OpenBranch, row: number): NodePath {
  let left = row
  let next = 0
  for (const index of [...branch.open.keys()].toSorted((one, other) => one - other)) {
    const child = branch.open.get(index)
    if (!child || left < index - next + 1) break
    left -= index - next + 1
    const inside = rowsBelow(child)
    if (left < inside) return [index, ...nodeInRow(child, left)]
    left -= inside
    next = index + 1
  }
  return [next + left]
}

/** The row of a node, counted from the first child of the branch. Its ancestors must be open. */
export function rowOfNode(branch: OpenBranch, path: NodePath): number {
  const [index = 0, ...rest] = path
  let row = index
  for (const [other, child] of branch.open) if (other < index) row += rowsBelow(child)
  const child = branch.open.get(index)
  return rest.length === 0 || !child ? row : row + 1 + rowOfNode(child, rest)
}

/** The open branch at a path; undefined if it is closed. */
export function branchAt(root: OpenBranch, path: NodePath): OpenBranch | undefined {
  let branch: OpenBranch | undefined = root
  for (const index of path) branch = branch?.open.get(index)
  return branch
}

/** The ids and indexes of the ancestors of a node, from the root of the tree on. */
export function ancestorSteps(root: OpenBranch, path: NodePath): NodeStep[] {
  return path.slice(0, -1).map((index, depth) => ({ id: branchAt(root, path.slice(0, depth + 1))?.id ?? 0, index }))
}

/** Opens a branch. Its ancestors must be open. */
export function withOpen(root: OpenBranch, path: NodePath, { id, childCount }: Omit<OpenBranch, 'open'>): OpenBranch {
  return changed(root, path, { id, childCount, open: new Map() })
}

/** Closes a branch with everything below it. */
export function withClosed(root: OpenBranch, path: NodePath): OpenBranch {
  return changed(root, path, undefined)
}

function changed(branch: OpenBranch, [index, ...rest]: NodePath, changedTo: OpenBranch | undefined): OpenBranch {
  if (index === undefined) return branch
  const child = branch.open.get(index)
  const next = rest.length === 0 ? changedTo : child && changed(child, rest, changedTo)
  const open = new Map(branch.open)
  if (next) open.set(index, next)
  else open.delete(index)
  return { ...branch, open }
}
