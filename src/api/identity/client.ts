import { ApiError } from '@/api/core/api-error'
import { createApiClient } from '@/api/core/http'
import { environment } from '@/config/environment'
import { organizationSchema, usersPageSchema, type User } from './schemas'

const client = createApiClient({ api: 'identity', baseUrl: `${environment().identityUrl}/identity` })

/** The signed-in person with organizations and permissions (3 §7); a 404 when the identity service knows nobody of that id. */
export async function getUser(userId: string, signal: AbortSignal): Promise<User> {
  const page = await client.request(
    { method: 'GET', path: '/v3/users/', query: { id: userId }, access: 'private', signal },
    usersPageSchema,
  )
  const user = page.results[0]
  if (!user) throw new ApiError({ api: 'identity', kind: 'http', status: 404, message: 'identity: no such user' })
  return user
}

/** Whether an organization is a trial, as Connection Information asks (1 §7). */
export async function getOrganizationTrial(organizationId: string, signal: AbortSignal): Promise<boolean> {
  const path = `/v2/organizations/${encodeURIComponent(organizationId)}/`
  return (await client.request({ method: 'GET', path, access: 'private', signal }, organizationSchema)).is_trial
}

/** Whether an organization is a trial, as the trial banner asks (3 §7). */
export async function getOrgTrial(organizationId: string, signal: AbortSignal): Promise<boolean> {
  const path = `/orgs/${encodeURIComponent(organizationId)}/`
  return (await client.request({ method: 'GET', path, access: 'private', signal }, organizationSchema)).is_trial
}
