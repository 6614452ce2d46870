import type { ReactNode } from 'react'
import { classNames } from './class-names'
import styles from './Card.module.css'

interface PartProps {
  className?: string | undefined
  children: ReactNode
}

interface CardProps extends PartProps {
  /** The whole card is a target: it answers to the pointer. */
  hoverable?: boolean
}

/** One object or one group of links; never inside another card. */
export function Card({ hoverable = false, className, children }: CardProps) {
  return <div className={classNames(styles.card, hoverable && styles.hoverable, className)}>{children}</div>
}

/** Heading of a card; what follows the heading goes to the right edge. */
export function CardHead({ className, children }: PartProps) {
  return <div className={classNames(styles.head, className)}>{children}</div>
}

/** Padded content of a card. */
export function CardBody({ className, children }: PartProps) {
  return <div className={classNames(styles.body, className)}>{children}</div>
}

/** Actions at the end of a card. */
export function CardFoot({ className, children }: PartProps) {
  return <div className={classNames(styles.foot, className)}>{children}</div>
}
