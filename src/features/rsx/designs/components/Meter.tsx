import styles from './Meter.module.css'

/** The most bars that are shown. With more retailers a bar stands for several of them. */
const maxBars = 12

interface MeterProps {
  count: number
  total: number
  formatNumber: (value: number) => string
}

/** How many of the retailers require a field, as bars and in words. */
export function Meter({ count, total, formatNumber }: MeterProps) {
  // A design without retailers.
  if (total === 0) return null
  const bars = Math.min(total, maxBars)
  const filledBars = Math.ceil((count / total) * bars)
  return (
    <span className={styles.meter}>
      <svg viewBox={`0 0 ${bars * 7 - 2} 14`} width={bars * 7 - 2} height="14" aria-hidden="true">
        {filledBars > 0 && <path className={styles.on} d={path(0, filledBars)} />}
        {filledBars < bars && <path d={path(filledBars, bars)} />}
      </svg>
      {count === 0
        ? 'None'
        : count === total && total > 1
          ? 'All retailers'
          : `${formatNumber(count)} of ${formatNumber(total)}`}
    </span>
  )
}

/** Draws several bars as one path, because a tree has a thousand meters. */
function path(from: number, to: number): string {
  return Array.from({ length: to - from }, (_, index) => `M${(from + index) * 7 + 2.5} 0v14`).join('')
}
