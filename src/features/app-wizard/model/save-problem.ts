import { describeError, isStatus } from '@/api/core/api-error'
import type { FormError } from '@/forms/Form'

const defaults = { title: 'Error!', message: 'An error has occurred when updating the application' }
const maybeCreated =
  'The server did not answer in time, and may have created the application all the same: look among your applications before you save again.'

/** Another tab or person saved the application after these edits began. */
export const conflictTitle = 'This application was changed elsewhere while you were editing it.'

/** Title and message of a failed save or delete (1 §8). */
export function describeFailure(error: unknown): { title: string; message: string } {
  return describeError(error, defaults)
}

/**
 * What is said after a failed save; `unplaced` are the server's messages that belong to none of the form's fields. The
 * first save of an application, unlike the others, would make another one when it is repeated.
 */
export function saveProblem(error: unknown, unplaced: readonly string[], first: boolean): FormError {
  if (isStatus(error, 404)) {
    return {
      title: 'This application no longer exists',
      messages: ['It was deleted elsewhere, so your changes cannot be saved. They stay here until you leave the page.'],
    }
  }
  const { title, message } = describeError(error, { ...defaults, late: first ? maybeCreated : undefined })
  return { title, messages: [message, ...unplaced] }
}
