import { queryOptions } from '@tanstack/react-query'
import { loadClient } from './load-client'

/** Query options of the devcenter-auth0 API; keys are `[api, operation, parameters]`. */
export const devcenterAuth0Queries = {
  /** A read, although it is sent as POST. Never stale: refetching must not change a form that is being filled in. */
  authorizationRequest: (key: string) =>
    queryOptions({
      queryKey: ['devcenter-auth0', 'authorization-request', { key }],
      queryFn: async ({ signal }) => (await loadClient()).getAuthorizationRequest(key, signal),
      staleTime: Infinity,
      gcTime: 0,
    }),
}
