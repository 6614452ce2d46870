import { ApiError, isStatus } from '@/api/core/api-error'
import { getJson } from '@/api/content/client'
import { parseToc, type TocNode } from '@/modules/toc-tree/parse-toc'
import { tocUrl } from './doc-location'
import type { Access } from './document-access'

/** How a table of contents is requested: like its documents, or as a `member` of an open one. */
export type TocAccess = Access | 'member'

/**
 * How a reader requests the table of contents of a service. Everybody who is signed in sends the token, also for a public
 * service: its host may leave out entries that others may not see (DOC-14).
 */
export function tocAccess(serviceAccess: Access, isSignedIn: boolean): TocAccess {
  return isSignedIn && serviceAccess === 'open' ? 'member' : serviceAccess
}

/**
 * Loads the table of contents of the documentation at a location. A host that refuses a member's token is asked without it.
 * @throws ApiError
 */
export async function getToc(location: string, access: TocAccess, signal: AbortSignal): Promise<TocNode[]> {
  const url = tocUrl(location)
  if (access !== 'member') return parseToc(await getJson(url, { access, signal }))
  try {
    return parseToc(await getJson(url, { access: 'private', signal }))
  } catch (error) {
    if (!isTokenRefused(error)) throw error
    return parseToc(await getJson(url, { access: 'public', signal }))
  }
}

/** Whether the host may answer without the token. One that does not allow the header (CORS) looks like a failing network. */
function isTokenRefused(error: unknown): boolean {
  return isStatus(error, 401) || isStatus(error, 403) || (error instanceof ApiError && error.kind === 'network')
}
