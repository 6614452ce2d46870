import { ApiError } from '@/api/core/api-error'
import type { FormError } from '@/forms/Form'

const oops =
  "Oops! We're having a problem on our end. Please try again later or contact support if the problem persists."

/** Refusals that the person can do something about: a link that is unknown, used or expired, and too many attempts. */
const refusals = new Set([404, 409, 410, 429])

/** What a form says when a forgotten password could not be reset: the server's words of a refusal, else those of 2 §8. */
export function resetProblem(error: unknown): FormError {
  if (!(error instanceof ApiError)) return { title: oops, messages: [] }
  const { status = 0, title = 'Error!', serverMessage } = error
  if (refusals.has(status) && serverMessage !== undefined) return { title, messages: [serverMessage] }
  return { title: oops, messages: error.kind === 'network' ? ['Check your internet connection and try again.'] : [] }
}
