import { QueryClientProvider, type QueryClient } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { CurrentUserProvider } from '@/modules/session/use-current-user'

/** Provides the query client and the current user to every page. */
export function DataProvider({ client, children }: { client: QueryClient; children: ReactNode }) {
  return (
    <QueryClientProvider client={client}>
      <CurrentUserProvider>{children}</CurrentUserProvider>
    </QueryClientProvider>
  )
}
