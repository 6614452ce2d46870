import { useEffect, useRef, useState } from 'react'
import type { FieldPath, FieldValues, UseFormSetError } from 'react-hook-form'
import { describeError, fieldErrorsOf, isSessionEndedError } from '@/api/core/api-error'
import { dismissToast, showToast } from '@/ui/toast'
import type { FormError } from './Form'

interface FormFields<V extends FieldValues> {
  names: readonly FieldPath<V>[]
  setError: UseFormSetError<V>
}

interface SubmitOptions<V extends FieldValues, R> {
  /** Sends the values; rejects with an `ApiError`. The signal is aborted when the component unmounts. */
  send: (values: V, signal: AbortSignal) => Promise<R>
  /** Called after a success, unless the component has unmounted. */
  onSent?: (result: R, values: V) => void
  /**
   * Title and message of the error when the server sends none; or a function that describes it. Either way, the server's
   * messages that belong to no field of the form follow.
   */
  summary: { title: string; message: string } | ((error: unknown) => FormError)
  /** The fields that show the server's messages about them. Without it, they all go to the summary. */
  fields?: FormFields<V>
  /** Shows failures in a toast with this key, which stays until it is closed, instead of returning them as `error`. */
  toastKey?: string
}

/** A failed submission with all messages of the server, wherever the form shows them. */
export interface FailedSubmission {
  kind: 'failed'
  error: FormError
}

export interface Submission<V, R = unknown> {
  /**
   * For `onSubmit` of a `Form`. Does nothing while a submission is running. Never rejects: it resolves with the result or the
   * failure, also after the component has unmounted, and with undefined if the session has ended or it did nothing.
   */
  submit: (values: V) => Promise<R | FailedSubmission | undefined>
  isSending: boolean
  /** Why the last submission failed, for the summary; undefined when the fields say everything. */
  error: FormError | undefined
  clearError: () => void
}

/**
 * Submits a form: one submission at a time, and each failure shown in one place. Messages of the server about a field go
 * to that field, and the first one gets the focus. Everything else goes to the summary or a toast. The end of the session
 * is shown by its own dialog alone. After the component has unmounted, nothing is called or shown.
 */
export function useSubmit<V extends FieldValues, R>({
  send,
  onSent,
  summary,
  fields,
  toastKey,
}: SubmitOptions<V, R>): Submission<V, R> {
  const [isSending, setIsSending] = useState(false)
  const [error, setError] = useState<FormError>()
  const running = useRef<AbortController>(undefined)

  useEffect(() => () => running.current?.abort(), [])

  function clearError() {
    setError(undefined)
    if (toastKey !== undefined) dismissToast(toastKey)
  }

  function showError(described: FormError, fieldErrors: Record<string, string> | undefined) {
    const unplaced = fields && showFieldErrors(fieldErrors, fields)
    if (unplaced?.length === 0) return
    const shown = withMessages(described, unplaced)
    if (toastKey === undefined) {
      setError(shown)
      return
    }
    const { title, messages } = shown
    showToast({ key: toastKey, title, message: messages.join(' '), tone: 'error', persistent: true })
  }

  async function submit(values: V): Promise<R | FailedSubmission | undefined> {
    if (running.current) return undefined
    const controller = new AbortController()
    const { signal } = controller
    running.current = controller
    clearError()
    setIsSending(true)
    let result: R
    try {
      result = await send(values, signal)
    } catch (cause) {
      if (isSessionEndedError(cause)) return undefined
      const described = typeof summary === 'function' ? summary(cause) : describe(cause, summary)
      const fieldErrors = fieldErrorsOf(cause)
      if (!signal.aborted) showError(described, fieldErrors)
      return { kind: 'failed', error: withMessages(described, Object.values(fieldErrors ?? {})) }
    } finally {
      running.current = undefined
      setIsSending(false)
    }
    if (!signal.aborted) onSent?.(result, values)
    return result
  }

  return { submit, isSending, error, clearError }
}

function describe(cause: unknown, defaults: { title: string; message: string }): FormError {
  const { title, message } = describeError(cause, defaults)
  return { title, messages: [message] }
}

function withMessages(error: FormError, messages: readonly string[] = []): FormError {
  return { ...error, messages: [...new Set([...error.messages, ...messages])] }
}

/**
 * Shows the server's messages at their fields. Returns the messages that belong to no field of the form; undefined when the
 * server named no field. The first field gets the focus only when there is no such message: otherwise the summary takes the
 * focus, and a field that loses it is validated, which would remove its message.
 */
function showFieldErrors<V extends FieldValues>(
  fieldErrors: Record<string, string> | undefined,
  { names, setError }: FormFields<V>,
): string[] | undefined {
  if (!fieldErrors) return undefined
  const placed = names.filter((name) => fieldErrors[name] !== undefined)
  const unplaced = Object.entries(fieldErrors).filter(([name]) => !placed.some((field) => field === name))
  placed.forEach((name, index) => {
    const shouldFocus = index === 0 && unplaced.length === 0
    setError(name, { type: 'server', message: fieldErrors[name] ?? '' }, { shouldFocus })
  })
  return unplaced.map(([, message]) => message)
}
