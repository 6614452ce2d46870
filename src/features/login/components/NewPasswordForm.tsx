import { useForm, useWatch } from 'react-hook-form'
import { Link } from 'react-router-dom'
import { useResetPassword } from '@/api/identity/mutations'
import { formOptions } from '@/forms/validation'
import { TextField } from '@/forms/TextField'
import { useLeaveGuard } from '@/forms/use-leave-guard'
import { useSubmit } from '@/forms/use-submit'
import { paths } from '@/lib/paths'
import { NewPasswordField } from '@/modules/password/NewPasswordField'
import { usePasswordCheck } from '@/modules/password/use-password-check'
import { resetError } from './reset-error'
import { usePasswordPolicy } from '../hooks/use-password-policy'
import { CardForm } from './CardForm'

interface NewPasswordFormProps {
  emailAddress: string
  resetCode: string
  onComplete: () => void
}

interface Values {
  email_address: string
  new_password: string
}

/** The form for a new password. Its button is disabled until the password meets the policy (AUTH-21). */
export function NewPasswordForm({ emailAddress, resetCode, onComplete }: NewPasswordFormProps) {
  const form = useForm<Values>({
    ...formOptions,
    defaultValues: { email_address: emailAddress, new_password: '' },
  })
  const password = useWatch({ control: form.control, name: 'new_password' })
  const check = usePasswordCheck(usePasswordPolicy(), password)
  const guard = useLeaveGuard(form.formState.isDirty)

  const { mutateAsync } = useResetPassword()
  const submission = useSubmit({
    send: (values: Values, signal) => mutateAsync({ readBody: () => ({ ...values, reset_code: resetCode }), signal }),
    onSent: onComplete,
    summary: resetError,
    fields: { names: ['new_password'], setError: form.setError },
  })

  return (
    <>
      <CardForm
        form={form}
        title="Create new password"
        introduction="Choose a new password for your account, then sign in with it."
        submitLabel="Save New Password"
        disabledReason={check.unmet}
        submission={submission}
        note={
          <>
            Is the link used or expired? {/* Does not ask: the input here is of no use with a new link. */}
            <Link to={paths.resetPassword()} onClick={guard.allowNextNavigation}>
              Ask for a new one
            </Link>
          </>
        }
      >
        <TextField
          control={form.control}
          name="email_address"
          label="Email"
          type="email"
          hint="Taken from the email."
          autoComplete="username"
          readOnly
        />
        <NewPasswordField control={form.control} name="new_password" label="New Password" check={check} />
      </CardForm>
      {guard.dialog}
    </>
  )
}
