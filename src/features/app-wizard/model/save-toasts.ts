import type { FormError } from '@/forms/Form'
import type { ToastOptions } from '@/ui/toast'
import { conflictTitle } from './save-error'

/** One key: the toasts of quick saves replace each other. */
const key = 'application-saved'

/** Confirms a save (APP-39). */
export function savedToast(isNew: boolean): ToastOptions {
  const message = `Your application has successfully been ${isNew ? 'created' : 'updated'}`
  return { title: 'Success!', message, tone: 'success', key }
}

/** Reports the failure of a save whose step is closed. */
export function failedToast({ title, messages }: FormError): ToastOptions {
  return { title, message: messages.join(' '), tone: 'error', key }
}

/** Reports a conflict in a step that is closed. */
export const conflictToast: ToastOptions = {
  title: conflictTitle,
  message: 'Nothing was saved. Open the step with your changes to keep them or to take the values saved elsewhere.',
  tone: 'error',
  key,
}
