import type { ComponentProps, ReactNode } from 'react'
import styles from './Checkbox.module.css'

interface CheckboxProps {
  checked: boolean
  onChange: (checked: boolean) => void
  /** What ties the box to a form and its error. */
  input?: Omit<ComponentProps<'input'>, 'type' | 'checked' | 'onChange'>
  children: ReactNode
}

/** A box to tick, with the sentence it stands for. */
export function Checkbox({ checked, onChange, input, children }: CheckboxProps) {
  return (
    <label className={styles.check}>
      <input {...input} type="checkbox" checked={checked} onChange={(event) => onChange(event.target.checked)} />
      <span>{children}</span>
    </label>
  )
}
