import { createCodeLoader } from '@/browser/code-loader'
import { environment } from '@/config/environment'
import { setErrorReporter } from '@/config/error-report'
import type { UserType } from '@/config/user-roles'
import { pause } from '@/lib/pause'
import type { startErrorTracking } from './error-tracking'

type ErrorTracking = ReturnType<typeof startErrorTracking>

/** How long after the first idle moment of a page error tracking is loaded, if no error came before, in milliseconds. */
const loadDelayMs = 5000

const trackingCode = createCodeLoader(() => import('./error-tracking'), { reloadsPortal: false })

/**
 * Sends errors to error tracking, where a DSN is configured, and returns a function that sets the user-type tag. The SDK is
 * loaded with the first error, else some time after the page was shown, so that it delays nothing and is there when the
 * server fails later. If that fails, the next error loads it. The portal works without it.
 */
export function startErrorReports(): (tag: UserType) => void {
  const { errorTrackingDsn: dsn, name } = environment()
  if (dsn === undefined) {
    setErrorReporter(() => undefined)
    return () => undefined
  }
  let tag: UserType | undefined
  let tracking: ErrorTracking | undefined
  const early = new AbortController()

  const load = async () => {
    const { startErrorTracking } = await trackingCode.load()
    if (tracking) return tracking
    // From now on the SDK listens for uncaught errors.
    early.abort()
    tracking = startErrorTracking(dsn, name)
    if (tag) tracking.setUserType(tag)
    return tracking
  }

  const report = (error: unknown) =>
    void load().then(
      (loaded) => loaded.report(error),
      () => undefined,
    )
  setErrorReporter(report)
  window.addEventListener('error', ({ error, message }) => report(error ?? message), { signal: early.signal })
  window.addEventListener('unhandledrejection', ({ reason }) => report(reason), { signal: early.signal })
  void firstPaint()
    .then(idle)
    .then(() => pause(loadDelayMs))
    .then(online)
    .then(load)
    .catch(() => undefined)

  return (next) => {
    tag = next
    tracking?.setUserType(next)
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

/** Resolves as soon as the browser has a network connection. */
function online(): Promise<unknown> {
  if (navigator.onLine) return Promise.resolve()
  return new Promise((resolve) => window.addEventListener('online', resolve, { once: true }))
}
