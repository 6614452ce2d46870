import ChevronDown from 'lucide-react/icons/chevron-down'
import { Icon } from '@/ui/Icon'
import styles from './Choice.module.css'

interface ChoiceProps {
  label: string
  /** The label is for assistive technology only. */
  quiet?: boolean
  options: readonly string[]
  /** Position of the chosen option. */
  value: number
  onChange: (index: number) => void
}

/** A small chooser in a line of text; with one option there is nothing to choose, and its name stands there. */
export function Choice({ label, quiet = false, options, value, onChange }: ChoiceProps) {
  if (options.length < 2) return options[0] ?? null
  return (
    <label className={styles.choice}>
      <span className={quiet ? 'vh' : undefined}>{label}</span>
      <span className={styles.box}>
        <select value={value} onChange={({ target }) => onChange(Number(target.value))}>
          {options.map((option, index) => (
            <option key={index} value={index}>
              {option}
            </option>
          ))}
        </select>
        <Icon of={ChevronDown} size="sm" />
      </span>
    </label>
  )
}
