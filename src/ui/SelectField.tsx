import { ChevronDown } from 'lucide-react'
import { useId } from 'react'
import control from './control.module.css'
import { Icon } from './Icon'
import styles from './SelectField.module.css'

interface SelectFieldProps<T extends string> {
  label: string
  options: readonly { value: T; label: string }[]
  value: T
  onChange: (value: T) => void
}

/** One of up to about a dozen: the browser's own select. */
export function SelectField<T extends string>({ label, options, value, onChange }: SelectFieldProps<T>) {
  const id = useId()
  return (
    <div className={control.field}>
      <label className={control.label} htmlFor={id}>
        {label}
      </label>
      <div className={styles.box}>
        <select
          id={id}
          className={styles.select}
          value={value}
          onChange={({ target }) => {
            const chosen = options.find((option) => option.value === target.value)
            if (chosen) onChange(chosen.value)
          }}
        >
          {options.map((option) => (
            <option key={option.value} value={option.value}>
              {option.label}
            </option>
          ))}
        </select>
        <Icon of={ChevronDown} />
      </div>
    </div>
  )
}
