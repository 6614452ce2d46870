import type { ReactNode } from 'react'
import { classNames } from './class-names'
import styles from './Card.module.css'

interface PartProps {
  className?: string | undefined
  children: ReactNode
}

interface CardProps extends PartProps {
  /** Whether the whole card can be clicked and reacts to the pointer. */
  hoverable?: boolean
}

/** A framed box for one object or one group of links; never inside another card. */
export function Card({ hoverable = false, className, children }: CardProps) {
  return <div className={classNames(styles.card, hoverable && styles.hoverable, className)}>{children}</div>
}

/** The head of a card. Content after the heading is aligned to the right. */
export function CardHead({ className, children }: PartProps) {
  return <div className={classNames(styles.head, className)}>{children}</div>
}

/** The padded content of a card. */
export function CardBody({ className, children }: PartProps) {
  return <div className={classNames(styles.body, className)}>{children}</div>
}

/** The actions at the end of a card. */
export function CardFoot({ className, children }: PartProps) {
  return <div className={classNames(styles.foot, className)}>{children}</div>
}
