import type { ReactNode } from 'react'
import styles from './Lead.module.css'

interface LeadProps {
  /** Tile, name and type; always first. */
  identity: ReactNode
  /** The side panel; below the steps on narrow screens. */
  facts: ReactNode
  children: ReactNode
}

/** The two columns of the page: the application, and its steps. */
export function Lead({ identity, facts, children }: LeadProps) {
  return (
    <div className={styles.lead}>
      <aside className={styles.side} aria-label="Application">
        {identity}
        {facts}
      </aside>
      {children}
    </div>
  )
}
