import type { ComponentProps, ReactNode } from 'react'
import { classNames } from './class-names'
import styles from './Checkbox.module.css'

interface CheckboxProps {
  checked: boolean
  onChange: (checked: boolean) => void
  /** A switch takes effect at once and is about what is shown; a box chooses. */
  look?: 'box' | 'switch'
  /** What ties the box to a form and its error. */
  input?: Omit<ComponentProps<'input'>, 'type' | 'className' | 'role' | 'checked' | 'onChange'>
  children: ReactNode
}

/** A box to tick or a switch, with the sentence it stands for. */
export function Checkbox({ checked, onChange, look = 'box', input, children }: CheckboxProps) {
  return (
    <label className={classNames(styles.check, look === 'switch' && styles.switch)}>
      <input
        {...input}
        type="checkbox"
        className={styles.box}
        role={look === 'switch' ? 'switch' : undefined}
        checked={checked}
        onChange={({ target }) => onChange(target.checked)}
      />
      <span>{children}</span>
    </label>
  )
}
