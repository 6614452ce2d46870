import type { User } from '@/api/identity/schemas'

/** Whether a person may use the portal: a permission that starts with `devcenter:` in the organization of the token (3 §6). */
export function hasDevCenterAccess(user: User): boolean {
  const membership = user.organizations.find((candidate) => candidate.id === user.organization?.id)
  return membership?.permissions.some((permission) => permission.startsWith('devcenter:')) ?? false
}
