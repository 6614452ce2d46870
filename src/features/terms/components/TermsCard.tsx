import { useEffect, useRef } from 'react'
import type { ReactNode } from 'react'
import { scrollable } from '@/lib/scrollable'
import { TermsText } from './TermsText'
import styles from './TermsCard.module.css'

interface TermsCardProps {
  /** One sentence under the heading. */
  lead: ReactNode
  /** Above the foot, and in view with it: what went wrong. */
  notice?: ReactNode
  foot: ReactNode
  /** Takes the focus: the card came in the place of another page. */
  focused?: boolean
}

/** The terms as the one card of a page: the text scrolls within it, on phones with the page. */
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
