import { useEffect, useState, type ReactNode } from 'react'
import styles from './Skeleton.module.css'

/** How long content may keep what follows it invisible, in milliseconds. */
const maxWaitMs = 1000

/**
 * Hides what follows a skeleton among its children until the first content has loaded, at most one second, so that nothing
 * visible moves when the content comes. It has no box of its own.
 */
export function Arriving({ pending, children }: { pending: boolean; children: ReactNode }) {
  const [arriving, setArriving] = useState(pending)
  if (arriving && !pending) setArriving(false)
  useEffect(() => {
    if (!arriving) return undefined
    const timer = setTimeout(() => setArriving(false), maxWaitMs)
    return () => clearTimeout(timer)
  }, [arriving])
  return <div className={arriving ? styles.arriving : styles.arrived}>{children}</div>
}
