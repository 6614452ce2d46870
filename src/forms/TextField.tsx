import type { ComponentProps } from 'react'
import { useController } from 'react-hook-form'
import type { Control, FieldPath, FieldValues } from 'react-hook-form'
import control from '@/ui/control.module.css'
import { Field } from './Field'
import type { FieldProps } from './Field'

interface TextFieldProps<V extends FieldValues, C, T>
  extends
    FieldProps,
    Pick<ComponentProps<'input'>, 'type' | 'placeholder' | 'autoComplete' | 'inputMode' | 'readOnly'> {
  control: Control<V, C, T>
  name: FieldPath<V>
}

/** A field for one line of text. */
export function TextField<V extends FieldValues, C, T>({
  control: form,
  name,
  label,
  hint,
  optional = false,
  type = 'text',
  ...input
}: TextFieldProps<V, C, T>) {
  const { field, fieldState } = useController({ control: form, name })
  return (
    <Field label={label} hint={hint} optional={optional} error={fieldState.error?.message}>
      {(props) => <input dir="auto" className={control.input} type={type} {...input} {...props} {...field} />}
    </Field>
  )
}
