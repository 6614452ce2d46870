import type { ReactNode } from 'react'
import styles from './FormGrid.module.css'

/** Lays out fields in two columns; in one column on phones. */
export function FormGrid({ children }: { children: ReactNode }) {
  return <div className={styles.grid}>{children}</div>
}

/** A row of a `FormGrid` that takes its whole width. */
export function FormRow({ children }: { children: ReactNode }) {
  return <div className={styles.row}>{children}</div>
}
