import type { QueryClient } from '@tanstack/react-query'
import { StrictMode } from 'react'
import { RouterProvider, type RouterProviderProps } from 'react-router-dom'
import { environment } from '@/config/environment'
import { lazyPart } from '@/ui/lazy-part'
import { AppErrorBoundary } from './AppErrorBoundary'
import { DataProvider } from './DataProvider'

const MaintenancePage = lazyPart(
  () => import('./MaintenancePage'),
  (module) => module.MaintenancePage,
)

interface AppProps {
  queryClient: QueryClient
  router: RouterProviderProps['router']
}

/** Renders the portal, or the maintenance page instead. */
export function App({ queryClient, router }: AppProps) {
  return (
    <StrictMode>
      <AppErrorBoundary>
        {environment().maintenance.splash ? (
          <MaintenancePage isWholePage />
        ) : (
          <DataProvider client={queryClient}>
            <RouterProvider router={router} />
          </DataProvider>
        )}
      </AppErrorBoundary>
    </StrictMode>
  )
}
