import { queryOptions } from '@tanstack/react-query'

// The client with its HTTP and schema libraries is loaded with the first call, not with the page that makes it.
const client = () => import('./client')

/** Query options of the devcenter-auth0 API; keys are `[api, operation, parameters]`. */
export const devcenterAuth0Queries = {
  /** A read in spite of its POST; never stale, because a form is filled in over it. */
  authorizationRequest: (key: string) =>
    queryOptions({
      queryKey: ['devcenter-auth0', 'authorization-request', { key }],
      queryFn: async ({ signal }) => (await client()).getAuthorizationRequest(key, signal),
      staleTime: Infinity,
      gcTime: 0,
    }),
}
