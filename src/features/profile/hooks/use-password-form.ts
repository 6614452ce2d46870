import { useEffect, useState } from 'react'
import { useForm, useWatch } from 'react-hook-form'
import { ApiError, fieldErrorsOf } from '@/api/core/api-error'
import { useChangePassword } from '@/api/identity/profile'
import type { FormError } from '@/forms/Form'
import { formOptions } from '@/forms/form-options'
import { resolverOf } from '@/forms/resolver'
import { applyServerErrors } from '@/forms/server-errors'
import { showToast } from '@/ui/toast'
import { emptyPasswords, passwordErrors, whyNotPassword, type PasswordValues } from '../model/password'
import type { ProfileForm } from './use-profile-form'

const resolver = resolverOf(passwordErrors)
// The words are the specification's (2 §8).
const failed = {
  title: 'Error Saving New Password',
  message: 'You new password was unable to be saved. Please check your internet connection and try again.',
}

/** The form that changes the password; it forgets both once they are changed. */
export function usePasswordForm(userId: string): ProfileForm<PasswordValues> {
  const form = useForm<PasswordValues>({ ...formOptions, resolver, defaultValues: emptyPasswords })
  const { control, formState, getFieldState, getValues, reset, setError, subscribe, trigger } = form
  const { mutateAsync } = useChangePassword(userId)
  const { password = '', new_password = '' } = useWatch({ control })
  const [problem, setProblem] = useState<FormError>()

  // Whether the new one differs changes with the current one too. A reset, which names no field, is nothing to check.
  useEffect(
    () =>
      subscribe({
        name: 'password',
        formState: { values: true },
        callback: ({ name }) => {
          if (name === 'password' && getFieldState('new_password').isTouched) void trigger('new_password')
        },
      }),
    [subscribe, getFieldState, trigger],
  )

  async function submit() {
    setProblem(undefined)
    try {
      await mutateAsync(() => getValues())
    } catch (error) {
      const unplaced = applyServerErrors(fieldErrorsOf(error), ['password', 'new_password'], setError)
      if (unplaced?.length === 0) return
      const serverMessage = error instanceof ApiError ? error.serverMessage : undefined
      const messages = [failed.message, serverMessage, ...(unplaced ?? [])].filter((text) => text !== undefined)
      setProblem({ title: failed.title, messages })
      return
    }
    reset(emptyPasswords)
    showToast({ title: 'Password Updated', tone: 'ok' })
  }

  return {
    form,
    dirty: formState.isDirty,
    disabledReason: whyNotPassword({ password, new_password }),
    problem,
    submit,
    cancel: () => {
      setProblem(undefined)
      reset(emptyPasswords)
    },
  }
}
