import { queryOptions } from '@tanstack/react-query'

// Loaded with the first call, see devcenter/queries.ts.
const client = () => import('./client')

/** Query options of the identity API. */
export const identityQueries = {
  user: (userId: string) =>
    queryOptions({
      queryKey: ['identity', 'user', { userId }],
      queryFn: async ({ signal }) => (await client()).getUser(userId, signal),
      staleTime: 5 * 60_000,
    }),
  /** For Connection Information: read whenever that step is shown (1 §4). */
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
  /** The rules of a new password: read anew whenever one is about to be chosen. */
  passwordPolicy: () =>
    queryOptions({
      queryKey: ['identity', 'passwordPolicy'],
      queryFn: async ({ signal }) => (await client()).getPasswordPolicy(signal),
    }),
  /** Who was invited. The token is a secret: `visit` stands for it in the key. */
  invitation: (visit: number, signedInvite: string) =>
    queryOptions({
      queryKey: ['identity', 'invitation', { visit }],
      queryFn: async ({ signal }) => (await client()).getInvitation(signedInvite, signal),
      staleTime: Infinity,
      gcTime: 0,
    }),
}
