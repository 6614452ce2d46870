import { SkeletonGroup, SkeletonLine } from '@/ui/Skeleton'
import styles from './ListSkeleton.module.css'

/** The place of a list or table that is on its way. */
export function ListSkeleton({ label }: { label: string }) {
  return (
    <SkeletonGroup label={label} className={styles.rows}>
      {['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'].map((key) => (
        <SkeletonLine key={key} width={65} />
      ))}
    </SkeletonGroup>
  )
}
