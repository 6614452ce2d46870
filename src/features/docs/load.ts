import type { QueryClient } from '@tanstack/react-query'
import { devcenterQueries } from '@/api/devcenter/queries'
import { currentSession } from '@/auth/session'

/** Starts the list of services at the same time as the code of the documentation, once it is known who is reading. */
export function startDocs(queryClient: QueryClient): void {
  const { status } = currentSession()
  if (status === 'anonymous' || status === 'signedIn') {
    void queryClient.prefetchQuery(devcenterQueries.services(status === 'signedIn'))
  }
}
