import type { ReactNode } from 'react'
import styles from './Lead.module.css'

interface LeadProps {
  /** Who the application is; always first. */
  identity: ReactNode
  /** What is known of it; follows the steps on narrow screens. */
  facts: ReactNode
  children: ReactNode
}

/** The two columns of the page. */
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
