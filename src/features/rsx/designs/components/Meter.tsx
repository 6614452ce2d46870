import styles from './Meter.module.css'

/** More bars than this are not told apart: they then stand for shares. */
const mostBars = 12

interface MeterProps {
  count: number
  of: number
  number: (value: number) => string
}

/** How many of the retailers require a field: bars, and the same in words. */
export function Meter({ count, of, number }: MeterProps) {
  // A design that names no retailer has nothing to measure by.
  if (of === 0) return null
  const bars = Math.min(of, mostBars)
  const on = Math.ceil((count / of) * bars)
  return (
    <span className={styles.meter}>
      <svg viewBox={`0 0 ${bars * 7 - 2} 14`} width={bars * 7 - 2} height="14" aria-hidden="true">
        {on > 0 && <path className={styles.on} d={path(0, on)} />}
        {on < bars && <path d={path(on, bars)} />}
      </svg>
      {count === 0 ? 'None' : count === of && of > 1 ? 'All retailers' : `${number(count)} of ${number(of)}`}
    </span>
  )
}

/** The bars of one kind as one path: a tree has a thousand meters. */
function path(from: number, to: number): string {
  return Array.from({ length: to - from }, (_, index) => `M${(from + index) * 7 + 2.5} 0v14`).join('')
}
