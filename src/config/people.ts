import { isOfDomain } from '@/lib/email-domain'
import { environment } from './environment'

interface Person {
  email: string
  roles: string[]
  organization?: { organization_name?: string | undefined; namespace?: string | undefined } | undefined
}

/** Staff of the provider: the organization's namespace is one of the internal ones (1 §6). Opens tools and internal documents. */
export function isInternal(person: Person | undefined): boolean {
  const namespace = person?.organization?.namespace
  return namespace !== undefined && environment().internalNamespaces.includes(namespace)
}

/** Staff with the Network Toolbox (2 §6): internal RSX assets, the engineers' note and schema version 7.1.0. */
export function isToolbox(person: Person | undefined): boolean {
  return isInternal(person) && (person?.roles.includes('network-toolbox:user') ?? false)
}

export type UserType = 'Visitor' | 'SPS-User' | 'Trial-User' | 'Non-Trial-User'

/**
 * The tag that analytics and error tracking carry (3 §4). It goes by the email domain, as the sign-up does, which refuses
 * the provider's own people; what somebody may do does not.
 */
export function userType(person: Person | undefined): UserType {
  if (!person) return 'Visitor'
  if (isOfDomain(person.email, environment().internalEmailDomains)) return 'SPS-User'
  const name = person.organization?.organization_name ?? ''
  return name === 'Trial Account' || name.endsWith('- Trial') ? 'Trial-User' : 'Non-Trial-User'
}
