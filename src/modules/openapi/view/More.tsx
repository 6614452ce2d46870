import { NumberText } from '@/modules/dates/NumberText'
import { notShownText } from '../document/wording/operation'
import styles from './Schema.module.css'

interface MoreProps {
  /** How many were left out; nothing is said without one. */
  count: number | undefined
  /** What they are, for one of them. */
  what: string
}

/** Says in place how many entries of a very long list are not shown. */
export function More({ count, what }: MoreProps) {
  if (count === undefined) return null
  return (
    <p className={styles.note}>
      <NumberText value={count} /> {notShownText(count, what)}
    </p>
  )
}
