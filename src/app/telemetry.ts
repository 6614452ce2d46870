import type { QueryClient } from '@tanstack/react-query'
import { identityQueries } from '@/api/identity/queries'
import { currentSession, subscribeSession } from '@/auth/session'
import { pushAnalytics } from '@/config/analytics'
import { userType, type UserType } from '@/config/people'
import { startErrorReports } from './error-reports'

/** Hands the user-type tag (3 §4) to analytics and error tracking, now and whenever it changes. */
export function startTelemetry(queryClient: QueryClient): void {
  let tag: UserType | undefined
  const tagErrors = startErrorReports()

  const update = () => {
    const next = currentTag(queryClient)
    if (next === undefined || next === tag) return
    tag = next
    pushAnalytics({ event: 'user-type', userType: tag })
    tagErrors(tag)
  }
  subscribeSession(update)
  queryClient.getQueryCache().subscribe(update)
  update()
}

/** Undefined while it is not known yet who is here. */
function currentTag(queryClient: QueryClient): UserType | undefined {
  const session = currentSession()
  if (session.status === 'anonymous') return userType(undefined)
  if (session.status !== 'signedIn') return undefined
  const user = queryClient.getQueryData(identityQueries.user(session.userId).queryKey)
  return user && userType(user)
}
