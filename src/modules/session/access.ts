import type { User } from '@/api/identity/schemas'

/** Whether a person may use the portal: needs a permission that starts with `devcenter:` in the token's organization (AUTH-7). */
export function hasDevCenterAccess(user: User): boolean {
  const membership = user.organizations.find((candidate) => candidate.id === user.organization?.id)
  return membership?.permissions.some((permission) => permission.startsWith('devcenter:')) ?? false
}

/** Whether a person has accepted the terms of use (TERMS-3). */
export function hasAcceptedTerms(user: User): boolean {
  return Boolean(user.developer_center_tos_agreed_at)
}
