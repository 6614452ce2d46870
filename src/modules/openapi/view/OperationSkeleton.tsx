import { SkeletonGroup, SkeletonLine } from '@/ui/Skeleton'
import styles from './OperationSkeleton.module.css'
import layout from './Operation.module.css'

/** Placeholder in the shape of an operation. */
export function OperationSkeleton() {
  return (
    <SkeletonGroup label="Loading the API document" className={layout.page}>
      <div className={styles.text}>
        <SkeletonLine width={50} />
        <SkeletonLine width={65} className={styles.title} />
        <div className={styles.path} />
        {['about', 'header', 'query'].map((key) => (
          <div key={key} className={styles.section}>
            <SkeletonLine width={30} />
            <SkeletonLine />
            <SkeletonLine width={80} />
          </div>
        ))}
      </div>
      <div className={layout.room} />
    </SkeletonGroup>
  )
}
