import { useQuery } from '@tanstack/react-query'
import { identityQueries } from '@/api/identity/queries'
import { whatIsLeft } from '@/modules/password/rules'
import { useErrorToast } from './use-error-toast'

/** The policy of a new password; a failure is told by a toast that stays (2 §8). */
export function usePasswordPolicy() {
  const policy = useQuery(identityQueries.passwordPolicy())
  useErrorToast('password-policy', policy.error, 'An error has occurred when fetching the password policy')
  /** Why this password cannot be taken yet; undefined when it meets the policy. */
  const missing = (password: string) => {
    if (policy.data) return whatIsLeft(policy.data, password)
    return policy.isPending ? 'The password rules are loading.' : 'Without its rules no password can be chosen.'
  }
  return { policy, missing }
}
