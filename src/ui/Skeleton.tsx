import type { ReactNode } from 'react'
import { classNames } from './class-names'
import styles from './Skeleton.module.css'

interface SkeletonGroupProps {
  /** What is loading, told to assistive technology in the place of the shapes. */
  label?: string
  className?: string | undefined
  children: ReactNode
}

/** The shape of what comes, said once. */
export function SkeletonGroup({ label = 'Loading', className, children }: SkeletonGroupProps) {
  return (
    <div role="status" className={styles.group}>
      <span className="vh">{label}</span>
      <div aria-hidden="true" className={className}>
        {children}
      </div>
    </div>
  )
}

/** A line of text to come; `width` in percent. */
export function SkeletonLine({
  width = 100,
  className,
}: {
  width?: 30 | 50 | 65 | 80 | 100
  className?: string | undefined
}) {
  return <span className={classNames(styles.sk, styles[`w${width}`], className)} />
}

/** An icon tile to come. */
export function SkeletonSquare({ className }: { className?: string | undefined }) {
  return <span className={classNames(styles.sk, styles.square, className)} />
}
