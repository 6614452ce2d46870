import { useEffect, useId, useMemo, useState, useSyncExternalStore, type KeyboardEvent } from 'react'
import { CopyButton } from '@/ui/CopyButton'
import { listKeyTarget } from '@/ui/list-keys'
import { showToast } from '@/ui/toast'
import type { BodyTree } from '@/workers/console/tree-client'
import type { TreeNode } from '@/engines/requests/tree/tree-node'
import { TreeLine } from './TreeLine'
import {
  ancestorSteps,
  branchAt,
  nodeInRow,
  rowOfNode,
  rowsBelow,
  withClosed,
  withOpen,
  type NodePath,
  type OpenBranch,
} from './tree-rows'
import { createTreeSource } from './tree-source'
import { VirtualRows } from './VirtualRows'
import styles from './ResponseTree.module.css'

/** Id of a branch above the root, which has no row. */
const rootParentId = -1
/** How long a node must be chosen before its path is loaded, in milliseconds. */
const pathDelayMs = 120

/**
 * Shows the body of a response as a tree, and loads only the nodes in view. The path and the value of the chosen node can be
 * copied (CONSOLE-34). The keys are those of an ARIA tree.
 */
export function ResponseTree({ tree, root }: { tree: BodyTree; root: TreeNode }) {
  const id = useId()
  const source = useMemo(
    () =>
      createTreeSource((parentId, from, to) =>
        parentId === rootParentId ? Promise.resolve([root]) : tree.children(parentId, from, to),
      ),
    [tree, root],
  )
  const [open, setOpen] = useState<OpenBranch>(() =>
    withOpen({ id: rootParentId, childCount: 1, open: new Map() }, [0], root),
  )
  const [active, setActive] = useState<NodePath>([0])
  const rows = useMemo(() => source.rows(open), [source, open])
  // The chosen node may load later than it is chosen.
  useSyncExternalStore(rows.subscribe, rows.version)
  const rowCount = rowsBelow(open)
  const activeRow = rowOfNode(open, active)

  function setBranch(path: NodePath, shouldOpen: boolean) {
    const node = source.node(open, path)
    if (!node || node.childCount === 0 || shouldOpen === (branchAt(open, path) !== undefined)) return
    setOpen(shouldOpen ? withOpen(open, path, node) : withClosed(open, path))
  }

  function handleKey(event: KeyboardEvent) {
    if (event.ctrlKey || event.metaKey || event.altKey) return
    const isOpen = branchAt(open, active) !== undefined
    const target = listKeyTarget(event.key, activeRow, rowCount)
    if (target !== undefined) setActive(nodeInRow(open, target))
    else if (event.key === 'ArrowRight' && isOpen) setActive([...active, 0])
    else if (event.key === 'ArrowRight') setBranch(active, true)
    else if (event.key === 'ArrowLeft' && isOpen) setBranch(active, false)
    else if (event.key === 'ArrowLeft' && active.length > 1) setActive(active.slice(0, -1))
    else if (event.key === 'Enter' || event.key === ' ') setBranch(active, !isOpen)
    else return
    event.preventDefault()
  }

  function choose(path: NodePath) {
    setActive(path)
    // The end of a text selection is a click, too. It must not open the branch.
    if (window.getSelection()?.type !== 'Range') setBranch(path, branchAt(open, path) === undefined)
  }

  return (
    <>
      <VirtualRows
        label="Body as a tree"
        role="tree"
        aria-activedescendant={`${id}-${activeRow}`}
        rowCount={rowCount}
        rows={rows}
        activeRow={activeRow}
        onKeyDown={handleKey}
        rowProps={(row, node) => {
          const path = nodeInRow(open, row)
          return {
            id: `${id}-${row}`,
            role: 'treeitem',
            className: styles.node,
            'aria-level': path.length,
            'aria-posinset': (path.at(-1) ?? 0) + 1,
            'aria-setsize': branchAt(open, path.slice(0, -1))?.childCount ?? 1,
            'aria-selected': row === activeRow,
            ...(node && node.childCount > 0 && { 'aria-expanded': branchAt(open, path) !== undefined }),
            onClick: () => choose(path),
          }
        }}
      >
        {(node, row) => <TreeLine node={node} depth={nodeInRow(open, row).length - 1} />}
      </VirtualRows>
      <ChosenNode tree={tree} open={open} path={active} node={source.node(open, active)} />
    </>
  )
}

interface ChosenNodeProps {
  tree: BodyTree
  open: OpenBranch
  path: NodePath
  node: TreeNode | undefined
}

/** Shows the path of the chosen node, with buttons that copy the path and the value. */
function ChosenNode({ tree, open, path, node }: ChosenNodeProps) {
  const [shown, setShown] = useState<{ id: number; path: string }>()
  const id = node?.id
  const steps = useMemo(
    () => (id === undefined ? [] : [...ancestorSteps(open, path), { id, index: path.at(-1) ?? 0 }]),
    [id, open, path],
  )
  useEffect(() => {
    let isCurrent = true
    async function load() {
      const text = await tree.path(steps)
      if (isCurrent && id !== undefined) setShown({ id, path: text })
    }
    // Wait, because a key that is held down passes many nodes. Ignore a failure, because the copy button shows it.
    const timer = setTimeout(() => void load().catch(() => undefined), pathDelayMs)
    return () => {
      isCurrent = false
      clearTimeout(timer)
    }
  }, [tree, steps, id])
  if (!node) return <div className={styles.chosen} />
  return (
    <div className={styles.chosen}>
      <code>{shown?.id === id ? shown?.path : '…'}</code>
      <CopyButton text={() => tree.path(steps)} label="Copy the path of the chosen node">
        Path
      </CopyButton>
      <CopyButton
        text={() => tree.value(node.id, node.type)}
        label="Copy the value of the chosen node"
        onError={showValueError}
      >
        Value
      </CopyButton>
    </div>
  )
}

function showValueError(error: unknown) {
  showToast({
    title: 'Could Not Copy',
    message: error instanceof Error ? error.message : 'The value could not be read.',
    tone: 'error',
    key: 'copied',
  })
}
