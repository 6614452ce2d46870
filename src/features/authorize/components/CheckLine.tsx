import type { ReactNode } from 'react'
import styles from './Authorize.module.css'

interface CheckLineProps {
  checked: boolean
  onChange: (checked: boolean) => void
  /** The sentence that is agreed to; may hold a link. */
  children: ReactNode
}

/** A box with the sentence that ticking it agrees to. */
export function CheckLine({ checked, onChange, children }: CheckLineProps) {
  return (
    <label className={styles.check}>
      <input type="checkbox" checked={checked} onChange={(event) => onChange(event.target.checked)} />
      <span>{children}</span>
    </label>
  )
}
