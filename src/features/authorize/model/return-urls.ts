import { environment } from '@/config/environment'
import { returnUrlOf } from '@/lib/redirect-uri'

/** The provider's address that continues the authorization (AUTHZ-9). Without an organization it takes the preferred one. */
export function continueUrl(state: string, organizationId: string | undefined): string {
  const url = new URL('/continue', environment().auth.domain)
  url.searchParams.set('state', state)
  if (organizationId !== undefined) url.searchParams.set('org_id', organizationId)
  return url.href
}

/**
 * The address that tells an application that its user refused: the error is appended to the query; the rest of the address,
 * such as the client's `state`, stays as it is. Undefined for an address that must not be followed.
 */
export function refusalUrl(uri: string): string | undefined {
  if (returnUrlOf(uri).kind === 'unsafe') return undefined
  const description = encodeURIComponent('User did not authorize the request')
  const error = `error=access_denied&error_description=${description}`
  const [, base = '', query = '', fragment = ''] = /^([^?#]*)(\?[^#]*)?(#.*)?$/s.exec(new URL(uri).href) ?? []
  const glue = query === '' ? '?' : /[?&]$/.test(query) ? query : `${query}&`
  return `${base}${glue}${error}${fragment}`
}
