import { ApiError, isStatus } from '@/api/core/api-error'
import { getJson } from './client'

/** How a table of contents is requested: like its documents, or as a `member` of an open one. */
export type TocAccess = 'open' | 'private' | 'member'

/**
 * Loads the table of contents at an address, which is not checked yet. A host that refuses a member's token is asked
 * without it.
 * @throws ApiError
 */
export async function getTocJson(url: string, access: TocAccess, signal: AbortSignal): Promise<unknown> {
  if (access !== 'member') return getJson(url, { access, signal })
  try {
    return await getJson(url, { access: 'private', signal })
  } catch (error) {
    if (!isTokenRefused(error)) throw error
    return getJson(url, { access: 'public', signal })
  }
}

/** Whether the host may answer without the token. One that does not allow the header (CORS) looks like a failing network. */
function isTokenRefused(error: unknown): boolean {
  return isStatus(error, 401) || isStatus(error, 403) || (error instanceof ApiError && error.kind === 'network')
}
