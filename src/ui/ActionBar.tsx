import type { ReactNode } from 'react'
import styles from './ActionBar.module.css'

interface ActionBarProps {
  /** Name of the region. */
  label: string
  /** What is chosen. */
  text: ReactNode
  /** What can be done with it. */
  children: ReactNode
}

/** The ink bar at the bottom of a page; it exists only while something is chosen. */
export function ActionBar({ label, text, children }: ActionBarProps) {
  return (
    <section className={styles.bar} aria-label={label}>
      <p>{text}</p>
      {children}
    </section>
  )
}
