import type { ReactNode } from 'react'
import { classNames } from './class-names'
import styles from './Skeleton.module.css'

interface SkeletonGroupProps {
  /** Name of the content that loads; screen readers read it instead of the shapes. */
  label?: string
  className?: string | undefined
  children: ReactNode
}

/** Shapes in the place of content that is loading, with one label for screen readers. */
export function SkeletonGroup({ label = 'Loading', className, children }: SkeletonGroupProps) {
  return (
    <div role="status" className={styles.group} data-loading="">
      <span className="vh">{label}</span>
      <div aria-hidden="true" className={className}>
        {children}
      </div>
    </div>
  )
}

/** Stands for a line of text; `width` in percent. */
export function SkeletonLine({
  width = 100,
  className,
}: {
  width?: 30 | 50 | 65 | 80 | 100
  className?: string | undefined
}) {
  return <span className={classNames(styles.sk, styles[`w${width}`], className)} />
}

/** Stands for an icon. */
export function SkeletonSquare({ className }: { className?: string | undefined }) {
  return <span className={classNames(styles.sk, styles.square, className)} />
}
