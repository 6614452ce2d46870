import type { QueryClient } from '@tanstack/react-query'
import { identityQueries } from '@/api/identity/queries'
import { rsxQueries } from '@/api/rsx/queries'
import type { RuleFiles, RuleReader } from '@/api/rsx/rule-sources'
import type { SchemaNames } from '@/api/rsx/schemas'
import { currentSession } from '@/auth/session'
import { isToolboxUser } from '@/config/user-roles'
import type { VersionSchema } from '@/engines/rsx/rule-sources'

/** Loads the names of the documents of every version that the reader may open. */
export async function loadSchemaNames(queryClient: QueryClient): Promise<SchemaNames> {
  const isVisitor = currentSession().status !== 'signedIn'
  return queryClient.fetchQuery(rsxQueries.readableSchemaNames(isVisitor))
}

/** Loads the sources of a document's rules, of every version that the reader may open. Visitors get no designs of retailers. */
export async function loadRules(queryClient: QueryClient, document: string, version: string): Promise<RuleFiles> {
  return queryClient.fetchQuery(rsxQueries.ruleSources(document, version, await ruleReader(queryClient)))
}

/** Loads the schemas of those versions of a document that have lists of codes. */
export async function loadSchemasWithCodes(
  queryClient: QueryClient,
  document: string,
  versions: readonly string[],
): Promise<VersionSchema[]> {
  return queryClient.fetchQuery(rsxQueries.schemasWithCodes(document, versions, await ruleReader(queryClient)))
}

/** Loads the XML Schema of a document, with its lists of codes where the version has them. */
export async function loadSchema(
  queryClient: QueryClient,
  document: string,
  version: string,
): Promise<Uint8Array<ArrayBuffer>> {
  return queryClient.fetchQuery(rsxQueries.schema(document, version, await ruleReader(queryClient)))
}

async function ruleReader(queryClient: QueryClient): Promise<RuleReader> {
  const session = currentSession()
  if (session.status !== 'signedIn') return 'visitor'
  const isInternal = isToolboxUser(await queryClient.ensureQueryData(identityQueries.user(session.userId)))
  return isInternal ? 'internal' : 'member'
}
