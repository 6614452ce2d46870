import { useLayoutEffect, useRef } from 'react'
import type { ReactNode } from 'react'
import styles from './SoloCard.module.css'

interface SoloCardProps {
  title: ReactNode
  /** SVG path of the icon above the title, on a 24 px grid. */
  iconPath?: string
  /** Whether the card shows the result of an action on this page. Its heading then takes the focus, because no navigation announces it. */
  result?: boolean
  footer: ReactNode
  /** One line under the card. */
  note?: ReactNode
  children: ReactNode
}

/** The only card of a page, with one question or one message. */
export function SoloCard({ title, iconPath, result = false, footer, note, children }: SoloCardProps) {
  const heading = useRef<HTMLHeadingElement>(null)

  useLayoutEffect(() => {
    if (result) heading.current?.focus()
  }, [result])

  return (
    <div className={styles.frame}>
      <section className={styles.card}>
        <div className={styles.head}>
          {iconPath !== undefined && (
            <svg className={`i ${styles.mark}`} viewBox="0 0 24 24" aria-hidden="true">
              <path d="M3 9V3h6M21 15v6h-6" />
              <path d={iconPath} />
            </svg>
          )}
          <h1 ref={heading} tabIndex={result ? -1 : undefined}>
            {title}
          </h1>
        </div>
        <div className={styles.body}>{children}</div>
        <div className={styles.foot}>{footer}</div>
      </section>
      {note !== undefined && <p className={styles.note}>{note}</p>}
    </div>
  )
}
