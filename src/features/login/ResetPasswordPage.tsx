import { useState } from 'react'
import { flushSync } from 'react-dom'
import { useForm, useWatch } from 'react-hook-form'
import { fieldErrorsOf } from '@/api/core/api-error'
import type { FormError } from '@/forms/Form'
import { formOptions } from '@/forms/form-options'
import { resolverOf } from '@/forms/resolver'
import { applyServerErrors } from '@/forms/server-errors'
import { TextField } from '@/forms/TextField'
import { isEmailAddress } from '@/lib/email-address'
import { paths } from '@/lib/paths'
import { SignInButton } from '@/modules/sign-in/SignInButton'
import { SignInLink } from '@/modules/sign-in/SignInLink'
import { Button } from '@/ui/Button'
import { SoloCard } from '@/ui/SoloCard'
import { CardForm } from './components/CardForm'
import { resetProblem } from './components/reset-problem'
import { mail } from './model/signs'

interface Values {
  email_address: string
}

/** `/login/reset-password` (2 §2, §4): asks for the address; then says that a mail is on its way. */
export function ResetPasswordPage() {
  const form = useForm<Values>({
    ...formOptions,
    defaultValues: { email_address: '' },
    resolver: resolverOf(({ email_address }) =>
      isEmailAddress(email_address) ? {} : { email_address: 'Please enter a valid email address.' },
    ),
  })
  const [sentTo, setSentTo] = useState<string>()
  const [problem, setProblem] = useState<FormError>()
  const address = useWatch({ control: form.control, name: 'email_address' })

  const missing = isEmailAddress(address)
    ? undefined
    : address.trim() === ''
      ? 'Enter your email address.'
      : 'Enter a valid email address.'

  async function send(values: Values) {
    const email = values.email_address.trim()
    setProblem(undefined)
    try {
      await (await import('@/api/identity/client')).forgotPassword(email)
      setSentTo(email)
    } catch (error) {
      const unplaced = applyServerErrors(fieldErrorsOf(error), ['email_address'], form.setError)
      if (unplaced?.length !== 0) setProblem(resetProblem(error))
    }
  }

  if (sentTo !== undefined) {
    return (
      <SoloCard
        result
        title="Check your email"
        sign={mail}
        footer={
          <>
            <SignInButton variant="primary" returnTo={paths.home()} />
            <Button
              onClick={() => {
                // The form has to be there to take the focus.
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
          If there is an account for <strong>{sentTo}</strong>, a mail with a link is on its way to it. The link works
          once and not for long. Nothing there? Look into your junk mail, or try the address you signed up with.
        </p>
      </SoloCard>
    )
  }
  return (
    <CardForm
      form={form}
      title="Reset password"
      introduction="Enter the email address of your account. You get a mail with a link to choose a new password."
      submitLabel="Send Reset Link"
      disabledReason={missing}
      onSubmit={send}
      error={problem}
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
