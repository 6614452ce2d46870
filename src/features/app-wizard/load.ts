import type { QueryClient } from '@tanstack/react-query'
import { devcenterQueries } from '@/api/devcenter/queries'
import { currentSession } from '@/auth/session'

/** Starts reading the application of an address at the same time as the page's code; the page tells when it fails. */
export function startApplication(queryClient: QueryClient, appId: string | undefined): void {
  if (appId === undefined || currentSession().status !== 'signedIn') return
  void queryClient.prefetchQuery(devcenterQueries.application(appId))
}
