import { describeError, isStatus } from '@/api/core/api-error'
import type { FormError } from '@/forms/Form'

const defaults = { title: 'Error!', message: 'An error has occurred when updating the application' }
// No response to the first save: the application may exist, and the next save looks for it (first-save.ts).
const firstSaveAdvice = {
  network:
    'The server could not be reached or its response was lost, so the application may have been created: check your internet connection and save again. Dev Center looks for it first, so that it is not created twice.',
  timeout:
    'The server did not respond in time, and may have created the application all the same: save again. Dev Center looks for it first, so that it is not created twice.',
}

/** Title of a conflict: the application was saved elsewhere after these edits began (APP-41). */
export const conflictTitle = 'This application was changed elsewhere while you were editing it.'

/** Describes a failed deletion (APP-40). */
export function deletionError(error: unknown): { title: string; message: string } {
  return describeError(error, defaults)
}

/** Describes a failed save (APP-40). */
export function saveError(error: unknown, isFirst: boolean): FormError {
  if (isStatus(error, 404)) {
    return {
      title: 'This application no longer exists',
      messages: ['It was deleted elsewhere, so your changes cannot be saved. They stay here until you leave the page.'],
    }
  }
  const { title, message } = describeError(error, { ...defaults, advice: isFirst ? firstSaveAdvice : undefined })
  return { title, messages: [message] }
}
