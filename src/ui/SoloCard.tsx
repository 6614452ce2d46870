import type { ReactNode } from 'react'
import styles from './SoloCard.module.css'

interface SoloCardProps {
  title: ReactNode
  /** Paths of the sign between the corner marks, on a 24 px grid. */
  sign: string
  footer: ReactNode
  /** One line under the card. */
  note?: ReactNode
  children: ReactNode
}

/** The one card of a page that asks or tells one thing. */
export function SoloCard({ title, sign, footer, note, children }: SoloCardProps) {
  return (
    <div className={styles.frame}>
      <section className={styles.card}>
        <div className={styles.head}>
          <svg className={`i ${styles.mark}`} viewBox="0 0 24 24" aria-hidden="true">
            <path d="M3 9V3h6M21 15v6h-6" />
            <path d={sign} />
          </svg>
          <h1>{title}</h1>
        </div>
        <div className={styles.body}>{children}</div>
        <div className={styles.foot}>{footer}</div>
      </section>
      {note !== undefined && <p className={styles.note}>{note}</p>}
    </div>
  )
}
