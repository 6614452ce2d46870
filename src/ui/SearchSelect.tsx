import { useId } from 'react'
import { Combobox, type ComboboxOption } from './Combobox'
import control from './control.module.css'

interface SearchSelectProps {
  label: string
  options: readonly ComboboxOption[]
  /** The chosen option's value. */
  value: string
  onChange: (value: string) => void
  /** How long typing rests before the list is searched, in milliseconds. */
  delay: number
  /** Said when nothing matches. */
  emptyText: string
}

/** One of many with its label, outside of a form. */
export function SearchSelect({ label, delay, ...combobox }: SearchSelectProps) {
  const id = useId()
  return (
    <div className={control.field}>
      <label className={control.label} htmlFor={id}>
        {label}
      </label>
      <Combobox {...combobox} id={id} placeholder={label} debounceMs={delay} />
    </div>
  )
}
