import {
  useEffect,
  useId,
  useLayoutEffect,
  useRef,
  useState,
  type KeyboardEvent,
  type MouseEvent,
  type SyntheticEvent,
} from 'react'
import { classNames } from '@/ui/class-names'
import { useGrowing } from '@/ui/use-growing'
import { usePrinting } from '@/ui/use-printing'
import { SchemaTreeRow, type TreeLook } from './SchemaTreeRow'
import { moveForKey } from './tree-keys'
import type { SchemaTreeState } from './use-schema-tree'
import styles from './SchemaTree.module.css'

interface SchemaTreeProps<T> {
  /** Accessible name of the tree. */
  label: string
  tree: SchemaTreeState<T>
  look: TreeLook<T>
  /** Sets the widths of the columns by `--schema-columns`, a `grid-template-columns`. */
  className?: string | undefined
}

/** How many rows are rendered in one step. A row has about twenty elements, and its codes may open with it. */
const rowsPerStep = 64

/**
 * A schema as a tree with columns: an ARIA treegrid. The rows take the focus, one of them is in the tab order, and
 * `moveForKey` defines the keys. A click on the name of a branch opens or closes it. All visible rows are in the DOM, so that
 * find in page and print work. They are rendered in steps and laid out when they come near, so that a thousand rows block
 * nothing.
 *
 *     const tree = useSchemaTree(roots, { search, markedId })   // roots: TreeNode<T>[], kept by useMemo
 *     <TreeControls tree={tree} />                              // Expand all, Collapse all
 *     <p role="status">{tree.hits?.size} fields</p>             // after a search
 *     <SchemaTree label="Fields of Orders" tree={tree} look={look} className={styles.columns} />
 *
 * A node with `hasDetail` opens like a branch and shows `look.detail` below its row (codes, qualifiers). It may have children
 * too. On phones the cells are below the name, each with its title in `data-label` for the styles of the page.
 */
export function SchemaTree<T>({ label, tree, look, className }: SchemaTreeProps<T>) {
  const { rows, hits, parents, markedId, setOpen } = tree
  const body = useRef<HTMLDivElement>(null)
  const headId = useId()
  const [focusedId, setFocusedId] = useState(markedId)
  const pendingFocusId = useRef<string>(undefined)
  const renderedCount = useGrowing(rows.length, rowsPerStep)
  const shownCount = usePrinting() ? rows.length : renderedCount
  const activeIndex = Math.max(0, nearestVisibleRow(focusedId))

  /** Index of the row of a node, or else of its nearest visible ancestor; -1 if none is visible. */
  function nearestVisibleRow(id: string | undefined): number {
    for (let current = id; current !== undefined; current = parents.get(current)) {
      const index = rows.findIndex(({ node }) => node.id === current)
      if (index >= 0) return index
    }
    return -1
  }

  // A row that a key moves to may not be rendered yet.
  useLayoutEffect(() => {
    if (pendingFocusId.current === undefined) return
    const row = body.current?.children[rows.findIndex(({ node }) => node.id === pendingFocusId.current)]
    if (!(row instanceof HTMLElement)) return
    pendingFocusId.current = undefined
    row.focus()
  })

  const isMarkedShown = markedId !== undefined && rows.slice(0, shownCount).some(({ node }) => node.id === markedId)
  useEffect(() => {
    if (markedId !== undefined && isMarkedShown) scrollToMarked(body.current)
  }, [markedId, isMarkedShown])

  function rowIndexOf(target: EventTarget): number {
    const row = target instanceof Element ? target.closest('[aria-level]') : null
    const siblings = row && row.parentElement === body.current ? Array.from(row.parentElement?.children ?? []) : []
    return row ? siblings.indexOf(row) : -1
  }

  function handleFocus({ target }: SyntheticEvent) {
    const id = rows[rowIndexOf(target)]?.node.id
    if (id !== undefined && id !== focusedId) setFocusedId(id)
  }

  function handleKey(event: KeyboardEvent) {
    // A control within a row handles its own keys.
    if (!(event.target instanceof Element) || event.target.parentElement !== body.current) return
    const move = moveForKey(rows, rowIndexOf(event.target), event)
    if (!move) return
    event.preventDefault()
    if ('open' in move) setOpen(move.open, true)
    else if ('close' in move) setOpen(move.close, false)
    else {
      const id = rows[move.focus]?.node.id
      pendingFocusId.current = id
      setFocusedId(id)
    }
  }

  function handleClick({ target }: MouseEvent) {
    if (!(target instanceof Element) || target.closest('a, button, input')) return
    // Selecting a name, to copy it, must not open the branch.
    if (!target.closest(`.${styles.name}`) || window.getSelection()?.type === 'Range') return
    const row = rows[rowIndexOf(target)]
    if (row?.open !== undefined) setOpen([row.node.id], !row.open)
  }

  return (
    <div
      role="treegrid"
      tabIndex={-1}
      aria-label={label}
      className={classNames(styles.tree, className)}
      onFocus={handleFocus}
      onKeyDown={handleKey}
      onClick={handleClick}
    >
      <div role="rowgroup">
        <div role="row" className={styles.head}>
          <div role="columnheader">{look.nameTitle}</div>
          {look.columns.map(({ key, title }) => (
            <div key={key} id={`${headId}-${key}`} role="columnheader">
              {title}
            </div>
          ))}
        </div>
      </div>
      <div ref={body} role="rowgroup">
        {rows.slice(0, shownCount).map(({ node, level, position, setSize, open }, index) => (
          <SchemaTreeRow
            key={node.id}
            node={node}
            level={level}
            position={position}
            setSize={setSize}
            open={open}
            active={index === activeIndex}
            hit={hits?.has(node.id) ?? false}
            marked={node.id === markedId}
            headId={headId}
            look={look}
          />
        ))}
      </div>
    </div>
  )
}

function scrollToMarked(body: HTMLElement | null) {
  body?.querySelector('[aria-current]')?.scrollIntoView({ block: 'center' })
}
