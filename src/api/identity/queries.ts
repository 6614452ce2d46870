import { queryOptions } from '@tanstack/react-query'
import { createCodeLoader, loadOnCall } from '@/browser/code-loader'

/** Loads the client of the identity API with its first call (docs/decisions/0007). */
export const loadClient = loadOnCall(createCodeLoader(() => import('./client')))

/** Query options of the identity API; keys are `[api, operation, parameters]`. */
export const identityQueries = {
  user: (userId: string) =>
    queryOptions({
      queryKey: ['identity', 'user', { userId }],
      queryFn: async ({ signal }) => (await loadClient()).getUser(userId, signal),
      staleTime: 5 * 60_000,
    }),
  /** Whether an organization is a trial. For the keys in Connection Information, read each time that step opens. */
  trialStatusForKeys: (organizationId: string) =>
    queryOptions({
      queryKey: ['identity', 'trialStatusForKeys', { organizationId }],
      queryFn: async ({ signal }) => (await loadClient()).getTrialStatusForKeys(organizationId, signal),
    }),
  /** Whether an organization is a trial. For the trial banner, which uses another endpoint (API-9). */
  trialStatusForBanner: (organizationId: string) =>
    queryOptions({
      queryKey: ['identity', 'trialStatusForBanner', { organizationId }],
      queryFn: async ({ signal }) => (await loadClient()).getTrialStatusForBanner(organizationId, signal),
      staleTime: Infinity,
    }),
  /** The rules that a new password must meet. */
  passwordPolicy: () =>
    queryOptions({
      queryKey: ['identity', 'passwordPolicy'],
      queryFn: async ({ signal }) => (await loadClient()).getPasswordPolicy(signal),
    }),
  /** An invitation. The key has a number per visit instead of the token, because the token is a secret. */
  invitation: (visit: number, signedInvite: string) =>
    queryOptions({
      queryKey: ['identity', 'invitation', { visit }],
      queryFn: async ({ signal }) => (await loadClient()).getInvitation(signedInvite, signal),
      staleTime: Infinity,
      gcTime: 0,
    }),
}
