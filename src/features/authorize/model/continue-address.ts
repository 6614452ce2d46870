import { environment } from '@/config/environment'

/** Where the provider goes on with the authorization (1 §4). Without an organization it takes the preferred one. */
export function continueAddress(state: string, organizationId: string | undefined): string {
  const url = new URL('/continue', environment().auth.domain)
  url.searchParams.set('state', state)
  if (organizationId !== undefined) url.searchParams.set('org_id', organizationId)
  return url.href
}
