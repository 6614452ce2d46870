import type { ReactNode } from 'react'
import styles from './FormGrid.module.css'

/** Fields in two columns, in one on phones. */
export function FormGrid({ children }: { children: ReactNode }) {
  return <div className={styles.grid}>{children}</div>
}

/** What takes the whole width of a `FormGrid`. */
export function FormRow({ children }: { children: ReactNode }) {
  return <div className={styles.row}>{children}</div>
}
