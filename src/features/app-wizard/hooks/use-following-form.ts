import { useEffect, useRef } from 'react'
import { useForm } from 'react-hook-form'
import type { DefaultValues, FieldValues, UseFormReturn } from 'react-hook-form'
import type { Application } from '@/api/devcenter/schemas'
import { formOptions, resolverOf } from '@/forms/validation'
import { resetSaved } from '@/forms/reset-saved'
import { sameValues, type StepModel } from '../model/step-values'

export interface FollowingForm<V extends FieldValues> {
  form: UseFormReturn<V>
  isEdited: boolean
  /** The application that the edits began with; undefined for a new one. */
  baseOf: () => Application | undefined
  /** Takes an application as the new base. With the values that were sent, edits made after them stay. */
  adopt: (next: Application | undefined, sent?: V) => void
  /** Takes an application as the new base below the edits. */
  moveBase: (next: Application | undefined) => void
  /** Whether anything was typed that an application does not hold, as of now and not of the last rendering. */
  hasEditsBeyond: (application: Application) => boolean
}

/** The form of one step. It shows the application as long as nothing is edited; from then on it keeps the edits and their base. */
export function useFollowingForm<V extends FieldValues>(
  model: StepModel<V>,
  application: Application | undefined,
): FollowingForm<V> {
  const form = useForm<V>({
    ...formOptions,
    resolver: resolverOf(model.errors),
    defaultValues: model.read(application) as DefaultValues<V>,
  })
  const { reset } = form
  const isEdited = form.formState.isDirty
  const base = useRef(application)

  useEffect(() => {
    if (isEdited || application === undefined || base.current === application) return
    base.current = application
    reset(model.read(application))
  }, [application, isEdited, model, reset])

  function moveBase(next: Application | undefined) {
    base.current = next
  }

  return {
    form,
    isEdited,
    baseOf: () => base.current,
    adopt: (next, sent) => {
      moveBase(next)
      if (sent === undefined) reset(model.read(next))
      else resetSaved(form, sent, model.read(next))
    },
    moveBase,
    hasEditsBeyond: (saved) => !sameValues(model, form.getValues(), model.read(saved)),
  }
}
