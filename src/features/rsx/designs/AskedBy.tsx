import { classNames } from '@/ui/class-names'
import { usePrinting } from '@/ui/use-printing'
import type { Asked } from './retailers'
import styles from './AskedBy.module.css'

/** As many retailers stand as chips; more are counted and open. */
const mostChips = 5

interface AskedByProps {
  asked: Asked
  /** How many retailers are looked at. */
  of: number
  /** Whether a control in it is in the tab order. */
  active: boolean
}

/** Who requires something: chips, one for all of them, or their number with the list behind it. */
export function AskedBy({ asked: { names, others }, of, active }: AskedByProps) {
  const printing = usePrinting() !== false
  if (names.length + others.length === 0) return <em className={styles.nobody}>Optional for all</em>
  return (
    <span className={styles.chips}>
      {names.length === of && of > 1 ? (
        <span className={classNames(styles.chip, styles.all)}>All retailers</span>
      ) : names.length > mostChips && !printing ? (
        <details className={styles.many}>
          <summary tabIndex={active ? 0 : -1}>
            {names.length} of {of}
          </summary>
          {names.join(', ')}
        </details>
      ) : (
        names.map((name) => (
          <span key={name} className={styles.chip} title={name}>
            {name}
          </span>
        ))
      )}
      {others.map((name) => (
        <span
          key={name}
          className={classNames(styles.chip, styles.other)}
          title={`${name} is not in the retailer list`}
        >
          {name} <span className="vh">(not in the retailer list)</span>
        </span>
      ))}
    </span>
  )
}
