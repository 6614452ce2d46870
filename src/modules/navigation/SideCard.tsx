import type { ReactNode } from 'react'
import { Card, CardHead } from '@/ui/Card'
import styles from './SideCard.module.css'

interface SideCardProps {
  title: string
  /** An action for the whole card, at the end of the heading's line. */
  action?: ReactNode
  children: ReactNode
}

/** A small card in a side column: a heading and link rows. */
export function SideCard({ title, action, children }: SideCardProps) {
  return (
    <Card className={styles.side}>
      <CardHead className={styles.head}>
        <h2>{title}</h2>
        {action}
      </CardHead>
      {children}
    </Card>
  )
}
