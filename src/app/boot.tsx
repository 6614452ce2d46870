import { createRoot } from 'react-dom/client'
import { createBrowserRouter } from 'react-router-dom'
import { startSession } from '@/auth/session'
import { environment, environmentOf } from '@/config/environment'
import { pause } from '@/lib/pause'
import { lazyPart } from '@/ui/lazy-part'
import { showToast } from '@/ui/toast'
import { App } from './App'
import { reloadOnMissingCode } from './chunk-reload'
import { keyEntries } from './entry-keys'
import { createQueryClient } from './query-client'
import { createRoutes } from './routes'
import { startTelemetry } from './telemetry'

const UnknownHostPage = lazyPart(
  () => import('./UnknownHostPage'),
  (module) => module.UnknownHostPage,
)

/** How long the first rendering waits for what start.js has begun, in milliseconds. */
const earlyLimit = 100

/** Environment → query client → router → render; the session is found out beside it. */
export function boot(container: HTMLElement): void {
  const root = createRoot(container)
  if (!environmentOf(window.location.hostname)) {
    root.render(<UnknownHostPage hostname={window.location.hostname} isWholePage />)
    return
  }
  const queryClient = createQueryClient()
  keyEntries()
  const router = createBrowserRouter(createRoutes(queryClient))
  const render = () => root.render(<App queryClient={queryClient} router={router} />)
  // The code that start.js has begun to load is nearly there: a skeleton in its place would only hold it up.
  if (window.earlyReader) void Promise.race([initialized(router), pause(earlyLimit)]).then(render)
  else render()
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

/** Settled when the code of the first page has arrived. */
function initialized(router: ReturnType<typeof createBrowserRouter>): Promise<void> {
  return new Promise((resolve) => {
    if (router.state.initialized) return resolve()
    const unsubscribe = router.subscribe((state) => {
      if (!state.initialized) return
      unsubscribe()
      resolve()
    })
  })
}
