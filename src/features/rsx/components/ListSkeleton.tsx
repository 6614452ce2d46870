import { SkeletonGroup, SkeletonLine } from '@/ui/Skeleton'
import styles from './ListSkeleton.module.css'

/** A placeholder for a list or table that is being loaded. */
export function ListSkeleton({ label }: { label: string }) {
  return (
    <SkeletonGroup label={label} className={styles.rows}>
      {['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'].map((key) => (
        <SkeletonLine key={key} width={65} />
      ))}
    </SkeletonGroup>
  )
}
