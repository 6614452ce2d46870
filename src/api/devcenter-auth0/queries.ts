import { queryOptions } from '@tanstack/react-query'
import { createCodeLoader, loadOnCall } from '@/browser/code-loader'

/** Loads the client of the devcenter-auth0 API with its first call (docs/decisions/0007). */
const loadClient = loadOnCall(createCodeLoader(() => import('./client')))

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
