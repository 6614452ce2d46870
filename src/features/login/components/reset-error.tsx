import { Link } from 'react-router-dom'
import { ApiError } from '@/api/core/api-error'
import type { FormError } from '@/forms/Form'
import { paths } from '@/lib/paths'

const fixedTitle =
  "Oops! We're having a problem on our end. Please try again later or contact support if the problem persists."

/** Statuses that the person can do something about: a link that is unknown, used or expired, or too many attempts. */
const refusalStatuses = new Set([404, 409, 410, 429])

/** Summary of a failure to reset a password: the server's words if it refused, else the fixed text (AUTH-19, AUTH-22). */
export function resetError(error: unknown): FormError {
  if (error instanceof ApiError && refusalStatuses.has(error.status ?? 0) && error.serverMessage !== undefined)
    return { title: error.title ?? 'Error!', messages: [error.serverMessage] }
  const isOffline = error instanceof ApiError && error.kind === 'network'
  return {
    title: fixedTitle,
    messages: isOffline ? ['Check your internet connection and try again.'] : [],
    action: (
      <p>
        <Link to={paths.contact({ contactSupport: 'true' })}>Contact support</Link>
      </p>
    ),
  }
}
