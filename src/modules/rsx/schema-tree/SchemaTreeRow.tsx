import ChevronRight from 'lucide-react/icons/chevron-right'
import { memo, useId, type ReactNode } from 'react'
import { classNames } from '@/ui/class-names'
import { Icon } from '@/ui/Icon'
import type { TreeNode } from './tree-model'
import styles from './SchemaTree.module.css'

/**
 * A column after the column of names. `active` tells whether the row is the one in the tab order: controls in a cell get
 * `tabIndex={active ? 0 : -1}`, so that a tree of a thousand rows is one tab stop.
 */
interface TreeColumn<T> {
  key: string
  title: string
  cell: (node: TreeNode<T>, active: boolean) => ReactNode
  className?: string | undefined
  /** The cells hold only controls. They are no part of what screen readers say about a row. */
  isControls?: boolean
}

/** Defines what the rows of a tree show. Memoize it, because a new object renders every row again. */
export interface TreeLook<T> {
  /** Title of the first column. */
  nameTitle: string
  /** Content of the first column, after the chevron. */
  name: (node: TreeNode<T>, active: boolean) => ReactNode
  /** Shown after the name, without being part of what screen readers say about the row. */
  link?: ((node: TreeNode<T>, active: boolean) => ReactNode) | undefined
  columns: readonly TreeColumn<T>[]
  /** Shown below the row of an open node with `hasDetail`. */
  detail?: ((node: TreeNode<T>, active: boolean) => ReactNode) | undefined
}

interface RowProps<T> {
  node: TreeNode<T>
  level: number
  position: number
  setSize: number
  open: boolean | undefined
  active: boolean
  hit: boolean
  marked: boolean
  /** Prefix of the ids of the column headers. */
  headId: string
  look: TreeLook<T>
}

function Row<T>({ node, level, position, setSize, open, active, hit, marked, headId, look }: RowProps<T>) {
  const id = useId()
  const cells = look.columns.map((column) => ({ ...column, content: column.cell(node, active) }))
  const said = cells
    .filter(({ isControls, content }) => !isControls && content !== '' && content !== undefined && content !== false)
    .map(({ key }) => `${headId}-${key} ${id}-${key}`)
  return (
    <div
      role="row"
      className={classNames(styles.row, hit && styles.hit, marked && styles.marked)}
      // The name, and what is in the columns, each after the title of its column.
      aria-labelledby={[`${id}-name`, ...said].join(' ')}
      aria-level={level}
      aria-posinset={position}
      aria-setsize={setSize}
      aria-expanded={open}
      aria-current={marked || undefined}
      tabIndex={active ? 0 : -1}
    >
      <div role="gridcell" className={styles.name}>
        <span className={styles.chevron}>{open !== undefined && <Icon of={ChevronRight} size="sm" />}</span>
        <span className={styles.text}>
          <span id={`${id}-name`} className={styles.words}>
            {look.name(node, active)}
          </span>
          {look.link?.(node, active)}
        </span>
      </div>
      {cells.map(({ key, title, content, className }) => (
        <div
          key={key}
          id={`${id}-${key}`}
          role="gridcell"
          className={classNames(styles.cell, className)}
          data-label={title}
        >
          {content}
        </div>
      ))}
      {open && node.hasDetail && (
        <div role="gridcell" className={styles.detail}>
          {look.detail?.(node, active)}
        </div>
      )}
    </div>
  )
}

/** One row of a tree, memoized. */
export const SchemaTreeRow = memo(Row) as typeof Row
