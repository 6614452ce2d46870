import { SkeletonGroup, SkeletonLine } from '@/ui/Skeleton'
import styles from './ConnectionStep.module.css'

const sets = ['left', 'right']

/** The skeleton of the two sets of keys. */
export function ConnectionSkeleton() {
  return (
    <SkeletonGroup label="Loading the keys" className={styles.two}>
      {sets.map((set) => (
        <div key={set} className={styles.lines}>
          <SkeletonLine width={50} />
          <SkeletonLine width={80} />
          <SkeletonLine className={styles.box} />
          <SkeletonLine className={styles.box} />
        </div>
      ))}
    </SkeletonGroup>
  )
}
