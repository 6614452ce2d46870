import { useEffect, useState } from 'react'
import { Button } from '@/ui/Button'
import { isBusy, type CheckState } from '../model/check-state'
import styles from './CheckProgress.module.css'

const labels = { reading: 'Reading', loadingRules: 'Loading the rules', checking: 'Checking' }

/** How long something must take before it is shown, in milliseconds: most checks are over by then. */
const shownAfterMs = 300

/** The progress of reading or checking, with a button to cancel it. */
export function CheckProgress({ state, onCancel }: { state: CheckState; onCancel: () => void }) {
  const isRunning = isBusy(state)
  const [isLong, setIsLong] = useState(false)
  if (isLong && !isRunning) setIsLong(false)
  useEffect(() => {
    if (!isRunning) return undefined
    const timer = setTimeout(() => setIsLong(true), shownAfterMs)
    return () => clearTimeout(timer)
  }, [isRunning])
  const { phase, progress } = state
  const label = phase in labels ? labels[phase as keyof typeof labels] : ''
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
