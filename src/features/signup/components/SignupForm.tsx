import { useForm } from 'react-hook-form'
import { useSignUp } from '@/api/devcenter/mutations'
import { environment } from '@/config/environment'
import { Form } from '@/forms/Form'
import type { FormError } from '@/forms/Form'
import { formOptions, resolverOf } from '@/forms/validation'
import { TextField } from '@/forms/TextField'
import { useLeaveGuard } from '@/forms/use-leave-guard'
import { useSubmit } from '@/forms/use-submit'
import { CaptchaField } from '@/forms/captcha/CaptchaField'
import { useCaptcha } from '@/forms/captcha/use-captcha'
import { FormGrid, FormRow } from '@/forms/FormGrid'
import { SignInLink } from '@/modules/session/SignInLink'
import { Button } from '@/ui/Button'
import { signupError } from '../model/signup-error'
import { emptySignup, signupBody, signupErrors, signupFields } from '../model/signup-values'
import type { SignupValues } from '../model/signup-values'
import styles from './SignupForm.module.css'

interface SignupFormProps {
  /** The values of an earlier submission with a wrong email address: they fill in the form, without the address. */
  sent: SignupValues | undefined
  /** Called with the values that were sent; the invitation goes to their email address. */
  onDone: (sent: SignupValues) => void
}

/** The form for a trial account. A failure keeps the input and resets the captcha (SIGNUP-7). */
export function SignupForm({ sent, onDone }: SignupFormProps) {
  const captcha = useCaptcha()
  const form = useForm<SignupValues>({
    ...formOptions,
    defaultValues: { ...emptySignup, ...sent, email: '' },
    resolver: resolverOf((values) => signupErrors(values, environment().internalEmailDomains)),
  })
  const { control, formState } = form
  const guard = useLeaveGuard(formState.isDirty)

  const { mutateAsync } = useSignUp()
  const { submit, isSending, error } = useSubmit({
    send: async (values: SignupValues, signal) => {
      // The button waits for the token.
      const body = signupBody(values, captcha.token ?? '')
      try {
        await mutateAsync({ body, signal })
      } catch (thrown) {
        // A token of the captcha is good for one attempt.
        captcha.reset()
        throw thrown
      }
      return body.email
    },
    onSent: (email, values) => onDone({ ...values, email }),
    summary: summaryOf,
    fields: { names: signupFields, setError: form.setError },
  })

  function summaryOf(cause: unknown): FormError {
    const { title, message, isDuplicate } = signupError(cause)
    return {
      title,
      messages: [message],
      // A person who has an account loses nothing of value with this form: the link does not ask.
      action: isDuplicate && (
        <p>
          <SignInLink onLeave={guard.allowNextNavigation} /> if you have access already.
        </p>
      ),
    }
  }

  return (
    <>
      <section className={styles.card} aria-label="Trial account">
        <Form
          form={form}
          onSubmit={submit}
          error={error}
          footer={
            <div className={styles.foot}>
              <Button
                type="submit"
                variant="primary"
                pending={isSending}
                disabledReason={isSending ? undefined : captcha.reason}
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
