import { QueryClientProvider, type QueryClient } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { CurrentUserProvider } from '@/modules/current-user/use-current-user'

/** What every page reads its data through. */
export function DataProvider({ client, children }: { client: QueryClient; children: ReactNode }) {
  return (
    <QueryClientProvider client={client}>
      <CurrentUserProvider>{children}</CurrentUserProvider>
    </QueryClientProvider>
  )
}
