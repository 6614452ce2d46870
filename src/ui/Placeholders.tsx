import { SkeletonGroup, SkeletonLine } from './Skeleton'
import styles from './Placeholders.module.css'

/** Two columns of three cards to come (2 §9). */
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

/** A list in tiers to come: a heading and rows below it, twice. */
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

/** A page of text to come: a heading and blocks of lines; 3 rows unless told otherwise (2 §9). */
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

/** Three services to come (2 §9). */
export function ServiceRowsPlaceholder({ label }: { label: string }) {
  return (
    <SkeletonGroup label={label} className={styles.rows}>
      <SkeletonLine width={65} />
      <SkeletonLine width={50} />
      <SkeletonLine width={80} />
    </SkeletonGroup>
  )
}
