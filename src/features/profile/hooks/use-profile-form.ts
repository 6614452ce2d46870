import { useEffect, useRef } from 'react'
import { useForm, useWatch } from 'react-hook-form'
import type { DefaultValues, FieldPath, FieldValues, UseFormReturn } from 'react-hook-form'
import { describeError } from '@/api/core/api-error'
import type { User } from '@/api/identity/schemas'
import type { FormError } from '@/forms/Form'
import { formOptions, resolverOf } from '@/forms/validation'
import { resetSaved } from '@/forms/reset-saved'
import { useSubmit, type Submission } from '@/forms/use-submit'
import { showToast } from '@/ui/toast'
import { saveObstacle, type ProfileModel } from '../model/profile-form'

interface Saving<V> {
  /**
   * Saves the values that `valuesOn` returns for the current record: the edited values, and all others unchanged. Rejects
   * with an `ApiError`.
   */
  save: (valuesOn: (saved: User) => V) => Promise<unknown>
  /** Name of the page in the texts of success and failure, such as 'Personal Information' (PROFILE-15, PROFILE-16). */
  what: string
}

export interface ProfileForm<V extends FieldValues> {
  form: UseFormReturn<V>
  dirty: boolean
  /** Why Save is disabled: nothing is changed, or something is invalid (PROFILE-12). */
  disabledReason: string | undefined
  submission: Submission<V>
  /** Resets the form to the saved values. */
  cancel: () => void
}

/**
 * The form of one page of the profile. While nothing is edited, it follows the person's record. A failed save keeps the
 * input.
 */
export function useProfileForm<V extends FieldValues>(
  model: ProfileModel<V>,
  user: User,
  { save, what }: Saving<V>,
): ProfileForm<V> {
  const form = useForm<V>({
    ...formOptions,
    resolver: resolverOf(model.errors),
    defaultValues: model.read(user) as DefaultValues<V>,
  })
  const { control, formState, reset, setError } = form
  const values = useWatch({ control }) as V
  const { isDirty: dirty, dirtyFields } = formState

  const shownUser = useRef(user)
  useEffect(() => {
    if (dirty || shownUser.current === user) return
    shownUser.current = user
    reset(model.read(user))
  }, [user, dirty, model, reset])

  const submission = useSubmit({
    // A save that is running is finished and confirmed, even if the person has left the page meanwhile.
    send: async (valid: V) => {
      const edited = Object.fromEntries(Object.entries(valid).filter(([name]) => name in dirtyFields))
      await save((saved) => ({ ...model.read(saved), ...edited }))
      showToast({ title: `${what} saved`, tone: 'success' })
    },
    onSent: (_, valid) => resetSaved(form, valid, valid),
    summary: (error) => errorOf(error, what),
    fields: { names: Object.keys(model.names) as FieldPath<V>[], setError },
  })

  return {
    form,
    dirty,
    disabledReason: saveObstacle(model, values, dirty),
    submission,
    cancel: () => {
      submission.clearError()
      reset(model.read(user))
    },
  }
}

/** Summary of a failed save: a fixed title (PROFILE-16), then the server's message or the cause. */
function errorOf(error: unknown, what: string): FormError {
  const title = `Error saving ${what}`
  const { message } = describeError(error, { title, message: 'Your changes were not saved.' })
  return { title, messages: [message] }
}
