import { RequiredBy, UnlistedRetailer } from '@/modules/rsx/schema-tree/RequiredBy'
import type { Requirers as RequirersOfField } from '@/modules/rsx/retailers/retailers'
import styles from './Requirers.module.css'

interface RequirersProps {
  requiredBy: RequirersOfField
  /** The number of chosen retailers. */
  total: number
  /** Whether the row is the one in the tab order. */
  active: boolean
  formatNumber: (value: number) => string
}

/** The retailers that require a field or a code, and then those that are not in the retailer list. */
export function Requirers({ requiredBy: { names, unlisted }, total, active, formatNumber }: RequirersProps) {
  if (names.length + unlisted.length === 0)
    return <em className={styles.nobody}>{total === 1 ? 'Optional' : 'Optional for all'}</em>
  return (
    <span className={styles.chips}>
      <RequiredBy names={names} total={total} active={active} formatNumber={formatNumber} />
      {unlisted.map((name) => (
        <UnlistedRetailer key={name} name={name} />
      ))}
    </span>
  )
}
