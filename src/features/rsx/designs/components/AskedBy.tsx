import { RequiredBy, UnlistedRetailer } from '@/modules/schema-tree/RequiredBy'
import type { Asked } from '../model/retailers'
import styles from './AskedBy.module.css'

interface AskedByProps {
  asked: Asked
  /** How many retailers are looked at. */
  of: number
  /** Whether its row is the one in the tab order. */
  active: boolean
  number: (value: number) => string
}

/** Who requires a field or a code, those that the retailer list does not have apart. */
export function AskedBy({ asked: { names, others }, of, active, number }: AskedByProps) {
  if (names.length + others.length === 0) return <em className={styles.nobody}>Optional for all</em>
  return (
    <span className={styles.chips}>
      <RequiredBy names={names} total={of} active={active} formatNumber={number} />
      {others.map((name) => (
        <UnlistedRetailer key={name} name={name} />
      ))}
    </span>
  )
}
