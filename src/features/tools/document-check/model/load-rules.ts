import type { QueryClient } from '@tanstack/react-query'
import { identityQueries } from '@/api/identity/queries'
import { rsxQueries } from '@/api/rsx/queries'
import { currentSession } from '@/auth/session'
import { isToolboxUser } from '@/config/user-roles'
import type { RuleSources, VersionSchema } from '@/engines/rsx/rule-sources'

/** Loads the sources of a document's rules, of every version that the reader may open. */
export async function loadRules(queryClient: QueryClient, document: string, version: string): Promise<RuleSources> {
  return queryClient.fetchQuery(rsxQueries.ruleSources(document, version, await mayReadInternal(queryClient)))
}

/** Loads the schemas of those versions of a document that have lists of codes. */
export async function loadSchemasWithCodes(
  queryClient: QueryClient,
  document: string,
  versions: readonly string[],
): Promise<VersionSchema[]> {
  return queryClient.fetchQuery(rsxQueries.schemasWithCodes(document, versions, await mayReadInternal(queryClient)))
}

async function mayReadInternal(queryClient: QueryClient): Promise<boolean> {
  const session = currentSession()
  const userId = session.status === 'signedIn' ? session.userId : undefined
  return isToolboxUser(
    userId === undefined ? undefined : await queryClient.ensureQueryData(identityQueries.user(userId)),
  )
}
