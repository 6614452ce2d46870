import { SkeletonGroup, SkeletonLine } from '@/ui/Skeleton'
import styles from './Fields.module.css'

/** The place of a table that is on its way. */
export function TableSkeleton({ label }: { label: string }) {
  return (
    <SkeletonGroup label={label} className={styles.rows}>
      {['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h', 'i', 'j'].map((key) => (
        <SkeletonLine key={key} width={65} />
      ))}
    </SkeletonGroup>
  )
}
