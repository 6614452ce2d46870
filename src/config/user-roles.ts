import { hasEmailDomain } from '@/lib/email-address'
import { environment } from './environment'

interface Person {
  email: string
  roles: string[]
  organization?: { organization_name?: string | undefined; namespace?: string | undefined } | undefined
}

/** Whether a person belongs to the provider's staff (AUTH-12), who may use internal tools and read internal documents. */
export function isStaffMember(person: Person | undefined): boolean {
  const namespace = person?.organization?.namespace
  return namespace !== undefined && environment().internalNamespaces.includes(namespace)
}

/** Whether a person is staff with the Network Toolbox (AUTH-13), who get internal RSX files, the engineers' note and schema version 7.1.0. */
export function isToolboxUser(person: Person | undefined): boolean {
  return isStaffMember(person) && (person?.roles.includes('network-toolbox:user') ?? false)
}

export type UserType = 'Visitor' | 'SPS-User' | 'Trial-User' | 'Non-Trial-User'

/**
 * The tag of a person in analytics and error tracking (AUTH-14). Staff are recognized by their email domain, as at the
 * sign-up; permissions depend on the organization instead.
 */
export function userType(person: Person | undefined): UserType {
  if (!person) return 'Visitor'
  if (hasEmailDomain(person.email, environment().internalEmailDomains)) return 'SPS-User'
  const name = person.organization?.organization_name ?? ''
  return name === 'Trial Account' || name.endsWith('- Trial') ? 'Trial-User' : 'Non-Trial-User'
}
