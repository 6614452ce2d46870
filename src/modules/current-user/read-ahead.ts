import type { QueryClient } from '@tanstack/react-query'
import { identityQueries } from '@/api/identity/queries'
import { currentSession } from '@/auth/session'
import { hasAcceptedTerms, hasDevCenterAccess } from './access'

/**
 * Starts reading private data before the page that shows it is there, once it is sure that the page will be: somebody
 * is signed in and stands before neither the role nor the terms gate, where only the person's record may be read (3 §4).
 */
export async function readAhead(queryClient: QueryClient, start: () => void): Promise<void> {
  const session = currentSession()
  if (session.status !== 'signedIn') return
  // The gate itself reads the same record and tells when that fails.
  const user = await queryClient.ensureQueryData(identityQueries.user(session.userId)).catch(() => undefined)
  if (user && hasDevCenterAccess(user) && hasAcceptedTerms(user)) start()
}
