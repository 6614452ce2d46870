import type { QueryClient } from '@tanstack/react-query'
import { identityQueries } from '@/api/identity/queries'
import { rsxQueries } from '@/api/rsx/queries'
import { currentSession } from '@/auth/session'
import { isToolbox } from '@/config/people'
import type { RuleSources } from '@/modules/rsx-rules/rule-sources'

/** Loads the sources of a document's rules, of every version that the reader may open. */
export async function loadRules(queryClient: QueryClient, document: string, version: string): Promise<RuleSources> {
  const session = currentSession()
  const userId = session.status === 'signedIn' ? session.userId : undefined
  const user = userId === undefined ? undefined : await queryClient.ensureQueryData(identityQueries.user(userId))
  return queryClient.fetchQuery(rsxQueries.ruleSources(document, version, isToolbox(user)))
}
