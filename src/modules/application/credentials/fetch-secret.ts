import { isStatus } from '@/api/core/api-error'
import type { ClientKind } from '@/api/devcenter/client'
import { loadClient } from '@/api/devcenter/queries'
import { reportSessionEnded } from '@/auth/session'

/**
 * Fetches a secret without the query cache, which must never hold one.
 * @throws ApiError
 */
export async function fetchSecret(applicationId: string, kind: ClientKind): Promise<string> {
  const { getSecret } = await loadClient()
  try {
    return await getSecret(applicationId, kind)
  } catch (error) {
    if (isStatus(error, 401)) reportSessionEnded()
    throw error
  }
}
