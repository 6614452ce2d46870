import ChevronDown from 'lucide-react/icons/chevron-down'
import type { ComponentProps } from 'react'
import { classNames } from './class-names'
import control from './control.module.css'
import { Icon } from './Icon'
import styles from './Select.module.css'

interface SelectOption {
  value: string
  label: string
  /** Language of the label, where it is not the page's. */
  lang?: string
}

interface SelectProps extends Omit<ComponentProps<'select'>, 'children' | 'className'> {
  options: readonly SelectOption[]
  /** Stands for no choice, the empty value; only offered while there is none. */
  placeholder?: string
}

/** One of a few, in the browser's own list. */
export function Select({ options, placeholder, value, ...select }: SelectProps) {
  return (
    <span className={classNames(control.arrowed, styles.box)}>
      <select {...select} value={value} className={control.input}>
        {placeholder !== undefined && value === '' && (
          <option value="" disabled>
            {placeholder}
          </option>
        )}
        {options.map((option) => (
          <option key={option.value} value={option.value} lang={option.lang}>
            {option.label}
          </option>
        ))}
      </select>
      <Icon of={ChevronDown} size="sm" />
    </span>
  )
}
