import { ApiError } from '@/api/core/api-error'
import { createApiClient } from '@/api/core/http'
import { environment } from '@/config/environment'
import {
  imageSchema,
  invitationSchema,
  organizationSchema,
  passwordPolicySchema,
  usersPageSchema,
  type AccountOfInvitation,
  type Invitation,
  type PasswordChange,
  type PasswordPolicy,
  type PasswordReset,
  type Preferences,
  type ProfileChanges,
  type User,
} from './schemas'

const client = createApiClient({ api: 'identity', baseUrl: `${environment().identityUrl}/identity` })

/** Reads the signed-in person with organizations and permissions (API-10). Fails with 404 when the id is unknown. */
export async function getUser(userId: string, signal: AbortSignal): Promise<User> {
  const page = await client.request(
    { method: 'GET', path: '/v3/users/', query: { id: userId }, access: 'private', signal },
    usersPageSchema,
  )
  const user = page.results[0]
  if (!user) throw new ApiError({ api: 'identity', kind: 'http', status: 404, message: 'identity: no such user' })
  return user
}

/** Whether an organization is a trial; the endpoint for the keys in Connection Information (API-9). */
export async function getTrialStatusForKeys(organizationId: string, signal: AbortSignal): Promise<boolean> {
  const path = `/v2/organizations/${encodeURIComponent(organizationId)}/`
  return (await client.request({ method: 'GET', path, access: 'private', signal }, organizationSchema)).is_trial
}

/** Whether an organization is a trial; the endpoint for the trial banner (API-9). */
export async function getTrialStatusForBanner(organizationId: string, signal: AbortSignal): Promise<boolean> {
  const path = `/orgs/${encodeURIComponent(organizationId)}/`
  return (await client.request({ method: 'GET', path, access: 'private', signal }, organizationSchema)).is_trial
}

/** Reads the rules that a new password must meet (API-16). */
export async function getPasswordPolicy(signal: AbortSignal): Promise<PasswordPolicy> {
  const path = '/v2/users/password-policy/'
  const answer = await client.request({ method: 'GET', path, access: 'public', signal }, passwordPolicySchema)
  return answer.data.regex_policy
}

/** Reads an invitation with its token (API-15). */
export function getInvitation(signedInvite: string, signal: AbortSignal): Promise<Invitation> {
  const path = `/v3/users/invitations/unauthed/${encodeURIComponent(signedInvite)}/`
  return client.request({ method: 'GET', path, access: 'public', signal }, invitationSchema)
}

/** Creates the account of an invitation (API-15). */
export function verifyInvitation(body: AccountOfInvitation, signal: AbortSignal): Promise<void> {
  return client.send({ method: 'PATCH', path: '/v3/users/invitations/verify/', access: 'public', body, signal })
}

/** Requests an email with a link to set a new password; the answer does not tell whether there is an account (API-17). */
export function forgotPassword(emailAddress: string, signal: AbortSignal): Promise<void> {
  const body = { email_address: emailAddress, reset_destination: 'devcenter' }
  return client.send({ method: 'POST', path: '/users/forgot-password/', access: 'public', body, signal })
}

/** Sets a new password with the code of such a link (API-17). */
export function resetPassword(body: PasswordReset, signal: AbortSignal): Promise<void> {
  return client.send({ method: 'POST', path: '/users/reset-password/', access: 'public', body, signal })
}

const profilePath = (userId: string) => `/v3/users/${encodeURIComponent(userId)}/profile/`

/** Changes some fields of a profile (API-12). */
export async function patchProfile(userId: string, body: ProfileChanges): Promise<void> {
  await client.send({ method: 'PATCH', path: profilePath(userId), body, access: 'private' })
}

/** Replaces the names and preferences of a profile (API-13). */
export async function putProfile(
  userId: string,
  body: Pick<User, 'first_name' | 'last_name' | 'email'> & { preferences: Preferences },
): Promise<void> {
  await client.send({ method: 'PUT', path: profilePath(userId), body, access: 'private' })
}

/** Uploads a photo and returns its id (API-14). It becomes the person's photo when the profile names it. */
export async function uploadAvatar(userId: string, photo: File): Promise<string> {
  const body = new FormData()
  body.append('uploadedFile', photo)
  const path = `/users/${encodeURIComponent(userId)}/avatar/`
  return (await client.request({ method: 'POST', path, body, access: 'private' }, imageSchema)).image_id
}

/** Changes the password of the signed-in person (API-18). */
export async function changePassword(body: PasswordChange): Promise<void> {
  await client.send({ method: 'PUT', path: '/v1/users/me/change-password/', body, access: 'private' })
}

/** Stores when the person accepted the terms, as an ISO timestamp (API-11). */
export function agreeToTerms(userId: string, agreedAt: string): Promise<void> {
  const body = { developer_center_tos_agreed_at: agreedAt }
  return client.send({ method: 'PATCH', path: profilePath(userId), body, access: 'private' })
}
