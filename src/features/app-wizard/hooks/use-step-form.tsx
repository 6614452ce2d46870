import { useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import type { FieldPath, FieldValues, UseFormReturn } from 'react-hook-form'
import { Link } from 'react-router-dom'
import { fieldErrorsOf } from '@/api/core/api-error'
import { useSaveApplication } from '@/api/devcenter/mutations'
import { devcenterQueries } from '@/api/devcenter/queries'
import type { Application, ApplicationInput } from '@/api/devcenter/schemas'
import type { FormError } from '@/forms/Form'
import { useSubmit, type FailedSubmission } from '@/forms/use-submit'
import { paths } from '@/lib/paths'
import { buttonClass } from '@/ui/button-class'
import { mayBeStored, type UnconfirmedSave } from '../model/first-save'
import { saveError } from '../model/save-error'
import { saveStep, type SaveResult } from '../model/save-step'
import { stepIds } from '@/modules/application/step-ids'
import { sameValues, type StepModel } from '../model/step-values'
import { useFollowingForm } from './use-following-form'

/** How a save ended. `hasNewerEdits`: the reader went on typing while it was under way. */
export type SaveOutcome = SentOutcome | FailedSubmission
type SentOutcome =
  | Extract<SaveResult, { kind: 'conflict' }>
  | (Extract<SaveResult, { kind: 'saved' }> & { hasNewerEdits: boolean })

export interface StepForm<V extends FieldValues> {
  form: UseFormReturn<V>
  isEdited: boolean
  /** Saves the values; undefined when another save is running or the session has ended. */
  save: (values: V) => Promise<SaveOutcome | undefined>
  isSaving: boolean
  /** Why the last save failed as a whole. */
  error: FormError | undefined
  /** Whether somebody else saved the application after these edits began. */
  hasConflict: boolean
  /** Resolve a conflict: take the server's values, or let the next save replace them. */
  reload: () => void
  ignoreConflict: () => void
  /** Goes back to the values that the edits began with. */
  discard: () => void
  /** Another step saved the application: unless it changed this step's values, that is no conflict with the edits here. */
  acceptSaveOfOtherStep: (before: Application | undefined, after: Application) => void
}

/**
 * The form of one step with its save. It lives in the page, so that edits outlive the closing of the step. After a save it
 * shows the saved application below newer edits, or the messages of the failure, or that somebody else saved meanwhile.
 */
export function useStepForm<V extends FieldValues>(
  model: StepModel<V>,
  application: Application | undefined,
): StepForm<V> {
  const queryClient = useQueryClient()
  const { mutateAsync: write } = useSaveApplication()
  const { form, isEdited, baseOf, adopt, moveBase, hasEditsBeyond } = useFollowingForm(model, application)
  const [conflict, setConflict] = useState<Application>()
  const unconfirmed = useRef<UnconfirmedSave>(undefined)
  const read = (id: string) => queryClient.fetchQuery({ ...devcenterQueries.application(id), staleTime: 0 })

  const readNewest = async () =>
    (await queryClient.fetchQuery({ ...devcenterQueries.applications(1), staleTime: 0 })).results

  /** Creates or replaces the application. A create that may be carried out without an answer is remembered. */
  async function writeOrRemember({
    id,
    body,
  }: {
    id: string | undefined
    body: Record<string, unknown> & ApplicationInput
  }) {
    if (id !== undefined) return write({ id, body })
    const { current } = unconfirmed
    const isRepeated = current !== undefined && JSON.stringify(current.body) === JSON.stringify(body)
    const idempotencyKey = isRepeated ? current.idempotencyKey : crypto.randomUUID()
    const sentAt = isRepeated ? current.sentAt : Date.now()
    try {
      return await write({ id, body, idempotencyKey })
    } catch (error) {
      if (mayBeStored(error)) unconfirmed.current = { body, idempotencyKey, sentAt }
      throw error
    }
  }

  async function send(values: V): Promise<SentOutcome> {
    setConflict(undefined)
    const calls = { read, readNewest, write: writeOrRemember }
    const result = await saveStep(model, baseOf(), isEdited ? values : undefined, calls, unconfirmed.current)
    if (result.kind === 'conflict') {
      setConflict(result.current)
      return result
    }
    unconfirmed.current = undefined
    adopt(result.application, values)
    return { ...result, hasNewerEdits: hasEditsBeyond(result.application) }
  }

  const submission = useSubmit({
    send,
    summary: (error) => ({ ...saveError(error, !baseOf()), action: redirectsLink(error) }),
    fields: { names: model.fields as readonly FieldPath<V>[], setError: form.setError },
  })

  /** A change of the type may be refused because of the redirect URIs, which are another step's. */
  function redirectsLink(error: unknown) {
    const id = baseOf()?.id
    const isRefused = fieldErrorsOf(error)?.['redirectUris'] !== undefined
    if (id === undefined || !isRefused || model.fields.some((field) => field === 'redirectUris')) return undefined
    return (
      <Link
        className={buttonClass({ size: 'sm' })}
        to={paths.app(id, { expandIndex: stepIds.redirects })}
        preventScrollReset
      >
        Open Redirect URI
      </Link>
    )
  }

  function startOver(next: Application | undefined) {
    submission.clearError()
    setConflict(undefined)
    adopt(next)
  }

  return {
    form,
    isEdited,
    save: submission.submit,
    isSaving: submission.isSending,
    error: submission.error,
    hasConflict: conflict !== undefined,
    reload: () => startOver(conflict),
    ignoreConflict: () => moveBase(conflict),
    discard: () => startOver(baseOf()),
    acceptSaveOfOtherStep: (before, after) => {
      const isUnchanged = sameValues(model, model.read(before), model.read(after))
      if (isUnchanged && baseOf()?.updatedAt === before?.updatedAt) moveBase(after)
    },
  }
}
