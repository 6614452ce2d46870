import { Page } from '@/ui/Page'
import { SkeletonGroup, SkeletonLine } from '@/ui/Skeleton'
import styles from './PageSkeleton.module.css'

interface PageSkeletonProps {
  label?: string
  /** Whether to say that it takes long, below the lines, where nothing moves. */
  isSlow?: boolean
}

/** The place of a page while it is not known yet what it will show: a heading and a few lines. */
export function PageSkeleton({ label = 'Loading', isSlow = false }: PageSkeletonProps) {
  return (
    <Page>
      <PageLines label={label} />
      <p role="status" className={styles.slow}>
        {isSlow && 'Loading takes longer than usual.'}
      </p>
    </Page>
  )
}

/** The same without the frame of a page. */
export function PageLines({ label }: { label: string }) {
  return (
    <SkeletonGroup label={label} className={styles.skeleton}>
      <SkeletonLine width={30} className={styles.heading} />
      <SkeletonLine width={65} />
      <SkeletonLine width={80} />
      <SkeletonLine width={50} />
    </SkeletonGroup>
  )
}
