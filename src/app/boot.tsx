import { createRoot } from 'react-dom/client'
import { createBrowserRouter } from 'react-router-dom'
import { startSession } from '@/auth/session'
import { renderedPage, replaceRenderedPage } from '@/browser/rendered-page'
import { watchSavedScroll } from '@/browser/saved-scroll'
import { environment, environmentOf } from '@/config/environment'
import { pause } from '@/lib/pause'
import { isTextEarly } from '@/modules/markdown/early-text'
import { lazyPart } from '@/ui/lazy-part'
import { showToast } from '@/ui/toast'
import { App } from './App'
import { reloadOnMissingCode } from './chunk-reload'
import { createQueryClient } from './query-client'
import { createRoutes } from './routes'
import { startTelemetry } from './telemetry'

const UnknownHostPage = lazyPart(
  () => import('./UnknownHostPage'),
  (module) => module.UnknownHostPage,
)

/** How long the first rendering waits for what start.js is loading, in milliseconds: code, and the text of a page. */
const earlyCodeTimeoutMs = 100
const earlyTextTimeoutMs = 300

/** Starts the portal: environment, query client, router, first rendering. The session is looked for at the same time. */
export function boot(container: HTMLElement): void {
  const root = createRoot(container)
  if (!environmentOf(window.location.hostname)) {
    root.render(<UnknownHostPage hostname={window.location.hostname} isWholePage />)
    return
  }
  const queryClient = createQueryClient()
  keyEntries()
  const router = createBrowserRouter(createRoutes(queryClient))
  watchSavedScroll(router)
  const rendered = renderedPage()
  if (rendered) replaceRenderedPage(rendered, container)
  const render = () => root.render(<App queryClient={queryClient} router={router} />)
  const timeoutMs = isTextEarly() ? earlyTextTimeoutMs : window.earlyWorkers?.reader && earlyCodeTimeoutMs
  // It arrives in a moment: rendering a skeleton first would only delay it.
  if (timeoutMs !== undefined) void Promise.race([initialized(router), pause(timeoutMs)]).then(render)
  else render()
  if (environment().maintenance.splash) return

  reloadOnMissingCode(router)
  const arriving = startSession()
  // After the session has started: on the callback address a person is about to be signed in, and must not be tagged as a visitor.
  startTelemetry(queryClient)
  void arriving.then(async (arrival) => {
    if (!arrival) return
    await router.navigate(arrival.returnTo, { replace: true })
    if (arrival.error) showToast({ ...arrival.error, tone: 'error', persistent: true })
  })
}

/** Resolves when the code of the first page has arrived. */
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

/**
 * Gives every entry of the history a key of its own, by which its scroll position is saved. The router gives keys only to
 * the entries that it creates; those of typed addresses, which the browser creates, would share one.
 */
function keyEntries(): void {
  nameEntry()
  window.addEventListener('popstate', nameEntry)
}

function nameEntry(): void {
  const state = window.history.state as { key?: string } | null
  if (state?.key === undefined) window.history.replaceState({ ...state, key: Math.random().toString(36).slice(2) }, '')
}
