import ChevronDown from 'lucide-react/icons/chevron-down'
import { Icon } from '@/ui/Icon'
import styles from './Choice.module.css'

interface ChoiceProps {
  label: string
  /** Whether only assistive technology gets the label. */
  isLabelHidden?: boolean
  options: readonly string[]
  /** Position of the chosen option. */
  value: number
  onChange: (index: number) => void
}

/** A small select in a line of text. A single option is rendered as text. */
export function Choice({ label, isLabelHidden = false, options, value, onChange }: ChoiceProps) {
  if (options.length < 2) return options[0] ?? null
  return (
    <label className={styles.choice}>
      <span className={isLabelHidden ? 'vh' : undefined}>{label}</span>
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
