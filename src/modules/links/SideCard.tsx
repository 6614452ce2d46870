import type { ReactNode } from 'react'
import { Card, CardHead } from '@/ui/Card'
import styles from './SideCard.module.css'

/** A small card of a side column: a heading and link rows. */
export function SideCard({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Card className={styles.side}>
      <CardHead className={styles.head}>
        <h2>{title}</h2>
      </CardHead>
      {children}
    </Card>
  )
}
