import type { ReactNode } from 'react'
import { classNames } from './class-names'
import styles from './Splash.module.css'

interface SplashProps {
  title: string
  text?: ReactNode
  /** Buttons. */
  actions?: ReactNode
  /** Links to other pages, as link rows (`link-row.module.css`). */
  rows?: ReactNode
  /** 1 if the splash is the whole page, 2 or 3 for a part of one. */
  headingLevel: 1 | 2 | 3
  /** The icon above the title: nothing exists yet, or something failed. */
  mark?: 'empty' | 'failed'
}

const iconPaths = { empty: 'M9 9h6v6H9z', failed: 'm9 9 6 6m0-6-6 6' }

/** Replaces content that is not there: nothing found, nothing created yet, failed, under maintenance. */
export function Splash({ title, text, actions, rows, headingLevel, mark = 'failed' }: SplashProps) {
  const Heading = `h${headingLevel}` as const
  return (
    <div className={classNames(styles.splash, headingLevel === 1 && styles.page)}>
      <svg className={classNames('i', styles.mark)} viewBox="0 0 24 24" aria-hidden="true">
        <path d="M3 9V3h6M21 15v6h-6" />
        <path d={iconPaths[mark]} />
      </svg>
      <Heading>{title}</Heading>
      {text !== undefined && <p className={styles.text}>{text}</p>}
      {actions !== undefined && <div className={styles.actions}>{actions}</div>}
      {rows !== undefined && <div className={styles.rows}>{rows}</div>}
    </div>
  )
}
