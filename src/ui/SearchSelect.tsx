import { useId } from 'react'
import { Combobox, type ComboboxOption } from './Combobox'
import control from './control.module.css'

interface SearchSelectProps {
  label: string
  options: readonly ComboboxOption[]
  /** The chosen option's value. */
  value: string
  onChange: (value: string) => void
  /** How long after the last letter the list is searched, in milliseconds. */
  debounceMs: number
  /** Shown when nothing matches. */
  emptyText: string
}

/** A combobox with its label, outside a form. */
export function SearchSelect({ label, ...combobox }: SearchSelectProps) {
  const id = useId()
  return (
    <div className={control.field}>
      <label className={control.label} htmlFor={id}>
        {label}
      </label>
      <Combobox {...combobox} id={id} placeholder={label} />
    </div>
  )
}
