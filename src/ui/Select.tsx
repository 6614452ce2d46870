import ChevronDown from 'lucide-react/icons/chevron-down'
import type { ComponentProps } from 'react'
import { classNames } from './class-names'
import control from './control.module.css'
import { Icon } from './Icon'
import styles from './Select.module.css'

interface SelectOption {
  value: string
  label: string
  /** Language of the label, if it differs from the page's. */
  lang?: string
}

interface SelectProps extends Omit<ComponentProps<'select'>, 'children' | 'className'> {
  options: readonly SelectOption[]
  /** Shown while nothing is chosen, that is, while the value is empty. */
  placeholder?: string
}

/** The browser's own select, styled as the other fields. */
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
