import { queryOptions } from '@tanstack/react-query'

// Loaded with the first call (docs/decisions/0007).
const client = () => import('./client')

/** Query options of the identity API; keys are `[api, operation, parameters]`. */
export const identityQueries = {
  user: (userId: string) =>
    queryOptions({
      queryKey: ['identity', 'user', { userId }],
      queryFn: async ({ signal }) => (await client()).getUser(userId, signal),
      staleTime: 5 * 60_000,
    }),
  /** For Connection Information, which reads it whenever that step is shown. */
  organizationTrial: (organizationId: string) =>
    queryOptions({
      queryKey: ['identity', 'organizationTrial', { organizationId }],
      queryFn: async ({ signal }) => (await client()).getOrganizationTrial(organizationId, signal),
    }),
  /** For the trial banner. */
  orgTrial: (organizationId: string) =>
    queryOptions({
      queryKey: ['identity', 'orgTrial', { organizationId }],
      queryFn: async ({ signal }) => (await client()).getOrgTrial(organizationId, signal),
      staleTime: Infinity,
    }),
  /** The rules of a new password, read again whenever a password is about to be chosen. */
  passwordPolicy: () =>
    queryOptions({
      queryKey: ['identity', 'passwordPolicy'],
      queryFn: async ({ signal }) => (await client()).getPasswordPolicy(signal),
    }),
  /** An invitation. `visit` replaces the token in the key, because the token is a secret. */
  invitation: (visit: number, signedInvite: string) =>
    queryOptions({
      queryKey: ['identity', 'invitation', { visit }],
      queryFn: async ({ signal }) => (await client()).getInvitation(signedInvite, signal),
      staleTime: Infinity,
      gcTime: 0,
    }),
}
