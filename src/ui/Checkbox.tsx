import type { ComponentProps, ReactNode } from 'react'
import { classNames } from './class-names'
import styles from './Checkbox.module.css'
import control from './control.module.css'

interface CheckboxProps {
  checked: boolean
  onChange: (checked: boolean) => void
  /** `switch` changes what is shown, at once; `box` selects something. */
  look?: 'box' | 'switch'
  /** Attributes that connect the box with a form and its error. */
  input?: Omit<ComponentProps<'input'>, 'type' | 'className' | 'role' | 'checked' | 'onChange'>
  children: ReactNode
}

/** A checkbox or a switch with its label. */
export function Checkbox({ checked, onChange, look = 'box', input, children }: CheckboxProps) {
  return (
    <label className={classNames(styles.check, look === 'switch' && styles.switch)}>
      <input
        {...input}
        type="checkbox"
        className={control.checkbox}
        role={look === 'switch' ? 'switch' : undefined}
        checked={checked}
        onChange={({ target }) => onChange(target.checked)}
      />
      <span>{children}</span>
    </label>
  )
}
