import type { ReactNode } from 'react'
import styles from './ActionBar.module.css'

interface ActionBarProps {
  /** Name of the region. */
  label: string
  /** What is chosen, announced when it changes; without it there is no bar. */
  status: ReactNode
  /** What is shown in its place, when that would be too much to announce. */
  text?: ReactNode
  /** What can be done with it. */
  children: ReactNode
}

/** The ink bar at the bottom of a page. Mount it before something is chosen: only then is the first choice announced. */
export function ActionBar({ label, status, text, children }: ActionBarProps) {
  const shown = status !== undefined
  return (
    <section className={shown ? styles.bar : 'vh'} aria-label={shown ? label : undefined}>
      <p>
        <span role="status" className={text === undefined ? undefined : 'vh'}>
          {status}
        </span>
        {text}
      </p>
      {shown && children}
    </section>
  )
}
