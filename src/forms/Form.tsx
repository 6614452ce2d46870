import { useLayoutEffect, useRef } from 'react'
import type { ReactNode } from 'react'
import type { FieldValues, UseFormReturn } from 'react-hook-form'
import { focusNotice } from '@/browser/focus'
import { Callout } from '@/ui/Callout'
import styles from './Form.module.css'

export interface FormError {
  title: string
  /** One paragraph each. */
  messages: readonly string[]
  /** Shown after the messages: what the person can do about it. */
  action?: ReactNode
}

interface FormProps<V extends FieldValues, C, T> {
  form: UseFormReturn<V, C, T>
  /** Called with the valid values; it must not reject. Usually `submit` of `useSubmit`. */
  onSubmit: (values: T) => Promise<unknown> | void
  /** Why the last submission failed. A new object moves the focus to the summary. */
  error?: FormError | undefined
  /** For a button outside of the form that submits it (`form={id}`). */
  id?: string
  /** Buttons within the form. */
  footer?: ReactNode
  children: ReactNode
}

/** A form. Enter submits it; an invalid submission focuses the first invalid field, a failed one focuses the summary. */
export function Form<V extends FieldValues, C, T>({ form, onSubmit, error, id, footer, children }: FormProps<V, C, T>) {
  const summary = useRef<HTMLDivElement>(null)

  // In the same frame as the summary, so that no key goes to the place that had the focus before.
  useLayoutEffect(() => {
    if (error) focusNotice(summary.current)
  }, [error])

  return (
    <form id={id} className={styles.form} noValidate onSubmit={(event) => void form.handleSubmit(onSubmit)(event)}>
      {error && (
        <Callout ref={summary} className={styles.summary} tone="danger" title={error.title} tabIndex={-1}>
          {error.messages.map((message) => (
            <p key={message}>{message}</p>
          ))}
          {error.action}
        </Callout>
      )}
      {children}
      {footer}
    </form>
  )
}
