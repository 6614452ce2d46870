import { useState } from 'react'
import { flushSync } from 'react-dom'
import { useForm, useWatch } from 'react-hook-form'
import { useForgotPassword } from '@/api/identity/mutations'
import { formOptions, resolverOf } from '@/forms/validation'
import { TextField } from '@/forms/TextField'
import { useSubmit } from '@/forms/use-submit'
import { isEmailAddress } from '@/lib/email-address'
import { paths } from '@/lib/paths'
import { SignInButton } from '@/modules/session/SignInButton'
import { SignInLink } from '@/modules/session/SignInLink'
import { Button } from '@/ui/Button'
import { SoloCard } from '@/ui/SoloCard'
import { CardForm } from './components/CardForm'
import { resetError } from './components/reset-error'
import { mailIconPath } from './model/icon-paths'

interface Values {
  email_address: string
}

/** `/login/reset-password`: asks for the email address, then says that an email is on its way (AUTH-18, AUTH-19). */
export function ResetPasswordPage() {
  const form = useForm<Values>({
    ...formOptions,
    defaultValues: { email_address: '' },
    resolver: resolverOf(({ email_address }) =>
      isEmailAddress(email_address) ? {} : { email_address: 'Please enter a valid email address.' },
    ),
  })
  const { mutateAsync } = useForgotPassword()
  const [sentTo, setSentTo] = useState<string>()
  const address = useWatch({ control: form.control, name: 'email_address' })

  const reason = isEmailAddress(address)
    ? undefined
    : address.trim() === ''
      ? 'Enter your email address.'
      : 'Enter a valid email address.'

  const submission = useSubmit({
    send: async ({ email_address }: Values, signal) => {
      const emailAddress = email_address.trim()
      await mutateAsync({ emailAddress, signal })
      return emailAddress
    },
    onSent: setSentTo,
    summary: resetError,
    fields: { names: ['email_address'], setError: form.setError },
  })

  if (sentTo !== undefined) {
    return (
      <SoloCard
        result
        title="Check your email"
        iconPath={mailIconPath}
        footer={
          <>
            <SignInButton variant="primary" returnTo={paths.home()} />
            <Button
              onClick={() => {
                // Only a form that is on the page can take the focus.
                flushSync(() => setSentTo(undefined))
                form.setFocus('email_address', { shouldSelect: true })
              }}
            >
              Use another address
            </Button>
          </>
        }
      >
        <p>
          If there is an account for <strong>{sentTo}</strong>, an email with a link is on its way. The link works once
          and for a limited time. No email? Check your spam folder, or try the address that you signed up with.
        </p>
      </SoloCard>
    )
  }
  return (
    <CardForm
      form={form}
      title="Reset password"
      introduction="Enter the email address of your account. You get an email with a link to choose a new password."
      submitLabel="Send Reset Link"
      disabledReason={reason}
      submission={submission}
      note={
        <>
          Remember it? <SignInLink />
        </>
      }
    >
      <TextField
        control={form.control}
        name="email_address"
        label="Email"
        type="email"
        inputMode="email"
        autoComplete="username"
      />
    </CardForm>
  )
}
