import { useEffect, useState, type ReactNode } from 'react'
import { afterPaint } from '@/browser/after-paint'
import { maxSilenceMs } from '@/lib/transfer'
import styles from './Skeleton.module.css'

/**
 * Hides the children after a skeleton, or after an element with `data-growing`, while `pending` is true, for at most 20 s, so
 * that they do not move visibly when content arrives. Hides once only: later loading changes nothing. It has no box of its own.
 */
export function HideUntilLoaded({ pending, children }: { pending: boolean; children: ReactNode }) {
  const [isHiding, setIsHiding] = useState(pending)
  // After a paint, because loading one thing often starts with the arrival of another: then it is pending again by then.
  useEffect(() => (isHiding && !pending ? afterPaint(() => setIsHiding(false)) : undefined), [isHiding, pending])
  useEffect(() => {
    if (!isHiding) return undefined
    const timer = setTimeout(() => setIsHiding(false), maxSilenceMs)
    return () => clearTimeout(timer)
  }, [isHiding])
  return <div className={isHiding ? styles.hiding : styles.revealed}>{children}</div>
}
