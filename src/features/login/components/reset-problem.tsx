import { Link } from 'react-router-dom'
import { ApiError } from '@/api/core/api-error'
import type { FormError } from '@/forms/Form'
import { paths } from '@/lib/paths'

const oops =
  "Oops! We're having a problem on our end. Please try again later or contact support if the problem persists."

/** Refusals that the person can do something about: a link that is unknown, used or expired, and too many attempts. */
const refusals = new Set([404, 409, 410, 429])

/** What a form says when a forgotten password could not be reset: the server's words of a refusal, else those of 2 §8. */
export function resetProblem(error: unknown): FormError {
  if (error instanceof ApiError && refusals.has(error.status ?? 0) && error.serverMessage !== undefined)
    return { title: error.title ?? 'Error!', messages: [error.serverMessage] }
  const offline = error instanceof ApiError && error.kind === 'network'
  return {
    title: oops,
    messages: offline ? ['Check your internet connection and try again.'] : [],
    action: (
      <p>
        <Link to={paths.contact({ contactSupport: 'true' })}>Contact support</Link>
      </p>
    ),
  }
}
