import Eye from 'lucide-react/icons/eye'
import EyeOff from 'lucide-react/icons/eye-off'
import { useState } from 'react'
import type { ReactNode } from 'react'
import { useController } from 'react-hook-form'
import type { Control, FieldPath, FieldValues } from 'react-hook-form'
import { Button } from '@/ui/Button'
import { classNames } from '@/ui/class-names'
import control from '@/ui/control.module.css'
import { Icon } from '@/ui/Icon'
import { Field } from './Field'
import type { FieldProps } from './Field'
import styles from './PasswordField.module.css'

interface PasswordFieldProps<V extends FieldValues, C, T> extends FieldProps {
  control: Control<V, C, T>
  name: FieldPath<V>
  label: string
  autoComplete: 'current-password' | 'new-password'
  disabled?: boolean
  /** Id of an element that describes the password in addition to hint and error, such as its rules. */
  describedBy?: string | undefined
  /** Shown below the control. */
  children?: ReactNode
}

/** A field for a password, which is hidden until the person shows it. Password managers and paste work. */
export function PasswordField<V extends FieldValues, C, T>({
  control: form,
  name,
  label,
  hint,
  optional = false,
  autoComplete,
  disabled = false,
  describedBy,
  children,
}: PasswordFieldProps<V, C, T>) {
  const { field, fieldState } = useController({ control: form, name })
  const [shown, setShown] = useState(false)
  const action = `${shown ? 'Hide' : 'Show'} ${label.toLowerCase()}`
  return (
    <Field label={label} hint={hint} optional={optional} error={fieldState.error?.message}>
      {(props) => (
        <>
          <div className={styles.box}>
            <input
              className={control.input}
              type={shown ? 'text' : 'password'}
              autoComplete={autoComplete}
              autoCapitalize="off"
              autoCorrect="off"
              spellCheck={false}
              disabled={disabled}
              {...props}
              {...field}
              aria-describedby={classNames(props['aria-describedby'], describedBy) || undefined}
            />
            {!disabled && (
              <Button
                variant="ghost"
                size="sm"
                icon
                aria-label={action}
                title={action}
                onClick={() => setShown(!shown)}
              >
                <Icon of={shown ? EyeOff : Eye} size="sm" />
              </Button>
            )}
          </div>
          {children}
        </>
      )}
    </Field>
  )
}
