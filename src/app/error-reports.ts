import { createCodeLoader } from '@/browser/code-loader'
import { environment } from '@/config/environment'
import { setErrorReporter } from '@/config/error-report'
import type { UserType } from '@/config/user-roles'
import { pause } from '@/lib/pause'

/** How long after the first idle moment of a page error tracking is loaded, if no error came before, in milliseconds. */
const loadDelayMs = 5000

const trackingCode = createCodeLoader(() => import('./error-tracking'))

/**
 * Sends errors to error tracking, where a DSN is configured, and returns a function that sets the user-type tag. The SDK is
 * loaded with the first error, else some time after the page was shown, so that it delays nothing and is there when the
 * server fails later. The portal works without it.
 */
export function startErrorReports(): (tag: UserType) => void {
  const { errorTrackingDsn: dsn, name } = environment()
  if (dsn === undefined) {
    setErrorReporter(() => undefined)
    return () => undefined
  }
  let tag: UserType | undefined
  const early = new AbortController()

  const load = async () => {
    const { startErrorTracking } = await trackingCode.load()
    // From now on the SDK listens for uncaught errors.
    early.abort()
    const tracking = startErrorTracking(dsn, name)
    if (tag) tracking.setUserType(tag)
    return tracking
  }
  let loading: ReturnType<typeof load> | undefined
  const tracking = () => (loading ??= load())

  const report = (error: unknown) =>
    void tracking().then(
      (loaded) => loaded.report(error),
      () => undefined,
    )
  setErrorReporter(report)
  window.addEventListener('error', ({ error, message }) => report(error ?? message), { signal: early.signal })
  window.addEventListener('unhandledrejection', ({ reason }) => report(reason), { signal: early.signal })
  void firstPaint()
    .then(idle)
    .then(() => pause(loadDelayMs))
    .then(tracking)
    .catch(() => undefined)

  return (next) => {
    tag = next
    void loading?.then(
      (loaded) => loaded.setUserType(next),
      () => undefined,
    )
  }
}

/** Resolves at the first paint of the page, or after 5 s in a background tab, which paints nothing. */
function firstPaint(): Promise<void> {
  const painted = new Promise<void>((resolve) => {
    new PerformanceObserver((list, observer) => {
      if (list.getEntriesByName('first-contentful-paint').length === 0) return
      observer.disconnect()
      resolve()
    }).observe({ type: 'paint', buffered: true })
  })
  return Promise.race([painted, pause(5000)])
}

function idle(): Promise<unknown> {
  if (!('requestIdleCallback' in window)) return pause(1000)
  return new Promise((resolve) => window.requestIdleCallback(resolve, { timeout: 5000 }))
}
