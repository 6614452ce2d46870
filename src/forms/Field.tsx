import CircleAlert from 'lucide-react/icons/circle-exclamation-point'
import { useId } from 'react'
import type { ReactNode } from 'react'
import { classNames } from '@/ui/class-names'
import control from '@/ui/control.module.css'
import { Icon } from '@/ui/Icon'

interface ControlProps {
  id: string
  'aria-required': true | undefined
  'aria-invalid': true | undefined
  'aria-describedby': string | undefined
  'aria-errormessage': string | undefined
}

export interface FieldProps {
  label: ReactNode
  /** Shown between label and control. */
  hint?: ReactNode
  /** Marks a field that may stay empty; all other fields are required. */
  optional?: boolean
}

interface FieldFrameProps extends FieldProps {
  error?: string | undefined
  /** Shown at the right under the control, for instance a count. */
  note?: ReactNode
  /** Renders the control with the ids and states that tie it to its texts. */
  children: (props: ControlProps) => ReactNode
}

/** Label, hint, control and error of one field, connected by ids. */
export function Field({ label, hint, optional = false, error, note, children }: FieldFrameProps) {
  const id = useId()
  const ids = { hint: `${id}-hint`, note: `${id}-note`, error: `${id}-error` }
  const invalid = error !== undefined
  const described = [hint !== undefined && ids.hint, note !== undefined && ids.note, invalid && ids.error]

  return (
    <div className={control.field}>
      <label className={control.label} htmlFor={id}>
        <span>{label}</span>
        {optional && <span className={control.optional}>Optional</span>}
      </label>
      {hint !== undefined && (
        <p className={control.hint} id={ids.hint}>
          {hint}
        </p>
      )}
      {children({
        id,
        'aria-required': optional ? undefined : true,
        'aria-invalid': invalid || undefined,
        // Both attributes name the error, because many screen readers support only one of them.
        'aria-describedby': classNames(...described) || undefined,
        'aria-errormessage': invalid ? ids.error : undefined,
      })}
      {note !== undefined && (
        <p className={classNames(control.hint, control.count)} id={ids.note}>
          {note}
        </p>
      )}
      {invalid && (
        <p className={control.error} id={ids.error}>
          <Icon of={CircleAlert} size="sm" />
          {error}
        </p>
      )}
    </div>
  )
}
