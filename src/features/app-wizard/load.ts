import type { QueryClient } from '@tanstack/react-query'
import { devcenterQueries } from '@/api/devcenter/queries'
import { readAhead } from '@/modules/session/read-ahead'

/** Starts to read the application of an address while the code of the page loads. The page shows failures. */
export function startApplication(queryClient: QueryClient, appId: string | undefined): void {
  if (appId === undefined) return
  void readAhead(queryClient, () => void queryClient.prefetchQuery(devcenterQueries.application(appId)))
}
