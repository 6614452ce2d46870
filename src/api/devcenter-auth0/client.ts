import { createApiClient } from '@/api/core/http'
import { environment } from '@/config/environment'
import { authorizationRequestSchema, type AuthorizationRequest } from './schemas'

const client = createApiClient({ api: 'devcenter-auth0', baseUrl: `${environment().kubeUrl}/devcenter-auth0` })

/** Reads what the organization or consent screen shows (API-8). The key alone gives access, so no token is sent. */
export function getAuthorizationRequest(key: string, signal: AbortSignal): Promise<AuthorizationRequest> {
  return client.request(
    {
      method: 'POST',
      path: '/redirect/v1/login-organizations-cache',
      body: { key },
      access: 'public',
      signal,
    },
    authorizationRequestSchema,
  )
}
