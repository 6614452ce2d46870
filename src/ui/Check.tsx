import type { ReactNode } from 'react'
import { classNames } from './class-names'
import styles from './Check.module.css'

interface CheckProps {
  checked: boolean
  onChange: (checked: boolean) => void
  /** A switch takes effect at once and is about what is shown; a box chooses. */
  look?: 'box' | 'switch'
  children: ReactNode
}

/** A checkbox or switch with its label. */
export function Check({ checked, onChange, look = 'box', children }: CheckProps) {
  return (
    <label className={classNames(styles.check, look === 'switch' && styles.switch)}>
      <input
        type="checkbox"
        role={look === 'switch' ? 'switch' : undefined}
        checked={checked}
        onChange={({ target }) => onChange(target.checked)}
      />
      <span>{children}</span>
    </label>
  )
}
