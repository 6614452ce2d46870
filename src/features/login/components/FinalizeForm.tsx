import type { UseQueryResult } from '@tanstack/react-query'
import { useForm, useWatch } from 'react-hook-form'
import { useVerifyInvitation } from '@/api/identity/mutations'
import type { Invitation, PasswordPolicy } from '@/api/identity/schemas'
import { formOptions, resolverOf } from '@/forms/validation'
import { TextField } from '@/forms/TextField'
import { useLeaveGuard } from '@/forms/use-leave-guard'
import { useSubmit } from '@/forms/use-submit'
import { FormGrid, FormRow } from '@/forms/FormGrid'
import { NewPasswordField } from '@/modules/password/NewPasswordField'
import { usePasswordCheck } from '@/modules/password/use-password-check'
import { SignInLink } from '@/modules/session/SignInLink'
import { CardForm } from './CardForm'

interface Values {
  first_name: string
  last_name: string
  email: string
  password: string
}

interface FinalizeFormProps {
  invitation: Invitation
  signedInvite: string
  policy: UseQueryResult<PasswordPolicy>
  /** Called with the email address of the new account. */
  onFinalized: (email: string) => void
}

const failed = { title: 'Error!', message: 'An error has occurred when creating user.' }
const required = 'This field is required'

/** The form with name and password of a new account. All fields are required, and the password must meet the policy (AUTH-26). */
export function FinalizeForm({ invitation, signedInvite, policy, onFinalized }: FinalizeFormProps) {
  const form = useForm<Values>({
    ...formOptions,
    defaultValues: {
      first_name: invitation.first_name ?? '',
      last_name: invitation.last_name ?? '',
      email: invitation.email,
      password: '',
    },
    resolver: resolverOf(({ first_name, last_name }) => ({
      ...(first_name.trim() === '' && { first_name: required }),
      ...(last_name.trim() === '' && { last_name: required }),
    })),
  })
  const { control } = form
  const { mutateAsync } = useVerifyInvitation()
  const [firstName, lastName, password] = useWatch({ control, name: ['first_name', 'last_name', 'password'] })
  const check = usePasswordCheck(policy, password)
  const guard = useLeaveGuard(form.formState.isDirty)
  const isNameMissing = firstName.trim() === '' || lastName.trim() === ''

  const submission = useSubmit({
    send: (values: Values, signal) => {
      const readBody = () => ({
        first_name: values.first_name.trim(),
        last_name: values.last_name.trim(),
        password: values.password,
        signed_invite: signedInvite,
      })
      return mutateAsync({ readBody, signal })
    },
    onSent: () => onFinalized(invitation.email),
    summary: failed,
    fields: { names: ['first_name', 'last_name', 'password'], setError: form.setError },
    toastKey: 'verify-invitation',
  })

  return (
    <>
      <CardForm
        form={form}
        title="Finalize trial account"
        introduction="Check your name and choose a password, then sign in."
        submitLabel="Finalize Account"
        disabledReason={isNameMissing ? 'Enter your first and last name.' : check.unmet}
        submission={submission}
        note={
          <>
            Already finalized? <SignInLink />
          </>
        }
      >
        <FormGrid>
          <TextField control={control} name="first_name" label="First Name" autoComplete="given-name" />
          <TextField control={control} name="last_name" label="Last Name" autoComplete="family-name" />
          <FormRow>
            <TextField
              control={control}
              name="email"
              label="Email"
              type="email"
              hint="Taken from the invitation."
              autoComplete="username"
              readOnly
            />
          </FormRow>
          <FormRow>
            <NewPasswordField control={control} name="password" label="Password" check={check} />
          </FormRow>
        </FormGrid>
      </CardForm>
      {guard.dialog}
    </>
  )
}
