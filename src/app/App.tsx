import type { QueryClient } from '@tanstack/react-query'
import { Component, StrictMode, type ReactNode } from 'react'
import { RouterProvider, type RouterProviderProps } from 'react-router-dom'
import { environment } from '@/config/environment'
import { reportError } from '@/config/error-report'
import { lazyPart } from '@/ui/lazy-part'
import { DataProvider } from './DataProvider'
import { FatalPage } from './RouteError'

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

/** Catches errors outside of the routes: of the shell or of a provider. */
class AppErrorBoundary extends Component<{ children: ReactNode }, { failed: boolean }> {
  override state = { failed: false }

  static getDerivedStateFromError() {
    return { failed: true }
  }

  override componentDidCatch(error: unknown) {
    reportError(error)
  }

  override render() {
    return this.state.failed ? <FatalPage /> : this.props.children
  }
}
