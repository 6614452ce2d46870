import type { QueryClient } from '@tanstack/react-query'
import { identityQueries } from '@/api/identity/queries'
import { currentSession } from '@/auth/session'
import { hasAcceptedTerms, hasDevCenterAccess } from './access'

/**
 * Starts reading private data while the code of its page is still loading. It does so only for people who are signed in,
 * have access and have accepted the terms: before that, only the person's record may be read (TERMS-3).
 */
export async function readAhead(queryClient: QueryClient, start: () => void): Promise<void> {
  const session = currentSession()
  if (session.status !== 'signedIn') return
  // A failure shows in the access gate, which reads the same record.
  const user = await queryClient.ensureQueryData(identityQueries.user(session.userId)).catch(() => undefined)
  if (user && hasDevCenterAccess(user) && hasAcceptedTerms(user)) start()
}
