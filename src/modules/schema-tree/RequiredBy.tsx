import { classNames } from '@/ui/class-names'
import { usePrinting } from '@/ui/use-printing'
import styles from './RequiredBy.module.css'

/** As many retailers stand as chips; more are counted and open. */
const mostChips = 5

interface RequiredByProps {
  /** The retailers that require something. */
  names: readonly string[]
  /** How many retailers are looked at; undefined while not all are known. */
  of: number | undefined
  /** Whether its row is the one in the tab order. */
  active: boolean
  /** Writes a number; handed down, because a tree has a thousand rows. */
  number: (value: number) => string
}

/** Who requires something: a chip each, one for all of them, or their number with the list behind it; on paper all names. */
export function RequiredBy({ names, of, active, number }: RequiredByProps) {
  const printing = usePrinting() !== false
  if (names.length === of && of > 1) return <span className={classNames(styles.chip, styles.all)}>All retailers</span>
  if (names.length > mostChips && !printing) {
    return (
      <details className={styles.many}>
        <summary tabIndex={active ? 0 : -1}>
          {number(names.length)} {of === undefined ? 'retailers' : `of ${number(of)}`}
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

/** A retailer that requires something and is not in the list of retailers. */
export function UnlistedRetailer({ name }: { name: string }) {
  return (
    <span className={classNames(styles.chip, styles.other)} title={`${name} is not in the retailer list`}>
      {name} <span className="vh">(not in the retailer list)</span>
    </span>
  )
}
