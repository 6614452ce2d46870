import { useEffect, useState } from 'react'
import { Button } from './Button'
import styles from './WorkProgress.module.css'

/** How long work must take before it is shown, in milliseconds: most is over by then. */
const shownAfterMs = 300

interface WorkProgressProps {
  isRunning: boolean
  /** The name of the work, such as `Checking`. */
  label: string
  /** The part that is done, 0 to 1; undefined when it is not known. */
  progress: number | undefined
  onCancel: () => void
}

/** The progress of work that the reader waits for, with a button to cancel it. */
export function WorkProgress({ isRunning, label, progress, onCancel }: WorkProgressProps) {
  const [isLong, setIsLong] = useState(false)
  if (isLong && !isRunning) setIsLong(false)
  useEffect(() => {
    if (!isRunning) return undefined
    const timer = setTimeout(() => setIsLong(true), shownAfterMs)
    return () => clearTimeout(timer)
  }, [isRunning])
  if (!isRunning || !isLong) return <div role="status" />
  return (
    <div className={styles.progress}>
      <p role="status">{label}…</p>
      <progress aria-label={label} {...(progress !== undefined && { value: progress, max: 1 })} />
      <Button size="sm" onClick={onCancel}>
        Cancel
      </Button>
    </div>
  )
}
