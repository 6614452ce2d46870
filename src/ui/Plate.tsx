import type { ReactNode } from 'react'
import { classNames } from './class-names'
import styles from './Plate.module.css'

interface PlateProps {
  look?: 'plain' | 'lg' | 'quiet' | 'ink' | 'brand'
  children: ReactNode
}

/** A document number, such as 850, in a small frame. */
export function Plate({ look = 'plain', children }: PlateProps) {
  return <span className={classNames(styles.plate, styles[look])}>{children}</span>
}
