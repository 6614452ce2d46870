import type { QueryClient } from '@tanstack/react-query'
import { devcenterQueries } from '@/api/devcenter/queries'
import type { Service } from '@/api/devcenter/schemas'
import { currentSession } from '@/auth/session'

/** The services as far as the queries know them; undefined while they have not been read. */
export function knownServices(queryClient: QueryClient): Service[] | undefined {
  const isSignedIn = currentSession().status === 'signedIn'
  return queryClient.getQueryData(devcenterQueries.services(isSignedIn).queryKey)
}
