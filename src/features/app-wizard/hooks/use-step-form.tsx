import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { useForm } from 'react-hook-form'
import type { DefaultValues, FieldPath, FieldValues, UseFormReturn } from 'react-hook-form'
import { fieldErrorsOf } from '@/api/core/api-error'
import { useSaveApplication } from '@/api/devcenter/mutations'
import { devcenterQueries } from '@/api/devcenter/queries'
import type { Application } from '@/api/devcenter/schemas'
import type { FormError } from '@/forms/Form'
import { formOptions } from '@/forms/form-options'
import { resetSaved } from '@/forms/reset-saved'
import { resolverOf } from '@/forms/resolver'
import { applyServerErrors } from '@/forms/server-errors'
import { Button } from '@/ui/Button'
import { showToast } from '@/ui/toast'
import { conflictTitle, saveProblem } from '../model/save-problem'
import { applicationBody, sameValues } from '../model/step-values'
import type { StepModel } from '../model/step-values'

/** Called after a save; `before` is the application that was saved over, undefined for a new one. */
export type OnSaved = (saved: Application, before: Application | undefined) => Promise<void>

export interface StepForm<V extends FieldValues> {
  form: UseFormReturn<V>
  dirty: boolean
  /** Why the last save failed as a whole. */
  problem: FormError | undefined
  /** The application as somebody else saved it after these edits began. */
  conflict: Application | undefined
  save: (values: V, onSaved: OnSaved) => Promise<void>
  /** Answers a conflict: the server's values, or these on top of them. */
  reload: () => void
  overwrite: (onSaved: OnSaved) => void
  /** Back to the values the edits began with. */
  discard: () => void
  /** Another step saved the application: its own save is no conflict with the edits here. */
  rebase: (before: Application | undefined, after: Application) => void
  /** Whether anything is typed that the last save did not send, as of now and not of the last rendering. */
  edited: () => boolean
}

interface StepPage {
  /** Whether the step is open now: a closed one cannot tell of a save that went on without it. */
  isOpen: () => boolean
  openRedirects: () => void
}

/** Notices of saves take each other's place: quick saves of one step after the other do not pile up. */
export const saveToast = 'application-saved'

/**
 * The form of one step. It lives in the page, so that edits outlive the closing of the step. While nothing is edited it
 * follows the application; from the first edit on it remembers which one it began with, and a save reads the
 * application again to find out whether another tab was faster (decisions, Applications). A failure for the redirect URIs,
 * which are another step's, offers to open that one. What happens while the step is closed is told by a toast, too.
 */
export function useStepForm<V extends FieldValues>(
  model: StepModel<V>,
  application: Application | undefined,
  { isOpen, openRedirects }: StepPage,
): StepForm<V> {
  const queryClient = useQueryClient()
  const { mutateAsync } = useSaveApplication()
  const form = useForm<V>({
    ...formOptions,
    resolver: resolverOf(model.errors),
    defaultValues: model.read(application) as DefaultValues<V>,
  })
  const dirty = form.formState.isDirty
  const base = useRef(application)
  const [problem, setProblem] = useState<FormError>()
  const [conflict, setConflict] = useState<Application>()
  const { reset } = form

  useEffect(() => {
    if (dirty || application === undefined || base.current === application) return
    base.current = application
    reset(model.read(application))
  }, [application, dirty, model, reset])

  /** `sent`: the values that a save of these made it. */
  function adopt(next: Application | undefined, sent?: V) {
    base.current = next
    setProblem(undefined)
    setConflict(undefined)
    if (sent === undefined) reset(model.read(next))
    else resetSaved(form, sent, model.read(next))
  }

  async function save(values: V, onSaved: OnSaved) {
    const known = base.current
    setProblem(undefined)
    setConflict(undefined)
    try {
      const current =
        known && (await queryClient.fetchQuery({ ...devcenterQueries.application(known.id), staleTime: 0 }))
      const changes = dirty ? model.changes(values) : {}
      const moved = dirty && current !== undefined && current.updatedAt !== known?.updatedAt
      if (moved && !sameValues(model, model.read({ ...current, ...changes }), model.read(current))) {
        tellConflict(current)
        return
      }
      // What is there already was saved by a call whose answer came too late.
      const saved = moved ? current : await mutateAsync({ id: current?.id, body: applicationBody(current, changes) })
      adopt(saved, values)
      await onSaved(saved, moved ? known : current)
    } catch (error) {
      tell(error)
    }
  }

  function tellConflict(current: Application) {
    setConflict(current)
    if (isOpen()) return
    const message =
      'Nothing was saved. Open the step with your changes to keep them or to take the values saved elsewhere.'
    showToast({ title: conflictTitle, message, tone: 'bad', key: saveToast })
  }

  function tell(error: unknown) {
    const fields = model.fields as readonly FieldPath<V>[]
    const fieldErrors = fieldErrorsOf(error)
    const unplaced = applyServerErrors(fieldErrors, fields, form.setError)
    const first = base.current === undefined
    if (!isOpen()) {
      const { title, messages } = saveProblem(error, Object.values(fieldErrors ?? {}), first)
      showToast({ title, message: messages.join(' '), tone: 'bad', key: saveToast })
    }
    if (unplaced?.length === 0) return
    // A change of the type may be refused for what is in another step.
    const inRedirects = !fields.some((field) => field === 'redirectUris') && fieldErrors?.['redirectUris']
    setProblem({
      ...saveProblem(error, unplaced ?? [], first),
      action: inRedirects && (
        <Button size="sm" onClick={openRedirects}>
          Open Redirect URI
        </Button>
      ),
    })
  }

  return {
    form,
    dirty,
    problem,
    conflict,
    save,
    reload: () => adopt(conflict),
    overwrite: (onSaved) => {
      base.current = conflict
      void form.handleSubmit((values) => save(values, onSaved))()
    },
    discard: () => adopt(base.current),
    rebase: (before, after) => {
      const alike = sameValues(model, model.read(before), model.read(after))
      if (alike && base.current?.updatedAt === before?.updatedAt) base.current = after
    },
    edited: () => !sameValues(model, form.getValues(), model.read(base.current)),
  }
}
