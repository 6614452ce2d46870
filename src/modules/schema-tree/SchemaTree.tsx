import {
  useEffect,
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
import { moveOf } from './tree-keys'
import type { SchemaTreeState } from './use-schema-tree'
import styles from './SchemaTree.module.css'

interface SchemaTreeProps<T> {
  /** Name of the tree for screen readers. */
  label: string
  tree: SchemaTreeState<T>
  look: TreeLook<T>
  /** Sets the widths of the columns by `--schema-columns`, a `grid-template-columns`. */
  className?: string | undefined
}

/** A row is some twenty elements, and its codes may open with it. */
const rowsAtATime = 64

/**
 * A schema as a tree with columns: a treegrid whose rows take the focus, one of them in the tab order, with the keys of
 * `moveOf`. A click on a branch's name opens and closes it. All rows on screen are in the document, so that find in page
 * and print work; they come in steps and are laid out when they come near, so that opening a thousand is
 * no long task.
 *
 *     const tree = useSchemaTree(roots, { search, markedId })   // roots: TreeNode<T>[], kept by useMemo
 *     <TreeControls tree={tree} />                              // Expand all, Collapse all
 *     <p role="status">{tree.hits?.size} fields</p>             // what a search found
 *     <SchemaTree label="Fields of Orders" tree={tree} look={look} className={styles.columns} />
 *
 * A node with `hasDetail` opens like a branch and shows `look.detail` under its row (codes, qualifiers); it may have children
 * too. On phones the cells stand under the name, each with its title in `data-label` for the page's styles.
 */
export function SchemaTree<T>({ label, tree, look, className }: SchemaTreeProps<T>) {
  const { rows, hits, parents, markedId, setOpen } = tree
  const body = useRef<HTMLDivElement>(null)
  const [chosenId, setChosenId] = useState(markedId)
  const wanted = useRef<string>(undefined)
  const grown = useGrowing(rows.length, rowsAtATime)
  const shown = usePrinting() ? rows.length : grown
  const active = Math.max(0, nearestVisible(chosenId))

  /** The row of a node, else of the closest node above it; -1 when neither shows. */
  function nearestVisible(id: string | undefined): number {
    for (let at = id; at !== undefined; at = parents.get(at)) {
      const index = rows.findIndex(({ node }) => node.id === at)
      if (index >= 0) return index
    }
    return -1
  }

  // A row that was asked for by a key may be among those that still come.
  useLayoutEffect(() => {
    if (wanted.current === undefined) return
    const row = body.current?.children[rows.findIndex(({ node }) => node.id === wanted.current)]
    if (!(row instanceof HTMLElement)) return
    wanted.current = undefined
    row.focus()
  })

  const markedShown = markedId !== undefined && rows.slice(0, shown).some(({ node }) => node.id === markedId)
  useEffect(() => {
    if (markedId !== undefined && markedShown) showMarked(body.current)
  }, [markedId, markedShown])

  function indexOf(target: EventTarget): number {
    const row = target instanceof Element ? target.closest('[aria-level]') : null
    const siblings = row && row.parentElement === body.current ? Array.from(row.parentElement?.children ?? []) : []
    return row ? siblings.indexOf(row) : -1
  }

  function handleFocus({ target }: SyntheticEvent) {
    const id = rows[indexOf(target)]?.node.id
    if (id !== undefined && id !== chosenId) setChosenId(id)
  }

  function handleKey(event: KeyboardEvent) {
    // A control within a row has its own keys.
    if (!(event.target instanceof Element) || event.target.parentElement !== body.current) return
    const move = moveOf(rows, indexOf(event.target), event)
    if (!move) return
    event.preventDefault()
    if ('open' in move) setOpen(move.open, true)
    else if ('close' in move) setOpen(move.close, false)
    else {
      const id = rows[move.focus]?.node.id
      wanted.current = id
      setChosenId(id)
    }
  }

  function handleClick({ target }: MouseEvent) {
    if (!(target instanceof Element) || target.closest('a, button, input')) return
    // Selecting a name to copy it is not a click.
    if (!target.closest(`.${styles.name}`) || window.getSelection()?.type === 'Range') return
    const row = rows[indexOf(target)]
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
            <div key={key} role="columnheader">
              {title}
            </div>
          ))}
        </div>
      </div>
      <div ref={body} role="rowgroup">
        {rows.slice(0, shown).map(({ node, level, position, setSize, open }, index) => (
          <SchemaTreeRow
            key={node.id}
            node={node}
            level={level}
            position={position}
            setSize={setSize}
            open={open}
            active={index === active}
            hit={hits?.has(node.id) ?? false}
            marked={node.id === markedId}
            look={look}
          />
        ))}
      </div>
    </div>
  )
}

function showMarked(body: HTMLElement | null) {
  body?.querySelector('[aria-current]')?.scrollIntoView({ block: 'center' })
}
