import { useQuery } from '@tanstack/react-query'
import type { UseQueryResult } from '@tanstack/react-query'
import { identityQueries } from '@/api/identity/queries'
import type { PasswordPolicy } from '@/api/identity/schemas'
import { whatIsLeft } from '@/modules/password/rules'
import { useErrorToast } from './use-error-toast'

/**
 * The policy of a new password; a failure is told by a toast that stays (2 §8).
 * @param asked whether a password is asked for already: until then the policy is only on its way, and nobody is told.
 */
export function usePasswordPolicy(asked = true): UseQueryResult<PasswordPolicy> {
  const policy = useQuery(identityQueries.passwordPolicy())
  const error = asked ? policy.error : null
  useErrorToast('password-policy', error, 'An error has occurred when fetching the password policy')
  return policy
}

/** Why this password cannot be taken yet; undefined when it meets the policy. */
export function missingOf(policy: UseQueryResult<PasswordPolicy>, password: string): string | undefined {
  if (policy.data) return whatIsLeft(policy.data, password)
  return policy.isPending ? 'The password rules are loading.' : 'Without its rules no password can be chosen.'
}
