import { classNames } from '@/ui/class-names'
import { usePrinting } from '@/ui/use-printing'
import styles from './RequiredBy.module.css'

/** The most retailers that are shown as chips. More are shown as a number that opens a list. */
const maxChips = 5

interface RequiredByProps {
  /** The retailers that require something. */
  names: readonly string[]
  /** The number of retailers that were chosen; undefined while not all are known. */
  total: number | undefined
  /** Whether the row is the one in the tab order. */
  active: boolean
  /** A prop and not a hook, because a tree may have a thousand rows. */
  formatNumber: (value: number) => string
}

/** The retailers that require something: a chip each, one chip for all, or a number that opens the list. Printing shows all names. */
export function RequiredBy({ names, total, active, formatNumber }: RequiredByProps) {
  const isPrinting = usePrinting() !== false
  if (names.length === total && total > 1)
    return <span className={classNames(styles.chip, styles.all)}>All retailers</span>
  if (names.length > maxChips && !isPrinting) {
    return (
      <details className={styles.many}>
        <summary tabIndex={active ? 0 : -1}>
          {formatNumber(names.length)} {total === undefined ? 'retailers' : `of ${formatNumber(total)}`}
        </summary>
        {names.join(', ')}
      </details>
    )
  }
  return names.map((name) => (
    <span key={name} className={styles.chip} title={name}>
      {name}
    </span>
  ))
}

/** A chip for a retailer that requires something but is not in the retailer list. */
export function UnlistedRetailer({ name }: { name: string }) {
  return (
    <span className={classNames(styles.chip, styles.other)} title={`${name} is not in the retailer list`}>
      {name} <span className="vh">(not in the retailer list)</span>
    </span>
  )
}
