import { describeError, isStatus } from '@/api/core/api-error'
import type { FormError } from '@/forms/Form'

const defaults = { title: 'Error!', message: 'An error has occurred when updating the application' }

/** Title and message of a failed save or delete (1 §8). */
export function describeFailure(error: unknown): { title: string; message: string } {
  return describeError(error, defaults)
}

/** What the form says after a failed save; `unplaced` are the server's messages that belong to none of its fields. */
export function saveProblem(error: unknown, unplaced: readonly string[]): FormError {
  if (isStatus(error, 404)) {
    return {
      title: 'This application no longer exists',
      messages: ['It was deleted elsewhere, so your changes cannot be saved. They stay here until you leave the page.'],
    }
  }
  const { title, message } = describeFailure(error)
  return { title, messages: [message, ...unplaced] }
}
