import type { QueryClient } from '@tanstack/react-query'
import { devcenterQueries } from '@/api/devcenter/queries'
import { readAhead } from '@/modules/session/read-ahead'
import { pageOf } from '@/modules/navigation/page-parameter'

/**
 * Starts the queries of the page while its code loads. The page observes the same queries and shows their failures. Starts
 * nothing until it is known that somebody is signed in.
 */
export function startApplications(queryClient: QueryClient, request: Request): void {
  const page = pageOf(new URL(request.url).searchParams)
  void readAhead(queryClient, () => {
    void queryClient.prefetchQuery(devcenterQueries.applications(page))
    void queryClient.prefetchQuery(devcenterQueries.services(true))
  })
}
