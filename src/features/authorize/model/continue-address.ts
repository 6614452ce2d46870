import { environment } from '@/config/environment'

/** The provider's address that continues the authorization (AUTHZ-9). Without an organization it takes the preferred one. */
export function continueAddress(state: string, organizationId: string | undefined): string {
  const url = new URL('/continue', environment().auth.domain)
  url.searchParams.set('state', state)
  if (organizationId !== undefined) url.searchParams.set('org_id', organizationId)
  return url.href
}
