import type { ReactNode } from 'react'
import { classNames } from './class-names'
import styles from './Badge.module.css'

interface BadgeProps {
  tone?: 'beta' | 'internal' | 'latest' | 'warn' | 'danger' | 'accent' | 'neutral'
  children: ReactNode
}

/** A colored label of one or two words, such as "Beta". */
export function Badge({ tone = 'neutral', children }: BadgeProps) {
  return <span className={classNames(styles.badge, styles[tone])}>{children}</span>
}
