import type { ReactNode } from 'react'
import { scrollable } from '@/lib/scrollable'
import { classNames } from '@/ui/class-names'
import table from '@/ui/table.module.css'
import styles from './ScrollTable.module.css'

/** A table that scrolls sideways in a box of its own, which the keyboard can reach. */
export function ScrollTable({ label = 'Table', children }: { label?: string | undefined; children: ReactNode }) {
  return (
    <div className={classNames(table.box, styles.box)} role="region" aria-label={label} {...scrollable}>
      <table className={styles.table}>{children}</table>
    </div>
  )
}
