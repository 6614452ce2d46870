import type { Control } from 'react-hook-form'
import { useController } from 'react-hook-form'
import { Field } from '@/forms/Field'
import { Select } from '@/ui/Select'
import { languages, type DisplayValues } from '../model/display'

/** The choice of one of six languages (PROFILE-9). */
export function LanguageField({ control }: { control: Control<DisplayValues> }) {
  const { field, fieldState } = useController({ control, name: 'language' })
  return (
    <Field
      label="Language"
      hint="Stored with your account. The portal and its documentation are in English."
      error={fieldState.error?.message}
    >
      {(props) => <Select {...props} {...field} options={languages} placeholder="Choose a language" />}
    </Field>
  )
}
