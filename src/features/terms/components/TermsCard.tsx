import { useEffect, useRef } from 'react'
import type { ReactNode } from 'react'
import { scrollable } from '@/lib/scrollable'
import { TermsText } from './TermsText'
import styles from './TermsCard.module.css'

interface TermsCardProps {
  /** One sentence below the heading. */
  lead: ReactNode
  /** The error; shown above the foot, and always in view with it. */
  notice?: ReactNode
  foot: ReactNode
  /** Moves the focus to the heading, because the card replaced another page. */
  focused?: boolean
}

/** The terms as the only card of a page. The text scrolls within the card; on phones it scrolls with the page. */
export function TermsCard({ lead, notice, foot, focused = false }: TermsCardProps) {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    if (focused) heading.current?.focus()
  }, [focused])
  return (
    <div className={styles.frame}>
      <section className={styles.card} aria-labelledby="terms-of-use">
        <div className={styles.head}>
          <h1 id="terms-of-use" ref={heading} tabIndex={-1}>
            Terms of Use
          </h1>
          <p>{lead}</p>
        </div>
        <div className={styles.scroll} role="region" aria-label="Text of the terms" {...scrollable}>
          <TermsText />
        </div>
        <div className={styles.end}>
          {notice}
          <div className={styles.foot}>{foot}</div>
        </div>
      </section>
    </div>
  )
}
