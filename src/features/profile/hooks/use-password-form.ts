import { useEffect } from 'react'
import { useForm, useWatch } from 'react-hook-form'
import { ApiError } from '@/api/core/api-error'
import { useChangePassword } from '@/api/identity/mutations'
import { formOptions, resolverOf } from '@/forms/validation'
import { useSubmit } from '@/forms/use-submit'
import { showToast } from '@/ui/toast'
import { emptyPasswords, passwordErrors, passwordObstacle, type PasswordValues } from '../model/password'
import type { ProfileForm } from './use-profile-form'

const resolver = resolverOf(passwordErrors)
// The texts are fixed, misspelling included (PROFILE-27).
const failed = {
  title: 'Error Saving New Password',
  message: 'You new password was unable to be saved. Please check your internet connection and try again.',
}

/** The form that changes the password. It clears both fields after the change. */
export function usePasswordForm(userId: string): ProfileForm<PasswordValues> {
  const form = useForm<PasswordValues>({ ...formOptions, resolver, defaultValues: emptyPasswords })
  const { control, formState, getFieldState, getValues, reset, setError, subscribe, trigger } = form
  const { mutateAsync } = useChangePassword(userId)
  const { password = '', new_password = '' } = useWatch({ control })

  // The new password must differ from the current one, so a change of the current one validates the new one too. A reset
  // names no field and needs no validation.
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

  const submission = useSubmit({
    // Finished and confirmed, even if the person has left the page meanwhile.
    send: async () => {
      await mutateAsync(() => getValues())
      showToast({ title: 'Password Updated', tone: 'success' })
    },
    onSent: () => reset(emptyPasswords),
    summary: (error) => {
      const serverMessage = error instanceof ApiError ? error.serverMessage : undefined
      return { title: failed.title, messages: [failed.message, serverMessage].filter((text) => text !== undefined) }
    },
    fields: { names: ['password', 'new_password'], setError },
  })

  return {
    form,
    dirty: formState.isDirty,
    disabledReason: passwordObstacle({ password, new_password }),
    submission,
    cancel: () => {
      submission.clearError()
      reset(emptyPasswords)
    },
  }
}
