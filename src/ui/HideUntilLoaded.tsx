import { useEffect, useState, type ReactNode } from 'react'
import styles from './Skeleton.module.css'

/** For how long, at most, the children after a skeleton are hidden, in milliseconds. */
const maxHiddenMs = 1000

/**
 * Hides the children after a skeleton while `pending` is true, for at most one second, so that they do not move visibly when
 * content replaces the skeleton. Hides once only: later loading changes nothing. It has no box of its own.
 */
export function HideUntilLoaded({ pending, children }: { pending: boolean; children: ReactNode }) {
  const [isHiding, setIsHiding] = useState(pending)
  if (isHiding && !pending) setIsHiding(false)
  useEffect(() => {
    if (!isHiding) return undefined
    const timer = setTimeout(() => setIsHiding(false), maxHiddenMs)
    return () => clearTimeout(timer)
  }, [isHiding])
  return <div className={isHiding ? styles.hiding : styles.revealed}>{children}</div>
}
