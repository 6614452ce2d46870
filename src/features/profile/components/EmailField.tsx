import { Link } from 'react-router-dom'
import { Field } from '@/forms/Field'
import { paths } from '@/lib/paths'
import control from '@/ui/control.module.css'

/** The email address, which only support can change (PROFILE-7). */
export function EmailField({ email }: { email: string }) {
  return (
    <Field
      label="Email"
      hint={
        <>
          To change it, <Link to={paths.contact({ contactSupport: 'true' })}>contact support</Link>.
        </>
      }
    >
      {(props) => (
        <input
          {...props}
          aria-required={undefined}
          className={control.input}
          type="email"
          autoComplete="off"
          readOnly
          value={email}
        />
      )}
    </Field>
  )
}
