import { useEffect, useRef } from 'react'
import { useForm, useWatch } from 'react-hook-form'
import type { DefaultValues, FieldPath, FieldValues, UseFormReturn } from 'react-hook-form'
import { describeError } from '@/api/core/api-error'
import type { User } from '@/api/identity/schemas'
import type { FormError } from '@/forms/Form'
import { formOptions } from '@/forms/form-options'
import { resetSaved } from '@/forms/reset-saved'
import { resolverOf } from '@/forms/resolver'
import { useSubmit, type Submission } from '@/forms/use-submit'
import { showToast } from '@/ui/toast'
import { whyNot, type ProfileModel } from '../model/profile-form'

interface Saving<V> {
  /** Saves the values that a record is to have: the edited ones, the others as they are. Rejects with an `ApiError`. */
  save: (valuesOn: (saved: User) => V) => Promise<unknown>
  /** 'Personal Information' in the texts of success and failure (2 §8). */
  what: string
}

export interface ProfileForm<V extends FieldValues> {
  form: UseFormReturn<V>
  dirty: boolean
  /** Why Save does nothing now (2 §4: pristine or invalid). */
  disabledReason: string | undefined
  submission: Submission<V>
  /** Back to what is saved. */
  cancel: () => void
}

/**
 * The form of a page of the profile (2 §4). It follows the person's record while nothing is edited; a failed save leaves
 * it as it is.
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

  const shown = useRef(user)
  useEffect(() => {
    if (dirty || shown.current === user) return
    shown.current = user
    reset(model.read(user))
  }, [user, dirty, model, reset])

  const submission = useSubmit({
    // A save that is running is finished and confirmed, even if the person has left the page meanwhile.
    send: async (valid: V) => {
      const edited = Object.fromEntries(Object.entries(valid).filter(([name]) => name in dirtyFields))
      await save((saved) => ({ ...model.read(saved), ...edited }))
      showToast({ title: `${what} saved`, tone: 'ok' })
    },
    onSent: (_, valid) => resetSaved(form, valid, valid),
    failure: (error, unplaced) => problemOf(error, what, unplaced),
    fields: { names: Object.keys(model.names) as FieldPath<V>[], setError },
  })

  return {
    form,
    dirty,
    disabledReason: whyNot(model, values, dirty),
    submission,
    cancel: () => {
      submission.clearError()
      reset(model.read(user))
    },
  }
}

/** Title of the catalogue (2 §8), the server's words or the cause, and what becomes of the input. */
function problemOf(error: unknown, what: string, unplaced: readonly string[]): FormError {
  const title = `Error saving ${what}`
  const { message } = describeError(error, { title, message: 'Your changes were not saved.' })
  return { title, messages: [...new Set([message, ...unplaced])] }
}
