import type { QueryClient } from '@tanstack/react-query'
import { devcenterQueries } from '@/api/devcenter/queries'
import { readAhead } from '@/modules/current-user/read-ahead'
import { pageOf } from './model/page-parameter'

/**
 * Starts what the page of this address reads, at the same time as its code. The page itself watches the same queries
 * and tells when they fail. Nothing is started while it is not known that somebody is signed in.
 */
export function startApplications(queryClient: QueryClient, request: Request): void {
  const page = pageOf(new URL(request.url).searchParams)
  void readAhead(queryClient, () => {
    void queryClient.prefetchQuery(devcenterQueries.applications(page))
    void queryClient.prefetchQuery(devcenterQueries.services(true))
  })
}
