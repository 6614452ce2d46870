import { ChevronDown } from 'lucide-react'
import type { ComponentProps } from 'react'
import control from '@/ui/control.module.css'
import { Icon } from '@/ui/Icon'
import styles from './Select.module.css'

interface SelectOption {
  value: string
  name: string
  /** Language of the name, where it is not the page's. */
  lang?: string
}

interface SelectProps extends Omit<ComponentProps<'select'>, 'children' | 'className'> {
  options: readonly SelectOption[]
  /** Stands for no choice; only offered while there is none. */
  placeholder: string
}

/** One of a few, in the browser's own list. */
export function Select({ options, placeholder, value, ...select }: SelectProps) {
  return (
    <span className={styles.box}>
      <select {...select} value={value} className={control.input}>
        {value === '' && (
          <option value="" disabled>
            {placeholder}
          </option>
        )}
        {options.map((option) => (
          <option key={option.value} value={option.value} lang={option.lang}>
            {option.name}
          </option>
        ))}
      </select>
      <Icon of={ChevronDown} size="sm" />
    </span>
  )
}
