import { useId } from 'react'
import control from './control.module.css'
import { Select } from './Select'

interface SelectFieldProps<T extends string> {
  label: string
  options: readonly { value: T; label: string }[]
  value: T
  onChange: (value: T) => void
}

/** A select with its label, outside a form; for at most about a dozen options. */
export function SelectField<T extends string>({ label, options, value, onChange }: SelectFieldProps<T>) {
  const id = useId()
  return (
    <div className={control.field}>
      <label className={control.label} htmlFor={id}>
        {label}
      </label>
      <Select
        id={id}
        options={options}
        value={value}
        onChange={({ target }) => {
          const chosen = options.find((option) => option.value === target.value)
          if (chosen) onChange(chosen.value)
        }}
      />
    </div>
  )
}
