import type { ReactNode } from 'react'
import styles from './ActionBar.module.css'

interface ActionBarProps {
  /** Name of the region. */
  label: string
  /** The selection as a sentence; announced when it changes. The bar is hidden without it. */
  status: ReactNode
  /** Shown instead of `status`, when it is too long to be announced. */
  text?: ReactNode
  /** The actions on the selection. */
  children: ReactNode
}

/** The dark bar at the bottom of a page with the actions on a selection. Mount it before anything is selected, or the first selection is not announced. */
export function ActionBar({ label, status, text, children }: ActionBarProps) {
  const isShown = status !== undefined
  return (
    <section className={isShown ? styles.bar : 'vh'} aria-label={isShown ? label : undefined}>
      <p>
        <span role="status" className={text === undefined ? undefined : 'vh'}>
          {status}
        </span>
        {text}
      </p>
      {isShown && children}
    </section>
  )
}
