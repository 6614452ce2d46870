import { useEffect, useRef } from 'react'
import type { ReactNode } from 'react'
import type { FieldValues, UseFormReturn } from 'react-hook-form'
import { focusNotice } from '@/browser/focus-notice'
import { Callout } from '@/ui/Callout'
import styles from './Form.module.css'

export interface FormError {
  title: string
  /** One paragraph each. */
  messages: readonly string[]
  /** Stands after them: a way on. */
  action?: ReactNode
}

interface FormProps<V extends FieldValues, C, T> {
  form: UseFormReturn<V, C, T>
  /** Gets the valid values. It handles its own failures: they come back as `error`. */
  onSubmit: (values: T) => Promise<void> | void
  /** Why the last submission failed as a whole; a new object takes the focus. */
  error?: FormError | undefined
  /** For a button outside of the form that submits it (`form={id}`). */
  id?: string
  /** Buttons within the form. */
  footer?: ReactNode
  children: ReactNode
}

/** A form: Enter submits, an invalid submission focuses the first invalid field, a failed one the summary. */
export function Form<V extends FieldValues, C, T>({ form, onSubmit, error, id, footer, children }: FormProps<V, C, T>) {
  const summary = useRef<HTMLDivElement>(null)

  useEffect(() => {
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
