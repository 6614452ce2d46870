import type { QueryClient } from '@tanstack/react-query'
import { devcenterQueries } from '@/api/devcenter/queries'
import { readAhead } from '@/modules/current-user/read-ahead'

/** Starts reading the application of an address at the same time as the page's code; the page tells when it fails. */
export function startApplication(queryClient: QueryClient, appId: string | undefined): void {
  if (appId === undefined) return
  void readAhead(queryClient, () => void queryClient.prefetchQuery(devcenterQueries.application(appId)))
}
