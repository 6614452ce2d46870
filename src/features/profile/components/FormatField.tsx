import CircleAlert from 'lucide-react/icons/circle-exclamation-point'
import { useId } from 'react'
import type { Control } from 'react-hook-form'
import { useController } from 'react-hook-form'
import { formatDateTime } from '@/modules/dates/date-time'
import control from '@/ui/control.module.css'
import { Icon } from '@/ui/Icon'
import { locales, type DisplayValues } from '../model/display'
import styles from './FormatField.module.css'

interface FormatFieldProps {
  control: Control<DisplayValues>
  /** The chosen time zone; when it is empty, the time zone of the browser is used. */
  timezone: string
  now: Date
}

/** The twelve date/time formats, each with the current time in the chosen zone (PROFILE-10). */
export function FormatField({ control: form, timezone, now }: FormatFieldProps) {
  const id = useId()
  const { field, fieldState } = useController({ control: form, name: 'locale' })
  const instant = now.toISOString()
  const error = fieldState.error?.message
  return (
    <div className={`${control.field} ${styles.field}`}>
      <div>
        <span className={control.label} id={`${id}-label`}>
          Date/time format
        </span>
        <p className={control.hint} id={`${id}-hint`}>
          Each option shows the current time in your time zone.
        </p>
      </div>
      <div
        className={styles.times}
        role="radiogroup"
        aria-labelledby={`${id}-label`}
        aria-describedby={`${id}-hint${error === undefined ? '' : ` ${id}-error`}`}
        aria-required="true"
      >
        {locales.map((option, index) => (
          <label key={option.value}>
            <input
              type="radio"
              className={control.radio}
              name={field.name}
              value={option.value}
              checked={field.value === option.value}
              ref={field.value === option.value || (field.value === '' && index === 0) ? field.ref : undefined}
              onChange={() => field.onChange(option.value)}
              onBlur={field.onBlur}
            />
            <span lang={'lang' in option ? option.lang : undefined}>{option.label}</span>
            <time dateTime={instant}>
              {formatDateTime(instant, { locale: option.value, timezone: timezone || undefined })}
            </time>
          </label>
        ))}
      </div>
      {error !== undefined && (
        <p className={control.error} id={`${id}-error`}>
          <Icon of={CircleAlert} size="sm" />
          {error}
        </p>
      )}
    </div>
  )
}
