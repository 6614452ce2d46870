import type { QueryClient } from '@tanstack/react-query'
import { lazy, StrictMode, Suspense } from 'react'
import { RouterProvider, type RouterProviderProps } from 'react-router-dom'
import { environment } from '@/config/environment'
import { AppErrorBoundary } from './AppErrorBoundary'
import { DataProvider } from './DataProvider'

const MaintenancePage = lazy(async () => ({ default: (await import('./MaintenancePage')).MaintenancePage }))

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
          <Suspense>
            <MaintenancePage />
          </Suspense>
        ) : (
          <DataProvider client={queryClient}>
            <RouterProvider router={router} />
          </DataProvider>
        )}
      </AppErrorBoundary>
    </StrictMode>
  )
}
