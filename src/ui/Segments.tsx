import { useId } from 'react'
import control from './control.module.css'
import styles from './Segments.module.css'

interface SegmentsProps<T extends string> {
  label: string
  options: readonly { value: T; label: string }[]
  value: T
  onChange: (value: T) => void
  /** Whether only screen readers get the label, because the options explain themselves. */
  labelHidden?: boolean
}

/** A group of two to five radio buttons in one row. */
export function Segments<T extends string>({ label, options, value, onChange, labelHidden = false }: SegmentsProps<T>) {
  const name = useId()
  return (
    <fieldset className={styles.group}>
      <legend className={labelHidden ? 'vh' : control.label}>{label}</legend>
      <div className={styles.segments}>
        {options.map((option) => (
          <label key={option.value}>
            <input type="radio" name={name} checked={option.value === value} onChange={() => onChange(option.value)} />
            {option.label}
          </label>
        ))}
      </div>
    </fieldset>
  )
}
