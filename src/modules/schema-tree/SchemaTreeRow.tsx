import ChevronRight from 'lucide-react/icons/chevron-right'
import { memo, type ReactNode } from 'react'
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
}

/** Defines what the rows of a tree show. Memoize it, because a new object renders every row again. */
export interface TreeLook<T> {
  /** Title of the first column. */
  nameTitle: string
  /** Content of the first column, after the chevron. */
  name: (node: TreeNode<T>, active: boolean) => ReactNode
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
  look: TreeLook<T>
}

function Row<T>({ node, level, position, setSize, open, active, hit, marked, look }: RowProps<T>) {
  return (
    <div
      role="row"
      className={classNames(styles.row, hit && styles.hit, marked && styles.marked)}
      aria-level={level}
      aria-posinset={position}
      aria-setsize={setSize}
      aria-expanded={open}
      aria-current={marked || undefined}
      tabIndex={active ? 0 : -1}
    >
      <div role="gridcell" className={styles.name}>
        <span className={styles.chevron}>{open !== undefined && <Icon of={ChevronRight} size="sm" />}</span>
        <span className={styles.text}>{look.name(node, active)}</span>
      </div>
      {look.columns.map(({ key, title, cell, className }) => (
        <div key={key} role="gridcell" className={classNames(styles.cell, className)} data-label={title}>
          {cell(node, active)}
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
