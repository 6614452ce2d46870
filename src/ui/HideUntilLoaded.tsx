import { useEffect, useState, type ReactNode } from 'react'
import { maxSilenceMs } from '@/lib/transfer'
import styles from './Skeleton.module.css'

/**
 * Hides the children after a skeleton while `pending` is true, for at most 20 s, so that they do not move visibly when content
 * replaces the skeleton. Hides once only: later loading changes nothing. It has no box of its own.
 */
export function HideUntilLoaded({ pending, children }: { pending: boolean; children: ReactNode }) {
  const [isHiding, setIsHiding] = useState(pending)
  if (isHiding && !pending) setIsHiding(false)
  useEffect(() => {
    if (!isHiding) return undefined
    const timer = setTimeout(() => setIsHiding(false), maxSilenceMs)
    return () => clearTimeout(timer)
  }, [isHiding])
  return <div className={isHiding ? styles.hiding : styles.revealed}>{children}</div>
}
