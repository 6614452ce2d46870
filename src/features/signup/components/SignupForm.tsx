import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { fieldErrorsOf } from '@/api/core/api-error'
import { environment } from '@/config/environment'
import { Form } from '@/forms/Form'
import type { FormError } from '@/forms/Form'
import { formOptions } from '@/forms/form-options'
import { resolverOf } from '@/forms/resolver'
import { applyServerErrors } from '@/forms/server-errors'
import { TextField } from '@/forms/TextField'
import { useLeaveGuard } from '@/forms/use-leave-guard'
import { CaptchaField } from '@/modules/captcha/CaptchaField'
import { useCaptcha } from '@/modules/captcha/use-captcha'
import { FormGrid, FormRow } from '@/forms/FormGrid'
import { SignInLink } from '@/modules/sign-in/SignInLink'
import { Button } from '@/ui/Button'
import { signupProblem } from '../model/signup-problem'
import { emptySignup, signupBody, signupErrors, signupFields } from '../model/signup-values'
import type { SignupValues } from '../model/signup-values'
import styles from './SignupForm.module.css'

interface SignupFormProps {
  /** What was sent already: only its address was wrong. */
  sent: SignupValues | undefined
  /** Called with what was sent; the invitation goes to its address. */
  onDone: (sent: SignupValues) => void
}

/** The form of a trial account (3 §4, §5): a failure keeps what was typed and asks for the captcha again. */
export function SignupForm({ sent, onDone }: SignupFormProps) {
  const captcha = useCaptcha()
  const [problem, setProblem] = useState<FormError>()
  const form = useForm<SignupValues>({
    ...formOptions,
    defaultValues: { ...emptySignup, ...sent, email: '' },
    resolver: resolverOf((values) => signupErrors(values, environment().internalEmailDomains)),
  })
  const { control, formState } = form
  const guard = useLeaveGuard(formState.isDirty)

  async function submit(values: SignupValues) {
    if (captcha.token === undefined) return
    setProblem(undefined)
    try {
      const body = signupBody(values, captcha.token)
      await (await import('@/api/devcenter/client')).signUp(body)
      onDone({ ...values, email: body.email })
    } catch (error) {
      captcha.reset()
      tell(error)
    }
  }

  function tell(error: unknown) {
    const unplaced = applyServerErrors<SignupValues>(fieldErrorsOf(error), signupFields, form.setError)
    if (unplaced?.length === 0) return
    const { title, message, duplicate } = signupProblem(error)
    setProblem({
      title,
      messages: [message],
      // Who has an account needs nothing of what was typed: this link asks no question.
      action: duplicate && (
        <p>
          <SignInLink onLeave={guard.allowNextNavigation} /> if you have access already.
        </p>
      ),
    })
  }

  return (
    <>
      <section className={styles.card} aria-label="Trial account">
        <Form
          form={form}
          onSubmit={submit}
          error={problem}
          footer={
            <div className={styles.foot}>
              <Button
                type="submit"
                variant="primary"
                pending={formState.isSubmitting}
                disabledReason={formState.isSubmitting ? undefined : captcha.reason}
              >
                Create Trial Account
              </Button>
            </div>
          }
        >
          <FormGrid>
            <TextField control={control} name="firstname" label="First Name" autoComplete="given-name" />
            <TextField control={control} name="lastname" label="Last Name" autoComplete="family-name" />
            <FormRow>
              <TextField
                control={control}
                name="email"
                label="Email"
                type="email"
                autoComplete="email"
                hint="The invitation goes here. Use your work address."
              />
            </FormRow>
            <TextField control={control} name="title" label="Job Title" optional autoComplete="organization-title" />
            <TextField control={control} name="company" label="Company" optional autoComplete="organization" />
            <FormRow>
              <CaptchaField captcha={captcha} />
            </FormRow>
          </FormGrid>
        </Form>
      </section>
      <p className={styles.under}>
        Already have an account? <SignInLink />
      </p>
      {guard.dialog}
    </>
  )
}
