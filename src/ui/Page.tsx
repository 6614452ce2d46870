import type { ReactNode } from 'react'
import { classNames } from './class-names'
import styles from './Page.module.css'

/** The frame of a page: at most 1376 px wide, gutters, space above and below. */
export function Page({ className, children }: { className?: string | undefined; children: ReactNode }) {
  return <div className={classNames(styles.page, className)}>{children}</div>
}

interface PageHeadProps {
  title: string
  /** Buttons for the whole page, beside the heading; not printed. */
  actions?: ReactNode
  children?: ReactNode
}

/** The heading of a page with an introduction below it. */
export function PageHead({ title, actions, children }: PageHeadProps) {
  return (
    <header className={styles.head}>
      <div>
        <h1>{title}</h1>
        {Boolean(children) && <p>{children}</p>}
      </div>
      {Boolean(actions) && <div className={styles.actions}>{actions}</div>}
    </header>
  )
}

interface SplitProps {
  /** The column on the right; in windows narrower than 960 px it comes below the content. */
  side: ReactNode
  /** Whether the side column comes below the content already in windows narrower than 1240 px. */
  sideBelow?: boolean
  children: ReactNode
}

/** Content with a side column. */
export function Split({ side, sideBelow = false, children }: SplitProps) {
  return (
    <div className={classNames(styles.split, sideBelow && styles.sideBelow)}>
      <div>{children}</div>
      <aside className={styles.side}>{side}</aside>
    </div>
  )
}
