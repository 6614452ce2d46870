import ChevronRight from 'lucide-react/icons/chevron-right'
import { memo, type ReactNode } from 'react'
import { classNames } from '@/ui/class-names'
import { Icon } from '@/ui/Icon'
import type { TreeNode } from './tree-model'
import styles from './SchemaTree.module.css'

/**
 * A column after the one of names. `cell` is given whether its row is the one in the tab order: controls in a cell take
 * `tabIndex={active ? 0 : -1}`, so that a tree of a thousand rows is one stop and not a thousand.
 */
interface TreeColumn<T> {
  key: string
  title: string
  cell: (node: TreeNode<T>, active: boolean) => ReactNode
  className?: string | undefined
}

/** How the rows of a tree look. Keep it outside the component, or in `useMemo`: rows are drawn anew when it changes. */
export interface TreeLook<T> {
  /** Title of the first column, and what stands in it after the name's arrow. */
  nameTitle: string
  name: (node: TreeNode<T>, active: boolean) => ReactNode
  columns: readonly TreeColumn<T>[]
  /** What opens under the row of a node with `hasDetail`. */
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

/** One row of a tree; drawn again only when something of it changes. */
export const SchemaTreeRow = memo(Row) as typeof Row
