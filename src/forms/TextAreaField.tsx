import type { ComponentProps } from 'react'
import { useController } from 'react-hook-form'
import type { Control, FieldPath, FieldValues } from 'react-hook-form'
import { classNames } from '@/ui/class-names'
import control from '@/ui/control.module.css'
import { Field } from './Field'
import type { FieldProps } from './Field'

interface TextAreaFieldProps<V extends FieldValues, C, T>
  extends FieldProps, Pick<ComponentProps<'textarea'>, 'placeholder' | 'rows' | 'spellCheck'> {
  control: Control<V, C, T>
  name: FieldPath<V>
  /** For addresses and code. */
  mono?: boolean
  /** Shows "n of m characters" without enforcing the limit. */
  recommendedLength?: number
}

/** A field for several lines of text. */
export function TextAreaField<V extends FieldValues, C, T>({
  control: form,
  name,
  label,
  hint,
  optional = false,
  mono = false,
  recommendedLength,
  ...textarea
}: TextAreaFieldProps<V, C, T>) {
  const { field, fieldState } = useController({ control: form, name })
  const count =
    recommendedLength === undefined ? undefined : `${String(field.value).length} of ${recommendedLength} characters`
  return (
    <Field label={label} hint={hint} optional={optional} error={fieldState.error?.message} note={count}>
      {(props) => (
        <textarea
          dir="auto"
          className={classNames(control.textarea, mono && control.mono)}
          {...textarea}
          {...props}
          {...field}
        />
      )}
    </Field>
  )
}
