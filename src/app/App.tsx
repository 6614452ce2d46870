import { QueryClientProvider, type QueryClient } from '@tanstack/react-query'
import { StrictMode } from 'react'
import { RouterProvider, type RouterProviderProps } from 'react-router-dom'
import { environment } from '@/config/environment'
import { AppErrorBoundary } from './AppErrorBoundary'
import { MaintenancePage } from './MaintenancePage'

interface AppProps {
  queryClient: QueryClient
  router: RouterProviderProps['router']
}

/** The portal, or the maintenance page in its place. */
export function App({ queryClient, router }: AppProps) {
  return (
    <StrictMode>
      <AppErrorBoundary>
        {environment().maintenance.splash ? (
          <MaintenancePage />
        ) : (
          <QueryClientProvider client={queryClient}>
            <RouterProvider router={router} />
          </QueryClientProvider>
        )}
      </AppErrorBoundary>
    </StrictMode>
  )
}
