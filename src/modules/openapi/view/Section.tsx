import type { ReactNode } from 'react'
import { Anchor } from './Anchor'
import styles from './Section.module.css'

interface SectionProps {
  id: string
  title: string
  /** Shown at the right edge of the heading. */
  aside?: ReactNode
  children: ReactNode
}

/** A part of an operation under a heading, with a link to the part. */
export function Section({ id, title, aside, children }: SectionProps) {
  return (
    <section className={styles.section} id={id} aria-labelledby={`${id}-title`}>
      <div className={styles.head}>
        <h2 id={`${id}-title`}>{title}</h2>
        <Anchor id={id} name={title} />
        {aside !== undefined && <span className={styles.aside}>{aside}</span>}
      </div>
      {children}
    </section>
  )
}
