import { createRoot } from 'react-dom/client'
import { createBrowserRouter } from 'react-router-dom'
import { startSession } from '@/auth/session'
import { environment, environmentOf } from '@/config/environment'
import { showToast } from '@/ui/toast'
import { App } from './App'
import { UnknownHostPage } from './UnknownHostPage'
import { reloadOnMissingCode } from './chunk-reload'
import { createQueryClient } from './query-client'
import { createRoutes } from './routes'
import { startTelemetry } from './telemetry'

/** Environment → query client → router → render; the session is found out beside it. */
export function boot(container: HTMLElement): void {
  const root = createRoot(container)
  if (!environmentOf(window.location.hostname)) {
    root.render(<UnknownHostPage hostname={window.location.hostname} />)
    return
  }
  const queryClient = createQueryClient()
  const router = createBrowserRouter(createRoutes(queryClient))
  root.render(<App queryClient={queryClient} router={router} />)
  if (environment().maintenance.splash) return

  reloadOnMissingCode(router)
  const arriving = startSession()
  // Only now: on the callback address somebody is arriving, who must not be tagged as a visitor meanwhile.
  startTelemetry(queryClient)
  void arriving.then(async (arrival) => {
    if (!arrival) return
    await router.navigate(arrival.returnTo, { replace: true })
    if (arrival.problem) showToast({ ...arrival.problem, tone: 'bad', persistent: true })
  })
}
