import type { AuthorizationRequest } from '@/api/devcenter-auth0/schemas'
import { returnAddressOf, type ReturnAddress } from '@/lib/redirect-uri'

export interface Organization {
  id: string
  name: string
}

/** The agreement that goes with a consent. `unreadable`: there is one, but not at an address that may be opened. */
type Agreement = { kind: 'none' } | { kind: 'unreadable' } | { kind: 'link'; url: string }

/** What the screens ask, read from the cache's answer. */
export interface Asked {
  appName: string
  organizations: Organization[]
  /** Undefined when the cache named no address. */
  redirectUri: string | undefined
  returnsTo: ReturnAddress | undefined
  agreement: Agreement
  /** Retailers whose data the application wants to see. */
  partners: string[]
  alreadyAuthorized: boolean
}

/** Makes what is shown of an answer that may lack anything. */
export function askedBy(request: AuthorizationRequest): Asked {
  const redirectUri = request.redirect_uri?.trim() || undefined
  const organizations = request.org_list.map(({ org_id: id, org_name: name }) => ({ id, name: name?.trim() || id }))
  const partners = (request.consent_requested?.partners ?? []).map(({ name }) => name?.trim() ?? '')
  return {
    appName: request.app_name?.trim() || 'An app',
    organizations: [...new Map(organizations.map((organization) => [organization.id, organization])).values()],
    redirectUri,
    returnsTo: redirectUri === undefined ? undefined : returnAddressOf(redirectUri),
    agreement: agreementAt(request.agreement_terms_url),
    partners: [...new Set(partners.filter((name) => name !== ''))],
    alreadyAuthorized: request.already_authorized ?? false,
  }
}

function agreementAt(url: string | undefined): Agreement {
  if (url === undefined || url.trim() === '') return { kind: 'none' }
  const readable = URL.canParse(url) && ['https:', 'http:'].includes(new URL(url).protocol)
  return readable ? { kind: 'link', url: new URL(url).href } : { kind: 'unreadable' }
}
