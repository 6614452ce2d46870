import { useQuery } from '@tanstack/react-query'
import type { UseQueryResult } from '@tanstack/react-query'
import { identityQueries } from '@/api/identity/queries'
import type { PasswordPolicy } from '@/api/identity/schemas'
import { useErrorToast } from './use-error-toast'

/**
 * Reads the policy of a new password. A failure shows a toast that stays (AUTH-28).
 * @param isNeeded whether the page asks for a password already. Until then a failure is not shown.
 */
export function usePasswordPolicy(isNeeded = true): UseQueryResult<PasswordPolicy> {
  const policy = useQuery(identityQueries.passwordPolicy())
  const error = isNeeded ? policy.error : null
  useErrorToast('password-policy', error, 'An error has occurred when fetching the password policy')
  return policy
}
