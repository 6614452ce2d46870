import type { QueryClient } from '@tanstack/react-query'
import { identityQueries } from '@/api/identity/queries'
import { currentSession, subscribeSession } from '@/auth/session'
import { pushAnalytics } from '@/config/analytics'
import { environment } from '@/config/environment'
import { setErrorReporter } from '@/config/error-report'
import { userType, type UserType } from '@/config/people'
import { pause } from '@/lib/pause'

/** Hands the user-type tag (3 §4) to analytics and error tracking, now and whenever it changes. */
export function startTelemetry(queryClient: QueryClient): void {
  let tag: UserType | undefined
  let tagErrors: ((tag: UserType) => void) | undefined

  const update = () => {
    const next = currentTag(queryClient)
    if (next === undefined || next === tag) return
    tag = next
    pushAnalytics({ event: 'user-type', userType: tag })
    tagErrors?.(tag)
  }
  subscribeSession(update)
  queryClient.getQueryCache().subscribe(update)
  update()

  const dsn = environment().errorTrackingDsn
  if (dsn === undefined) return
  void shown()
    .then(idle)
    .then(() => import('./error-tracking'))
    .then(
      ({ startErrorTracking }) => {
        const tracking = startErrorTracking(dsn, environment().name)
        setErrorReporter(tracking.report)
        tagErrors = tracking.tag
        if (tag) tracking.tag(tag)
      },
      // Without error tracking the portal works all the same.
      () => undefined,
    )
}

/** Undefined while it is not known yet who is here. */
function currentTag(queryClient: QueryClient): UserType | undefined {
  const session = currentSession()
  if (session.status === 'anonymous') return userType(undefined)
  if (session.status !== 'signedIn') return undefined
  const user = queryClient.getQueryData(identityQueries.user(session.userId).queryKey)
  return user && userType(user)
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
