import CircleAlert from 'lucide-react/icons/circle-exclamation-point'
import { useId } from 'react'
import type { ReactNode } from 'react'
import control from '@/ui/control.module.css'
import { Icon } from '@/ui/Icon'
import styles from './Pickers.module.css'

interface ChoiceGroupProps {
  label: string
  error: string | undefined
  /** Shown on the line of the label, at its end. */
  end?: ReactNode
  /** The radio buttons with their labels. */
  children: ReactNode
}

/** A labelled group of radio buttons. */
export function ChoiceGroup({ label, error, end, children }: ChoiceGroupProps) {
  const id = useId()
  return (
    <div className={control.field}>
      <div className={styles.head}>
        <span className={control.label} id={`${id}-label`}>
          {label}
        </span>
        {end}
      </div>
      <div
        className={styles.group}
        role="radiogroup"
        aria-labelledby={`${id}-label`}
        aria-describedby={error && `${id}-error`}
      >
        {children}
      </div>
      {error && (
        <p className={control.error} id={`${id}-error`}>
          <Icon of={CircleAlert} size="sm" />
          {error}
        </p>
      )}
    </div>
  )
}
