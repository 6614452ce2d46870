import { SkeletonGroup, SkeletonLine } from './Skeleton'
import styles from './Placeholders.module.css'

/** Placeholder for two columns of three cards (UI-13). */
export function CardGridPlaceholder({ label }: { label: string }) {
  return (
    <SkeletonGroup label={label} className={styles.cards}>
      {['a', 'b', 'c', 'd', 'e', 'f'].map((key) => (
        <div key={key} className={styles.card}>
          <SkeletonLine width={50} />
          <SkeletonLine width={80} />
        </div>
      ))}
    </SkeletonGroup>
  )
}

/** Placeholder for a tiered list: a heading and rows below it, twice (UI-13). */
export function TieredListPlaceholder({ label }: { label: string }) {
  return (
    <SkeletonGroup label={label} className={styles.tiers}>
      {['a', 'b'].map((key) => (
        <div key={key} className={styles.tier}>
          <SkeletonLine width={50} />
          <div className={styles.below}>
            <SkeletonLine width={80} />
            <SkeletonLine width={65} />
            <SkeletonLine width={80} />
          </div>
        </div>
      ))}
    </SkeletonGroup>
  )
}

/** Placeholder for a page of text: a heading and blocks of lines (UI-13). */
export function TextPlaceholder({ label, rows = 3 }: { label: string; rows?: number }) {
  return (
    <SkeletonGroup label={label} className={styles.text}>
      <SkeletonLine width={50} className={styles.heading} />
      {Array.from({ length: rows }, (_, row) => (
        <div key={row} className={styles.block}>
          <SkeletonLine width={100} />
          <SkeletonLine width={100} />
          <SkeletonLine width={65} />
        </div>
      ))}
    </SkeletonGroup>
  )
}

/** Placeholder for three services (UI-13). */
export function ServiceRowsPlaceholder({ label }: { label: string }) {
  return (
    <SkeletonGroup label={label} className={styles.rows}>
      <SkeletonLine width={65} />
      <SkeletonLine width={50} />
      <SkeletonLine width={80} />
    </SkeletonGroup>
  )
}
