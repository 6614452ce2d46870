import type { QueryClient } from '@tanstack/react-query'
import { identityQueries } from '@/api/identity/queries'
import { currentSession, subscribeSession } from '@/auth/session'
import { pushAnalytics } from '@/config/analytics'
import { userType, type UserType } from '@/config/user-roles'
import { startErrorReports } from './error-reports'

/** Sends the user-type tag (AUTH-14) to analytics and error tracking, now and whenever it changes. */
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

/** The tag of the current person; undefined while it is not known who that is. */
function currentTag(queryClient: QueryClient): UserType | undefined {
  const session = currentSession()
  if (session.status === 'anonymous') return userType(undefined)
  if (session.status !== 'signedIn') return undefined
  const user = queryClient.getQueryData(identityQueries.user(session.userId).queryKey)
  return user && userType(user)
}
