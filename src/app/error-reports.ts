import { environment } from '@/config/environment'
import { setErrorReporter } from '@/config/error-report'
import type { UserType } from '@/config/people'
import { pause } from '@/lib/pause'

/** How long a page that shows something and is idle is left alone before error tracking comes without an error, in milliseconds. */
const restMs = 5000

/**
 * Hands errors to error tracking, where a DSN is set; answers how its user-type tag is set. The SDK is loaded with the
 * first error, else when the page has long been shown: nobody waits for it then, and it is there when the server is not.
 * Without it the portal works all the same.
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
    const { startErrorTracking } = await import('./error-tracking')
    // From now on it hears of uncaught errors by itself.
    early.abort()
    const tracking = startErrorTracking(dsn, name)
    if (tag) tracking.tag(tag)
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
  void shown()
    .then(idle)
    .then(() => pause(restMs))
    .then(tracking)
    .catch(() => undefined)

  return (next) => {
    tag = next
    void loading?.then(
      (loaded) => loaded.tag(next),
      () => undefined,
    )
  }
}

/** Settled when the page has shown something; in the background, where it shows nothing, after 5 s. */
function shown(): Promise<void> {
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
