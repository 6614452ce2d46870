import CircleAlert from 'lucide-react/icons/circle-exclamation-point'
import { useId } from 'react'
import { useController } from 'react-hook-form'
import type { Control } from 'react-hook-form'
import { Checkbox } from '@/ui/Checkbox'
import control from '@/ui/control.module.css'
import { Icon } from '@/ui/Icon'
import type { ContactValues } from '../model/contact-forms'

/** The consent that the sales form requires (CONTACT-17). */
export function ConsentField({ control: form }: { control: Control<ContactValues> }) {
  const id = useId()
  const { field, fieldState } = useController({ control: form, name: 'consentAgreed' })
  const { value, onChange, onBlur, ref, name } = field
  const error = fieldState.error?.message
  return (
    <div className={control.field}>
      <Checkbox
        checked={value}
        onChange={onChange}
        input={{
          ref,
          name,
          onBlur,
          'aria-required': true,
          'aria-invalid': error !== undefined || undefined,
          'aria-describedby': error === undefined ? undefined : id,
          'aria-errormessage': error === undefined ? undefined : id,
        }}
      >
        I agree that the sales team contacts me about this request by email or phone.
      </Checkbox>
      {error !== undefined && (
        <p className={control.error} id={id}>
          <Icon of={CircleAlert} size="sm" />
          {error}
        </p>
      )}
    </div>
  )
}
